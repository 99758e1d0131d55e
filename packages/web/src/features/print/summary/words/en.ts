export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export default {
  by: { menhirs: 'a game for two by Niels Pieterse', floors: 'a game for two to seven by Friedemann Friese' },
  track: 'Rounds',
  place: 'lay',
  decide: 'choose',
  must: 'must take',
  first: 'Points',
  second: 'Points, prolonged',
  schedule: 'Who must take',
  reconstruction: 'Reconstruction',
  own: 'As on your own marker',
  names: 'The places',
  north: 'North',
  south: 'South',
  adam: [
    {
      title: 'Goal',
      lines: [
        'Whoever moves fog so that no standing stone lies under fog wins at once. Taking or laying a tile never wins.',
      ],
    },
    {
      title: 'Set-up',
      lines: [
        'Lay 7 stones and 23 forest tiles at random. North turns one stone face down, then South another: they are forest now.',
        'Fog on the 5 that stand. Round 12: lay the other 6 fog tiles in turn, North first, on any place without fog.',
      ],
    },
    {
      title: 'Moving fog',
      lines: [
        'You must move one bank of fog one step. A bank is all fog that hangs together, be it a single tile.',
        'A bank of 6 or more may be split: the part that goes hangs together and has at least 3, and so has every piece left behind.',
        'No tile may leave the moor or land on other fog.',
        'You may not undo the other’s last move: exactly those tiles straight back. A larger or smaller group may. It is lifted if one of them was taken.',
      ],
    },
    {
      title: 'Taking',
      lines: [
        'Rounds 11 to 3: after moving you may take one fog tile away, three in all.',
        'Rounds 2 and 1: after moving you must take one.',
        'At least one stone must stay under fog.',
      ],
    },
    {
      title: 'The choice',
      lines: [
        'After round 3, or after the round in which both have taken their third tile, both choose in secret: prolong or go on.',
        'Both prolong: back to round 12. Each lays back as many tiles as they took, in turn; three new takings each. There is no second choice.',
        'Otherwise: on to round 2.',
      ],
    },
    {
      title: 'Claiming',
      lines: [
        'From the other’s move until 3 seconds after their turn you may claim to have a winning move. Not in rounds 12 and 1.',
        'A tile just taken goes back. You play one move: if it wins, you win; if not, you lose.',
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
    {
      title: 'Goal',
      lines: [
        'Whoever moves fog so that no standing stone lies under fog wins at once. Taking or laying a tile never wins.',
      ],
    },
    {
      title: 'Set-up',
      lines: [
        'Shuffle all 30 tiles face down and turn them up one by one: a1, a2, a3, b1 and so on to g3.',
        'The 3rd and the 5th stone to appear are laid face down and count as forest. Fog on the other 5.',
        'Lay the 6 other fog tiles in turn on any place without fog. Whoever begins is North.',
      ],
    },
    {
      title: 'Moving fog',
      lines: [
        'You must move one bank of fog one step. A bank is all fog that hangs together, be it a single tile.',
        'A bank of 6 or more may be split: the part that goes hangs together and has at least 3, and so has every piece left behind.',
        'No tile may leave the moor or land on other fog.',
        'You may not undo the other’s last move: exactly those tiles straight back. A larger or smaller group may. It is lifted if one of them was taken.',
      ],
    },
    {
      title: 'Rounds',
      lines: [
        'Twelve rounds, counted upwards, North first. Where the schedule says so, you must take one fog tile after moving.',
        'At least one stone must stay under fog. If no tile may be taken, none is.',
        'No claims, no choice, no taking of your own free will.',
      ],
    },
    {
      title: 'The end',
      lines: ['The winner scores one point for each fog tile on the moor. After round 12 without a win it is a draw.'],
    },
  ] as readonly Part[],
  basic:
    'The basic set-up. The advanced one: lay all 17 tiles in turn; corners by the doors stay free, teleporters never side by side.',
  scheduleNote:
    'The printed marker is known to us for round 1 only: both just move. The rest of the upper table is our reconstruction; fill in the lower one from your own marker.',
  floors: [
    {
      title: 'Goal',
      lines: [
        'Bring your tokens from the entrance to the exit. All but one out: you win at once. Otherwise most tokens out; equal: whoever was there first.',
      ],
    },
    {
      title: 'Tokens',
      lines: [
        'In turn each player moves one token and turns it over, until all have moved. The two sides add up to 7.',
        'As many squares as it shows, or fewer, never diagonally, back and forth as you like. Over tokens, but not ending on one.',
        'First round: two tokens each. Coming in and leaving cost one point each.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Turn a card. Look, step, look, step: as many steps as it says, then one last look. On a card with bites: until so many are eaten, 20 steps at most. The very first card is never one of these.',
        'It looks ahead, left and right, never back. It turns to the one that is nearest. A tie, or nobody: straight on.',
        'Over the edge it comes in at the same letter on the other side and keeps its direction.',
      ],
    },
    {
      title: 'Stages',
      lines: [
        'Stage 1: seven cards. Whoever is eaten starts again outside. Then shuffle all eight. Stage 2: eight cards, and whoever is eaten is out of the game.',
        'After each round the start marker passes to the left.',
      ],
    },
  ] as readonly Part[],
  effects: {
    title: 'What does what',
    head: ['', 'A token\u00a0…', 'The monster sees\u00a0…', 'The monster\u00a0…'],
    rows: {
      s: [
        'Stone',
        'pushes one, if the square behind is free',
        'not past it',
        'pushes it with all that stands in a row behind',
      ],
      c: ['Crystal', 'pushes one, as a stone', 'through it', 'pushes it, as a stone'],
      r: [
        'Right turn',
        'pushes one, as a stone',
        'not past it',
        'never pushes it: turns right and goes there. Looking comes first',
      ],
      h: ['Half turn', 'pushes one, as a stone', 'not past it', 'never pushes it: turns about. Looking comes first'],
      P: [
        'Blood',
        'slides straight across for one point',
        'over it',
        'slides across in one step and eats all on the way',
      ],
      '1': [
        'Teleporter',
        'may not step on it',
        'over it',
        'appears at its twin, facing its arrow. What is pushed in is lost',
      ],
      edge: ['Edge', 'stops there', 'not past it', 'goes through. What is pushed off is lost'],
      token: ['Token', 'may pass, not end there', 'the first one only', 'eats it'],
    },
    foot: 'A tile pushed onto the entrance or the exit leaves the game. Something pushed onto blood slides to the far side if that is free.',
  },
};
