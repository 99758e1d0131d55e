import type en from './en.ts';

const nl: typeof en = {
  opponent: 'De ander',
  steps: {
    free: {
      title: 'Wat wint',
      text: 'Mist trekt over een heide met staande stenen. Wie een zet doet waarna geen steen meer onder mist ligt, wint meteen.',
      task: 'Eén steen ligt nog onder mist, op d4. Tik op de mist daar en stuur hem weg.',
      hint: 'Tik op de mist op d4 en dan op een pijl. Elke richting is goed.',
      done: 'De laatste steen staat vrij: je wint.',
    },
    bank: {
      title: 'Een bank gaat als geheel',
      text: 'Misttegels die elkaar raken vormen een bank, en een bank gaat als geheel: één stap in één richting.',
      task: 'Onder dezelfde bank liggen twee stenen. Maak ze met één zet vrij, zonder een andere te bedekken.',
      hint: 'Kijk waar elk van de vier tegels terechtkomt. Naar het noordoosten en zuidwesten is het vrij.',
      done: 'Alle vier de tegels gingen mee, en er ligt geen steen meer onder mist.',
    },
    edge: {
      title: 'De rand van de heide',
      text: 'Alle tegels van de bank moeten op de heide blijven. Dicht bij de rand blijven er weinig richtingen over.',
      task: 'Deze lange bank kan maar twee kanten op. Kies de kant die wint.',
      hint: 'Naar het zuidwesten zou de mist de steen op b1 bedekken.',
      done: 'Het zuiden was de goede kant. De pijlen laten altijd zien wat mag.',
    },
    split: {
      title: 'Een grote bank splitsen',
      text: 'Een bank van zes of meer mag je splitsen: minstens drie tegels gaan, en elk stuk dat achterblijft heeft er ook minstens drie.',
      task: 'Splits de drie tegels met de twee stenen af en win.',
      hint: 'Tik op de bank. Tik dan op b2, c2 en d3, de tegels die gaan, en stuur ze naar het noorden of het zuiden.',
      done: 'Drie gingen, drie bleven. Zo’n splitsing zie je makkelijk over het hoofd.',
    },
    ko: {
      title: 'Niet terugdraaien',
      text: 'De laatste zet van de ander mag je niet zomaar terugdraaien. Precies die tegels mogen niet rechtstreeks terug; meer of minder tegels wel.',
      task: 'De ander schoof net c3, c4, d4 en d5 naar het zuidoosten. Schuif toch mist naar het noordwesten.',
      hint: 'Neem de hele bank van zeven, of splits er drie af, zoals c3, c4 en d4.',
      done: 'Zeven tegels zijn niet dezelfde vier, dus dit mag.',
    },
    careful: {
      title: 'Zet de deur niet open',
      text: 'Liggen er nog twee stenen onder mist en maak jij er een vrij, dan maakt de ander de laatste vrij en wint.',
      task: 'Doe een zet waarna de ander niet kan winnen.',
      hint: 'De mist op d6 bedekt niets. Daarmee schuiven is wachten, en wachten is hier veilig.',
      done: 'De ander heeft nu geen winnende zet. Wie de op een na laatste steen vrijmaakt, verliest meestal.',
    },
    take: {
      title: 'Een tegel wegnemen',
      text: 'Na je zet mag je één misttegel van de heide nemen, hoogstens drie keer; in de laatste twee rondes moet het. Er moet altijd een steen bedekt blijven.',
      task: 'Je hebt geschoven, en nu kan de ander de bank van zes splitsen en winnen. Neem de ene tegel weg die dat verhindert.',
      hint: 'Zes kun je splitsen, vijf niet.',
      done: 'Zonder d3 telt de bank vijf tegels: niet te splitsen, dus geen winst.',
    },
    claim: {
      title: 'De winst claimen',
      text: 'Kun je door de zet van de ander winnen, dan helpt een tegel wegnemen niet meer: je mag even de winst claimen. De tegel komt terug, en jij moet de winnende zet doen.',
      task: 'De ander schoof f4 naar f3, zag het gevaar en nam b3 weg. Claim de winst, en win.',
      hint: 'Claim eerst. Met b3 terug kan de bank van zes naar het noordoosten of zuidoosten.',
      done: 'Terecht geclaimd. Zonder dat was de winst weg geweest.',
    },
    pitfall: {
      title: 'Wanneer je niet claimt',
      text: 'Claim je, dan komt de weggenomen tegel terug, en terugdraaien blijft verboden. Heb je dan geen winnende zet, dan verlies je.',
      task: 'De ander schoof drie tegels naar het zuidoosten en nam g1 weg. Win, met of zonder claim.',
      hint: 'Zonder g1 zijn de twee tegels die er liggen niet de drie die schoven. Ze mogen dus terug.',
      done: 'Claimen was niet nodig: twee tegels zijn er geen drie, dus de weg terug was vrij.',
    },
    decide: {
      title: 'De rondes en het keuzemoment',
      text: 'De rondes tellen af van 12 tot 1. Na ronde 3 kiezen beiden in het geheim. Kiezen beiden voor verlengen, dan gaat het spel terug naar ronde 12 en legt ieder de weggenomen tegels terug. Gaat er maar één door en wint niemand, dan verliest die.',
      task: 'Kies voor verlengen, net als de ander, en leg een van je tegels terug op de heide.',
      hint: 'Druk op ‘Verlengen’ en tik dan op een plek zonder mist.',
      done: 'Terug in ronde 12: het spel krijgt een tweede leven, maar winst levert nu minder punten op.',
    },
  },
  why: {
    covered: (places) => `Er ligt nog een steen onder mist: ${places}.`,
    opponentWins: 'Kijk: nu maakt de ander de laatste steen vrij en wint.',
    otherWay: 'Dat mag, maar de opdracht is mist naar het noordwesten te schuiven.',
    notClaimed: 'Zonder b3 op de heide wint er niets meer. Claim voordat je schuift.',
    unproven: 'Na een claim telt alleen een winnende zet. Deze maakt de laatste steen niet vrij, dus je zou verliezen.',
    tileBack:
      'Door de claim komt g1 terug. Dan mogen de drie tegels niet rechtstreeks terug, wint niets anders, en zou je verliezen.',
    wentOn:
      'De ander koos voor verlengen. Jij ging alleen door: wint niemand in ronde 2 en 1, dan verlies jij. Probeer de andere keuze.',
  },
};
export default nl;
