### Translated by machine, not yet read by a native speaker.

# The language itself, and the words that are there without the page: for search engines, for installing, and where the
# page's script has not come.

# The name of the language in the language itself. Its first letter also says which way the language is written.
language-name = 日本語
# The ten digits from 0 to 9, as readers of the language expect them.
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

list-more = { $list }、{ $item }
list-end = { $list }、{ $item }
list-end-latin = { $list }、{ $item }

## The choice of the language

language-title = 言語
# Said when the language was changed, in the new language.
language-changed = ページが日本語になりました。
language-failed = この言語を読み込めませんでした。ネットワークがあるときにもう一度お試しください。
language-auto = ブラウザと同じ
# Below the list of languages. $names are the languages that only a machine has translated.
language-machine = 機械翻訳で、まだ母語話者が読んでいません：{ $names }
# $folder is a folder of the source code.
language-correct = 文を直すには、このページの運営者に送るか、ソースコードの{ $folder }フォルダで書き換えてください。
setting-latin = 数を0から9の数字で書く

## For search engines, for installing, and before the page's script has come

site-description = ウル王朝のゲームを、出典が伝えるあらゆるルールで。ブラウザで、オフラインでも、無料で遊べます。
site-late = ページの一部がまだ届いていません。
site-no-script = このページにはスクリプトが必要です。スクリプトを許可してください。
# limit: 12
install-short = ウルのゲーム
install-description = 約4500年前のボードゲーム。コンピュータとも人とも、ネットワークなしでも遊べます。
install-kiosk = 展示用の画面
