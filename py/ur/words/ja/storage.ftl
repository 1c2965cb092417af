### Translated by machine, not yet read by a native speaker.

# What is stored, what is brought in, and what can go wrong with it.

engine-fault = エンジンがここで誤りを起こしました。また起きたら、このページの運営者に知らせてください。
import-lost = このゲームでエンジンが止まったため、読み込みませんでした。保存したゲームは変わっていません。

notice-damaged = このゲームの一部を読めませんでした。記録{ $n }番から続けられます。読めなかった部分は「マイゲーム」にあり、そこで書き出せます。
notice-unreadable = このゲームを読めませんでした。残っている部分は「マイゲーム」にあり、そこで書き出せます。
notice-written-again = ブラウザがこのゲームを削除していました。もう一度保存したので、失われたものはありません。

notice-deleted-elsewhere = このゲームは別のウィンドウで削除されました。残さないかぎり、これ以上は保存されません。
keep-game = 残して続ける
let-game-go = 削除したままにする
