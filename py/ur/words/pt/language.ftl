### Translated by machine, not yet read by a native speaker.

language-name = Português
# same as in English
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

# same as in English
list-more = { $list }, { $item }
list-end = { $list } e { $item }
list-end-latin = { $list } e { $item }

## The choice of the language

language-title = Idioma
language-changed = A página agora está em português.
language-failed = Não foi possível carregar este idioma. Tente de novo quando houver rede.
language-auto = Igual ao do navegador
language-machine = Traduzidos automaticamente e ainda não lidos por um falante nativo: { $names }
language-correct = Para corrigir uma frase, envie a correção a quem mantém esta página ou altere a frase em { $folder }, no código-fonte.
setting-latin = Escrever os números com os algarismos de 0 a 9

## For search engines, for installing, and before the page's script has come

site-description = Jogue o Jogo Real de Ur com todos os conjuntos de regras que as fontes descrevem: no navegador, offline, grátis.
site-late = Uma parte desta página ainda não chegou.
site-no-script = Esta página precisa de um script. Permita scripts aqui.
install-short = Jogo de Ur
install-description = Um jogo de tabuleiro de cerca de 4.500 anos, contra o computador ou outra pessoa, também sem rede.
install-kiosk = Tela pública
