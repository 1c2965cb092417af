### Translated by machine, not yet read by a native speaker.

museum-print-title = 印刷する
museum-print-note = 紙の盤、駒、サイコロと得点表。
sheets-lead = 切り抜いて使う盤、駒、サイコロと、得点表です。白黒の印刷で足ります。
sheets-which = シート
sheets-paper = 用紙
sheets-preview = プレビュー
sheets-pdf = PDFをダウンロード
sheets-settings = 印刷画面では、この用紙、倍率100%、余白なしを選びます。印刷したら、50mmの線を測ってください。
sheets-leaflet = ルールはゲームの画面から印刷します。そこでルールを読み、「印刷」を選んでください。
sheets-leaflets = 各ゲームのルール（PDF）
sheets-check = この線の長さは50mmです。

paper-board-a3 = 原寸の盤、1ページ
    .how = 輪郭に沿って盤を切り抜きます。大英博物館の盤も、ほぼこの大きさです。
paper-board-halves = 原寸の盤、半分ずつ
    .how = どちらの半分も輪郭に沿って切り抜き、片方は斜線の部分を残します。もう片方をその上に貼り、マスどうしを合わせます。
paper-board-small = 85%の盤、1ページ
    .how = 輪郭に沿って盤を切り抜きます。
paper-board-colour = ぬり絵の盤
    .how = もとの盤は、貝、青いラピスラズリ、赤い石灰岩でできています。好きな色を使ってください。
paper-board-late = 後の時代の盤、85%
    .how = 輪郭に沿って盤を切り抜きます。この盤を使うルール：{ $rules }。
paper-pieces = 裏表のある駒
    .how = 片方の分の帯をまるごと切り抜き、破線で折って貼り合わせてから、丸い駒を切り抜きます。無地の面を使わないルールでは、丸の面だけを切り抜きます。
paper-dice = 四つの角のサイコロ
    .how = 外側の線で切り、破線で折り、灰色ののりしろを貼ります。黒い角が上になれば目印です。硬貨でも代用でき、表が目印です。
paper-birds = 鳥：{ $rules }
    .how = 丸い駒を切り抜きます。それぞれの数字で、その鳥が盤に出ます。
paper-score = 得点表：{ $rules }

sheets-date = 日付
sheets-game = 回
sheets-winner = 勝者
sheets-in-all = { $player }、合計
sheets-points-caption = 負けた側の駒がどこにいくつあるかと、勝った側の得点
sheets-player = 手番
sheets-throw = サイコロ
sheets-move = 手
sheets-paid = 払う・取る
sheets-stake = 賭け金
sheets-stakes-caption = 一手ごとの、それぞれの持ち分とポット
sheets-birds-caption = 鳥
sheets-number = 盤に出る数
sheets-square = マス（明）
sheets-value = 値
