/** The views that only some visitors open. They are one bundle, which lazy.js loads. */
export { aboutView, keysView } from './about.js';
export { compareView } from './compare.js';
export { endCard } from './end_card.js';
export { fairView } from './fair.js';
export { footPart } from './foot.js';
export { gamesView } from './games.js';
export { languageView } from './languages.js';
export { lookActView, lookListView, lookRuleView, lookToolsView } from './look_back.js';
export { menuView } from './menu.js';
export { boneButtons, realDiceView, startingDiceView } from './real_dice.js';
export { resultView } from './result.js';
export { rulebookView } from './rulebook.js';
export { samplePart } from './sample.js';
export { settingsView } from './settings.js';
export { opponentPart, optionsPart } from './setup.js';
export { stackView } from './stack.js';
export { storyView } from './story.js';
