### Translated by machine, not yet read by a native speaker.

## The screen that invites, while two computers play

kiosk-caption = Um jogo de corrida de cerca de 4.500 anos. Leve todas as suas peças à chegada antes do outro jogador.
# same as in English
kiosk-dated = { $year }: { $what }
kiosk-touch = Toque para jogar
kiosk-soon = Já voltamos
kiosk-soon-game = Um momento. A partida vai continuar sozinha.

## The screen for choosing

kiosk-lead = Leve todas as suas peças à chegada antes do outro jogador.{ $minutes ->
    [0] { "" }
   *[other] { " " }Uma partida dura cerca de { $minutes } min.
  }
kiosk-one = Um jogador
kiosk-one-note = contra o computador
kiosk-two-note = nesta tela
kiosk-larger = Letras maiores
kiosk-lower = Mais abaixo
kiosk-learn = Mostre como
kiosk-home = Leve para casa

## During a game

kiosk-wait = É a vez de { $by }.
kiosk-end = Encerrar esta partida?
kiosk-still = Ainda está jogando?
kiosk-still-touch = Toque em qualquer lugar para continuar.
kiosk-still-then = { $seconds ->
    [one] A partida será encerrada em { $seconds } segundo.
   *[other] A partida será encerrada em { $seconds } segundos.
  }
kiosk-home-how = Aponte a câmera do celular para o código. O jogo abre ali, de graça e sem conta.

## For the staff of the museum: how many games were played

kiosk-counts = Partidas nesta tela
kiosk-counts-day = Dia
kiosk-counts-started = Iniciadas
kiosk-counts-finished = Terminadas
kiosk-counts-none = Nenhuma partida foi jogada ainda.
kiosk-counts-note = Estes números estão só na memória desta tela. Nada é enviado.
