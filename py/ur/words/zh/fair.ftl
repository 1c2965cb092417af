### Translated by machine, not yet read by a native speaker.

# The proof of the dice: how they were fixed before the game, and what that proves.

dice-commit = 一个秘密的数，即种子，在第一掷之前就确定了所有掷骰结果。这是它的指纹（SHA-256），从一开始就显示：
dice-later = 终局后，种子会显示在这里，用它可以重新算出每一掷。
dice-seed = 种子
dice-word = 其中你的词
dice-game = 对局的名称
dice-checking = 正在重新算出每一掷……
dice-right = 全部{ $n }掷都与种子给出的一致，种子也与指纹相符。
dice-wrong = 有{ $n }掷与种子给出的不一致。
dice-unkept = 种子与先前显示的指纹不符。
dice-typed = 有{ $n }掷是用真骰子掷出后输入的：本页无法核对。
dice-imported = 这一局没有我们的种子：它的骰子什么也证明不了。
dice-proves-title = 这证明什么
dice-proves = 掷骰结果在你走棋之前就已确定，没有跟着你的走法变，也不是电脑棋手选的。种子里如果有你自己的词，它们也不可能是事先挑好的。
dice-proves-nothing = 什么也证明不了：用这个种子重新算不出这些掷骰结果。这份棋谱来自别处，或者被改动过。
dice-proves-not = 如果有人能改动本页，这就证明不了什么。最有力的证明是真骰子：设置对局时可以选用。
dice-table = 每一掷
dice-n = 序号
dice-by = 谁
dice-fell = 掷出
dice-again = 由种子得出
dice-how = 方法：第i次抽取是以种子为密钥，对“ur-dice-1|word|game|i”做HMAC-SHA256；第k颗骰子的结果由第k位决定，第一枚距骨由最低两位、第二枚由最低一位决定。
fell-yes = 是
fell-no = 否
