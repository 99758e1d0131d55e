import type { Part } from '../../../shared/print/summary-parts.tsx';

export default {
  sheets: {
    floors: { title: 'Finstere Flure', about: 'The rules in short, with what every tile does' },
    'floors-puzzles': { title: 'Finstere Flure: puzzles', about: 'Six puzzles, solutions upside down' },
  },
  credit: 'Finstere Flure is a game by Friedemann Friese. An unofficial sheet from Speeltafel.',
  hallKey: 'Black tokens are yours. ✱ exit, ▲ entrance. A token with a double ring may move, within its number.',
  monsterAsk: 'Let the monster eat all the white tokens and spare the black ones. It walks until then.',
  monsterMove: (tokens: string) => `You may move ${tokens}.`,
  monsterLay: (tiles: string) => `You lay: ${tiles}.`,
  saveAsk: (tokens: string, cards: string) => `Move ${tokens} so that none of the cards ${cards} costs you a token.`,
  hit: (bites: number) => (bites === 1 ? '1 bite' : `${bites} bites`),
  lay: (tile: string, square: string) => `${tile} on ${square}`,
  outside: 'outside',
  stays: 'stays',
  leaves: 'out',
  hall: (number: number) => `Hall of puzzle ${number}`,
  by: 'a game for two to seven by Friedemann Friese',
  parts: [
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
  basic:
    'The basic set-up. The advanced one: lay all 17 tiles in turn; corners by the doors stay free, teleporters never side by side.',
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
