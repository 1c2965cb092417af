### Translated by machine, not yet read by a native speaker.

engine-fault = O motor do jogo cometeu um erro com isto. Se acontecer de novo, avise quem mantém esta página.
import-lost = Esta partida parou o motor do jogo e por isso não foi importada. Suas partidas não mudaram.
notice-damaged = Não foi possível ler uma parte desta partida. Você pode continuar a partir da entrada { $n }. O que não pôde ser lido fica em “Minhas partidas”, onde você pode exportá-lo.
notice-unreadable = Não foi possível ler esta partida. O que resta dela fica em “Minhas partidas”, onde você pode exportá-lo.
notice-written-again = O navegador tinha apagado esta partida. Ela foi guardada de novo, e nada se perdeu.
notice-deleted-elsewhere = Esta partida foi excluída em outra janela. Nada mais dela será guardado, a não ser que você a conserve.
keep-game = Conservar e continuar
let-game-go = Deixar excluída
