### Translated by machine, not yet read by a native speaker.

# The language itself, and the words that are there without the page: for search engines, for installing, and where the
# page's script has not come.

# The name of the language in the language itself. Its first letter also says which way the language is written.
language-name = Nederlands
# The ten digits from 0 to 9, as readers of the language expect them.
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

list-more = { $list }, { $item }
list-end = { $list } en { $item }
list-end-latin = { $list } en { $item }

## The choice of the language

language-title = Taal
# Said when the language was changed, in the new language.
language-changed = De pagina is nu in het Nederlands.
language-failed = Deze taal kon niet geladen worden. Probeer het opnieuw als er netwerk is.
language-auto = Zoals de browser
# Below the list of languages. $names are the languages that only a machine has translated.
language-machine = Door een machine vertaald en nog niet gelezen door een moedertaalspreker: { $names }
# $folder is a folder of the source code.
language-correct = Wil je een zin verbeteren, stuur hem dan naar de beheerders van deze pagina, of wijzig hem in de map { $folder } van de broncode.
setting-latin = Getallen schrijven met de cijfers 0 tot en met 9

## For search engines, for installing, and before the page's script has come

site-description = Speel het Koninklijk Spel van Ur volgens alle spelregels die de bronnen beschrijven: in de browser, offline, gratis.
site-late = Deze pagina is nog niet helemaal binnen.
site-no-script = Deze pagina heeft een script nodig. Sta hier scripts toe.
# limit: 12
install-short = Spel van Ur
install-description = Een bordspel van ongeveer 4.500 jaar oud, tegen de computer of een ander, ook zonder netwerk.
install-kiosk = Openbaar scherm
