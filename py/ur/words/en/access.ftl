# The accessibility statement (museum.html#access). The names of the criteria are those of the standard, in English.

museum-access-title = Accessibility
museum-access-note = What was tested with which result, and what is not known.
access-lead = The game should be playable by everyone, by keyboard, touch, mouse and screen reader. This page says what tests have shown, and what nobody has tried.
access-limits = What does not work, or is not known
access-limit-people = No person who uses a screen reader in daily life has tried the game for us. Programs have tested it.
access-limit-browsers = The tests run in Chromium, and in Firefox where it is installed. Nothing was tried with Safari and VoiceOver, or on a phone with TalkBack.
access-limit-languages = All languages but English were translated by machine. A screen reader may pronounce some words oddly.
access-limit-drawings = The sheets to print are drawings. Words beside them say what to do, but cutting and folding need sight or help.
access-limit-pdf = Whether the PDF files can be read by a screen reader has not been tested. The pages they are made from can be.
access-limit-tests = A test can miss what a person would notice: that a sentence is too long, or comes at the wrong moment.
access-report = How to report a problem
access-report-how = Tell the museum or school that shows you this page. Say what you wanted to do, and name your device, your browser and your assistive technology. We have no e-mail address for reports, and this page sends nothing.
access-rows = WCAG 2.2, levels A and AA
access-rows-note = Of { $all } criteria, { $supports } are supported as far as the named tests see, { $none } concern nothing that is in the pages, and { $unknown } are not tested.
access-caption = Each criterion, its result, and its tests, by their files in the source code of the game
access-criterion = Criterion
access-level = Level
access-result = Result
access-tests = Tested by
access-supports = supported
access-none = does not apply
access-unknown = not tested

## Sheets for people who try the game with a screen reader

access-readers = Sheets for a test with a screen reader
access-readers-note = Do each step without looking at the screen. Write down what you hear, and where it differs.
access-version = Versions
access-steps = Ten steps
access-do = Do this
access-hear = You should hear
access-heard = You heard
access-step-1 = Open the game.
    .hear = The name of the game, and that Play is a button.
access-step-2 = Choose other rules.
    .hear = The name of the rules, what is special in them, and that they are chosen.
access-step-3 = Press Play, and then Throw.
    .hear = What was thrown, and what it counts.
access-step-4 = Go through the list of what you can do.
    .hear = Every move with its squares, and what it brings.
access-step-5 = Choose a move.
    .hear = The move, whether it captures, and who is next.
access-step-6 = Go over the board by arrow keys or by swiping.
    .hear = Every square with its name, its ornament and its piece.
access-step-7 = Open the rules, and close them again.
    .hear = The title of the rules; then the button that opened them.
access-step-8 = Ask for a hint.
    .hear = A move and the reason for it.
access-step-9 = Play to the end of the game.
    .hear = Who has won.
access-step-10 = Change the language.
    .hear = That the language has changed, in the new language.
