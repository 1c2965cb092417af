### Translated by machine, not yet read by a native speaker.

level = Nível { $level }
level-1 = Iniciante
    .line = Escolhe quase ao acaso, mas aproveita uma vitória quando a vê. Para uma primeira partida.
level-2 = Novato
    .line = Vê as jogadas simples e muitas vezes não vê as outras.
level-3 = Aprendiz
    .line = Encontra muitas boas jogadas e, de vez em quando, comete um erro claro.
level-4 = Jogador
    .line = Uma partida equilibrada: comete erros pequenos, não grandes.
level-5 = Jogador de clube
    .line = Seus erros são poucos e pequenos.
level-6 = Especialista
    .line = Raramente erra. Você precisa de um plano e de um pouco de sorte.
level-7 = Mestre
    .line = O melhor jogo do computador: olha vários lançamentos à frente.
