export default {
  title: 'Your own mistakes',
  inARow: (count: number) => `${count} in a row`,
  against: (names: string, date: string) => `Against ${names}, ${date}`,
  number: (at: number, of: number) => `${at} of ${of}`,
  task: 'Find a better turn.',
  taskWin: 'Find better: there is a win.',
  youPlayed: (turn: string) => `You played ${turn}.`,
  checking: 'Checking the answer…',
  found: 'Found!',
  notIt: 'Not the best yet.',
  answer: 'Answer',
  skip: 'Skip',
  returns: 'Days until it comes back',
  today: 'today',
  days: (days: number) => `${days} d`,
  none: 'Nothing to practise today.',
  noneHow:
    'Mistakes from your games appear here, and come back after 1, 3, 7 and 21 days. The analysis of a game collects them, too.',
  lookFor: (count: number) =>
    count === 1 ? 'Look for them in my last game' : `Look for them in my last ${count} games`,
  looking: (game: number, of: number) => `Looking through game ${game} of ${of}…`,
};
