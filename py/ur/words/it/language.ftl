### Translated by machine, not yet read by a native speaker.

language-name = Italiano
# same as in English
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

# same as in English
list-more = { $list }, { $item }
list-end = { $list } e { $item }
list-end-latin = { $list } e { $item }

## The choice of the language

language-title = Lingua
language-changed = Ora la pagina è in italiano.
language-failed = Non è stato possibile caricare questa lingua. Riprova quando c’è una rete.
language-auto = Come il browser
language-machine = Tradotte automaticamente e non ancora lette da un madrelingua: { $names }
language-correct = Per correggere una frase, mandala a chi gestisce questa pagina, oppure cambiala in { $folder }, nel codice sorgente.
setting-latin = Scrivere i numeri con le cifre da 0 a 9

## For search engines, for installing, and before the page's script has come

site-description = Gioca al Gioco reale di Ur con tutti i regolamenti che le fonti descrivono: nel browser, offline, gratis.
site-late = Una parte di questa pagina non è ancora arrivata.
site-no-script = Questa pagina ha bisogno di uno script. Consenti qui gli script.
install-short = Gioco di Ur
install-description = Un gioco da tavolo di circa 4500 anni fa, contro il computer o un’altra persona, anche senza rete.
install-kiosk = Schermo pubblico
