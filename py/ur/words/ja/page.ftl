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
rules-link = このルールのリンクをコピー
game-link = このゲームのリンクをコピー

## New game

setup-loading = ルールの一覧を読み込んでいます。
setup-options = 設定項目{ $changed ->
    [0] {""}
   *[other] （{ $changed }件変更）
  }
setup-opponent = 対戦者
setup-level = コンピュータのレベル
setup-side = あなたの側
setup-real-dice = 手で振って入力する本物のサイコロ
real-dice-none = 使わない
real-dice-light = 明が使う
real-dice-dark = 暗が使う
real-dice-both = 両者が使う
opponent-computer = あなたとコンピュータ
opponent-people = ここで二人
opponent-watch = コンピュータどうしを見る
play-as-light = 明
play-as-dark = 暗
recommended-quick = 手軽
recommended-classic = 定番
recommended-deep = じっくり
minutes = 約{ $minutes }分
play = 始める
facade-choose = ルールを選ぶ
new-game = 新しいゲーム
new-refused = このルールではまだ遊べません。{ $reason }

## Playing

status-starting = ゲームを準備しています。
throw = 振る
throw-start = 振って先手を決める
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
real-dice = 目印が上のサイコロは何個ですか？
real-dice-n = { $count }個のうち{ $n }個
real-bones = 最初の距骨はいくつですか？
real-wanted = { $by }が二つ目の距骨を振ります。結果は？
real-yes = 「はい」
real-no = 「いいえ」
request-refused = うまくいきませんでした。ゲームは変わっていません：{ $reason }。

## Panels

rulebook-title = ルール
rulebook-open = ルールを読む
rulebook-legend = どの行にも由来を示します。出典、はっきりしない出典の当方の読み方、または出典に書かれていない点での当方の決定です。
rulebook-sources = 出典：{ $sources }
path-show = コースを表示
status-source = 出典：{ $source }
status-reading = 読み方：{ $source }
status-decision = 決定：{ $source }
section-board = 盤とコース
section-throws = サイコロ
section-entering = 盤に出す
section-moving = 進める
section-landing = 止まる
section-extra = もう一度振る
section-end = 終わり
section-start = 先手
section-money = 賭け金
section-choices = 選択
section-decisions = 決定

compare-title = 二つのルールセットを並べる
compare-open = 比べる
compare-with = { $rules }と並べる：
compare-second = 二つ目のルールセット
compare-facts = 一覧
compare-different = 違うところ
compare-equal = 同じところ（{ $n }）
compare-nothing = このルールには書かれていません。
compare-paths = 明のコース：{ $one }と{ $two }
fact-line = ひとことで
fact-minutes = 長さ
fact-pieces = 各自の駒
fact-own = 独自のルール
fact-throw = サイコロ
fact-path = コース
fact-squares = { $n }マス
fact-special = 特色
kit-lots = サイコロ{ $count }個
kit-cubes = 六面サイコロ{ $count }個
kit-bones = 距骨{ $count }個

moves-title = 手の一覧
moves-none = まだ手はありません。
# Before a move in the list of moves, for screen readers.
moves-throw = 出目{ $score }：
moves-copy = ゲームを文字でコピー

result-title = 数字で見るゲーム
result-tallies = 集計
tally-purse = 財布
tally-kitty = ポット
tally-pool = ポット
tally-points = 点数
tally-match = 対戦
tally-hand = 手元
tally-off = ゴール

games-title = マイゲーム
games-none = 最初のゲームはここに入ります。どのゲームも、ひと振りごとに自動で保存されます。
games-name = { $rules }
games-line = 明：{ $light }、暗：{ $dark }。出目と手{ $plies }回、{ $state }、{ $date }
games-over = 終了
games-open = 途中
games-continue = 続ける
games-look = 見る
games-do = { $what }：{ $name }
games-rename = { $name }の名前
games-export = 書き出す
games-export-one = { $name }を書き出す
games-delete = 削除
games-delete-one = { $name }を削除
games-deleted = { $name }を削除しました。
games-undelete = 復元する
games-import = ファイルからゲームを読み込む
kind-human = 人
kind-computer = コンピュータ
import-rules = このファイルには、どのルールで遊んだかが書かれていません。ルールを選んでください：
import-go = 読み込む
import-too-large = ゲームにしてはファイルが大きすぎます。保存したゲームは変わっていません。
import-refused = このファイルをゲームとして読めませんでした：{ $reason }。保存したゲームは変わっていません。
import-no-game = このファイルにウルのゲームはありません。保存したゲームは変わっていません。
link-refused = このリンクを開けませんでした。一部が欠けているか、変更されたか、新しい版で作られたものです。保存したゲームは変わっていません。
load-refused = このゲームを開けませんでした：{ $reason }。保存された内容は変わっていません。

settings-title = 設定
settings-reset = すべての設定を初期化
setting-theme = 配色
theme-auto = システムと同じ
theme-light = ライト
theme-dark = ダーク
theme-contrast = 高コントラスト
setting-motion = 動き
motion-off = なし
motion-fast = 速い
motion-normal = ふつう
motion-slow = 遅い
setting-board = 盤
board-auto = 画面に合わせる
board-wide = 横向き
board-turned = 縦向き
setting-facing = ここで二人で遊ぶときの盤の向き
facing-still = いつも同じ
facing-turns = 手番の人に向ける
facing-table = テーブルの両側に向ける
setting-guide = 動かせる駒と行き先に印をつける
setting-confirm = 手を決める前に確かめる
setting-keys = 数字キーで選び、盤にフォーカスがある間は文字キーも使う

keys-title = キーボード
keys-open = キーボード
keys-note = ゲーム中は数字キーで選びます。ほかのボタンにフォーカスがなければ、Enterキーで振ります。盤にフォーカスがある間は文字キーが使えます。どの操作にもボタンがあります。
key-arrows = 画面上の隣のマスへ
key-ends = 列の端へ。Ctrlと一緒なら盤の角へ
key-path = 自分のコースを前後に
key-movable = 次または前の動かせる駒へ
key-go = 振る、駒を選ぶ、置く
key-throw = 振る
key-nth = 選択肢を番号で選ぶ
key-undo = 元に戻す
key-redo = やり直す
key-last = 今起きたことをもう一度読む
key-scores = 手元とゴールの数を読む
key-turn = 次にすることを読む
key-board = 盤全体を読む
key-say-path = コースを読む
key-flip = 盤を回す
key-new = 新しいゲーム
key-help = この一覧
key-escape = 駒を戻す、閉じる、動きを終える
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
about-what = 4500年前のウルで遊ばれたボードゲームを、出典が伝えるあらゆるルールで。
about-offline = このページはネットワークなしで動きます。必要なものはすべてこの端末にあります。
about-online = このページを初めて開いている間は、まだネットワークが必要です。
about-privacy = あなたのデータについて
about-privacy-text = この端末から外に出るものはありません。アカウントもCookieも追跡もなく、このページのホスト以外には何も要求しません。ゲームはこのブラウザだけに保存されます。「マイゲーム」にすべて表示され、一つずつ削除できます。ページのホストは、どのファイルが取得されたかを独自に記録していることがあります。
about-licences = このページに含まれるほかの作者の成果
about-part = 部分
about-licence = ライセンス
about-licences-note = 絵は、4500年前の品をもとに当方で描いたものです。ルールの出典は、それぞれのルールのページに記しています。

## Starting, and when something goes wrong

boot-idle = エンジンをまもなく起動します。
boot-runtime = ルールを動かすPythonを読み込んでいます。
boot-rules = ルールを読み込んでいます。
boot-ready = 準備ができました。
boot-progress = 読み込み済み
boot-bytes = { $done }/{ $total } MB
boot-failed = エンジンが起動しませんでした。ゲームはこの端末に無事に残っています。
boot-code = コード：{ $code }
notice-memory = このブラウザでは、ページがゲームを保存できません。ゲームはページを開いている間だけ残ります。残したいゲームは書き出してください。
notice-memory-embed = このフレームのゲームは、ページを開いている間だけ残ります。
notice-other-window = このゲームは別のウィンドウで続けられました。このページには、ここで止まったときの状態が表示されています。
notice-update = このページの新しい版が使えます。切り替えても何も失われません。
# A part of the page that is fetched when it is first opened, such as the rules or the settings.
lazy-loading = この部分を読み込んでいます。
lazy-failed = この部分を読み込めませんでした。ネットワークがあるときにもう一度開いてください。
notice-outdated = 別のウィンドウで、このページの新しい版が使われています。都合のよいときに再読み込みしてください。
take-update = 今すぐ使う
address-unknown = { $name }に「{ $value }」はありません。遊び方をここで選んでください。
