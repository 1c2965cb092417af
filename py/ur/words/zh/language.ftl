### Translated by machine, not yet read by a native speaker.

# The language itself, and the words that are there without the page: for search engines, for installing, and where the
# page's script has not come.

# The name of the language in the language itself. Its first letter also says which way the language is written.
language-name = 简体中文
# The ten digits from 0 to 9, as readers of the language expect them.
language-digits = 0123456789

## How a list of names or squares grows: "A4, B4" and then "A4, B4 and C4". Two items are joined by list-end.

list-more = { $list }、{ $item }
list-end = { $list }和{ $item }
list-end-latin = { $list }和{ $item }

## The choice of the language

language-title = 语言
# Said when the language was changed, in the new language.
language-changed = 页面现在显示为中文。
language-failed = 这种语言无法载入。请在有网络时再试。
language-auto = 与浏览器相同
# Below the list of languages. $names are the languages that only a machine has translated.
language-machine = 由机器翻译，尚无母语者审读：{ $names }
# $folder is a folder of the source code.
language-correct = 要改正某个句子，请发给本页的维护者，或在源代码的{ $folder }文件夹中修改。
setting-latin = 用0到9的数字书写数目

## For search engines, for installing, and before the page's script has come

site-description = 按照各种文献记载的全部规则来玩乌尔王族局戏：在浏览器中，可离线，免费。
site-late = 页面尚未全部载入。
site-no-script = 本页需要脚本。请在此允许脚本。
# limit: 12
install-short = 乌尔棋
install-description = 大约四千五百年前的棋盘游戏，可与电脑或他人对局，没有网络也能玩。
install-kiosk = 公共屏幕
