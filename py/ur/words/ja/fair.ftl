### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = シードという秘密の数が、最初に振る前にすべての出目を決めました。これがその指紋（SHA-256）で、最初から表示されています：
dice-later = ゲームが終わるとシードがここに表示され、すべての出目をそこから作り直せます。
dice-seed = シード
dice-word = その中のあなたの言葉
dice-game = ゲームの名前
dice-checking = すべての出目を作り直しています…
dice-right = { $n }回の出目はすべてシードのとおりで、シードは指紋に合います。
dice-wrong = { $n }回の出目がシードと違います。
dice-unkept = シードが、前に表示された指紋に合いません。
dice-typed = { $n }回の出目は本物のサイコロから入力されたもので、このページでは確かめられません。
dice-imported = このゲームには当ページのシードがないので、サイコロについて何も証明できません。
dice-proves-title = これで証明されること
dice-proves = 出目はあなたが駒を進める前に決まっていて、遊び方に左右されず、コンピュータが選んだものでもありません。シードにあなたの言葉が入っていれば、前もって選ばれたものでもありません。
dice-proves-nothing = 何も証明されません。このシードから同じ出目は作れません。棋譜がよそから来たか、書き換えられたかです。
dice-proves-not = このページを書き換えられる人に対しては、何の証明にもなりません。最も確かなのは本物のサイコロで、ゲームの準備のときに選べます。
dice-table = すべての出目
dice-n = 番号
dice-by = 誰
dice-fell = 出た目
dice-again = シードから
dice-how = 方法：i番目の抽出は、シードを鍵とし「ur-dice-1|word|game|i」に対するHMAC-SHA256です。k番目のサイコロはビットk、一つ目の距骨は下位2ビット、二つ目は最下位ビットで決まります。
fell-yes = はい
fell-no = いいえ
