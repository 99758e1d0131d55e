import type { Part } from '../../../shared/print/summary-parts.tsx';

const MOVING = [
  'You must move one cluster of fog one step. A cluster is all fog that hangs together, be it a single tile. A freed menhir may be covered again.',
  'A cluster of 6 or more may be split: the part that goes hangs together and has at least 3, and so has every piece left behind. After its step it may touch the rest again.',
  'No tile may leave the board or land on other fog.',
  'Ko: you may not undo the other’s last move, exactly those tiles straight back, not even if you take a tile afterwards. A larger or smaller group may. Ko is lifted if the other then took one of those tiles.',
];
const GOAL = {
  title: 'Goal',
  lines: ['Whoever moves fog so that no menhir lies under fog wins at once. Taking or laying a tile never wins.'],
};

export default {
  sheets: {
    'menhirs-adam': { title: 'Menhirs: Adam Way', about: 'The rules in short, round track and points' },
    'menhirs-v2': { title: 'Menhirs: 2.0', about: 'The rules in short, with a table of takings to fill in' },
    'menhirs-score': { title: 'Menhirs: score sheet', about: 'For an evening or a tournament' },
    'menhirs-puzzles': { title: 'Menhirs: puzzles', about: 'Six puzzles, solutions upside down' },
  },
  credit: 'Menhirs is a game by Niels Pieterse. An unofficial sheet from Speeltafel.',
  moorKey:
    'Black menhir: free. White menhir on hatching: under fog. Arrows: the fog that moved last. Dashed: a tile just taken.',
  moorNames: 'In the solutions one place names its whole cluster.',
  ask: {
    'win-in-one': (seat: string) => `${seat} moves and wins.`,
    'claim-or-not': (seat: string) => `${seat}: claim, move, or neither?`,
    'which-taking': (seat: string) => `${seat} has moved. Which tile goes, so that the other cannot win?`,
    'win-in-two': (seat: string) => `${seat} wins with the second move.`,
    'win-in-three': (seat: string) => `${seat} wins with the third move.`,
  },
  momentAdam: (round: number, north: number, south: number) =>
    `Adam Way, round ${round}. Takings left: North ${north}, South ${south}.`,
  momentNoClaims: 'There are no claims.',
  momentMust: (round: number) => `Adam Way, round ${round}: a tile must be taken.`,
  momentUp: (game: string, round: number, takings: string) =>
    `${game}, round ${round}. A tile must be taken in rounds ${takings}.`,
  claimFirst: 'claim!',
  noClaim: 'no claim',
  moor: (number: number) => `Position of puzzle ${number}`,
  score: {
    event: 'Club, evening, tournament',
    date: 'Date',
    game: 'No.',
    first: 'Start player',
    second: 'Second player',
    winner: 'Winner',
    how: 'How',
    round: 'Round',
    prolonged: 'Prolonged',
    points: 'Points',
    hows: 'How: M by a move, C by a claim, U by an unjust claim of the other, G because only the other went on, = tie',
    ranking: 'Ranking: wins first, then points',
    name: 'Name',
    wins: 'Wins',
    place: 'Place',
    nobody: 'Nobody wins: only one chose to go on: the other gets 12. Otherwise 0 and 0.',
  },
  by: 'a game for two by Niels Pieterse',
  place: 'lay',
  decide: 'choose',
  first: 'Points',
  second: 'Points, prolonged',
  schedule: 'Who must take',
  reconstruction: 'Reconstruction',
  own: 'As on your own round track',
  names: 'The places',
  startPlayer: 'Start player',
  secondPlayer: 'Second player',
  adam: [
    GOAL,
    {
      title: 'Set-up',
      lines: [
        'Lay 7 menhirs and 23 forest tiles at random. The start player turns one menhir face down, then the other player another: they are forest now. Beginners choose so that few of the remaining five are neighbours.',
        'Fog on the 5 that stand. Round 12: lay the other 6 fog tiles in turn, the start player first, on any place without fog.',
      ],
    },
    { title: 'Moving fog', lines: MOVING },
    {
      title: 'Taking',
      lines: [
        'Rounds 11 to 3: after moving you may take one fog tile away, three in all for each player.',
        'Rounds 2 and 1: after moving you must take one.',
        'At least one menhir must stay under fog.',
      ],
    },
    {
      title: 'The decision moment',
      lines: [
        'After round 3, or after the round in which both have taken their third tile, both choose in secret: prolong or go on.',
        'Both prolong: back to round 12. Each lays back as many tiles as they took, in turn; three new takings each. The second time there is no choice.',
        'Otherwise: on to round 2.',
        'Or aloud, the start player first: the first to say “go on” alone loses if nobody wins.',
      ],
    },
    {
      title: 'Claiming',
      lines: [
        'From the other’s move until 3 seconds after their turn you may claim to have a winning move. Not in rounds 12 and 1.',
        'A tile just taken goes back. You play one move, and ko holds: if it wins, you win; if not, you lose.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'Nobody won in round 1: if only one chose to go on, that player loses and the other scores 12. Otherwise it is a tie.',
        'The winner scores by the round, as on the track; a claim counts in its round. The loser gets nothing.',
      ],
    },
  ] as readonly Part[],
  v2: [
    GOAL,
    {
      title: 'Set-up',
      lines: [
        'Shuffle all 30 tiles face down and turn them up one by one: a1, a2, a3, b1 and so on to g3.',
        'The 3rd and the 5th menhir to appear are laid face down and count as forest. Fog on the other 5; from now on nobody looks under it.',
        'Lay the 6 other fog tiles in turn on any place without fog. The player who begins is the start player.',
      ],
    },
    { title: 'Moving fog', lines: MOVING },
    {
      title: 'Rounds',
      lines: [
        'Twelve rounds, counted upwards, the start player first. Say aloud what you are going to do, then move. Where the table says so, you must then take one fog tile.',
        'At least one menhir must stay under fog. If no tile may be taken, none is.',
        'No claims, no decision moment, no taking of your own free will.',
      ],
    },
    {
      title: 'The end',
      lines: ['The winner scores one point for each fog tile on the board. After round 12 without a win it is a draw.'],
    },
  ] as readonly Part[],
  scheduleNote:
    'The printed round track is known to us for round 1 only: both just move. The rest of the upper table is our reconstruction; fill in the lower one from your own round track.',
};
