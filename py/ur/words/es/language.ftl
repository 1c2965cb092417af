### Translated by machine, not yet read by a native speaker.

language-name = Español
language-digits = 0123456789

list-more = { $list }, { $item }
list-end = { $list } y { $item }
list-end-latin = { $list } y { $item }

## The choice of the language

language-title = Idioma
language-changed = La página está ahora en español.
language-failed = No se ha podido cargar este idioma. Inténtalo de nuevo cuando haya red.
language-auto = Como el navegador
language-machine = Traducidos por una máquina y aún no leídos por un hablante nativo: { $names }
language-correct = Para corregir una frase, envíala a los responsables de esta página, o cámbiala en { $folder } del código fuente.
setting-latin = Escribir los números con las cifras de 0 a 9

## For search engines, for installing, and before the page's script has come

site-description = Juega al Juego Real de Ur con todas las reglas que describen las fuentes: en el navegador, sin conexión, gratis.
site-late = Todavía no ha llegado toda la página.
site-no-script = Esta página necesita un script. Permite los scripts aquí.
install-short = Juego de Ur
install-description = Un juego de tablero de hace unos 4500 años, contra el ordenador u otra persona, también sin red.
install-kiosk = Pantalla pública
