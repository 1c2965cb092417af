/**
 * The criteria of WCAG 2.2, levels A and AA, one by one. Their names are those of the standard, in English.
 * "supports": the tests named here hold it, or a part of it. "none": there is nothing of that kind. "unknown": no test.
 */

/** @typedef {'supports'|'none'|'unknown'} Result */
/** @typedef {[file: string, title: string]} Test a test, or all tests whose title begins with these words */
/** @typedef {[number: string, level: 'A'|'AA', name: string, result: Result, tests?: Test[]]} Criterion */

/** @type {(file: string) => (title: string) => Test} */
const inBrowser = (file) => (title) => [`tests/browser/test_${file}.py`, `test_${title}`];
/** @type {(file: string) => (title: string) => Test} */
const inScript = (file) => (title) => [`tests/js/${file}.test.js`, title];

const AXE = inBrowser('axe')('axe_finds_nothing');
const board = inScript('board');
const contrast = inScript('contrast');
const gallery = inBrowser('gallery');
const keyboard = inBrowser('keyboard');
const keys = inScript('keys');
const kiosk = inScript('kiosk');
const languages = inBrowser('languages');
const mouse = inBrowser('play');
const reader = inBrowser('screen_reader');

const ALL_SCREENS = gallery('a_game_fits_every_screen');
const BY_NAMES = reader('a_whole_game_by_names_alone');
const CHOICES = keyboard('every_new_game_choice_by_keyboard');
const FOCUS = keyboard('the_focus_goes_along_with_the_game');
const PAIRS = contrast('every pair can be told apart');
const REFUSED = inBrowser('every_ruleset')('parts_that_do_not_fit_are_refused_with_the_reason');
const SQUARES = reader('squares_name_their_place_and_pieces');

/** @type {Criterion[]} */
export const CRITERIA = [
  ['1.1.1', 'A', 'Non-text Content', 'supports', [AXE, SQUARES]],
  ['1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)', 'none'],
  ['1.2.2', 'A', 'Captions (Prerecorded)', 'none'],
  ['1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)', 'none'],
  ['1.2.4', 'AA', 'Captions (Live)', 'none'],
  ['1.2.5', 'AA', 'Audio Description (Prerecorded)', 'none'],
  ['1.3.1', 'A', 'Info and Relationships', 'supports', [AXE, SQUARES]],
  ['1.3.2', 'A', 'Meaningful Sequence', 'supports', [languages('the_order_of_reading_is_the_same')]],
  ['1.3.3', 'A', 'Sensory Characteristics', 'unknown'],
  ['1.3.4', 'AA', 'Orientation', 'supports', [ALL_SCREENS]],
  ['1.3.5', 'AA', 'Identify Input Purpose', 'none'],
  [
    '1.4.1',
    'A',
    'Use of Color',
    'supports',
    [board('selected, legal, capture and last move have signs'), board('a piece shows without colour')],
  ],
  ['1.4.2', 'A', 'Audio Control', 'supports', [inScript('sound')('every click is shorter than 80 ms')]],
  ['1.4.3', 'AA', 'Contrast (Minimum)', 'supports', [AXE, PAIRS]],
  ['1.4.4', 'AA', 'Resize Text', 'supports', [inBrowser('layout_fonts')('it_holds_with_text_of_twice_the_size')]],
  ['1.4.5', 'AA', 'Images of Text', 'none'],
  ['1.4.10', 'AA', 'Reflow', 'supports', [inBrowser('layout')('the_page_reflows')]],
  ['1.4.11', 'AA', 'Non-text Contrast', 'supports', [PAIRS]],
  ['1.4.12', 'AA', 'Text Spacing', 'unknown'],
  ['1.4.13', 'AA', 'Content on Hover or Focus', 'unknown'],
  ['2.1.1', 'A', 'Keyboard', 'supports', [keyboard('a_whole_game_by_enter_and_digits'), CHOICES]],
  ['2.1.2', 'A', 'No Keyboard Trap', 'supports', [CHOICES, keyboard('keys_play_where_nothing_has_the_focus')]],
  [
    '2.1.4',
    'A',
    'Character Key Shortcuts',
    'supports',
    [keys('letters act only on the board'), keys('digits choose from anywhere')],
  ],
  [
    '2.2.1',
    'A',
    'Timing Adjustable',
    'supports',
    [kiosk('the address of a kiosk cannot ask for less than WCAG gives'), kiosk('after a minute without a touch')],
  ],
  [
    '2.2.2',
    'A',
    'Pause, Stop, Hide',
    'supports',
    [inBrowser('motion')('a_piece_walks_and_then_nothing_moves'), kiosk('Pause stops the game')],
  ],
  ['2.3.1', 'A', 'Three Flashes or Below Threshold', 'unknown'],
  ['2.4.1', 'A', 'Bypass Blocks', 'supports', [AXE, keyboard('the_first_tab_offers_to_skip_the_bar')]],
  ['2.4.2', 'A', 'Page Titled', 'supports', [AXE]],
  ['2.4.3', 'A', 'Focus Order', 'supports', [FOCUS, keyboard('the_focus_stays_on_the_page_when_what_had_it_closes')]],
  ['2.4.4', 'A', 'Link Purpose (In Context)', 'supports', [AXE]],
  ['2.4.5', 'AA', 'Multiple Ways', 'unknown'],
  ['2.4.6', 'AA', 'Headings and Labels', 'supports', [AXE]],
  ['2.4.7', 'AA', 'Focus Visible', 'supports', [FOCUS, contrast('the focus shows on every ground')]],
  ['2.4.11', 'AA', 'Focus Not Obscured (Minimum)', 'unknown'],
  ['2.5.1', 'A', 'Pointer Gestures', 'supports', [mouse('a_game_by_touch')]],
  ['2.5.2', 'A', 'Pointer Cancellation', 'unknown'],
  ['2.5.3', 'A', 'Label in Name', 'unknown'],
  ['2.5.4', 'A', 'Motion Actuation', 'none'],
  ['2.5.7', 'AA', 'Dragging Movements', 'supports', [mouse('a_whole_game_by_mouse'), mouse('a_game_by_touch')]],
  ['2.5.8', 'AA', 'Target Size (Minimum)', 'supports', [ALL_SCREENS]],
  ['3.1.1', 'A', 'Language of Page', 'supports', [AXE, languages('the_page_begins_in_the_language_of_the_browser')]],
  ['3.1.2', 'AA', 'Language of Parts', 'supports', [inScript('words')('what a language lacks is said in English')]],
  ['3.2.1', 'A', 'On Focus', 'supports', [CHOICES]],
  ['3.2.2', 'A', 'On Input', 'supports', [CHOICES]],
  ['3.2.3', 'AA', 'Consistent Navigation', 'supports', [inBrowser('steady')('nothing_moves_while_a_game_is_played')]],
  ['3.2.4', 'AA', 'Consistent Identification', 'unknown'],
  ['3.2.6', 'A', 'Consistent Help', 'unknown'],
  [
    '3.3.1',
    'A',
    'Error Identification',
    'supports',
    [REFUSED, inBrowser('links')('an_address_with_wrong_rules_gets_a_sentence')],
  ],
  ['3.3.2', 'A', 'Labels or Instructions', 'supports', [AXE, reader('an_option_is_announced_with_its_note')]],
  ['3.3.3', 'AA', 'Error Suggestion', 'supports', [REFUSED]],
  ['3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)', 'none'],
  ['3.3.7', 'A', 'Redundant Entry', 'none'],
  ['3.3.8', 'AA', 'Accessible Authentication (Minimum)', 'none'],
  ['4.1.2', 'A', 'Name, Role, Value', 'supports', [AXE, SQUARES]],
  ['4.1.3', 'AA', 'Status Messages', 'supports', [BY_NAMES, reader('the_same_sentence_is_announced_again')]],
];
