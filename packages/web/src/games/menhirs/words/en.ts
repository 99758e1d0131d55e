import type { Who } from '../words.ts';

export default {
  game: 'Menhirs',
  hiddenFog: 'hidden fog',
  board: 'The board',
  north: 'North',
  south: 'South',
  ways: {
    N: 'north',
    NE: 'north-east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    NW: 'north-west',
  },
  and: (first: string, last: string) => `${first} and ${last}`,
  compass: { N: 'N', NE: 'NE', SE: 'SE', S: 'S', SW: 'SW', NW: 'NW' },

  // places
  stone: (place: string) => `${place}, menhir`,
  forest: (place: string) => `${place}, forest`,
  faceDown: (place: string) => `${place}, menhir laid face down`,
  fogAlone: (place: string) => `${place}, fog on its own`,
  fogBank: (place: string, size: number) => `${place}, fog, cluster of ${size}`,
  fogStoneAlone: (place: string) => `${place}, fog over a menhir, on its own`,
  fogStoneBank: (place: string, size: number) => `${place}, fog over a menhir, cluster of ${size}`,
  goes: (name: string) => `${name}, goes along`,
  stays: (name: string) => `${name}, stays behind`,
  mayTake: (name: string) => `${name}, may be taken`,
  lockedTile: (name: string) => `${name}, the last fog over a menhir: stays`,
  mayLay: (name: string) => `${name}, fog may be laid here`,
  mayTurn: (name: string) => `${name}, may be turned face down`,
  arrow: (way: string) => `Move ${way}`,
  arrowKo: (way: string) => `Back ${way}: ko, not in this turn`,
  arrowAgain: (way: string) => `Move ${way}: tap again to play`,

  // what to do
  aim: 'Free the last menhir from the fog, and you win.',
  flip: 'Turn one menhir face down.',
  flipHow: 'It is forest for the rest of the game. New here? Choose so that few of the others are neighbours.',
  place: 'Lay fog on a free place.',
  placeFirst: (left: number) => `All menhirs lie under fog now. You have ${left} more to lay.`,
  placeHow: (left: number) => (left === 1 ? 'This is your last one.' : `You have ${left} left to lay.`),
  move: 'Move a cluster of fog.',
  moveHow: 'Tap fog, then a direction. Or pull it there.',
  chosenHow: (size: number) => (size === 1 ? 'Which way? One tile goes.' : `Which way? ${size} tiles go.`),
  chosenSplit: (size: number) => `Which way? All ${size} go. To split, tap the tiles that should go.`,
  splitCount: (go: number, stay: number) => `${go} go, ${stay} stay. Which way?`,
  stuck: 'This cluster cannot go anywhere.',
  stuckWhole: 'As a whole this cluster cannot go anywhere. To split, tap the tiles that should go.',
  takeIf: 'Take one fog tile away, or none.',
  takeOne: 'Take one fog tile away.',
  takeHow: 'One menhir at least must stay covered.',
  prove: 'Now play the winning move.',
  proveHow: 'Any other move loses the game.',
  thinking: (name: string) => `${name} is thinking.`,
  waiting: (name: string) => `${name} is to play.`,
  claimQuestion: 'Look closely: can you win now? You may claim, or move fog.',
  claimQuestionBack: (place: string) =>
    `Look closely: can you win with the fog back on ${place}? You may claim, or move fog.`,
  moveWay: (compass: string) => `Move ${compass}`,
  takeTile: (place: string) => `Take ${place}`,
  takeNone: 'Take none',
  turnStone: (place: string) => `Turn ${place}`,
  layFog: (place: string) => `Lay on ${place}`,
  putDown: 'Back',

  // claim
  claim: 'Claim victory!',
  claimHold: 'Hold to claim victory',
  claimHolding: 'Keep holding …',
  claimLetGo: 'Let go to think again.',
  claimAgain: 'Press again to claim',
  unclaim: 'Take the claim back',
  claimShort: 'Claim!',
  claimExplained: 'A claim says: my next move wins. If it does not, you lose. Not sure? Just play.',
  claimIfBack: (place: string) => `Only if you can win with ${place} back`,
  claimIfWin: 'Only if you can win now',
  claimNow: 'You may claim now',
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  claimed: (who: Who) => (who.you ? 'You claim victory.' : `${who.name} claims victory.`),

  // decision
  decide: 'Prolong the game, or go on?',
  decideHow:
    'Both choose in secret. If both prolong, you go back to round 12. If only one goes on, that player must win in the last two rounds.',
  decideAsked: (name: string) => `${name}, prolong or go on?`,
  decideFirst: (other: string) =>
    `You answer first. If you go on, you alone lose if nobody wins, and ${other} is not asked.`,
  decideSecond: (other: string) =>
    `${other} would prolong. If you prolong too, you go back to round 12. If you go on, you alone lose if nobody wins.`,
  decideAway: (name: string) => `${name} is asked: prolong or go on?`,
  prolong: 'Prolong',
  goOn: 'Go on',
  passDevice: (name: string) => `Pass the device to ${name}.`,
  passHow: 'Nobody else should look at the choice.',
  iAm: (name: string) => `I am ${name}`,
  bothChoosing: 'Both players are choosing in secret.',
  chosenWaiting: (name: string) => `Chosen. ${name} still has to choose.`,
  bothChosen: 'Both have chosen.',
  decided: 'The decision is made',

  // plates and track
  yourTurn: 'Your turn',
  toPlay: 'To play',
  winner: 'Winner',
  toTake: (left: number) => `${left} to take`,
  toLay: (left: number) => `${left} to lay`,
  thinks: 'thinking',
  round: (round: number) => `Round ${round} of 12`,
  roundDown: (round: number) => `Round ${round}, counting down to 1`,
  stagePlace: 'Lay',
  stageMove: 'Move',
  stageMoveIf: 'and take one if you like',
  stageDecide: 'Prolong or go on?',
  stageMust: 'and take one',
  stageTake: 'Both take one',
  stageTakeNorth: 'North takes one',
  stageTakeSouth: 'South takes one',
  labelPlace: 'lay',
  labelMove: 'move · you may take one',
  labelDecide: 'choose',
  labelMust: 'must take',
  labelSchedule: 'square: take one after moving',
  prolonged: 'Prolonged: 11 to 1 points',
  worth: (points: number) => (points === 1 ? 'a win: 1 point' : `a win: ${points} points`),
  mustWin: (loser: Who, winner: Who, points: number) =>
    `${loser.you ? 'You' : loser.name} must win, or ${winner.you ? `you get ${points}` : `${winner.name} gets ${points}`}`,
  tieWithoutWin: 'Without a win: a tie',

  // on a television
  turnAt: (name: string) => `${name} to play`,
  lastMove: 'Last move',
  secondsToClaim: 'seconds left to claim victory',
  mayClaim: (name: string) => `${name} may claim victory.`,

  // moves
  fogLies: (fog: number) => (fog === 1 ? '1 fog tile on the board' : `${fog} fog tiles on the board`),
  noMoves: 'Nothing has been played yet.',
  flipped: (name: string, place: string) => `${name}: the menhir on ${place} is turned face down.`,
  laid: (name: string, place: string) => `${name}: fog on ${place}.`,
  moved: (name: string, places: string, size: number, way: string) =>
    `${name}: ${places} ${size === 1 ? 'goes' : 'go'} ${way}.`,
  taken: (name: string, place: string) => `${name}: the fog on ${place} is taken away.`,
  tookNone: (name: string) => `${name}: nothing is taken.`,
  claimedLog: (name: string) => `${name}: victory claimed!`,
  choseSecretly: (name: string) => `${name}: chosen in secret.`,
  choseProlong: (name: string) => `${name}: prolong.`,
  choseGoOn: (name: string) => `${name}: go on.`,

  // the end
  claimedNow: 'Now a winning move must follow.',
  stonesFree: 'The menhirs stand free',
  wonBy: (who: Who) => (who.you ? 'You win' : `${who.name} wins`),
  byUncovering: (who: Who, round: number) =>
    who.you
      ? `You freed the last menhir in round ${round} and win.`
      : `${who.name} freed the last menhir in round ${round} and wins.`,
  byClaim: (who: Who, round: number) =>
    who.you
      ? `You claimed in round ${round}, proved it and win.`
      : `${who.name} claimed in round ${round}, proved it and wins.`,
  byUnjustClaim: (loser: Who, round: number) =>
    loser.you
      ? `You claimed in round ${round}, but your move did not win.`
      : `${loser.name} claimed in round ${round}, but the move did not win.`,
  byGoingOn: (loser: Who) =>
    loser.you ? 'You chose to go on, and did not win.' : `${loser.name} chose to go on, and did not win.`,
  byTie: 'The last round is over and nobody freed the last menhir.',
  byTime: (loser: Who) => (loser.you ? 'Your time is up.' : `${loser.name} ran out of time.`),
  byAgreement: 'Both sides agreed on a tie.',
  byResigning: (loser: Who) => (loser.you ? 'You gave up.' : `${loser.name} gave up.`),
  points: (points: number): string => (points === 1 ? 'point' : 'points'),

  // tools
  directions: 'Directions',
  keys: [
    ['↑ ↓ ← →', 'walk over the board'],
    ['Enter', 'choose a cluster, a tile or a menhir; again: play it'],
    ['W E D X Z A', 'the six directions around S: show, and again: play'],
    ['C', 'claim, twice'],
    ['Esc', 'put down'],
  ] as readonly (readonly [string, string])[],

  // why not
  why: {
    'no-fog': (places: string) => `There is no fog on ${places}.`,
    'small-bank': 'Only a cluster of six or more can be split.',
    'small-part': (go: number) => (go === 1 ? '1 goes: choose at least 3.' : `${go} go: choose at least 3.`),
    scraps: 'Every piece left behind needs at least 3.',
    torn: 'These tiles do not hang together.',
    edge: (way: string) => `Going ${way}, some fog would leave the board.`,
    blocked: (way: string, places: string) => `Going ${way}, it would land on the fog on ${places}.`,
    ko: (way: string, places: string) =>
      `Ko: exactly this fog just came from there, so it may not go straight back ${way}. More or fewer tiles than ${places} may.`,
    'last-cover': (place: string) => `${place} is the last fog over a menhir. One menhir must stay covered.`,
    'must-take': 'In this round you must take one.',
    'no-menhir': (place: string) => `There is no menhir on ${place}.`,
    occupied: (place: string) => `There is fog on ${place} already.`,
    'too-late': (seconds: string) => `The claim came ${seconds} ${seconds === '1' ? 'second' : 'seconds'} too late.`,
    'no-claim': 'There is nothing to claim now.',
    other: 'That is not possible now.',
  },
  roundNumber: (round: number) => `Round ${round}`,
  rounds: 'Rounds',
  takeNothing: 'take nothing',
  take: (place: string) => `take ${place}`,
};
