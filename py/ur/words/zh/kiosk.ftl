### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = 大约四千五百年前的竞赛棋。抢先让你的棋子全部到达终点。
kiosk-dated = { $year }：{ $what }
kiosk-touch = 触摸开始
kiosk-soon = 稍后恢复
kiosk-soon-game = 请稍候。对局会自动继续。

## The screen for choosing

kiosk-lead = 抢先让你的棋子全部到达终点。{ $minutes ->
    [0] { "" }
   *[other] 一局约{ $minutes }分钟。
  }
kiosk-one = 单人对局
kiosk-one-note = 与电脑对局
kiosk-two-note = 在这块屏幕上
kiosk-larger = 大字
kiosk-lower = 下移
kiosk-learn = 教我玩
kiosk-home = 带回家玩

## During a game

kiosk-wait = 轮到{ $by }。
kiosk-end = 要结束这场对局吗？
kiosk-still = 还在玩吗？
kiosk-still-touch = 触摸任意位置继续。
kiosk-still-then = 对局将在{ $seconds }秒后关闭。
kiosk-home-how = 用手机相机对准二维码，就能打开游戏，免费，不用账号。

## For the staff of the museum: how many games were played

kiosk-counts = 这块屏幕上的对局
kiosk-counts-day = 日期
kiosk-counts-started = 开始
kiosk-counts-finished = 结束
kiosk-counts-none = 还没有对局。
kiosk-counts-note = 这些数字只在这块屏幕的内存里，什么都不发送。
