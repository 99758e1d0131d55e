import type { Who } from '../words.ts';

export default {
  game: 'Menhirs',
  variants: { adam: 'Adam Way', v2: '2.0', base: 'Base game' },
  hiddenFog: 'hidden fog',
  board: 'The moor',
  north: 'North',
  south: 'South',
  you: 'you',
  computer: 'computer',
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
  stone: (place: string) => `${place}, standing stone`,
  forest: (place: string) => `${place}, forest`,
  faceDown: (place: string) => `${place}, stone laid face down`,
  fogAlone: (place: string) => `${place}, fog on its own`,
  fogBank: (place: string, size: number) => `${place}, fog, bank of ${size}`,
  fogStoneAlone: (place: string) => `${place}, fog over a standing stone, on its own`,
  fogStoneBank: (place: string, size: number) => `${place}, fog over a standing stone, bank of ${size}`,
  goes: (name: string) => `${name}, goes along`,
  stays: (name: string) => `${name}, stays behind`,
  mayTake: (name: string) => `${name}, may be taken`,
  lockedTile: (name: string) => `${name}, the last fog over a stone: stays`,
  mayLay: (name: string) => `${name}, fog may be laid here`,
  mayTurn: (name: string) => `${name}, may be turned face down`,
  arrow: (way: string) => `Move ${way}`,
  arrowKo: (way: string) => `Back ${way}: barred this turn`,
  arrowAgain: (way: string) => `Move ${way}: tap again to play`,

  // what to do
  flip: 'Turn one stone face down.',
  flipHow: 'It is forest for the rest of the game.',
  place: 'Lay fog on a free place.',
  placeHow: (left: number) => (left === 1 ? 'This is your last one.' : `You have ${left} left to lay.`),
  move: 'Move a bank of fog.',
  moveHow: 'Tap fog, then a direction. Or pull it there.',
  chosenHow: (size: number) => (size === 1 ? 'Which way? One tile goes.' : `Which way? ${size} tiles go.`),
  chosenSplit: (size: number) => `Which way? All ${size} go. To split, tap the tiles that should go.`,
  splitCount: (go: number, stay: number) => `${go} go, ${stay} stay. Which way?`,
  stuck: 'This bank cannot go anywhere.',
  stuckWhole: 'As a whole this bank cannot go anywhere. To split, tap the tiles that should go.',
  takeIf: 'Take one fog tile away, or none.',
  takeOne: 'Take one fog tile away.',
  takeHow: 'One stone at least must stay covered.',
  prove: 'Now play the winning move.',
  proveHow: 'Any other move loses the game.',
  thinking: (name: string) => `${name} is thinking.`,
  youWatch: 'You are watching.',
  waiting: (name: string) => `${name} is to play.`,
  claimQuestion: 'Could you have won before that? Claim it now. Otherwise move fog.',
  moveWay: (compass: string) => `Move ${compass}`,
  takeTile: (place: string) => `Take ${place}`,
  takeNone: 'Take none',
  turnStone: (place: string) => `Turn ${place}`,
  layFog: (place: string) => `Lay on ${place}`,
  putDown: 'Back',

  // claim
  claim: 'Claim victory!',
  claimShort: 'Claim!',
  claimReturns: (place: string) => `${place} returns; you must win`,
  claimMust: 'Your next move must win',
  claimNow: 'You can claim now',
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  claimed: (who: Who) => (who.you ? 'You claim victory.' : `${who.name} claims victory.`),

  // decision
  decide: 'Prolong the game, or go on?',
  decideHow:
    'Both choose in secret. If both prolong, you go back to round 12. If only one goes on, that player must win in the last two rounds.',
  prolong: 'Prolong',
  goOn: 'Go on',
  passDevice: (name: string) => `Pass the device to ${name}.`,
  passHow: 'Nobody else should look at the choice.',
  iAm: (name: string) => `I am ${name}`,
  chosenWaiting: (name: string) => `Chosen. ${name} still has to choose.`,
  bothChosen: 'Both have chosen.',

  // plates and track
  yourTurn: 'Your turn',
  toPlay: 'To play',
  winner: 'Winner',
  toTake: (left: number) => `${left} to take`,
  toLay: (left: number) => `${left} to lay`,
  thinks: 'thinking',
  round: (round: number) => `Round ${round} of 12`,
  roundDown: (round: number) => `Round ${round}, counting down to 1`,
  setUp: 'Set-up',
  stagePlace: 'Place',
  stageMove: 'Move',
  stageMoveIf: 'and take one if you like',
  stageDecide: 'Prolong or go on?',
  stageMust: 'and take one',
  stageTake: 'Both take one',
  stageTakeNorth: 'North takes one',
  stageTakeSouth: 'South takes one',
  labelPlace: 'lay',
  labelMove: 'move · you may take one',
  labelDecide: 'pick',
  labelMust: 'must take',
  labelSchedule: 'square: take one after moving',

  // moves
  moves: 'Moves',
  fogLies: (fog: number) => (fog === 1 ? '1 fog tile on the moor' : `${fog} fog tiles on the moor`),
  noMoves: 'Nothing has been played yet.',
  flipped: (name: string, place: string) => `${name}: the stone on ${place} is turned face down.`,
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
  stonesFree: 'The stones stand free',
  tie: 'A tie',
  wonBy: (who: Who) => (who.you ? 'You win' : `${who.name} wins`),
  byUncovering: (who: Who, round: number) =>
    who.you
      ? `You freed the last stone in round ${round} and win.`
      : `${who.name} freed the last stone in round ${round} and wins.`,
  byClaim: (who: Who, round: number) =>
    who.you
      ? `You claimed in round ${round}, proved it and win.`
      : `${who.name} claimed in round ${round}, proved it and wins.`,
  byUnjustClaim: (loser: Who, round: number) =>
    loser.you
      ? `Your claim in round ${round} was not a win.`
      : `${loser.name} claimed in round ${round}, but it was not a win.`,
  byGoingOn: (loser: Who) =>
    loser.you ? 'You wished to go on, and did not win.' : `${loser.name} wished to go on, and did not win.`,
  byTie: 'The last round is over and nobody freed the stones.',
  byTime: (loser: Who) => (loser.you ? 'Your time is up.' : `${loser.name} ran out of time.`),
  byAgreement: 'Both sides agreed on a tie.',
  byResigning: (loser: Who) => (loser.you ? 'You gave up.' : `${loser.name} gave up.`),
  points: (points: number): string => (points === 1 ? 'point' : 'points'),

  // tools
  directions: 'Directions',

  // why not
  why: {
    'no-fog': (places: string) => `There is no fog on ${places}.`,
    'small-bank': 'Only a bank of six or more can be split.',
    'small-part': (go: number) => (go === 1 ? '1 goes: choose at least 3.' : `${go} go: choose at least 3.`),
    scraps: 'Every piece left behind needs at least 3.',
    torn: 'These tiles do not hang together.',
    edge: (way: string) => `Going ${way}, some fog would leave the moor.`,
    blocked: (way: string, places: string) => `Going ${way}, it would land on the fog on ${places}.`,
    ko: (way: string, places: string) =>
      `Exactly this fog just came from there, so it may not go straight back ${way}. A larger or smaller bank than ${places} may.`,
    'last-cover': (place: string) => `${place} is the last fog over a stone. One stone must stay covered.`,
    'must-take': 'In this round you must take one.',
    'no-menhir': (place: string) => `There is no stone on ${place}.`,
    occupied: (place: string) => `There is fog on ${place} already.`,
    'too-late': (seconds: string) => `The claim came ${seconds} ${seconds === '1' ? 'second' : 'seconds'} too late.`,
    'no-claim': 'There is nothing to claim now.',
    other: 'That is not possible now.',
  },
};
