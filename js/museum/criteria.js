/**
 * The criteria of WCAG 2.2, levels A and AA, one by one. Their names are those of the standard, in English.
 * "supports": the tests named here hold it, or a part of it. "none": there is nothing of that kind. "unknown": no test.
 */

/** @typedef {'supports'|'none'|'unknown'} Result */
/** @typedef {[number: string, level: 'A'|'AA', name: string, result: Result, tests?: string[]]} Criterion */

const AXE = 'tests/browser/test_axe.py';
const KEYBOARD = 'tests/browser/test_keyboard.py';
const READER = 'tests/browser/test_screen_reader.py';
const LANGUAGES = 'tests/browser/test_languages.py';
const LAYOUT = 'tests/browser/test_layout.py';
const CONTRAST = 'tests/js/contrast.test.js';

/** @type {Criterion[]} */
export const CRITERIA = [
  ['1.1.1', 'A', 'Non-text Content', 'supports', [AXE, READER]],
  ['1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)', 'none'],
  ['1.2.2', 'A', 'Captions (Prerecorded)', 'none'],
  ['1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)', 'none'],
  ['1.2.4', 'AA', 'Captions (Live)', 'none'],
  ['1.2.5', 'AA', 'Audio Description (Prerecorded)', 'none'],
  ['1.3.1', 'A', 'Info and Relationships', 'supports', [AXE, READER]],
  ['1.3.2', 'A', 'Meaningful Sequence', 'supports', [LANGUAGES]],
  ['1.3.3', 'A', 'Sensory Characteristics', 'unknown'],
  ['1.3.4', 'AA', 'Orientation', 'supports', ['tests/browser/test_gallery.py']],
  ['1.3.5', 'AA', 'Identify Input Purpose', 'none'],
  ['1.4.1', 'A', 'Use of Color', 'supports', [CONTRAST]],
  ['1.4.2', 'A', 'Audio Control', 'supports', ['tests/js/sound.test.js']],
  ['1.4.3', 'AA', 'Contrast (Minimum)', 'supports', [AXE, CONTRAST]],
  ['1.4.4', 'AA', 'Resize Text', 'supports', ['tests/browser/test_layout_fonts.py']],
  ['1.4.5', 'AA', 'Images of Text', 'none'],
  ['1.4.10', 'AA', 'Reflow', 'supports', [LAYOUT]],
  ['1.4.11', 'AA', 'Non-text Contrast', 'supports', [CONTRAST]],
  ['1.4.12', 'AA', 'Text Spacing', 'unknown'],
  ['1.4.13', 'AA', 'Content on Hover or Focus', 'unknown'],
  ['2.1.1', 'A', 'Keyboard', 'supports', [KEYBOARD]],
  ['2.1.2', 'A', 'No Keyboard Trap', 'supports', [KEYBOARD]],
  ['2.1.4', 'A', 'Character Key Shortcuts', 'supports', [KEYBOARD, 'tests/js/keys.test.js']],
  ['2.2.1', 'A', 'Timing Adjustable', 'supports', ['tests/js/kiosk.test.js']],
  ['2.2.2', 'A', 'Pause, Stop, Hide', 'supports', ['tests/browser/test_motion.py']],
  ['2.3.1', 'A', 'Three Flashes or Below Threshold', 'unknown'],
  ['2.4.1', 'A', 'Bypass Blocks', 'supports', [AXE, KEYBOARD]],
  ['2.4.2', 'A', 'Page Titled', 'supports', [AXE]],
  ['2.4.3', 'A', 'Focus Order', 'supports', [KEYBOARD]],
  ['2.4.4', 'A', 'Link Purpose (In Context)', 'supports', [AXE]],
  ['2.4.5', 'AA', 'Multiple Ways', 'unknown'],
  ['2.4.6', 'AA', 'Headings and Labels', 'supports', [AXE]],
  ['2.4.7', 'AA', 'Focus Visible', 'supports', [KEYBOARD]],
  ['2.4.11', 'AA', 'Focus Not Obscured (Minimum)', 'unknown'],
  ['2.5.1', 'A', 'Pointer Gestures', 'supports', [KEYBOARD]],
  ['2.5.2', 'A', 'Pointer Cancellation', 'unknown'],
  ['2.5.3', 'A', 'Label in Name', 'unknown'],
  ['2.5.4', 'A', 'Motion Actuation', 'none'],
  ['2.5.7', 'AA', 'Dragging Movements', 'supports', [KEYBOARD]],
  ['2.5.8', 'AA', 'Target Size (Minimum)', 'supports', [LAYOUT]],
  ['3.1.1', 'A', 'Language of Page', 'supports', [AXE, LANGUAGES]],
  ['3.1.2', 'AA', 'Language of Parts', 'supports', ['tests/js/words.test.js']],
  ['3.2.1', 'A', 'On Focus', 'supports', [KEYBOARD]],
  ['3.2.2', 'A', 'On Input', 'supports', [KEYBOARD]],
  ['3.2.3', 'AA', 'Consistent Navigation', 'supports', ['tests/browser/test_steady.py']],
  ['3.2.4', 'AA', 'Consistent Identification', 'unknown'],
  ['3.2.6', 'A', 'Consistent Help', 'unknown'],
  ['3.3.1', 'A', 'Error Identification', 'supports', ['tests/browser/test_failures.py']],
  ['3.3.2', 'A', 'Labels or Instructions', 'supports', [AXE, READER]],
  ['3.3.3', 'AA', 'Error Suggestion', 'supports', ['tests/browser/test_every_ruleset.py']],
  ['3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)', 'none'],
  ['3.3.7', 'A', 'Redundant Entry', 'none'],
  ['3.3.8', 'AA', 'Accessible Authentication (Minimum)', 'none'],
  ['4.1.2', 'A', 'Name, Role, Value', 'supports', [AXE, READER]],
  ['4.1.3', 'AA', 'Status Messages', 'supports', [READER]],
];
