import type { FloorsBook } from '../book.ts';

const nl: FloorsBook = {
  title: 'De regels van Finstere Flure',
  credit:
    'Finstere Flure is een spel voor 2 tot 7 van Friedemann Friese (2F-Spiele). Dit is een onofficiële digitale versie; de regels staan hier in onze eigen woorden.',
  sections: {
    goal: {
      title: 'Waar het om gaat',
      body: [
        'Je bent ’s nachts verdwaald in een kasteel, en daar loopt ook een hongerig monster. Breng je fiches van de ingang naar de uitgang aan de andere kant. Het monster is dom maar betrouwbaar: het gaat altijd af op het dichtstbijzijnde fiche dat het ziet.',
        'Wie op één na al zijn fiches buiten heeft, wint meteen.',
      ],
    },
    hall: {
      title: 'De zaal',
      body: [
        'De zaal heeft 156 vakjes: 16 bij 11, met twee hoeken trapsgewijs afgesneden. De ingang is rechtsonder, de uitgang linksboven. Het monster begint op het vakje bij de uitgang en kijkt naar rechts.',
        'Langs de muren staan kasten met letters, elke letter twee keer. Ze tonen waar het monster weer binnenkomt als het door een muur loopt.',
        { figure: 'hall', caption: 'De basisopstelling: elf stenen en twee plassen.' },
      ],
    },
    material: {
      title: 'Fiches, kaarten en tegels',
      body: [
        {
          list: [
            'Fiches: ieder vier bij 2 tot 4 spelers, met eerst 1, 3, 4 en 5; ieder drie bij 5 tot 7 spelers, met 1, 4 en 5. Voor- en achterkant zijn samen zeven.',
            'Monsterkaarten: 5, 7, 7, 8, 8, 10, en de hapkaarten ‘1 hap’ en ‘2 happen’.',
            'Tegels: 3 stenen, 2 kristallen, 4 rechtsafstenen, 2 omkeerstenen, 2 paar teleporters en 2 plassen bloed, een van 2 bij 2 en een van 1 bij 4 vakjes. Op de achterkant zijn alle elf stenen, van welke soort ook, gewone stenen.',
          ],
        },
      ],
    },
    setup: {
      title: 'De opstelling',
      body: [
        'Basisspel: elf gewone stenen en de twee plassen liggen zoals op het plaatje hierboven.',
        'Spel voor gevorderden: de spelers leggen om de beurt een tegel naar keuze tot alle 17 liggen. Tegels mogen elkaar niet overlappen of over de rand steken. De hoekvakjes bij in- en uitgang en de twee vakjes ernaast blijven vrij. Twee teleporters mogen niet naast elkaar liggen; wie er een legt, kiest de pijl. Wie links zit van degene die de laatste tegel legde, begint.',
      ],
    },
    round: {
      title: 'Een ronde',
      body: [
        'Vanaf de startspeler verzet ieder om de beurt een van zijn fiches, tot alle fiches zijn geweest. Dan wordt de bovenste monsterkaart omgedraaid en loopt het monster. De startmarkering gaat naar links.',
        'In de eerste ronde verzet ieder maar twee fiches naar keuze; de andere worden alleen omgedraaid.',
      ],
    },
    walking: {
      title: 'Een fiche verzetten',
      body: [
        'Een fiche gaat hoogstens zoveel vakjes als erop staat, niet schuin, met zoveel bochten als je wilt, ook heen en weer. Het mag ook blijven staan. In elk geval wordt het daarna omgedraaid.',
        {
          list: [
            'Binnenkomen kost één punt voor het vakje van de ingang. Een fiche mag ook buiten wachten; ook dan draai je het om.',
            'Vanaf het vakje van de uitgang brengt nog één punt je naar buiten.',
            'Je mag over andere fiches heen, waarbij hun vakje meetelt, maar er niet op stoppen.',
            'Je mag nooit op het vakje van het monster, op een teleporter of van het bord.',
            'Zijn al je fiches geweest, dan word je overgeslagen.',
          ],
        },
        { figure: 'walk', caption: 'Een 4 op weg: drie vakjes naar rechts, één omhoog. Daarna wordt het een 3.' },
      ],
    },
    pushing: {
      title: 'Duwen',
      body: [
        'Een fiche duwt een steen, kristal of draaisteen voor zich uit: één tegelijk, naar een vrij vakje. Ligt erachter een tegel, een fiche, het monster, een teleporter of de rand, dan kan het niet.',
        'Een tegel die op het vakje van in- of uitgang wordt geduwd, gaat meteen uit het spel. Fiches duwen elkaar nooit.',
        { figure: 'push', caption: 'Het fiche duwt de steen mee. Tegen de tweede steen zou het niet verder kunnen.' },
      ],
    },
    spills: {
      title: 'Glijden over bloed',
      body: [
        'Een stap op een plas kost één punt en brengt het fiche rechtdoor naar het eerste vakje erachter. Een steen die daar ligt wordt geduwd, als dat kan.',
        {
          list: [
            'Is de weg versperd, dan stopt het fiche op het laatste vakje van de plas dat het kan bereiken. Daar mag de beurt eindigen, of het gaat met nog een punt een willekeurige kant op en glijdt weer.',
            'Fiches onderweg houden het glijden niet tegen. Maar erop eindigen mag niet: met je laatste punt mag je de plas niet op als je op een fiche zou eindigen.',
            'Een steen die op een plas wordt geduwd glijdt ook naar de overkant, of blijft op het laatste vrije vakje liggen.',
          ],
        },
        { figure: 'spill', caption: 'Eén punt voor het glijden over vier vakjes, één voor de stap erna.' },
      ],
    },
    looking: {
      title: 'Het monster kijkt',
      body: [
        'Voor elke stap, en aan het eind nog een keer, kijkt het monster recht vooruit, naar links en naar rechts; nooit achterom en nooit schuin.',
        'Muren, stenen en draaistenen benemen het zicht. Door kristallen en over plassen en teleporters kijkt het heen. In elke richting telt het eerste fiche, met zijn afstand in vakjes.',
        {
          list: [
            'Eén fiche is het dichtstbij: het draait daarheen.',
            'Twee of drie zijn even dichtbij: het houdt zijn richting.',
            'Het ziet niemand: het houdt zijn richting.',
          ],
        },
        {
          figure: 'look',
          caption: 'Het fiche links is het dichtstbij van wat het ziet. Dat achter zijn rug telt niet.',
        },
        { figure: 'tie', caption: 'Twee vakjes vloer vooruit, twee vakjes bloed opzij: even ver, dus rechtdoor.' },
      ],
    },
    stepping: {
      title: 'Het monster stapt',
      body: [
        'Dan zet het één stap vooruit. Een fiche daar wordt opgegeten. Stenen en kristallen worden geduwd, met alles wat er aaneengesloten achter staat, ook fiches. Wat over de rand of op een teleporter wordt geduwd is weg; een fiche telt als opgegeten.',
        'Over een plas glijdt het monster in één stap, zonder te kijken; het eet en duwt wat het tegenkomt, en stopt nooit op bloed.',
        {
          figure: 'basic',
          caption:
            'Een tocht van acht stappen: het eet twee fiches, duwt er een samen met de steen van het bord, en kijkt aan het eind naar links.',
        },
      ],
    },
    walls: {
      title: 'Door de muur',
      body: [
        'Het monster loopt door muren. Het komt bij dezelfde letter aan de overkant binnen, in dezelfde stap en dezelfde richting. Wat daar staat wordt zoals altijd opgegeten of geduwd.',
        { figure: 'wall', caption: 'Bij H boven eruit, bij H onder erin.' },
      ],
    },
    special: {
      title: 'Draaistenen en teleporters',
      body: [
        'Een draaisteen vlak voor zich duwt het monster nooit. Eerst kijkt het: is links of rechts iemand het dichtstbij, dan gaat die voor. Anders laat de steen het draaien, een kwartslag naar rechts of een halve slag, en stapt het die kant op zonder opnieuw te kijken. Staat het dan weer voor een draaisteen, dan draait het nog eens; na vier keer zonder uitweg blijft het staan.',
        'Op een teleporter verschijnt het in dezelfde stap op de andere van het paar, in de richting van de pijl daar.',
        {
          figure: 'advanced',
          caption:
            'Acht stappen met alles erin: een rechtsafsteen, een teleporter, een hap, een halve draai, de teleporter terug, en een kristal dat tegen een fiche wordt geduwd.',
        },
      ],
    },
    cards: {
      title: 'De kaarten',
      body: [
        'Een getal zegt hoeveel stappen het monster zet. Bij een hapkaart loopt het tot een of twee fiches zijn opgegeten of weggeduwd, maar hoogstens 20 stappen. De stap van de laatste hap wordt afgemaakt; dan kijkt het nog een keer.',
        'De allereerste kaart van het spel is nooit een hapkaart.',
      ],
    },
    effects: {
      title: 'Wat doet wat',
      body: [
        {
          table: {
            head: ['', 'Een fiche', 'Het monster kijkt', 'Het monster stapt', 'Iets wat ertegen wordt geduwd'],
            rows: [
              [
                'Steen',
                'duwt er één',
                'ziet niet verder',
                'duwt hem en de rij erachter',
                'gaat mee als het monster duwt; houdt een fiche tegen',
              ],
              ['Kristal', 'duwt er één', 'kijkt erdoorheen', 'duwt het en de rij erachter', 'als een steen'],
              [
                'Rechtsafsteen',
                'duwt er één',
                'ziet niet verder',
                'draait rechtsaf, stapt dan',
                'als een steen, in een rij',
              ],
              ['Omkeersteen', 'duwt er één', 'ziet niet verder', 'keert om, stapt dan', 'als een steen, in een rij'],
              [
                'Teleporter',
                'mag er niet op',
                'kijkt eroverheen',
                'gaat naar de andere, in de richting van de pijl',
                'door het monster: is weg; door een fiche: kan niet',
              ],
              [
                'Plas',
                'glijdt voor één punt naar de overkant',
                'kijkt eroverheen, telt elk vakje',
                'glijdt in één stap naar de overkant',
                'glijdt naar de overkant of stopt voor wat er staat',
              ],
              [
                'Fiche',
                'gaat eroverheen, mag er niet stoppen',
                'wie het dichtstbij is, telt',
                'eet het op',
                'gaat mee als het monster duwt; houdt een fiche tegen',
              ],
              [
                'Rand',
                'kan niet verder',
                'ziet niet verder',
                'komt bij dezelfde letter binnen',
                'door het monster: is weg; door een fiche: kan niet',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Twee delen en het einde',
      body: [
        'Deel 1 eindigt na de zevende kaart; de achtste wordt niet gespeeld. In dit deel gaat een opgegeten fiche terug naar de ingang, met dezelfde kant boven, en mag het vanaf de volgende ronde weer naar binnen.',
        'Dan worden alle acht kaarten geschud voor deel 2. Een fiche dat nu wordt opgegeten is uit het spel.',
        {
          list: [
            'Op één na al je fiches buiten: je wint meteen.',
            'De laatste kaart is gespeeld, of er is geen fiche meer in het spel: het is afgelopen. Wie de meeste fiches buiten heeft, wint; is dat gelijk, dan wie dat aantal het eerst had. Niemand buiten: geen winnaar.',
            'Een fiche dat bij de hoek van de uitgang van het bord wordt geduwd, telt als opgegeten.',
          ],
        },
      ],
    },
    options: {
      title: 'Opties',
      body: [
        {
          list: [
            'Met 6 of 7 spelers kan de 5 als ‘3 happen’ tellen.',
            'Deel 2 kan ook na zeven kaarten eindigen, zoals in sommige uitgaven.',
            'De tegels kunnen willekeurig worden gelegd in plaats van een voor een.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Monsterpuzzels',
      body: [
        'In onze monsterpuzzels loopt het monster eindeloos door. Daarvoor mag je een paar dingen veranderen: gemarkeerde fiches verzetten binnen hun getal, of een tegel leggen. De puzzel is opgelost als alle vijanden zijn opgegeten, en mislukt als een van jouw fiches wordt opgegeten of alles zich gaat herhalen.',
      ],
    },
    notation: {
      title: 'Een spel opschrijven',
      body: [
        'Een vakje heeft een letter voor de kolom, a tot p van links, en een getal voor de rij, 1 tot 11 van onder. De uitgang is a11, de ingang p1.',
        {
          table: {
            head: ['Geschreven', 'Betekenis'],
            rows: [
              ['A4:p1-p2-o2', 'de 4 van speler A komt binnen en gaat verder; van het glijden alleen het eind'],
              ['A4:.', 'blijft staan, of wacht buiten'],
              ['A4:a11-exit', 'gaat naar buiten'],
              ['lay s@c9', 'een steen wordt op c9 gelegd'],
              ['card 8', 'het monster zet acht stappen'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Waar we moesten kiezen',
      body: [
        'De gedrukte regels en hun vertalingen verschillen hier en daar. Wij lezen ze zo: bij in- en uitgang blijven drie vakjes vrij; een tegel gaat uit het spel als hij op zo’n hoekvakje wordt geduwd; even ver staan houdt een draaisteen niet tegen; wat naar de rand van het bord glijdt blijft op de plas; het spel eindigt in deel 2 ook als geen fiche meer op het bord staat of buiten wacht.',
      ],
    },
  },
};
export default nl;
