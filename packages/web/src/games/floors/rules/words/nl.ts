import type { FloorsBook } from '../book.ts';

const nl: FloorsBook = {
  title: 'De regels van Finstere Flure',
  credit:
    'Finstere Flure is een spel voor 2 tot 7 van Friedemann Friese (2F-Spiele, 2f-spiele.de). Dit is een onofficiële digitale versie; de regels staan hier in onze eigen woorden.',
  sections: {
    goal: {
      title: 'Waar het om gaat',
      body: [
        'Het verhaal in het kort: uit het hoge noorden heb je drie schatten naar vorst Fieso gebracht, om de fee Fabula vrij te krijgen. Maar de vorst moet niets van vreemden hebben. Hij sluit je op in zijn kasteel, en door de donkere zalen loopt Furunkulus, zijn monster, dat dol is op laat bezoek.',
        'Breng je figuren van de ingang naar de uitgang aan de andere kant. Het monster is dom maar betrouwbaar: het gaat altijd af op de dichtstbijzijnde figuur die het ziet.',
        'Wie op één na al zijn figuren buiten heeft, wint meteen.',
      ],
    },
    hall: {
      title: 'De zaal',
      body: [
        'De zaal heeft 156 vakjes: 16 bij 11, met twee hoeken trapsgewijs afgesneden. De ingang is rechtsonder, de uitgang linksboven. Het monster begint op het vakje bij de uitgang en kijkt naar rechts.',
        'Langs de muren staan kasten met letters, elke letter twee keer. Ze tonen waar het monster weer binnenkomt als het door een muur loopt.',
        { figure: 'hall', caption: 'De basisopstelling: elf stenen en twee bloedplassen.' },
      ],
    },
    material: {
      title: 'Speelfiguren, kaarten en tegels',
      body: [
        {
          list: [
            'Speelfiguren: ieder vier bij 2 tot 4 spelers, met eerst 1, 3, 4 en 5; ieder drie bij 5 tot 7 spelers, met 1, 4 en 5. Voor- en achterkant zijn samen zeven.',
            'Monsterkaarten: 5, 7, 7, 8, 8, 10, en de trefferkaarten ‘1 treffer’ en ‘2 treffers’.',
            'Tegels: 3 stenen, 2 kristallen, 4 draaistenen rechts, 2 draaistenen 180°, 2 paar telepoorten en 2 bloedplassen, een van 2 bij 2 en een van 1 bij 4 vakjes. Op de achterkant zijn alle elf stenen, van welke soort ook, gewone stenen.',
          ],
        },
      ],
    },
    setup: {
      title: 'De opstelling',
      body: [
        'Basisspel: elf gewone stenen en de twee bloedplassen liggen zoals op het plaatje hierboven. Wie het meest op het monster lijkt, begint; in het volgende spel begint wie links daarvan zit.',
        'Spel voor gevorderden: de spelers leggen om de beurt een tegel naar keuze tot alle 17 liggen. Tegels mogen elkaar niet overlappen of over de rand steken. De ingang, de uitgang en de twee vakjes naast elk blijven vrij. Twee telepoorten mogen niet naast elkaar liggen, schuin tegenover elkaar wel; wie er een legt, kiest de pijl. Bloedplassen mag je draaien. Wie links zit van degene die de laatste tegel legde, begint.',
      ],
    },
    round: {
      title: 'Een ronde',
      body: [
        'Vanaf de startspeler verzet ieder om de beurt een van zijn figuren, tot alle figuren zijn geweest. Dan wordt de bovenste monsterkaart omgedraaid en loopt het monster. De startmarkering gaat naar links.',
        'In de eerste ronde brengt ieder maar twee figuren naar keuze naar binnen; de andere worden alleen omgedraaid.',
      ],
    },
    walking: {
      title: 'Een figuur verzetten',
      body: [
        'Een figuur gaat hoogstens zoveel vakjes als erop staat, niet schuin, met zoveel bochten als je wilt, ook heen en weer. Hij mag ook blijven staan. In elk geval wordt hij daarna omgedraaid.',
        {
          list: [
            'Binnenkomen kost één stap, voor het vakje van de ingang. Later in het spel mag een figuur ook buiten wachten; ook dan draai je hem om.',
            'Vanaf het vakje van de uitgang brengt nog één stap je naar buiten.',
            'Je mag over andere figuren heen, waarbij hun vakje meetelt, maar er niet op stoppen.',
            'Je mag nooit op het vakje van het monster, op een telepoort of van het bord.',
            'Zijn al je figuren geweest, dan word je overgeslagen.',
          ],
        },
        { figure: 'walk', caption: 'Een 4 op weg: drie vakjes naar rechts, één omhoog. Daarna toont hij 3.' },
      ],
    },
    pushing: {
      title: 'Duwen',
      body: [
        'Een figuur duwt een steen, kristal of draaisteen voor zich uit: één tegelijk, naar een vrij vakje of op bloed. Is daar nog zo’n steen, een figuur, het monster, een telepoort of de rand, dan kan het niet.',
        'Een tegel die op het vakje van in- of uitgang wordt geduwd, gaat meteen uit het spel. Figuren duwen elkaar nooit.',
        { figure: 'push', caption: 'De figuur duwt de steen mee. Tegen de tweede steen zou hij niet verder kunnen.' },
      ],
    },
    spills: {
      title: 'Glijden over bloed',
      body: [
        'Eén stap op een bloedplas brengt de figuur rechtdoor naar het eerste vakje erachter. Een steen die daar ligt wordt geduwd, als dat kan.',
        {
          list: [
            'Is de weg versperd, dan stopt de figuur op het laatste vakje van de bloedplas dat hij kan bereiken. Daar mag de beurt eindigen, of hij gaat met nog een stap een willekeurige kant op en glijdt weer.',
            'Figuren onderweg houden het glijden niet tegen. Maar erop eindigen mag niet: met je laatste stap mag je de bloedplas niet op als je op een figuur zou eindigen.',
            'Een steen die op een bloedplas wordt geduwd glijdt ook naar de overkant, of blijft op het laatste vrije vakje liggen. Daar ligt hij tot iets hem verder duwt.',
          ],
        },
        { figure: 'spill', caption: 'Eén stap voor het glijden over vier vakjes bloed, en daarna nog één.' },
      ],
    },
    looking: {
      title: 'Het monster kijkt',
      body: [
        'Voor elke stap, en aan het eind nog een keer, kijkt het monster recht vooruit, naar links en naar rechts; nooit achterom en nooit schuin.',
        'Muren, stenen en draaistenen benemen het zicht. Door kristallen en over bloedplassen en telepoorten kijkt het heen. In elke richting telt de eerste figuur, met zijn afstand in vakjes.',
        {
          list: [
            'Eén figuur is het dichtstbij: het draait daarheen.',
            'Twee of drie zijn even dichtbij: het houdt zijn richting.',
            'Het ziet niemand: het houdt zijn richting.',
          ],
        },
        {
          figure: 'look',
          caption:
            'Van de figuren die het ziet, is die links het dichtstbij. Die achter de rug van het monster telt niet.',
        },
        { figure: 'tie', caption: 'Twee vakjes vloer vooruit, twee vakjes bloed opzij: even ver, dus rechtdoor.' },
      ],
    },
    stepping: {
      title: 'Het monster stapt',
      body: [
        'Dan zet het één stap vooruit. Een figuur daar wordt opgegeten. Stenen en kristallen worden geduwd, met alles wat er aaneengesloten achter staat, ook figuren. Wat over de rand of op een telepoort wordt geduwd is weg; een figuur telt als opgegeten.',
        'Wat het op een bloedplas duwt, glijdt vanzelf naar de overkant en stopt voor alles wat in de weg staat; een figuur die tegen een steen glijdt, duwt die, als het vakje erachter vrij is.',
        'Over een bloedplas glijdt het monster in één stap, zonder te kijken; het eet en duwt wat het tegenkomt, en aan de rand van het bord gaat het verder door de muur. Op bloed blijft het alleen staan als draaistenen het geen uitweg laten.',
        {
          figure: 'basic',
          caption:
            'Een tocht van acht stappen. Het glijdt over het bloed en eet een figuur, duwt een steen en de figuur erachter een voor een van het bord, en eet er nog een. Aan het eind draait het naar rechts: zeven vakjes verderop ziet het de dichtstbijzijnde.',
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
      title: 'Draaistenen en telepoorten',
      body: [
        'Een draaisteen vlak voor zich duwt het monster nooit. Eerst kijkt het: staat de dichtstbijzijnde figuur links of rechts, dan draait het daarheen en doet de steen niets. Anders laat de steen het draaien, een kwartslag naar rechts of een halve slag, en stapt het die kant op zonder opnieuw te kijken. Staat het dan weer voor een draaisteen, dan draait het nog eens; na vier keer zonder uitweg blijft het staan.',
        'Op een telepoort verschijnt het in dezelfde stap op de andere van het paar, in de richting van de pijl daar.',
        {
          figure: 'advanced',
          caption:
            'Acht stappen. De draaisteen rechts vlak ervoor doet niets: het monster kijkt eerst, en de dichtstbijzijnde figuur staat links. Dan de telepoort, een figuur opgegeten, de draaisteen 180°, en de telepoort terug. Aan het eind duwt het een kristal, en het kristal een figuur.',
        },
      ],
    },
    cards: {
      title: 'De kaarten',
      body: [
        'Een getal zegt hoeveel stappen het monster zet. Bij een trefferkaart loopt het tot een of twee figuren zijn opgegeten, of over de rand of op een telepoort geduwd, wat ook als opgegeten telt, maar hoogstens 20 stappen. De stap van de laatste treffer wordt afgemaakt; dan kijkt het nog een keer.',
        'De allereerste kaart van het spel is nooit een kaart met één of twee treffers: komt er zo een, dan geldt de volgende en wordt hij weer ingeschud.',
      ],
    },
    effects: {
      title: 'Wat doet wat',
      body: [
        {
          table: {
            head: ['', 'Een figuur', 'Het monster kijkt', 'Het monster stapt', 'Iets wat ertegen wordt geduwd'],
            rows: [
              [
                'Steen',
                'duwt er één',
                'ziet niet verder',
                'duwt hem en de rij erachter',
                'gaat mee als het monster duwt; houdt een figuur tegen',
              ],
              ['Kristal', 'duwt er één', 'kijkt erdoorheen', 'duwt het en de rij erachter', 'als een steen'],
              [
                'Draaisteen rechts',
                'duwt er één',
                'ziet niet verder',
                'draait rechtsaf, stapt dan',
                'als een steen, in een rij',
              ],
              [
                'Draaisteen 180°',
                'duwt er één',
                'ziet niet verder',
                'keert om, stapt dan',
                'als een steen, in een rij',
              ],
              [
                'Telepoort',
                'mag er niet op',
                'kijkt eroverheen',
                'gaat naar de andere, in de richting van de pijl',
                'door het monster: is weg; door een figuur: kan niet',
              ],
              [
                'Bloedplas',
                'glijdt in één stap naar de overkant',
                'kijkt eroverheen, telt elk vakje',
                'glijdt in één stap naar de overkant',
                'glijdt naar de overkant of stopt voor wat er staat',
              ],
              [
                'Figuur',
                'gaat eroverheen, mag er niet stoppen',
                'wie het dichtstbij is, telt',
                'eet hem op',
                'gaat mee als het monster duwt; houdt een figuur tegen',
              ],
              [
                'Rand',
                'kan niet verder',
                'ziet niet verder',
                'komt bij dezelfde letter binnen',
                'door het monster: is weg; door een figuur: kan niet',
              ],
            ],
          },
        },
      ],
    },
    stages: {
      title: 'Twee delen en het einde',
      body: [
        'Deel 1 eindigt na de zevende kaart; de achtste wordt niet gespeeld. In dit deel gaat een opgegeten figuur terug naar de ingang, met dezelfde kant boven, en mag hij vanaf de volgende ronde weer naar binnen.',
        'Dan worden alle acht kaarten geschud voor deel 2, dat acht rondes duurt. Een figuur die nu wordt opgegeten is uit het spel.',
        {
          list: [
            'Op één na al je figuren buiten: je wint meteen.',
            'De laatste kaart is gespeeld, of er is geen figuur meer in het spel: het is afgelopen. Wie de meeste figuren buiten heeft, wint; is dat gelijk, dan wie dat aantal het eerst had. Niemand buiten: geen winnaar.',
            'Een figuur die bij de hoek van de uitgang van het bord wordt geduwd, telt als opgegeten.',
          ],
        },
      ],
    },
    options: {
      title: 'Opties en aantal spelers',
      body: [
        {
          list: [
            'Met 2 spelers: breng niet te vroeg twee figuren naar buiten. De ander heeft dan meer figuren te verzetten, en het laatste woord voordat het monster loopt.',
            'Met 6 of 7 spelers is het druk in de zaal, en kan de 5 als ‘3 treffers’ tellen: spreek het af voor je begint.',
            'Deel 2 kan ook na zeven kaarten eindigen, zoals in sommige uitgaven.',
            'De tegels kunnen willekeurig worden gelegd in plaats van een voor een.',
          ],
        },
      ],
    },
    puzzles: {
      title: 'Monsterpuzzels',
      body: [
        'In onze monsterpuzzels loopt het monster eindeloos door. Daarvoor mag je een paar dingen veranderen: gemarkeerde figuren verzetten binnen hun getal, of een tegel leggen. De puzzel is opgelost als alle vijanden zijn opgegeten, en mislukt als een van jouw figuren wordt opgegeten of alles zich gaat herhalen.',
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
        'De gedrukte regels en hun vertalingen verschillen hier en daar. Wij lezen ze zo:',
        {
          list: [
            'Bij de ingang blijven drie vakjes vrij, en bij de uitgang ook.',
            'Een tegel gaat uit het spel als hij op het vakje van de ingang of de uitgang wordt geduwd. Een figuur die het monster daarheen duwt, blijft er staan.',
            'Even ver staan houdt een draaisteen niet tegen.',
            'Na vier keer draaien binnen één stap zonder uitweg blijft het monster staan, en is de stap op.',
            'Een draaisteen die het monster tijdens het glijden over bloed tegenkomt, laat het ook draaien, en het glijdt die kant op verder.',
            'Wat naar de rand van het bord glijdt, blijft op het bloed.',
            'In deel 2 eindigt het spel ook als geen figuur meer op het bord staat of buiten wacht.',
            'In de eerste ronde moet een figuur die naar binnen kan, ook naar binnen: buiten wachten is niet een van de twee. Een figuur die niet naar binnen kan, mag buiten blijven en telt mee.',
            'De 5 als drie treffers mag de eerste kaart zijn. Alleen de kaarten met één en met twee treffers mogen dat niet.',
          ],
        },
      ],
    },
  },
};
export default nl;
