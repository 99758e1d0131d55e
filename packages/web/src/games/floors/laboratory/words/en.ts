const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

const en = {
  givenHall: 'a hall of your own',
  deal: 'By chance',
  clear: 'Clear',
  loneTeleporter: 'A teleporter needs a second one of its colour. Until then the last complete hall counts.',
  seatWins: (seat: string) => `${seat} wins`,
  measures: {
    'no-winner': 'Nobody wins',
    'ends-early': 'All but one are out',
    'ends-with-last-card': 'Last card played',
    'ends-with-none-left': 'No figure left in the castle',
    'from-behind': 'Won from behind, of the decided games',
    rounds: 'Rounds in a game',
    'lead-changes': 'Changes of the lead',
    out: 'Figures that got out',
    'eaten-first-half': 'Eaten in stage 1',
    'eaten-second-half': 'Eaten in stage 2',
    'bad-luck': 'Eaten beyond the odds of the cards',
    'bad-luck-of-winner': 'The same, of the winner',
  },
  fairSeats: 'Every seat wins its share',
  seatTooOften: (seat: number) => `The ${ordinals[seat - 1]} seat wins too often`,
  seatTooSeldom: (seat: number) => `The ${ordinals[seat - 1]} seat wins too seldom`,
  seatsNote: (fair: string) =>
    `Wins by seat, with 95% intervals; the dashed line is the fair share, ${fair}. A diamond is off it.`,
  roundsTitle: (rounds: number) => `Half of the games are over by round ${rounds}`,
  roundsNote: 'Games by the number of rounds, both stages together, and how they ended.',
  luckTitle: (tokens: string) => `Winners were lucky by ${tokens} figures`,
  noLuckTitle: 'Winners were hardly luckier',
  luckNote: 'Figures of the winner that were eaten, less the exact odds before each card: below 0 the cards were kind.',
  eatenTitle: (square: string, eaten: number) => `${square} is the deadliest: ${eaten} figures in 100 games`,
  eatenNote:
    'A square’s area is how often a figure that stood there was eaten. Numbers: figures in 100 games, from 10 upwards.',
  eatenAll: (squares: readonly string[]) => `Figures eaten in 100 games: ${squares.join(', ')}`,
  leadNote: 'Who leads has the best chance to win before the monster walks, by 5% at least.',
};
export default en;
