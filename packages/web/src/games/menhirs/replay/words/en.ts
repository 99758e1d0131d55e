const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);

export default {
  chapterProlonged: (round: number) => `Round ${round}, prolonged`,
  graph: 'Who stands better',
  provenWin: (name: string) => `${name}: a forced win`,
  muchBetter: (name: string) => `${name}: the upper hand`,
  better: (name: string) => `${name}: a little better`,
  even: 'Even',
  holding: (holding: number, of: number) =>
    of === 1
      ? 'The only turn holds.'
      : of === holding
        ? `All ${of} turns hold as far as the computer can see.`
        : `${holding} of ${of} turns ${holding === 1 ? 'holds' : 'hold'} as far as the computer can see.`,
  allLose: (of: number) => (of === 1 ? 'The only turn loses.' : `All ${of} turns lose.`),
  verdicts: { win: 'wins', tie: 'tie', loss: 'loses', open: 'undecided' },
  bank: (place: string, way: string) => `the cluster on ${place} ${way}`,
  part: (places: string, way: string) => `${places} ${way}`,
  thenTake: (turn: string, place: string) => `${turn}, then take ${place}`,
  claim: 'claim victory',
  why: {
    wins: 'frees the last menhir',
    givesAway: (turn: string) => `gives away a win in one: ${turn}`,
    givesClaim: (turn: string) => `allows a just claim: ${turn}`,
    forcesWin: 'forces a win',
    forcesWinIn: (n: number) => `forces a win in ${turns(n)}`,
    losesByForce: 'loses by force',
    losesIn: (n: number) => `loses in ${turns(n)}`,
    onlyTurn: 'the only turn that holds',
    traps: (safe: number, of: number) =>
      safe === 1 ? `1 of ${of} replies is safe` : `${safe} of ${of} replies are safe`,
    noReply: 'no reply is safe',
  },
  slips: {
    'missed-win': (name: string, turn: string) => `${name}: a win was there: ${turn}.`,
    'missed-claim': (name: string) => `${name}: a claim would have won here.`,
    'unjust-claim': (name: string) => `${name}: a claim without a winning move.`,
    gift: (name: string, turn: string) => `${name}: this gives away a win in one: ${turn}.`,
    'let-slip': (name: string, turn: string) => `${name}: this lets a forced win go: ${turn}.`,
    blunder: (name: string) => `${name}: from here on a loss is forced.`,
  },
  riddles: {
    'missed-win': (name: string) => `${name}: a win was there.`,
    'let-slip': (name: string) => `${name}: this lets a forced win go.`,
  },
  safeTurns: (safe: number, of: number) => `${safe} of ${of} turns did not lose at once.`,
  endings: {
    uncovered: 'The last menhir stands free.',
    claim: 'By a claim that was proven.',
    'unjust-claim': 'By a claim whose move did not win.',
    'went-on': 'The opponent chose to go on, and did not win.',
    tie: 'The last round passed and no one freed the last menhir.',
  },
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
};
