const squares = (n: number): string => (n === 1 ? 'right beside it' : `${n} squares away`);

const en = {
  game: 'Finstere Flure',
  hall: 'The hall, 16 by 11 squares',

  // Names
  shapes: ['circle', 'square', 'hexagon', 'diamond', 'shield', 'clover', 'sun'],
  tiles: {
    s: 'stone',
    c: 'crystal',
    r: 'right turning stone',
    h: '180° turning stone',
    P: 'large blood pool',
    H: 'long blood pool',
    '1': 'teleporter I',
    '2': 'teleporter II',
  },
  spill: 'blood pool',
  directions: ['up', 'right', 'down', 'left'],
  yourToken: (shows: number) => `your ${shows}`,
  tokenOf: (name: string, shows: number) => `${name}’s ${shows}`,
  states: { ready: 'ready', moved: 'moved', waiting: 'outside', out: 'out', eaten: 'eaten', moving: 'moving' },
  list: (parts: readonly string[]) =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  anyOf: (parts: readonly string[]) =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`,

  // The accessible name of a square
  monsterFacing: (direction: string) => `the monster, facing ${direction}`,
  exitSquare: 'exit',
  entranceSquare: 'entrance',
  token: (name: string, shape: string, shows: number, state: string) => `${name}, ${shape}, ${shows}, ${state}`,
  inSteps: (n: number) => (n === 1 ? 'one step' : `${n} steps`),
  eatenIf: (cards: string) => `eaten if ${cards}`,
  inHand: 'in hand',

  // Cards
  cards: {
    '5': '5 steps',
    '7': '7 steps',
    '8': '8 steps',
    '10': '10 steps',
    h1: '1 hit',
    h2: '2 hits',
    h3: '3 hits',
  },
  monsterCards: 'Monster cards',
  tapACard: 'tap one to see the walk and the hits',
  played: 'played',
  cardEats: (card: string, eaten: string) => `${card}: eats ${eaten}`,
  cardEatsNobody: (card: string) => `${card}: eats nobody`,
  neverFirst: 'never first',
  cardsToCome: (n: number) => (n === 1 ? '1 card to come' : `${n} cards to come`),
  lastCard: (card: string) => `last card: ${card}`,
  lastWalk: 'Last walk',
  tryThis: 'Try this one',
  ifCard: (card: string) => `If the card is ${card}`,

  // Stage and round
  stage: (n: number) => `Stage ${n}`,
  roundOf: (n: number, of: number) => `Round ${n} of ${of}`,
  stageRound: (stage: number, round: number, of: number) => `Stage ${stage}, round ${round} of ${of}`,
  stageOneNote: 'Figures that are eaten start again at the entrance.',
  stageTwoNote: 'Figures that are eaten now are out of the game.',
  laying: 'Laying the tiles',
  firstRound: 'In the first round each player brings in two figures; the others are just flipped.',

  // Players
  players: 'Players',
  aim: (n: number) => `The first with ${n} figures outside wins.`,
  goal: (n: number) => `${n} out wins`,
  outOf: (n: number, of: number) => `${n} of ${of} out`,
  startPlayer: 'starts the round',
  thinking: 'is thinking',
  oneMoreWins: 'one more wins',

  // Your turn
  actions: 'What you can do',
  keys: [
    ['1 … 6', 'take the figure that shows it'],
    ['↑ ↓ ← →', 'walk over the hall'],
    ['Enter', 'step there'],
    ['E Home', 'to the entrance'],
    ['X End', 'to the exit'],
    ['N', 'names of the squares'],
    ['S', 'stop here'],
    ['U', 'one step back'],
    ['Esc', 'start over, then put down'],
    ['Space', 'pause the monster'],
  ] as readonly (readonly [string, string])[],
  coordinates: 'Names of the squares',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `It is ${name}’s turn`,
  thinkingName: (name: string) => `${name} is thinking`,
  choose: 'Choose a figure.',
  /** In the first round. */
  bringIn: (first: boolean) => `Bring in the ${first ? 'first' : 'second'} of two.`,
  chooseToken: (shows: number) => `Figure ${shows}`,
  chooseWaiting: (shows: number) => `Figure ${shows}, outside`,
  stepsLeft: (n: number) => (n === 0 ? 'No steps left' : n === 1 ? '1 step left' : `${n} steps left`),
  left: (n: number) => `${n} left`,
  stepsUsed: (n: number, of: number) => `${n} of ${of} steps used`,
  goOn: 'Go on to a lit square, or stop.',
  goIn: 'Go in through the entrance, or wait.',
  mustGoOn: 'Another figure stands here: go on.',
  mustEnter: 'In the first round a figure that can enter must enter.',
  mustGoBack: 'Another figure stands here: take a step back.',
  readyToStop: 'Stop here, or go back a step.',
  undoStep: 'Undo step',
  undo: 'Undo',
  startOver: 'Start over',
  again: 'Again',
  stopHere: 'Stop here',
  flipsTo: (n: number) => `flips to ${n}`,
  stay: 'Stay here',
  wait: 'Wait outside',
  leave: 'Leave the castle',
  out: 'Out into the sun',
  takeBack: 'Take back',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole hall',
  map: 'The whole hall; the bright frame is what you see',

  // Laying tiles
  chooseTile: 'Choose a tile and a square for it.',
  tileCount: (tile: string, n: number) => (n === 1 ? `${tile}, 1 left` : `${tile}, ${n} left`),
  layHere: 'Lay it here',
  turnTile: 'Rotate it',
  arrow: (direction: string) => `arrow ${direction}`,

  // Watching
  monsterWalks: (card: string) => `The monster walks: ${card}`,
  /** With the name that players gave it */
  walks: (name: string, card: string) => `${name} walks: ${card}`,
  monsterHere: (name: string) => `The monster at this table is called ${name}.`,
  stepOf: (n: number, of: number) => `step ${n} of ${of}`,
  cardsLeft: (n: number) => (n === 1 ? '1 card left' : `${n} cards left`),
  mayCome: 'bright ones may come',
  steps: 'Steps of the walk',
  stepBack: 'Step back',
  stepOn: 'Step on',
  step: 'Step',
  play: 'Play',
  speed: 'Speed',
  skip: 'Skip',
  why: 'What happened',
  nothingYet: 'Nothing has happened yet.',

  // Sentences about the walk
  sees: {
    nobody: 'Sees nobody and goes straight on.',
    tie: (tokens: string, n: number) =>
      n === 1
        ? `${tokens} are right beside it: a tie, straight on.`
        : `${tokens} are equally near, ${n} squares: a tie, straight on.`,
    ahead: (token: string, n: number) =>
      n === 1 ? `${token} is nearest, right in front of it.` : `${token} is nearest, straight ahead, ${squares(n)}.`,
    left: (token: string, n: number) => `Turns left: ${token} is nearest, ${squares(n)}.`,
    right: (token: string, n: number) => `Turns right: ${token} is nearest, ${squares(n)}.`,
  },
  closing: {
    still: 'Stops and looks straight on.',
    left: (token: string) => `Stops and turns left: ${token} is nearest.`,
    right: (token: string) => `Stops and turns right: ${token} is nearest.`,
  },
  turnedRight: 'The turning stone sends it right.',
  turnedAbout: 'The 180° turning stone sends it back.',
  ate: (token: string) => `Snap! ${token} is eaten.`,
  pushes: (tile: string) => `Pushes a ${tile}.`,
  pushesOff: (tile: string) => `Pushes a ${tile} out of the game.`,
  pushesToken: (token: string) => `${token} is pushed.`,
  pushesTokenOff: (token: string) => `${token} is pushed off the board: that counts as eaten.`,
  teleports: (pair: string, square: string) => `Teleporter ${pair}: out again on ${square}.`,
  throughWall: (letter: string, square: string) => `Through the wall at ${letter}, in again on ${square}.`,
  slides: 'Slides across the blood.',
  staysPut: 'Turning stones on every side: it stays where it is.',

  // Sentences about the game
  goes: (token: string, square: string) => `${token} goes to ${square}.`,
  comesIn: (token: string, square: string) => `${token} comes in and goes to ${square}.`,
  stays: (token: string, square: string) => `${token} stays on ${square}.`,
  waits: (token: string) => `${token} waits outside.`,
  leaves: (token: string) => `${token} is out in the morning sun!`,
  lays: (name: string, tile: string, square: string) => `${name}: ${tile} on ${square}.`,
  draws: (card: string) => `The monster’s card: ${card}.`,
  stageTwo: 'Stage 2 begins. Figures that are eaten now are out of the game.',

  // Why not
  refusals: {
    edge: 'The floor ends here. Only the monster goes through walls.',
    monster: 'The monster is standing there.',
    teleporter: 'Figures never step onto a teleporter.',
    push: 'It cannot be pushed: the square behind it is not free.',
    points: 'Your steps are used up.',
    enter: 'A figure outside comes in at the entrance.',
    tooFar: 'That is out of reach.',
    slides: (square: string) => `The blood carries you on to ${square}.`,
    onToken: 'You may pass over a figure, but not stop on it, not even after a slide.',
    moved: 'This figure has moved already.',
    notYours: 'This is not your figure.',
    overlap: 'Something lies there already.',
    overEdge: 'It would hang over the edge.',
    keptFree: 'The entrance, the exit and the squares beside them stay free.',
    touch: 'Two teleporters may not lie side by side.',
    empty: 'Choose one of your figures first.',
  },

  // The end
  stageTwoMoment: 'The second stage',
  stageTwoMomentText: 'From now on, eaten stays eaten.',
  youMadeIt: 'You made it out!',
  madeIt: (name: string) => `${name} made it out`,
  nobodyMadeIt: 'Nobody made it out',
  agreed: 'You agreed on a tie',
  resigned: (name: string) => `${name} gave up`,
  youResigned: 'You gave up',
  timeUp: (name: string) => `${name} ran out of time`,
  yourTimeUp: 'You ran out of time',
  reasons: {
    'all-but-one': 'All figures but one stand in the morning sun.',
    'last-card': 'The last card is played.',
    'none-left': 'No figure is left in the castle.',
  },
  /** The consequence of each reason */
  asleep: (monster: string) => `${monster} has gone back to bed.`,
  youWin: 'So you win.',
  wins: (name: string) => `So ${name} wins.`,
  brokenOff: 'The game ended early.',
  place: (n: number) => `Place ${n}`,
  /** If two players have the same number of figures out */
  level: (out: number) => `Level with ${out} out; first to get there wins.`,
  outCount: (n: number) => (n === 0 ? 'none out' : n === 1 ? 'one out' : `${n} out`),

  // Menu
  credit: 'A game by Friedemann Friese. This is an unofficial version.',
};
export default en;
