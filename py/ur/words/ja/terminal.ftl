### Translated by machine, not yet read by a native speaker.

# The game in the terminal: python3 -m ur play, and the list of rulesets.

terminal-welcome = { $name }。明は{ $light }、暗は{ $dark }です。?で説明、qで終了します。
terminal-person = 人
terminal-hand = 手元
terminal-off = ゴール
terminal-purse = 財布
terminal-kitty = ポット{ $kitty }
terminal-legend = { $sign } { $ornament }
terminal-ask-throw = { $by }：Enterキーで振るか、自分で振った結果を入力してください。
terminal-ask-kit = { $by }：サイコロを何個振りますか、{ $kits }？
terminal-ask-action = { $by }：手の番号か、手そのものを入力してください。
terminal-choice = { $number }  { $text }
terminal-not-listed = 一覧にありません。次のどれかを入力してください：{ $choices }。
terminal-help = Enterキーで振るか、一つしかない手を進めます。番号で一覧から選ぶか、一覧の書き方で手を入力します。uで待った、tでここまでのゲームを文字で表示、qで終了します。
terminal-undone = 待ったをしました。
terminal-no-undo = 戻せる手がありません。
terminal-stopped = ゲームを終了しました。
terminal-match = 第{ $game }戦（全{ $games }戦）。ここまでの点数：明{ $light }、暗{ $dark }。
terminal-options = 設定項目
terminal-rules = 「{ $command }」でルールの一覧を表示します。
terminal-decision = 決定
terminal-reading = 読み方
terminal-source = 出典
