# The pages for museums and schools (museum.html).

museum-lead = The game in your own page, in class and on paper. It is free, and nothing that a visitor does leaves the device.

## Put the game in your page

museum-embed-title = Put the game in your page
museum-embed-note = Choose the rules, the language and the look, see the frame, and copy a few lines.
