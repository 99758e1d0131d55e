import type en from './en.ts';

const nl: typeof en = {
  steps: {
    setup: {
      title: 'Omdraaien en leggen',
      text: 'Een spel begint met zeven menhirs. Iedere speler draait er één om: die telt de rest van het spel als bos. Op de andere vijf komt mist, en iedere speler legt nog drie tegels.',
      task: 'Draai een menhir om en leg daarna een misttegel.',
      hint: 'Tik op een menhir en bevestig. Tik dan op een plek zonder mist en bevestig.',
      done: 'Zo begint het. Maak nu de vijf menhirs vrij: wie met een zet de laatste vrijmaakt, wint.',
    },
    free: {
      title: 'Wat wint',
      text: 'Mist trekt over een heide met hoge staande stenen, de menhirs. Wie een zet doet waarna geen menhir meer onder mist ligt, wint meteen.',
      task: 'Eén menhir ligt nog onder mist, op d4. Tik op de mist daar en stuur hem weg.',
      hint: 'Tik op de mist op d4 en dan op een pijl. Elke richting is goed.',
      done: 'De laatste menhir staat vrij: je wint.',
    },
    bank: {
      title: 'Een cluster gaat als geheel',
      text: 'Misttegels die elkaar raken vormen een mistcluster, en een cluster gaat als geheel: één stap in één richting.',
      task: 'Onder hetzelfde cluster liggen twee menhirs. Maak ze met één zet vrij, zonder een andere te bedekken.',
      hint: 'Kijk waar elk van de vier tegels terechtkomt. Naar het noordoosten en zuidwesten is het vrij.',
      done: 'Alle vier de tegels gingen mee, en er ligt geen menhir meer onder mist.',
    },
    edge: {
      title: 'De rand van het bord',
      text: 'Alle tegels van het cluster moeten op het bord blijven. Dicht bij de rand blijven er weinig richtingen over.',
      task: 'Dit lange cluster kan maar twee kanten op. Kies de kant die wint.',
      hint: 'Naar het zuidwesten zou de mist de menhir op b1 bedekken.',
      done: 'Het zuiden was de goede kant. De pijlen laten altijd zien wat mag.',
    },
    split: {
      title: 'Een groot cluster splitsen',
      text: 'Een cluster van zes of meer mag je splitsen: minstens drie tegels gaan, en elk stuk dat achterblijft heeft er ook minstens drie.',
      task: 'Splits de drie tegels met de twee menhirs af en win.',
      hint: 'Tik op het cluster. Tik dan op b2, c2 en d3, de tegels die gaan, en stuur ze naar het noorden of het zuiden.',
      done: 'Drie gingen, drie bleven. Zo’n splitsing zie je makkelijk over het hoofd.',
    },
    ko: {
      title: 'Ko: niet terugdraaien',
      text: 'De laatste zet van de ander mag je niet zomaar terugdraaien. Precies die tegels mogen niet rechtstreeks terug, ook niet als je daarna een tegel zou wegnemen. Meer of minder tegels wel.',
      task: 'De ander verplaatste net c3, c4, d4 en d5 naar het zuidoosten. Verplaats toch mist naar het noordwesten.',
      hint: 'Neem het hele cluster van zeven, of splits er drie af, zoals c3, c4 en d4.',
      done: 'Zeven tegels zijn niet dezelfde vier, dus dit mag.',
    },
    careful: {
      title: 'Zet de deur niet open',
      text: 'Liggen er nog twee menhirs onder mist en maak jij er een vrij, dan kan de ander meestal de laatste vrijmaken en winnen.',
      task: 'Doe een zet waarna de ander niet kan winnen.',
      hint: 'De mist op d6 bedekt niets. Die verplaatsen is wachten, en wachten is hier veilig.',
      done: 'De ander heeft nu geen winnende zet. Wie de op een na laatste menhir vrijmaakt, verliest meestal.',
    },
    take: {
      title: 'Een tegel wegnemen',
      text: 'In ronde 11 tot 3 mag je na je zet één misttegel van het bord nemen, hoogstens drie keer. In ronde 2 en 1 moet het. Er moet altijd een menhir bedekt blijven.',
      task: 'Dit is ronde 1, en claimen kan niet meer. Je hebt verplaatst, en nu kan de ander het cluster van zes splitsen en winnen. Neem de ene tegel weg die dat verhindert.',
      hint: 'Zes kun je splitsen, vijf niet.',
      done: 'Zonder d3 telt het cluster vijf tegels: niet te splitsen, dus geen winst. In een eerdere ronde had een claim d3 teruggebracht: dat zie je in de volgende stap.',
    },
    claim: {
      title: 'De winst claimen',
      text: 'In elke ronde van 11 tot 2 mag je de winst claimen als je door de zet van de ander kunt winnen, tot drie seconden na die beurt. Een tegel die intussen is weggenomen komt terug, en jij moet de winnende zet doen.',
      task: 'De ander verplaatste f4 naar f3, zag het gevaar en nam b3 weg. Claim de winst, en win.',
      hint: 'Claim eerst. Met b3 terug kan het cluster van zes naar het noordoosten of zuidoosten.',
      done: 'Terecht geclaimd. Zonder dat was de winst weg geweest.',
    },
    pitfall: {
      title: 'Wanneer je niet claimt',
      text: 'Claim je, dan komt de weggenomen tegel terug, en ko geldt zoals altijd: de laatste zet mag je niet terugdraaien. Heb je dan geen winnende zet, dan verlies je.',
      task: 'De ander verplaatste drie tegels naar het zuidoosten en nam g1 weg. Win, met of zonder claim.',
      hint: 'Zonder g1 zijn de twee tegels die er liggen niet de drie die werden verplaatst. Ze mogen dus terug.',
      done: 'Claimen was niet nodig: twee tegels zijn er geen drie, dus de weg terug was vrij.',
    },
    decide: {
      title: 'Het keuzemoment',
      text: 'De rondes tellen af van 12 tot 1. Na ronde 3 komt het keuzemoment: beiden kiezen in het geheim. Kiezen beiden voor verlengen, dan gaat het spel terug naar ronde 12 en legt ieder de weggenomen tegels terug. Gaat er maar één door en wint niemand, dan verliest die.',
      task: 'Kies voor verlengen, net als de ander, en leg een van je tegels terug op het bord.',
      hint: 'Druk op ‘Verlengen’ en tik dan op een plek zonder mist.',
      done: 'Terug in ronde 12: het spel krijgt een tweede leven, maar winst levert nu nog maar 11 tot 1 punten op.',
    },
  },
  why: {
    covered: (places) => `Er ligt nog een menhir onder mist: ${places}.`,
    opponentWins: 'Kijk: nu maakt de ander de laatste menhir vrij en wint.',
    otherWay: 'Dat mag, maar de opdracht is mist naar het noordwesten te verplaatsen.',
    notClaimed: 'Zonder b3 op het bord wint er niets meer. Claim voordat je verplaatst.',
    unproven:
      'Na een claim telt alleen een winnende zet. Deze maakt de laatste menhir niet vrij, dus je zou verliezen.',
    tileBack:
      'Door de claim komt g1 terug. Dan verbiedt ko de drie tegels de weg terug, wint niets anders, en zou je verliezen.',
    wentOn:
      'De ander koos voor verlengen. Jij ging alleen door: wint niemand in ronde 2 en 1, dan verlies jij. Probeer de andere keuze.',
  },
};
export default nl;
