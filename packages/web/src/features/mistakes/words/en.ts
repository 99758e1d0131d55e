export default {
  title: 'Your own mistakes',
  inARow: (count: number) => `${count} in a row`,
  against: (names: string, date: string) => `Against ${names}, ${date}`,
  number: (at: number, of: number) => `${at} of ${of}`,
  task: 'Find a better turn.',
  youPlayed: (turn: string) => `You played ${turn}.`,
  checking: 'Checking the answer…',
  found: 'Found!',
  notIt: 'Not the best yet.',
  answer: 'Answer',
  skip: 'Skip',
  returns: 'Comes back after days',
  today: 'today',
  days: (days: number) => `${days} d`,
  none: 'Nothing to practise today.',
  noneHow:
    'Look back at a game you played and let it be analysed: its mistakes come here, and come back after 1, 3, 7 and 21 days.',
};
