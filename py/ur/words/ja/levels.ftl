### Translated by machine, not yet read by a native speaker.

# The computer's levels: what each is called, and what it is like to play against.

level = レベル{ $level }
level-1 = 入門
    .line = ほとんどでたらめに選びますが、勝てる手は見逃しません。最初のゲームに。
level-2 = 初級
    .line = 簡単な手は見えますが、ほかはよく見落とします。
level-3 = 見習い
    .line = 良い手を多く見つけますが、ときどきはっきりしたミスをします。
level-4 = 中級
    .line = 手ごろな相手です。小さなミスはしても、大きなミスはしません。
level-5 = 上級
    .line = ミスは少なく、小さなものだけです。
level-6 = 熟練
    .line = めったにミスをしません。作戦と少しの運が必要です。
level-7 = 名人
    .line = コンピュータの最強の打ち方です。数回先の出目まで読みます。
