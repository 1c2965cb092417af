### Translated by machine, not yet read by a native speaker.

# What is stored, what is brought in, and what can go wrong with it.

engine-fault = 引擎在这里出了错。如果再次发生，请告诉本页的维护者。
import-lost = 这一局使引擎停止了，所以没有导入。你的对局没有改变。

notice-damaged = 这一局有一部分无法读取。你可以从第{ $n }条记录继续。无法读取的部分保存在“我的对局”里，可以在那里导出。
notice-unreadable = 这一局无法读取。剩下的内容保存在“我的对局”里，可以在那里导出。
notice-written-again = 浏览器删除过这一局。它已重新保存，什么也没有丢。

notice-deleted-elsewhere = 这一局已在另一个窗口被删除。除非你保留它，否则不会再保存任何内容。
keep-game = 保留并继续
let-game-go = 不保留
