import type { MenhirsBook } from '../book.ts';

const nl: MenhirsBook = {
  title: 'De regels van Menhirs',
  credit:
    'Menhirs is een spel voor twee van Niels Pieterse (NRPGames). Dit is een onofficiële digitale versie; de regels staan hier in onze eigen woorden.',
  sections: {
    goal: {
      title: 'Waar het om gaat',
      body: [
        'Mist ligt over een heide met hoge staande stenen, de menhirs. Om de beurt verplaats je mist. Wie een zet doet waarna geen menhir meer onder mist ligt, wint meteen.',
        'Alleen een zet wint. Mist wegnemen of neerleggen nooit. Wie de laatste menhir vrijmaakt, wint dus, en wie de op een na laatste vrijmaakt, heeft daar meestal spijt van.',
        {
          figure: 'win',
          caption:
            'Vijf menhirs liggen onder één mistcluster. Naar het noorden of het zuidoosten maakt het ze allemaal vrij: winst in ronde 11, de eerste ronde met zetten, en goed voor 22 punten.',
        },
      ],
    },
    moor: {
      title: 'Het bord',
      body: [
        'Het bord heeft 30 zeshoekige plekken in zeven kolommen, a tot g. In elke kolom tellen de plekken vanaf het noorden. De ene speler zit in het noorden, de andere in het zuiden; elk van beiden kan de startspeler zijn.',
        'Er zijn 7 menhirtegels, 23 bostegels en 11 misttegels. Op een plek ligt hoogstens één misttegel. Mist mag op menhirs en op bos liggen.',
        'Een omgedraaide menhir telt de rest van het spel als bos.',
        {
          figure: 'start',
          caption: 'Klaar voor ronde 11: vijf menhirs onder mist, twee omgedraaid, en nog zes misttegels gelegd.',
        },
      ],
    },
    moving: {
      title: 'Mist verplaatsen',
      body: [
        'Misttegels die elkaar raken, rechtstreeks of via andere, vormen een mistcluster. Een losse tegel is ook een cluster. In je beurt verplaats je één cluster één stap in een van zes richtingen: noord, noordoost, zuidoost, zuid, zuidwest of noordwest.',
        {
          list: [
            'Het hele cluster gaat en houdt zijn vorm.',
            'Elke tegel moet op het bord blijven.',
            'Geen tegel mag op mist komen die blijft liggen.',
            'Je moet verplaatsen. Er is altijd een mogelijkheid.',
            'Een menhir die vrij was, mag weer bedekt worden.',
          ],
        },
        {
          figure: 'bank',
          caption:
            'Dit cluster van vier gaat naar het noordoosten. Het maakt c3 en d4 vrij en bedekt geen andere menhir: winst.',
        },
        {
          figure: 'edge',
          caption: 'Langs de rand: deze vijf kunnen alleen naar het zuiden of zuidwesten. Het zuiden wint.',
        },
      ],
    },
    splitting: {
      title: 'Een mistcluster splitsen',
      body: [
        'Van een cluster van zes of meer mag je ook een deel verplaatsen. Er gaan minstens drie tegels die aan elkaar liggen, en elk stuk dat achterblijft heeft er ook minstens drie.',
        'Na de stap mag het deel de rest of een ander cluster weer raken.',
        {
          figure: 'split',
          caption:
            'Een cluster van zes: b2, c2 en d3 gaan naar het noorden, maken twee menhirs vrij en winnen; a1, a2 en a3 blijven.',
        },
      ],
    },
    ko: {
      title: 'Ko: niet terugdraaien',
      body: [
        'De zet die de ander net deed mag je niet terugdraaien: precies de tegels die gingen mogen niet rechtstreeks terug. Een grotere of kleinere groep mag wel die kant op, en je eigen laatste zet mag je terugdraaien.',
        'Ko geldt ook als de tegels deel van een groter cluster werden, en ook als je daarna een tegel zou wegnemen. Ko vervalt als de ander na de zet een van die tegels wegnam, en als een verlengd spel teruggaat naar ronde 12.',
        {
          figure: 'ko',
          caption:
            'Vier tegels kwamen uit het noordwesten: c3, c4, d4 en d5. Precies deze mogen niet terug. Alle zeven wel, en drie van de vier ook.',
        },
      ],
    },
    taking: {
      title: 'Mist wegnemen',
      body: [
        'Na je zet mag je soms, en moet je soms, één misttegel van het bord nemen. Je kiest zelf welke. Minstens één menhir moet onder mist blijven.',
        'Wanneer dat mag, hangt af van de variant; zie de rondes hieronder.',
      ],
    },
    setup: {
      title: 'Adam Way: de opstelling',
      body: [
        'Adam Way, kort voor Amsterdam Way, is de hoofdvariant. Alle grondtegels worden geschud en open neergelegd.',
        'De startspeler draait één menhir om, daarna de andere speler een andere. Op de vijf die overblijven komt mist. Ken je het spel nog niet, kies dan zo dat weinig van die vijf naast elkaar staan.',
      ],
    },
    rounds: {
      title: 'Adam Way: de rondes',
      body: [
        'De rondes tellen af van 12 tot 1. In elke ronde behalve ronde 12 heeft iedere speler één beurt, de startspeler eerst.',
        {
          table: {
            head: ['Ronde', 'Wat je doet'],
            rows: [
              [
                '12',
                'Leg om de beurt de andere zes misttegels, elk op een plek zonder mist. Winnen of claimen kan nog niet.',
              ],
              ['11 tot 3', 'Verplaats. Daarna mag je één tegel wegnemen, hoogstens drie keer in deze rondes.'],
              ['na 3', 'Het keuzemoment: verlengen of doorgaan?'],
              ['2 en 1', 'Verplaats en neem één tegel weg: nu moet het.'],
            ],
          },
        },
        'Hebben beide spelers voor ronde 3 al drie tegels weggenomen, dan wordt de ronde afgemaakt en komt het keuzemoment eerder.',
      ],
    },
    decision: {
      title: 'Adam Way: het keuzemoment',
      body: [
        'Beide spelers kiezen tegelijk en in het geheim: verlengen of doorgaan.',
        {
          list: [
            'Allebei verlengen: terug naar ronde 12. Ieder legt om de beurt zoveel tegels terug als hij wegnam, op plekken zonder mist, ook op vrije menhirs. Dan weer ronde 11 tot 3, waarin ieder weer drie keer mag wegnemen. De tweede keer is er geen keuze: het gaat meteen door met ronde 2.',
            'Anders gaat het door met ronde 2, en wordt onthouden wie door wilde gaan.',
          ],
        },
        'Heeft na ronde 1 niemand gewonnen: is er niet verlengd en wilde maar één speler doorgaan, dan verliest die en krijgt de ander 12 punten. In alle andere gevallen is het gelijkspel.',
      ],
    },
    claims: {
      title: 'Adam Way: de winst claimen',
      body: [
        'Heeft de ander verplaatst, kijk dan goed: kun je nu winnen? Dan mag je de winst claimen, vanaf het moment van de zet tot het eind van die beurt, en nog drie seconden daarna. Niet in ronde 12 en 1.',
        {
          list: [
            'De ander mag geen tegel meer wegnemen; een tegel die al weg is komt terug.',
            'Jij moet nu één zet doen, en ko geldt zoals altijd.',
            'Maakt die de laatste menhir vrij, dan win je. Bij elke andere zet verlies je.',
          ],
        },
        'Een tegel wegnemen maakt een onvoorzichtige zet dus niet goed, tenzij niemand op tijd claimt. In ronde 1 en in een spel zonder claims wel.',
        'De drie seconden eindigen eerder als je aan je eigen beurt begint. Je kunt ook kiezen voor 0, 5 of 10 seconden, onbeperkte tijd, of helemaal geen claims.',
        {
          figure: 'claim',
          caption:
            'f4 ging naar het noorden, daarna werd b3 weggenomen. Een claim brengt b3 terug, en het cluster van zes wint naar het noordoosten of zuidoosten.',
        },
        'Een tip: vóór die zet zat de speler al in de val. Er waren zes zetten, en bij elke daarvan kon de ander winnen. Met zulke vallen win je spellen.',
        {
          figure: 'pitfall',
          caption:
            'Drie tegels gingen naar het zuidoosten, daarna werd g1 weggenomen. Hier verliest een claim: met g1 erbij verbiedt ko de weg terug. Zonder claim mogen de twee tegels die er nog liggen naar het noordwesten, en dat wint.',
        },
      ],
    },
    points: {
      title: 'Punten en toernooien',
      body: [
        'In Adam Way is vroeg winnen meer waard. De verliezer krijgt niets; gelijkspel is 0 tegen 0.',
        {
          table: {
            head: ['De winnaar krijgt', 'Punten'],
            rows: [
              ['zonder verlenging', 'de ronde plus 11: van 22 tot 12'],
              ['na verlenging', 'het nummer van de ronde: van 11 tot 1'],
              ['door een claim, terecht of niet', 'telt in de ronde van de claim'],
              ['omdat alleen de ander doorging', '12'],
            ],
          },
        },
        'In een toernooi tellen eerst de gewonnen spellen, dan de punten.',
      ],
    },
    v2: {
      title: 'De variant 2.0',
      body: [
        'De grondtegels worden een voor een opengedraaid, van a1 tot g3. De derde en de vijfde menhir die verschijnen worden gedekt neergelegd. Op de andere vijf komt mist; de zes tegels die over zijn worden om de beurt gelegd.',
        'Er zijn 12 rondes, oplopend geteld. In elke ronde verplaatsen beide spelers; in sommige rondes moeten ze daarna een tegel wegnemen. Zeg aan tafel hardop wat je gaat doen voordat je het doet. Er zijn geen claims, geen keuzemoment en je neemt niets vrijwillig weg.',
        'In welke rondes een tegel weg moet, staat op het rondenspoor van het gedrukte spel. Wij kennen alleen ronde 1, waarin niets weggaat. Onze tabel, beide spelers in ronde 4, 6, 8, 10 en 12, is een reconstructie; heb je het spel, dan kun je bij het begin de echte tabel invullen.',
        'Mag er geen tegel weg, dan wordt het wegnemen overgeslagen. Na ronde 12 zonder winst is het gelijkspel. De winnaar krijgt zoveel punten als er misttegels op het bord liggen.',
      ],
    },
    base: {
      title: 'Basisspel (een reconstructie)',
      body: [
        'Zoals 2.0, maar alle zeven menhirs blijven: mist op zeven, vier tegels om te leggen. Het heeft een eigen tabel voor het wegnemen. We stelden het samen uit wat bekend is; het kan van het gedrukte spel verschillen.',
      ],
    },
    hidden: {
      title: 'Verborgen mist',
      body: [
        'Aan tafel kun je niet onder de mist kijken. Met verborgen mist ziet niemand wat eronder ligt: je moet het onthouden. Anders schemeren de menhirs door.',
        'De opstelling zien beide spelers voordat de mist komt.',
      ],
    },
    notation: {
      title: 'Een spel opschrijven',
      body: [
        {
          table: {
            head: ['Geschreven', 'Betekenis'],
            rows: [
              ['~c2', 'draai de menhir op c2 om'],
              ['+c3', 'leg mist op c3'],
              ['f4:N', 'verplaats het hele cluster van f4 naar het noorden'],
              ['b2.c2.d3:N', 'verplaats dit deel van een cluster naar het noorden'],
              ['-b3', 'neem de mist van b3'],
              ['!', 'claim de winst'],
              ['P, G', 'verlengen, doorgaan'],
            ],
          },
        },
      ],
    },
    readings: {
      title: 'Waar we moesten kiezen',
      body: [
        'De gedrukte regels laten een paar dingen open. Wij lezen ze zo:',
        {
          list: [
            'Elk stuk dat bij een splitsing achterblijft heeft drie tegels nodig. Het afgesplitste deel mag na zijn stap de rest weer raken.',
            'De startspeler draait als eerste een menhir om.',
            'Bij het keuzemoment kiezen beiden in het geheim en tegelijk.',
            'De gedrukte regels laten de keuze hardop zeggen; daarom is er ook de optie ‘hardop’: de startspeler krijgt als eerste de vraag. Wie als eerste ‘doorgaan’ zegt, draagt alleen het risico van gelijkspel, en de ander wordt niet meer gevraagd.',
            'Wie claimt, moet de winnende zet doen.',
            'Tegen de laatste zet van een ronde mag je in de volgende ronde nog claimen, en ook op het keuzemoment. De claim telt in de ronde van die zet. Hebben beiden verlengd, dan is het te laat.',
            'Willen beiden doorgaan en wint niemand, dan is het gelijkspel.',
            'Op het blad van 2.0 staat dat je gewoonlijk niet ziet wat onder de mist ligt. Daarom is de mist in 2.0 tussen mensen verborgen, en doorzichtig in Adam Way, in het basisspel en tegen de computer, die niets vergeet. Alles is te kiezen.',
          ],
        },
      ],
    },
  },
};
export default nl;
