### Translated by machine, not yet read by a native speaker.

museum-lead = 在你自己的网页里、课堂上和纸上玩这个游戏。它是免费的，访客的任何操作都不会离开设备。

museum-embed-title = 把游戏放进你的网页
museum-embed-note = 选择规则、语言和外观，查看框架，复制几行代码。
