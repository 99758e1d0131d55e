import type { MenhirsBook } from '../book.ts';

const nl: MenhirsBook = {
  title: 'De regels van Menhirs',
  credit:
    'Menhirs is een spel voor twee van Niels Pieterse (NRPGames). Dit is een onofficiële digitale versie; de regels staan hier in onze eigen woorden.',
  sections: {
    goal: {
      title: 'Waar het om gaat',
      body: [
        'Mist ligt over een heide met staande stenen, de menhirs. Om de beurt verplaats je mist. Wie een zet doet waarna geen menhir meer onder mist ligt, wint meteen.',
        'Alleen een zet wint. Mist wegnemen of neerleggen nooit. Wie de laatste steen vrijmaakt, wint dus, en wie de op een na laatste vrijmaakt, heeft daar meestal spijt van.',
        {
          figure: 'win',
          caption:
            'Vijf stenen liggen onder één bank. Naar het noorden of het zuidoosten maakt hij ze allemaal vrij: winst meteen bij de eerste zet.',
        },
      ],
    },
    moor: {
      title: 'De heide',
      body: [
        'Het bord heeft 30 zeshoekige plekken in zeven kolommen, a tot g. In elke kolom tellen de plekken vanaf het noorden. De ene speler zit in het noorden, de andere in het zuiden.',
        'Er zijn 7 menhirtegels, 23 bostegels en 11 misttegels. Op een plek ligt hoogstens één misttegel. Mist mag op stenen en op bos liggen.',
        'Een omgedraaide menhir telt de rest van het spel als bos.',
        {
          figure: 'start',
          caption: 'Klaar om te beginnen: vijf stenen onder mist, zes tegels door de spelers gelegd.',
        },
      ],
    },
    moving: {
      title: 'Mist verplaatsen',
      body: [
        'Misttegels die elkaar raken, rechtstreeks of via andere, vormen een bank. Een losse tegel is ook een bank. In je beurt verplaats je één bank één stap in een van zes richtingen: noord, noordoost, zuidoost, zuid, zuidwest of noordwest.',
        {
          list: [
            'De hele bank gaat en houdt zijn vorm.',
            'Elke tegel moet op de heide blijven.',
            'Geen tegel mag op mist komen die blijft liggen.',
            'Je moet verplaatsen. Er is altijd een mogelijkheid.',
            'Een steen die vrij was, mag weer bedekt worden.',
          ],
        },
        {
          figure: 'bank',
          caption: 'Deze bank van vier gaat naar het noordoosten. Hij maakt c3 en d4 vrij en bedekt geen andere steen.',
        },
        { figure: 'edge', caption: 'Langs de rand: deze vijf kunnen alleen naar het zuiden of zuidwesten.' },
      ],
    },
    splitting: {
      title: 'Een bank splitsen',
      body: [
        'Van een bank van zes of meer mag je ook een deel verplaatsen. Er gaan minstens drie tegels die aan elkaar liggen, en elk stuk dat achterblijft heeft er ook minstens drie.',
        'Na de stap mag het deel de rest of een andere bank weer raken.',
        {
          figure: 'split',
          caption:
            'Een bank van zes: b2, c2 en d3 gaan naar het noorden en maken twee stenen vrij; a1, a2 en a3 blijven.',
        },
      ],
    },
    ko: {
      title: 'Niet terugdraaien',
      body: [
        'De zet die de ander net deed mag je niet terugdraaien: precies de tegels die gingen mogen niet rechtstreeks terug. Een grotere of kleinere groep mag wel die kant op, en je eigen laatste zet mag je terugdraaien.',
        'Het verbod blijft ook als de tegels deel van een grotere bank werden. Het vervalt als de ander na de zet een van die tegels wegnam.',
        {
          figure: 'ko',
          caption:
            'Vier tegels kwamen uit het noordwesten. Deze vier mogen niet terug; alle zeven wel, en drie ervan ook.',
        },
      ],
    },
    taking: {
      title: 'Mist wegnemen',
      body: [
        'Na je zet mag je soms, en moet je soms, één misttegel van de heide nemen. Je kiest zelf welke. Minstens één menhir moet onder mist blijven.',
        'Wanneer dat mag, hangt af van de variant; zie de rondes hieronder.',
      ],
    },
    setup: {
      title: 'Adam Way: de opstelling',
      body: [
        'Adam Way, kort voor Amsterdam Way, is de hoofdvariant. Alle grondtegels worden geschud en open neergelegd.',
        'De eerste speler draait één menhir om, daarna de tweede speler een andere. Op de vijf die overblijven komt mist. Ken je het spel nog niet, draai dan zo dat weinig stenen naast elkaar staan.',
      ],
    },
    rounds: {
      title: 'Adam Way: de rondes',
      body: [
        'De rondes tellen af van 12 tot 1. In elke ronde hebben beide spelers één beurt, de eerste speler eerst.',
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
            'Allebei verlengen: terug naar ronde 12. Ieder legt om de beurt zoveel tegels terug als hij wegnam, op plekken zonder mist, ook op vrije stenen. Dan weer ronde 11 tot 3, waarin ieder weer drie keer mag wegnemen. De tweede keer is er geen keuze: het gaat meteen door met ronde 2.',
            'Anders gaat het door met ronde 2, en wordt onthouden wie door wilde gaan.',
          ],
        },
        'Heeft na ronde 1 niemand gewonnen: is er niet verlengd en wilde maar één speler doorgaan, dan verliest die en krijgt de ander 12 punten. In alle andere gevallen is het gelijkspel.',
      ],
    },
    claims: {
      title: 'Adam Way: de winst claimen',
      body: [
        'Een onvoorzichtige zet kun je niet herstellen door een tegel weg te nemen. Vanaf het moment dat de ander heeft verplaatst tot het eind van die beurt, en nog drie seconden daarna, mag je claimen dat je een winnende zet hebt. Niet in ronde 12 en 1.',
        {
          list: [
            'De ander mag geen tegel meer wegnemen; een tegel die al weg is komt terug.',
            'Jij moet nu één zet doen. Terugdraaien blijft verboden.',
            'Maakt die de laatste steen vrij, dan win je. Bij elke andere zet verlies je.',
          ],
        },
        'De drie seconden eindigen eerder als je aan je eigen beurt begint. Je kunt ook kiezen voor 0, 5 of 10 seconden, onbeperkte tijd, of helemaal geen claims.',
        {
          figure: 'claim',
          caption:
            'f4 ging naar het noorden, daarna werd b3 weggenomen. Een claim brengt b3 terug, en de bank van zes wint naar het noordoosten of zuidoosten.',
        },
        {
          figure: 'pitfall',
          caption:
            'Drie tegels gingen naar het zuidoosten, daarna werd g1 weggenomen. Hier verliest een claim: met g1 erbij is de weg terug verboden. Zonder claim mogen de twee tegels naar het noordwesten, en dat wint.',
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
              ['door een claim, terecht of niet', 'geteld in de ronde van de claim'],
              ['omdat de ander alleen doorging', '12'],
            ],
          },
        },
        'In een toernooi tellen eerst de gewonnen spellen, dan de punten.',
      ],
    },
    v2: {
      title: 'De variant 2.0',
      body: [
        'De grondtegels worden een voor een omgedraaid, van a1 tot g3. De derde en de vijfde menhir die verschijnen, gaan met de achterkant naar boven. Op de andere vijf komt mist; de zes tegels die over zijn leg je om de beurt.',
        'Er zijn 12 rondes, oplopend geteld. Elke ronde verplaatsen beide spelers; in sommige rondes moeten ze daarna een tegel wegnemen. Er zijn geen claims, geen keuzemoment, en niemand neemt vrijwillig weg.',
        'In welke rondes dat is, staat op de rondeteller van het gedrukte spel. Wij kennen die alleen voor ronde 1, waarin niets weggaat. Onze tabel, beide spelers in ronde 4, 6, 8, 10 en 12, is een reconstructie; heb je die teller, dan kun je zijn tabel bij een nieuw spel invullen.',
        'Mag er geen tegel weg, dan wordt dat overgeslagen. Na ronde 12 zonder winst is het gelijkspel. De winnaar krijgt een punt voor elke misttegel die nog op de heide ligt.',
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
        'Aan tafel kun je niet onder de mist kijken. Met verborgen mist ziet niemand wat eronder ligt: je moet het onthouden. Anders schemeren de stenen door.',
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
              ['f4:N', 'verplaats de hele bank van f4 naar het noorden'],
              ['b2.c2.d3:N', 'verplaats dit deel van een bank naar het noorden'],
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
        'De gedrukte regels laten een paar dingen open. Wij lezen ze zo: elk stuk dat bij een splitsing achterblijft heeft drie tegels nodig; de eerste speler draait als eerste een menhir om; de keuze is geheim; wie claimt moet de winnende zet doen; willen beiden doorgaan en wint niemand, dan is het gelijkspel.',
      ],
    },
  },
};
export default nl;
