### Translated by machine, not yet read by a native speaker.

sheet-aim = Objetivo
sheet-setup = Preparación
sheet-in = entra
sheet-out = sale
sheet-way = Tu recorrido: { $n } casillas. El del otro jugador es su reflejo.
sheet-birds = Cada pájaro entra en la casilla en la que está dibujado.
sheet-marks = La marca tras cada regla muestra de dónde viene:
sheet-mark-source = de una fuente
sheet-mark-reading = de nuestra lectura de una fuente poco clara
sheet-mark-decision = de nuestra propia decisión donde las fuentes no dicen nada
sheet-print = Imprimir
sheet-origins = De dónde viene esto
sheet-origin = De dónde viene esta regla
sheet-throw = Tirada
sheet-marked = { $n ->
    [one] { $n } marcado
   *[other] { $n } marcados
  }
sheet-score = Valor
sheet-nothing = nada
sheet-chance = Probabilidad
sheet-chance-of = { $n } de { $all }
compare-alike = Estos dos se juegan igual.

## The sections of a rulebook, and two rulesets side by side

minutes = { $minutes ->
    [one] cerca de { $minutes } minuto
   *[other] unos { $minutes } minutos
  }
rulebook-sources = Fuentes: { $sources }
status-source = fuente: { $source }
status-reading = lectura: { $source }
status-decision = decisión: { $source }
section-board = Tablero y recorrido
section-throws = Tiradas
section-entering = Entrada
section-moving = Movimiento
section-landing = Llegada a una casilla
section-extra = Otra tirada
section-end = El final
section-start = Quién empieza
section-money = Apuestas
section-choices = Opciones
compare-second = Segundo reglamento
compare-facts = De un vistazo
compare-different = En qué se diferencian
compare-equal = Igual en ambos ({ $n })
compare-nothing = Estas reglas no lo mencionan.
fact-line = En pocas palabras
fact-minutes = Duración
fact-pieces = Fichas por jugador
fact-throw = Tirada
fact-path = Recorrido
fact-special = Lo especial
