import type en from './en.ts';

const nl: typeof en = {
  kinds: {
    'win-in-one': 'Winnen in één zet',
    'claim-or-not': 'Claimen of niet?',
    'which-taking': 'Welke tegel neem je weg?',
    'win-in-two': 'Gedwongen winst in twee',
    'win-in-three': 'Gedwongen winst in drie',
  },
  ask: {
    'win-in-one': 'Na één zet ligt geen menhir meer onder mist. Vind hem.',
    'claim-or-not':
      'De ander verplaatste en nam een tegel weg. Claimen, winnen zonder claim, of valt er niets te winnen?',
    'which-taking': 'Je hebt verplaatst, en de ander dreigt te winnen. Welke tegel neem je weg om dat te verhinderen?',
    'win-in-two': 'Speel een beurt waarna je in je volgende beurt wint, wat de ander ook doet.',
    'win-in-three': 'Speel een beurt waarna je binnen twee volgende beurten wint, wat de ander ook doet.',
  },
  round: (round) => `ronde ${round}`,
  thinking: 'De ander zoekt een antwoord.',
  nothing: 'Niets te winnen',
  answered: (left) => (left === 1 ? 'De ander heeft geantwoord. Win nu.' : 'De ander heeft geantwoord. Ga door.'),
  hints: {
    bank: 'Kijk naar de mist in de ring.',
    move: 'De mist in de ring gaat de kant op die je ziet.',
    threat: 'Dit is wat de ander dreigt te doen.',
    tile: 'De tegel in de ring moet weg.',
    none: 'Neem deze keer niets weg.',
    other: 'Dat was niet de zet. Begin opnieuw en kijk nog eens.',
    claim: 'Denk de weggenomen tegel terug op zijn plek. Helpt hij je, of ligt hij in de weg?',
    mustClaim: 'Claim eerst; speel dan de zet die met de tegel terug wint.',
    noClaim: 'Claim niet: je wint zo al.',
    noWin: 'Met of zonder de tegel, er is geen winnende zet.',
  },
  why: {
    covered: (places) => `Er ligt nog een menhir onder mist: ${places}.`,
    unjust: 'Met de tegel terug is er geen winnende zet, of ko verbiedt hem: deze claim zou verliezen.',
    unproven: 'Die zet wint niet, dus de claim is verloren.',
    missed: 'Er viel wel te winnen.',
    opponentWins: 'Kijk: de ander wint meteen.',
    opponentClaims: 'Kijk: de ander claimt de winst en wint.',
    escapes: 'Kijk: zo ontsnapt de ander.',
    slow: 'Dat wint niet op tijd.',
  },
  done: {
    'win-in-one': 'De laatste menhir staat vrij.',
    'claim-or-not': 'Goed beoordeeld.',
    'which-taking': 'De ander heeft geen winnende zet meer.',
    'win-in-two': 'Er was geen ontkomen aan.',
    'win-in-three': 'Er was geen ontkomen aan.',
  },
  noneToWin: 'Klopt: er viel niets te winnen.',
};
export default nl;
