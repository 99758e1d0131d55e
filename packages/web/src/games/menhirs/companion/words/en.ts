export default {
  // before the game
  variant: 'Which game?',
  reconstruction: 'A reconstruction: change it if you know better.',
  nameOf: (side: string) => `Name, ${side}`,
  swap: 'Change sides',

  // at the table
  faceToFace: 'Upper half upside down',
  pipMust: (round: number, names: string) => `Round ${round}, must take a tile: ${names}`,
  pipPlace: 'Laying fog',
  pipDecision: 'Decision moment',
  pipNow: (pip: string) => `${pip}, now`,
  back: 'One step back',
  forward: 'Turn over, nothing taken',
  prolonged: 'Prolonged',
  placeAdam: (first: string, each: number) =>
    `Lay 30 tiles at random. ${first} turns one of the seven menhirs face down, then the other does. Fog on the five that stand. Then each lays ${each} more in turn, ${first} first. New to the game? Choose so that few of the five are neighbours.`,
  placeUp: (first: string, each: number) =>
    `Lay the set-up and put fog on every menhir. Then each lays ${each} more in turn, ${first} first. Then, in your turn, say aloud what you are going to do before you do it.`,
  placeAgain: (first: string, one: number, second: string, two: number) =>
    `Lay back what you took: ${first} ${one}, ${second} ${two}, in turn, ${first} first.`,
  placed: 'All fog is laid',
  toMove: (name: string) => `${name} to move`,
  turnOver: 'Turn over',
  tookNone: 'took nothing',
  tookOne: 'took a tile',
  won: 'This move wins!',
  takingsLeft: (left: number) => (left === 1 ? '1 taking left' : `${left} takings left`),
  mustTake: 'must take one',
  claim: 'Claim!',
  claimNow: 'after the move, while the turn lasts',
  claimOpen: 'until you move',
  claimLate: 'too late now',
  late: (name: string, seconds: string) => `${name}, that claim came ${seconds} seconds too late.`,
  inTime: (seconds: string) => `In time, with ${seconds} seconds to spare.`,
  claimed: (name: string, round: number) => `${name} claims victory in round ${round}.`,
  claimHow: (name: string) =>
    `A tile that was just taken goes back. ${name} now plays one move, and it must free the last menhir.`,
  claimWon: 'The last menhir is free',
  claimMissed: 'It is not',
  askReferee: 'Ask the referee',
  decide: 'Prolong, or go on?',
  decideHow: 'Each of you chooses in secret, on this device. Then both choices are shown together.',
  decideAloud: (first: string) => `Ask aloud, ${first} first. The first to say “go on” alone loses if nobody wins.`,
  decideBegin: 'Choose now',

  // the secret choice
  handTo: (name: string) => `For ${name} only`,
  handHow: (other: string) => `${other} looks away.`,
  choose: (name: string) => `${name}, what do you choose?`,
  prolongHow: 'If you both choose this, the game goes back to round 12.',
  goOnHow: 'Two rounds to win in. If only you choose this and nobody wins, you lose.',
  goOnAloud: 'Two rounds to win in. You alone lose if nobody wins.',
  bothChose: 'Both have chosen.',
  reveal: 'Show both',
  chose: {
    prolong: (name: string) => `${name} chooses to prolong.`,
    'go-on': (name: string) => `${name} chooses to go on.`,
  },
  thenProlong: 'Both prolong: back to round 12.',
  thenGoOn: (winner: string, points: number) =>
    `On to round 2. If nobody wins any more, ${winner} wins with ${points} points.`,
  thenTie: 'On to round 2. If nobody wins any more, it is a tie.',
  accept: 'All right',

  // the end
  wins: (name: string) => `${name} wins`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  reasons: {
    uncovered: (name: string, round: number) => `${name} freed the last menhir in round ${round}.`,
    claim: (name: string, round: number) => `${name} claimed in round ${round} and proved it.`,
    'unjust-claim': (name: string, round: number) => `The claim against ${name} in round ${round} could not be proved.`,
    'went-on': (loser: string) => `Only ${loser} chose to go on, and nobody won.`,
    tie: 'All rounds are over and nobody freed the last menhir.',
  },
  nextGame: 'Next game',
  results: 'Games so far',
  wonGames: (games: number) => (games === 1 ? '1 win' : `${games} wins`),
  clear: 'Clear the list',
  clearSure: 'Clear all the games so far?',
  stop: 'Stop this game',
  stopSure: 'Stop this game? It will not count.',
  yes: 'Yes',

  // set-up
  setupAdam: 'Copy this board. Then each of you turns one menhir face down, and fog covers the other five.',
  setupV2: 'Copy this board. The two pale tiles are menhirs laid face down. Fog covers the other five.',
  setupBase: 'Copy this board. Fog covers all seven menhirs.',
  setupBoard: (places: string) => `Board with menhirs on ${places}`,
  setupBoardDown: (places: string, down: string) => `Board with menhirs on ${places}, and face down on ${down}`,
  stonesOn: 'Menhirs',
  downOn: 'Face down',
};
