export default {
  solveBoards: 'Solve a board',
  measures: {
    'first-wins': 'North wins',
    'second-wins': 'South wins',
    tie: 'Ties',
    'won-by-claim': 'Won by a claim',
    'unjust-claim': 'Lost by an unjust claim',
    'reaches-decision': 'Reaches the decision moment',
    prolonged: 'Prolonged',
    'from-behind': 'Won from behind, of the decided games',
    'went-on-and-lost': 'Lost by going on',
    moves: 'Moves in a game',
    'moves-to-win': 'Moves up to the win',
    points: 'Points of the winner',
    taken: 'Tiles taken away',
    choices: 'Possible moves in a turn',
    'forced-share': 'Turns with one safe move at most',
    'trap-share': 'Turns without any safe move',
    'lead-changes': 'Changes of the lead',
  },
  even: (ties: string) => `Neither seat is ahead; ties: ${ties}`,
  ahead: (seat: string, ties: string) => `${seat} is ahead; ties: ${ties}`,
  seatsNote: 'Wins by seat, with 95% intervals. North begins.',
  lengthTitle: (move: number) => `Half of the wins come by move ${move}`,
  lengthNote: 'Won games by the number of moves, and the ties.',
  claimsTitle: (just: number, unjust: number) => {
    if (just + unjust === 0) return 'Nobody claims';
    return unjust === 0 ? `All ${just} claims are just` : `${unjust} of ${just + unjust} claims are unjust`;
  },
  claimsNote: 'Games that ended by a claim, and what was chosen at the decision moment.',
  just: 'just',
  unjust: 'unjust',
  wentOn: 'Gone on',
  overBefore: 'over before',
  fogTitle: (places: readonly string[]) => `Fog gathers on ${places.join(' and ')}`,
  fogNote:
    'Share of the turns, in %, in which a place lies under fog. Where deals are even, this is a habit of the player.',
  fogAll: (places: readonly (readonly [string, number])[]) =>
    `Share of turns under fog: ${places.map(([name, share]) => `${name} ${share}%`).join(', ')}`,
  leadNote: 'The player leads who was less short of safe moves.',
  choicesTitle: (choices: number) => `About ${choices} moves to weigh`,
  choicesNote: 'Possible moves, turn by turn: the middle and the inner 80%.',
};
