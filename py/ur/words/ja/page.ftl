### Translated by machine, not yet read by a native speaker.

# The words of the web page: buttons, panels, notices.

title = ウル王朝のゲーム
skip = ゲームへ移動
tools = ツール
board = 盤
controls = あなたの番
log = これまでの流れ
close = 閉じる
menu-title = メニュー
retry = もう一度試す
open-here = ここで開く
copied = コピーしました。
copy-title = これをコピーしてください
game-link = このゲームのリンクをコピー
game-link-note = リンクに入るのはルール、出目、手順だけです。開くと、二人のゲームとして続きます。

## New game

setup-loading = ルールの一覧を読み込んでいます。
setup-options = 設定項目{ $changed ->
    [0] {""}
   *[other] （{ $changed }件変更）
  }
recommended-quick = 手軽
recommended-classic = 定番
recommended-deep = じっくり
play = 始める
facade-choose = ルールを選ぶ
new-game = 新しいゲーム
new-refused = このルールではまだ遊べません。{ $reason }

## Playing

status-starting = 準備しています。
throw = 振る
throw-kit = { $kit }を振る
computer-thinks = コンピュータの番
pause = 一時停止
go-on = 続ける
confirm = この手にする
confirm-not = 別の手
confirm-move = { $move }？ もう一度選ぶと決まります。
peek-square = { $place }。
which-piece = { $square }に来られる駒が{ $n }個あります。先に駒を選んでください。
actions = できること
undo = 元に戻す
redo = やり直す
again = もう一度遊ぶ
again-match = 第{ $game }戦（全{ $games }戦）
again-swap = 側を入れ替える
flip = 盤を回す
real-wanted = { $by }が二つ目の距骨を振ります。結果は？
request-refused = うまくいきませんでした。ゲームは変わっていません。{ $reason }

## Panels

rulebook-title = ルール
rulebook-open = ルールを読む
path-show = コースを表示

compare-title = 二つのルールセットを並べる
compare-open = 比べる
fact-squares = { $n }マス
kit-lots = サイコロ{ $count }個
kit-cubes = 六面サイコロ{ $count }個
kit-bones = 距骨{ $count }個

moves-title = 手の一覧
moves-none = まだ手はありません。
# Before a move in the list of moves, for screen readers.
moves-throw = 出目{ $score }：
moves-copy = ゲームを文字でコピー

result-title = 数字で見るゲーム
tally-purse = 財布
tally-kitty = ポット
tally-points = 点数
tally-match = 対戦
tally-hand = 手元
tally-off = ゴール

games-title = マイゲーム
games-export = 書き出す
import-rules = このファイルには、どのルールで遊んだかが書かれていません。ルールを選んでください：
import-refused = このファイルをゲームとして読めませんでした。{ $reason }保存したゲームは変わっていません。
import-no-game = このファイルにウルのゲームはありません。保存したゲームは変わっていません。
link-refused = このリンクを開けませんでした。一部が欠けているか、変更されたか、新しい版で作られたものです。リンク全体をもう一度コピーするか、このページを再読み込みしてください。保存したゲームは変わっていません。
load-refused = このゲームを開けませんでした。{ $reason }保存された内容は変わっていません。

settings-title = 設定

keys-title = キーボード
say-tally = { $name }：明{ $light }、暗{ $dark }。
say-tally-one = { $name }：{ $value }。
say-piece = { $square }：{ $player }{ $side ->
    [blank] 、無地の面。
    [dotted] 、丸の面。
   *[none] 。
  }
say-empty = 盤に駒はありません。
say-path = コース：{ $squares }。

about-title = このページについて
story-title = 盤の物語

## Starting, and when something goes wrong

boot-idle = { boot-runtime }
boot-runtime = ゲームを読み込んでいます。
boot-rules = ルールを読み込んでいます。
boot-progress = 読み込み済み
boot-bytes = { $done }/{ $total } MB
boot-failed = ゲームが起動しませんでした。この端末に保存されたものは失われていません。
boot-code = コード：{ $code }
notice-memory = このブラウザでは、ページがゲームを保存できません。ゲームはページを開いている間だけ残ります。残したいゲームは書き出してください。
notice-memory-embed = この枠のゲームは、ページを開いている間だけ残ります。
notice-other-window = 続きは別のウィンドウで進みました。ここに見えるのは前の状態です。
notice-update = このページの新しい版が使えます。切り替えても何も失われません。
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = この部分を読み込んでいます。
lazy-failed = この部分を読み込めませんでした。ネットワークがあるときにもう一度開いてください。
notice-outdated = 別のウィンドウで、このページの新しい版が使われています。都合のよいときに再読み込みしてください。
take-update = 今すぐ使う
address-unknown = このページのアドレスの{ $name }に「{ $value }」という値はありません。通常の値を使います。
address-conflict = このページのアドレスでは、{ $one }と{ $two }は両立しません。前者に従います。
address-needs = このページのアドレスでは、{ $one }には{ $two }が必要です。代わりにゲームができます。
