### Translated by machine, not yet read by a native speaker.

# What there is to choose from: the rulesets.

## Rulesets

rules-finkel = Finkel
    .line = Het bekendste spel: zeven stukken, vier dobbelstenen, en rozetten die veilig zijn en een extra worp geven.
    .special = Een korte route met veilige rozetten. Alleen die in het midden is voor beide spelers: een stuk daar beheerst het midden van het bord.
rules-british-museum = British Museum
    .line = De wedloop van Finkel met vijf stukken: een goed eerste spel.
    .special = Alles wat Ur tot een wedloop maakt, en snel klaar. Een worp zonder gemerkte dobbelsteen is verloren.
rules-biles = Biles
    .line = Zeven stukken op de korte route, en drie dobbelstenen die vier tellen als er geen gemerkt is.
    .special = Met drie dobbelstenen komt een vier vaker voor, en elke worp telt minstens één.
rules-leaflet = Het vouwblad
    .line = De lange route om het kleine blok. Een vier geeft een extra worp; rozetten beschermen alleen.
    .special = Een vier geeft de extra worp, een rozet niet. In het kleine blok gaan de spelers elkaar tegemoet.
rules-conventional = Gangbaar
    .line = De lange route, met rozetten die veilig zijn en een extra worp geven.
    .special = Elk vierde vak van de route is een rozet. Met vieren gaat een stuk van de ene naar de andere, en telkens gooi je nog eens.
rules-masters = Masters
    .line = De lange route, met rozetten die een extra worp geven maar niet veilig zijn.
    .special = Geen vak dat beide spelers gebruiken, is veilig.
rules-blitz = Blitz
    .line = Vijf stukken, geen veilige rozetten, en een extra worp voor elke rozet en elk geslagen stuk.
    .special = Slaan loont meteen: je gooit nog eens.
rules-aseb = Aseb
    .line = Het latere bord van twintig vakken, zoals het uit Egypte bekend is: een blok en een lange staart.
    .special = Rechtdoor over de staart: de spelers delen twaalf vakken, tot het allerlaatste.
rules-murray = Murray
    .line = De hele weg heen en de hele weg terug: 27 vakken, de langste wedloop.
    .special = Stukken op de heenweg komen stukken op weg naar huis tegen, en je eigen stukken staan elkaar in de weg. Neem de tijd.
rules-bell = Bell
    .line = Een spel om een inzet: een boete voor elke rozet, en de winnaar krijgt de pot.
    .special = Een stuk komt alleen in het spel als alle drie de dobbelstenen gemerkt zijn, en wel op het vijfde vak. Een zet met een worp die telt, geeft nog een worp.
rules-skiryuk = Skiryuk
    .line = De meeste ornamenten hebben een betekenis; stukken draaien om en vormen stapels.
    .special = Stukken gaan heen met de gladde kant boven en komen naar huis met de stippen boven. Ze slaan alleen stukken die dezelfde kant tonen, en kunnen een vijandelijk stuk in een stapel bedekken.
rules-merit = Merit
    .line = Het doosspel uit 1976: dubbele zetten, bonussen, strafzetten, en punten aan het eind.
    .special = Je beurt duurt tot een worp niets telt. Land je op ogen, dan krijgt de tegenstander een zet.
rules-tablet = Het kleitablet
    .line = Het spel van een kleitablet uit 177 v.Chr.: vijf vogels, twee bikkels en een pot.
    .special = Elke vogel heeft een eigen getal en een eigen waarde. Een tweede bikkel kan je getal veranderen, of je beurt beëindigen.
rules-race = Huisregels
    .line = Maak je eigen wedloop: route, stukken, dobbelstenen, veiligheid en extra worpen.
    .special = Je kunt elk onderdeel kiezen, en je regels delen met een link.
