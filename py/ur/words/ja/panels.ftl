### Translated by machine, not yet read by a native speaker.

# The panels that are opened from the start screen and the menu. They are fetched with their views.

rules-link = このルールのリンクをコピー

## New game

setup-opponent = 対戦者
setup-level = コンピュータのレベル
setup-side = あなたの側
setup-real-dice = 手で振って入力する本物のサイコロ
real-dice-none = 使わない
real-dice-light = 明が使う
real-dice-dark = 暗が使う
real-dice-both = 両者が使う
real-dice = 目印が上のサイコロは何個ですか？
real-dice-n = { $count }個のうち{ $n }個
real-bones = 最初の距骨はいくつですか？
real-yes = 「はい」
real-no = 「いいえ」
opponent-computer = あなたとコンピュータ
opponent-people = ここで二人
opponent-watch = コンピュータどうしを見る
play-as-light = 明
play-as-dark = 暗

## Panels

games-none = 最初のゲームはここに入ります。どのゲームも、ひと振りごとに自動で保存されます。
games-name = { $rules }
# In place of the name of a game of which not even the rules can be read.
games-nameless = ゲーム
games-who = { $who ->
    [light] あなた（明）とコンピュータ
    [dark] あなた（暗）とコンピュータ
    [watch] コンピュータどうし
   *[people] 二人
  }
games-line = { games-who }。出目と手{ $plies }回、{ $state }、{ $date }
games-over = 終了
games-open = 途中
games-continue = 続ける
games-look = 見る
games-do = { $what }：{ $name }
games-rename = { $name }の名前
games-export-one = { $name }を書き出す
games-delete = 削除
games-delete-one = { $name }を削除
games-deleted = { $name }を削除しました。
games-undelete = 復元する
games-import = ファイルからゲームを読み込む
import-go = 読み込む
import-too-large = ゲームにしてはファイルが大きすぎます。保存したゲームは変わっていません。
settings-reset = すべての設定を初期化
settings-look = 見た目
settings-play = プレイ
settings-effects = 動きと音
settings-language = 言語とキーボード
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
about-what = 4500年前のウルで遊ばれたボードゲームを、出典が伝えるあらゆるルールで。
about-offline = このゲームはネットワークなしで動きます。必要なものはこの端末にあります。
about-online = このページを初めて開いている間は、まだネットワークが必要です。
# $languages are the languages whose words are on this device.
language-offline = この端末にある言語：{ $languages }
about-privacy = あなたのデータについて
about-privacy-text = この端末から外に出るものはありません。アカウントもCookieも追跡もなく、このページのホスト以外には何も要求しません。ゲームはこのブラウザだけに保存されます。「マイゲーム」にすべて表示され、一つずつ削除できます。ページのホストは、どのファイルが取得されたかを独自に記録していることがあります。
about-licences = ライセンス
about-part = 部分
about-licence = ライセンス
about-licences-note = 絵は、4500年前の品をもとに当方で描いたものです。ルールの出典は、それぞれのルールのページに記しています。

## Hints and the tutor

setting-values = それぞれの手の評価を表示する
setting-tutor = 損の大きい手の前に知らせる
key-hint = ヒント

## Dice that can be checked

setup-word = サイコロのシードに混ぜる自分の言葉（任意）

## Sound, size, statistics

setting-sound = 音
sound-on = オン
sound-off = オフ
setting-volume = 音量
setting-big = 大きく（プロジェクター用）

task-play = 課題：ゲームを最後まで遊びましょう。誰が勝ったか、何回振ったかを書きます。
task-best = 課題：はじめて選べるところで止まりましょう。どれが最善で、なぜですか。一文で書いてから、ヒントを見ましょう。
task-compare = 課題：ゲームを最後まで遊び、ほかの組と比べましょう。出目は同じでした。どこで違う手を選びましたか。
task-count = 課題：出た目を数えましょう。どの数がいちばん多いですか。30回振ったら終わります。

# The heading of a list in My games.
games-damaged = 壊れたゲーム
games-damaged-note = これらのゲームは、全部または一部を読めませんでした。削除するまで、見つかったときのまま残します。
# $name is that of the game, $date the day and time when the damage was found.
games-damaged-line = { $name }、破損を見つけた日時：{ $date }
games-damaged-export = 壊れたゲーム{ $name }を書き出す
games-damaged-delete = 完全に削除
games-damaged-delete-one = 壊れたゲーム{ $name }を完全に削除
