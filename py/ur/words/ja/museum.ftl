### Translated by machine, not yet read by a native speaker.

museum-lead = 自分のページで、教室で、紙の上で遊べるゲームです。無料で、来館者の操作が端末の外へ送られることはありません。

museum-embed-title = ゲームを自分のページに置く
museum-embed-note = ルール、言語、見た目を選び、枠を確かめて、数行をコピーします。
