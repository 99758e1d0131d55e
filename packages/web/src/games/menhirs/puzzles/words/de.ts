import type en from './en.ts';

const de: typeof en = {
  kinds: {
    'win-in-one': 'Sieg in einem Zug',
    'claim-or-not': 'Ansagen oder nicht?',
    'which-taking': 'Welches Plättchen weg?',
    'win-in-two': 'Sieg in zwei Zügen',
    'win-in-three': 'Sieg in drei Zügen',
  },
  ask: {
    'win-in-one': 'Nach einem Zug liegt kein Menhir mehr unter Nebel. Finde ihn.',
    'claim-or-not':
      'Die andere Seite zog und nahm ein Plättchen weg. Ansagen, ohne Ansage gewinnen, oder gibt es nichts zu gewinnen?',
    'which-taking':
      'Du hast gezogen, und die andere Seite droht zu gewinnen. Welches Plättchen nimmst du weg, um das zu verhindern?',
    'win-in-two': 'Mach einen Zug, nach dem du mit dem nächsten gewinnst, was die andere Seite auch tut.',
    'win-in-three': 'Mach einen Zug, nach dem du in zwei weiteren gewinnst, was die andere Seite auch tut.',
  },
  round: (round) => `Runde ${round}`,
  thinking: 'Die andere Seite sucht eine Antwort.',
  nothing: 'Nichts zu gewinnen',
  answered: (left) =>
    left === 1 ? 'Die andere Seite hat geantwortet. Jetzt gewinne.' : 'Die andere Seite hat geantwortet. Weiter.',
  hints: {
    bank: 'Schau auf den Nebel im Ring.',
    move: 'Der Nebel im Ring zieht, wie du es siehst.',
    threat: 'Das droht die andere Seite.',
    tile: 'Das Plättchen im Ring muss weg.',
    none: 'Nimm diesmal nichts weg.',
    other: 'Das war nicht der Zug. Fang neu an und schau noch einmal.',
    claim: 'Denk dir das weggenommene Plättchen zurück. Hilft es dir, oder ist es im Weg?',
    mustClaim: 'Erst ansagen; dann den Zug spielen, der mit dem Plättchen gewinnt.',
    noClaim: 'Nicht ansagen: Du gewinnst auch so.',
    noWin: 'Mit oder ohne das Plättchen gibt es keinen Gewinnzug.',
  },
  why: {
    covered: (places) => `Es liegt noch ein Menhir unter Nebel: ${places}.`,
    unjust: 'Mit dem Plättchen zurück gibt es keinen Gewinnzug, oder Ko sperrt ihn: Diese Ansage würde verlieren.',
    unproven: 'Dieser Zug gewinnt nicht, also ist die Ansage verloren.',
    missed: 'Es gab einen Gewinn.',
    opponentWins: 'Schau: Die andere Seite gewinnt sofort.',
    opponentClaims: 'Schau: Die andere Seite sagt den Sieg an und gewinnt.',
    escapes: 'Schau: So entkommt die andere Seite.',
    slow: 'Das gewinnt nicht rechtzeitig.',
  },
  done: {
    'win-in-one': 'Der letzte Menhir steht frei.',
    'claim-or-not': 'Gut eingeschätzt.',
    'which-taking': 'Die andere Seite hat keinen Gewinnzug mehr.',
    'win-in-two': 'Es gab kein Entkommen.',
    'win-in-three': 'Es gab kein Entkommen.',
  },
  noneToWin: 'Richtig: Es gab nichts zu gewinnen.',
};
export default de;
