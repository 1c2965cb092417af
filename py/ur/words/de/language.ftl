### Translated by machine, not yet read by a native speaker.

# The language itself, and the words that are there without the page: for search engines, for installing, and where the
# page's script has not come.

# The name of the language in the language itself. Its first letter also says which way the language is written.
language-name = Deutsch
# The ten digits from 0 to 9, as readers of the language expect them.
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

list-more = { $list }, { $item }
list-end = { $list } und { $item }
list-end-latin = { $list } und { $item }

## The choice of the language

language-title = Sprache
# Said when the language was changed, in the new language.
language-changed = Die Seite ist jetzt auf Deutsch.
language-failed = Diese Sprache konnte nicht geladen werden. Versuch es noch einmal, wenn du Netz hast.
language-auto = Wie im Browser
# Below the list of languages. $names are the languages that only a machine has translated.
language-machine = Maschinell übersetzt und noch nicht von Muttersprachlern gelesen: { $names }
# $folder is a folder of the source code.
language-correct = Um einen Satz zu verbessern, schick ihn an die Betreiber dieser Seite, oder ändere ihn im Ordner { $folder } des Quelltexts.
setting-latin = Zahlen mit den Ziffern 0 bis 9 schreiben

## For search engines, for installing, and before the page's script has come

site-description = Spiel das Königliche Spiel von Ur nach allen Regeln, die die Quellen beschreiben: im Browser, offline, kostenlos.
site-late = Diese Seite ist noch nicht ganz angekommen.
site-no-script = Diese Seite braucht ein Skript. Bitte erlaube hier Skripte.
# limit: 12
install-short = Spiel von Ur
install-description = Ein rund 4.500 Jahre altes Brettspiel: gegen den Computer oder zu zweit, auch ohne Netz.
install-kiosk = Öffentlicher Bildschirm
