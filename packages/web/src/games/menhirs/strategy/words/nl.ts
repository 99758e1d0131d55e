import type en from './en.ts';

const nl: typeof en = {
  steps: {
    trapped: {
      title: 'Al gevangen',
      text: 'Een partij kan verloren zijn voordat de laatste fout gemaakt is. Hier heb je zes zetten, en na elke zet kan de ander winnen. Een tegel wegnemen helpt niet: de ander claimt.',
      task: 'Kijk zelf maar: doe een van de zes zetten.',
      hint: 'Verplaats bijvoorbeeld f4 naar het noorden, en kijk wat de ander claimt.',
      done: 'Alle zes zetten verliezen, dus de fout lag eerder: je zat al in de val. In deze cursus zet je zelf zulke vallen.',
    },
    trap: {
      title: 'Een val',
      text: 'Tel de zetten van de ander, niet die van jezelf. Een val is een zet waarna elk antwoord verliest.',
      task: 'Zoek de zet waarna de ander geen veilig antwoord meer heeft.',
      hint: 'De tegel op d5 bedekt geen menhir. Waar laat hij de ander niets om mee te wachten?',
      done: 'Acht antwoorden, en na elk daarvan win jij.',
    },
    tight: {
      title: 'Bijna een val',
      text: 'Een volledige val is zeldzaam. Het op een na beste is een stelling met nauwelijks veilige antwoorden: de ander moet het maar vinden.',
      task: 'Doe een zet waarna de ander nog maar één veilige zet heeft.',
      hint: 'Kijk naar het mistcluster van b4, c5 en d5.',
      done: 'Twaalf zetten, en maar één is veilig: hetzelfde cluster nog een keer naar het noordoosten.',
    },
    spend: {
      title: 'Wanneer je een tegel wegneemt',
      text: 'Wegnemen is meer dan verdedigen: het kan het laatste veilige antwoord wegnemen. Vóór het keuzemoment mag het drie keer, dus doe het waar het een val sluit.',
      task: 'Verplaats en neem een tegel weg, zodat de ander geen veilig antwoord heeft.',
      hint: 'Verplaats de vijf tegels rond e3 naar het zuiden. Welke tegel kan de ander dan nog veilig verplaatsen?',
      done: 'Zonder b4 verliezen alle zes antwoorden. Met b4 was er een uitweg.',
    },
    door: {
      title: 'Wanneer wegnemen te laat komt',
      text: 'Wat je zet opent, sluit je niet door een tegel weg te nemen: de ander mag eerst claimen, en dan komt de tegel terug. Beoordeel dus alleen de zet.',
      task: 'Je hebt dertien zetten. Na twaalf daarvan claimt de ander. Zoek de dertiende.',
      hint: 'Verplaats alle zes tegels van het cluster samen.',
      done: 'De enige veilige zet van de dertien. Er valt niets te claimen, dus je laatste keer wegnemen bewaar je.',
    },
    claim: {
      title: 'De kans die voorbijgaat',
      text: 'Een claim duurt maar een paar seconden. Zoek dus naar je winst zodra de ander verplaatst heeft, nog vóór de tegel weg is.',
      task: 'De ander verplaatste vijf tegels en nam c4 weg. Kun je winnen als c4 terugligt? Claim, en win.',
      hint: 'Leg c4 in gedachten terug: dan vormen alle zeven tegels één cluster. Splits het: b3, c4, d5 en d6 kunnen zonder de andere gaan.',
      done: 'Eén enkele zet bewijst deze claim. Zonder claim kon je niet winnen.',
    },
    two: {
      title: 'Een val achter de val',
      text: 'De sterkste zetten zetten twee vallen: het enige antwoord dat niet meteen verliest, leidt naar de tweede.',
      task: 'Laat de ander één veilig antwoord. Sluit dan de tweede val, en win.',
      hint: 'Eerst het cluster van d1, d2, e2 en f1 naar het zuidwesten. Na het antwoord: het cluster van b2 naar het zuidoosten.',
      done: 'Drie beurten in één plan. De ander had één veilig antwoord, en dat leidde naar de tweede val.',
    },
    'go-on': {
      title: 'Het keuzemoment: doorgaan',
      text: 'Stel jezelf op het keuzemoment één vraag: kan ik in ronde 2 en 1 de winst afdwingen? Ga dan door. Alleen doorgaan is geen risico als je wint.',
      task: 'Beiden hebben drie tegels weggenomen, dus het keuzemoment komt vroeg. Is er voor jou een val in ronde 2?',
      hint: 'In ronde 2 ben jij het eerst, en iedereen moet een tegel wegnemen. Zoek een zet en een tegel die geen veilig antwoord overlaten.',
      done: 'In ronde 2 sluit je een val en in ronde 1 win je, wat de ander ook kiest.',
    },
    prolong: {
      title: 'Het keuzemoment: verlengen',
      text: 'Kan geen van beiden de winst afdwingen, dan verliest wie alleen doorgaat. Verleng dan.',
      task: 'De ander wil verlengen. In deze stelling kun je in twee rondes geen winst afdwingen. Wat kies je?',
      hint: 'Wie alleen doorgaat en niet wint, verliest.',
      done: 'Beiden verlengen, en het spel gaat terug naar ronde 12. Alleen doorgaan had verloren.',
    },
  },
  why: {
    opponentWins: 'Kijk: nu maakt de ander de laatste menhir vrij en wint.',
    opponentClaims: 'Kijk: de ander claimt en wint. Geen tegel wegnemen had dat verhinderd.',
    escapes: 'De ander heeft een veilig antwoord. Kijk maar.',
    roomy: (safe) => `Zo blijven er ${safe} veilige zetten over. Er is een zet die er maar één overlaat.`,
    unjust: 'Je kunt nu niet winnen: deze claim is onterecht en verliest het spel.',
    unproven: 'Deze zet maakt de laatste menhir niet vrij. Na een claim is het spel dan verloren.',
    notClaimed: 'Zonder de weggenomen tegel wint er niets meer. Claim voordat je verplaatst.',
    wentOn: 'Je ging alleen door en kunt de winst niet afdwingen: wint niemand in ronde 2 en 1, dan verlies jij.',
    prolonged: 'Je kon in ronde 2 en 1 de winst afdwingen. Verlengen geeft die weg.',
  },
};
export default nl;
