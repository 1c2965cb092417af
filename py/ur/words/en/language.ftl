# The language itself, and the words that are there without the page: for search engines, for installing, and where the
# page's script has not come.

# The name of the language in the language itself. Its first letter also says which way the language is written.
language-name = English
# The ten digits from 0 to 9, as readers of the language expect them.
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

list-more = { $list }, { $item }
list-end = { $list } and { $item }
# The same where the last item begins with a Latin letter or a digit from 0 to 9, such as the name of a square.
list-end-latin = { $list } and { $item }

## The choice of the language

language-title = Language
# Said when the language was changed, in the new language.
language-changed = The page is in English now.
language-failed = This language could not be loaded. Try again when there is a network.
language-auto = Same as the browser
# Below the list of languages. $names are the languages that only a machine has translated.
language-machine = Translated by machine, and not yet read by a native speaker: { $names }
# $folder is a folder of the source code.
language-correct = To correct a sentence, send it to the people who run this page, or change it in { $folder } of the source code.
setting-latin = Write numbers with the digits 0 to 9

## For search engines, for installing, and before the page's script has come

site-description = Play the Royal Game of Ur by every set of rules that the sources describe: in the browser, offline, free.
site-late = Not all of this page has come yet.
site-no-script = This page needs a script. Please allow scripts here.
# limit: 12
install-short = Game of Ur
install-description = A board game about 4,500 years old, against the computer or another person, also without a network.
# A shortcut of the installed game: it opens the page that stands in a museum and invites visitors.
install-kiosk = Public screen
