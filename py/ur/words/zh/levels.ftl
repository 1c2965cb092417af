### Translated by machine, not yet read by a native speaker.

# The computer's levels: what each is called, and what it is like to play against.

level = 等级{ $level }
level-1 = 入门
    .line = 几乎随意乱走，但看到能赢就会赢。适合第一局。
level-2 = 新手
    .line = 看得见简单的走法，其余的常常漏掉。
level-3 = 学徒
    .line = 能找到许多好的走法，偶尔有明显的失误。
level-4 = 棋手
    .line = 势均力敌的一局：会犯小错，不犯大错。
level-5 = 俱乐部棋手
    .line = 失误很少，也很小。
level-6 = 高手
    .line = 很少失误。你需要计划，也需要一点运气。
level-7 = 大师
    .line = 电脑的最强水平：会往前多算几掷。
