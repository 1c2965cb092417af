### Translated by machine, not yet read by a native speaker.

lab-which = どのルール？
lab-which-note = 2～4種類を並べて比べます。
lab-rules = ルール{ $number }
lab-change = ルール{ $number }の変更
lab-no-change = 変更なし
lab-option = { $option }：{ $value }
lab-add = ルールを追加
lab-remove = ルール{ $number }を外す
lab-who = 誰が対戦する？
lab-player-a = A側
lab-player-b = B側
lab-unequal = 強さの違う2人が対戦すると、運と選択がそれぞれどれだけ勝敗に影響するかも分かります。
lab-against = { $a }対{ $b }
lab-played = { $a }対{ $b }。
lab-how-many = それぞれ何ゲーム？
lab-seed = サイコロのシード
lab-seed-note = 同じシードなら、ここでもターミナルでも同じ数になります。
lab-play = { $games }ゲーム対戦させる
lab-choose = 変更
lab-stop = 中止して、終わったゲームを残す
lab-finished = すべてのゲームが終わりました。
lab-kept = 中止しました。残したゲーム数：{ $games }
lab-failed = コンピュータは続けられません。残したゲーム数：{ $games }
lab-waiting = 対戦するコンピュータを読み込んでいます。
lab-questions = 質問
lab-ask-long = マレーのルールのゲームは長すぎる？
lab-ask-begin = 先手か後手かで違いはある？
lab-ask-choice = 選択が勝敗にいちばん影響するのはどのルール？
lab-ask-b7 = B7の1個だけの駒が取られるなら、何が変わる？
lab-ask-again = 駒を取るともう一度振れるのは、遅れている側に不公平？
lab-so-far = ここまで：{ $answer }
lab-answer-few = 答えるにはゲームが足りません（{ $games }ゲーム未満）。
lab-answer-long = 遊ぶ時間が{ $minutes }分より短いなら、長すぎます。半分のゲームはもっとかかります。
lab-answer-begin-helps = { $rules }では先手が有利です。
lab-answer-begin-harms = { $rules }では後手が有利です。
lab-answer-begin-both = { $helps }では先手が、{ $harms }では後手が有利です。
lab-answer-begin-none = ゲームが少なすぎて、先手と後手のどちらかの有利を示せません。
lab-answer-choice = この中で選択が勝敗にいちばん影響するのは{ $rules }です。
lab-answer-behind-yes = はい。これらの値では、もう一度振れることは遅れている側に不利です。
lab-answer-behind-no = いいえ。これらの値では、もう一度振れることは遅れている側に有利です。
lab-answer-behind-both = どちらとも言えます。もう一度振れることは、ある値では遅れている側に不利で、別の値では有利です。
lab-answer-unclear = これらのゲームからは分かりません。差は偶然かもしれません。
lab-answer-differences = { $count ->
    [0] 偶然とは言えない差のある指標はありません。
   *[other] { $all }個の指標のうち{ $count }個に、偶然とは言えない差があります。
}
lab-answer-most = 特に：{ $what }。
lab-line-long = { $rules }：ゲームの半分は{ $throws }回より多く振り（95%：{ $low }～{ $high }）、{ $time }かかります。
lab-line-first = { $rules }：先手がゲームの{ $value }%に勝ちます（95%：{ $low }%～{ $high }%）。
lab-line-better = { $rules }：{ $player }がゲームの{ $value }%に勝ちます（95%：{ $low }%～{ $high }%）。
lab-line-behind = { $rules }：勝った側の最大の遅れは{ $value }マスでした（95%：{ $low }～{ $high }）。
lab-sign-behind = { $apart ->
    [more] 勝った側の遅れは大きくなっています。これは「いいえ」の根拠です。
   *[less] 勝った側の遅れは小さくなっています。これは「はい」の根拠です。
  }
lab-sign-lead-changes = { $apart ->
    [more] リードの入れ替わりは増えています。これは「いいえ」の根拠です。
   *[less] リードの入れ替わりは減っています。これは「はい」の根拠です。
  }
lab-sign-late = { $apart ->
    [more] 勝った側が最後までリードし始めるのは遅くなっています。これは「いいえ」の根拠です。
   *[less] 勝った側が最後までリードし始めるのは早くなっています。これは「はい」の根拠です。
  }
lab-line-exact = { $rules }：双方が最善を尽くすと、先手がゲームの{ $value }%に勝ちます。
lab-line-mean = { $what }（平均）：{ $first } { $before }、{ $second } { $after }
lab-line-share = { $what }：{ $first } { $before }%、{ $second } { $after }%
lab-example = これは前もって測った例です。対戦させると、自分で測れます。
lab-interval = 真の値は、95%の確かさで「95%」の後の二つの数の間にあります。
lab-variant = { $rules }（{ $options }）
lab-games = ゲーム数：{ $games }
lab-luck = 100ゲームの勝敗を決めるもの
lab-by-luck = 運 { $value }
lab-by-choices = 選択 { $value }
lab-captured = 駒取り100回のうち、各マスでの回数
lab-arrivals = 到着100回のうち、各マスでの回数
lab-half = 半分：{ $throws }
lab-even = 互角 { $value }%
lab-more = { $rules }より多い（偶然とは言えない差）
lab-less = { $rules }より少ない（偶然とは言えない差）
lab-table = 数を表で見る
lab-measure = 指標（ゲームの平均）
lab-percent = { $value }%
lab-value = { $value }（95%：{ $low }～{ $high }）
lab-value-share = { $value }%（95%：{ $low }%～{ $high }%）
lab-csv = 表（CSV）
lab-svg = 画像（SVG）
lab-png = 画像（PNG）
lab-link = リンクをコピー
lab-how = すべてのルールの比較
lab-notebook = ルールを自分で測るためのノートブック
