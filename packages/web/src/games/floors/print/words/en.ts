import type { Part } from '../../../shared/print/summary-parts.tsx';

export default {
  cutOut: {
    how: 'Print on card and cut along the dashed lines. Fold the figure over at its head, and its foot outwards, so that it stands. A disc lies in the hall: its wedge points the way the monster faces.',
    above: 'from above',
    disc: (size: number) => `${size} mm`,
  },
  sheets: {
    floors: { title: 'Finstere Flure', about: 'The rules in short, with what every tile does' },
    'floors-monster': { title: 'Your monster', about: 'A figure to fold and two discs, to cut out.' },
    'floors-puzzles': { title: 'Finstere Flure: puzzles', about: 'Six puzzles, solutions upside down' },
  },
  credit: 'Finstere Flure is a game by Friedemann Friese. An unofficial sheet from Speeltafel.',
  hallKey: 'Black figures are yours. ✱ exit, ▲ entrance. A figure with a double ring may move, within its number.',
  monsterAsk: 'Let the monster eat all the white figures and spare the black ones. It walks until then.',
  monsterMove: (tokens: string) => `You may move ${tokens}.`,
  monsterLay: (tiles: string) => `You lay: ${tiles}.`,
  saveAsk: (tokens: string, cards: string) => `Move ${tokens} so that none of the cards ${cards} costs you a figure.`,
  hit: (bites: number) => (bites === 1 ? '1 hit' : `${bites} hits`),
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
        'Bring your figures from the entrance to the exit. All but one out: you win at once. Otherwise the game ends after the last card, or in stage 2 when no figure is left in play: most figures out wins; if equal, the player who got there first. Nobody out: no winner.',
      ],
    },
    {
      title: 'Figures',
      lines: [
        'In turn each player moves one figure and flips it, until all have moved. The two sides add up to 7.',
        'As many squares as it shows, or fewer, never diagonally, back and forth as you like. Over figures, but not ending on one. Never onto the monster’s square or a teleporter.',
        'First round: each brings in two figures and just flips the others. Coming in and leaving take one step each. Later a figure may also wait outside.',
        'If a slide across blood is blocked, the figure stops on the blood and may go on with another step. No last step into blood if the slide would end on a figure.',
      ],
    },
    {
      title: 'Monster',
      lines: [
        'Turn a card. Look, step, look, step: as many steps as it says, then one last look. On a hit card: until so many are eaten, 20 steps at most. The very first card is never 1 hit or 2 hits.',
        'It looks ahead, left and right, never back. It turns to the nearest figure. A tie, or nobody: straight on.',
        'Over the edge it comes in at the same letter on the other side and keeps its direction.',
        'A figure that is pushed over the edge or onto a teleporter counts as eaten, for hit cards too.',
      ],
    },
    {
      title: 'Stages',
      lines: [
        'Stage 1: seven cards. A figure that is eaten comes back outside, same side up, and may enter again from the next round. Then shuffle all eight. Stage 2: eight cards, and a figure that is eaten is out of the game.',
        'After each round the start marker passes to the left.',
        'Two players: do not bring two figures out too early. Six or seven: the 5 may count as 3 hits.',
      ],
    },
  ] as readonly Part[],
  basic:
    'The basic set-up. The player who looks most like the monster starts. The advanced set-up: lay all 17 tiles in turn; the entrance, the exit and the squares beside them stay free, teleporters never lie side by side. The player to the left of the one who laid the last tile starts.',
  effects: {
    title: 'What does what',
    head: ['', 'A figure\u00a0…', 'The monster sees\u00a0…', 'The monster\u00a0…'],
    rows: {
      s: [
        'Stone',
        'pushes one, if the square behind is free',
        'not past it',
        'pushes it with all that stands in a row behind',
      ],
      c: ['Crystal', 'pushes one, as a stone', 'through it', 'pushes it, as a stone'],
      r: [
        'Right turning stone',
        'pushes one, as a stone',
        'not past it',
        'never pushes it: turns right and goes there, if the look has not turned it first',
      ],
      h: [
        '180° turning stone',
        'pushes one, as a stone',
        'not past it',
        'never pushes it: turns about, if the look has not turned it first',
      ],
      P: [
        'Blood',
        'slides straight across in one step',
        'over it, square by square',
        'slides across in one step and eats all on the way',
      ],
      '1': [
        'Teleporter',
        'may not step on it',
        'over it',
        'appears at its twin, facing its arrow. What it pushes in is gone',
      ],
      edge: ['Edge', 'stops there', 'not past it', 'goes through. What it pushes off is gone'],
      token: ['Figure', 'may pass, not end there', 'the first one only', 'eats it'],
    },
    foot: 'A tile pushed onto the entrance or the exit leaves the game. Something pushed onto blood slides to the far side if that is free; if not, it stays on the blood.',
  },
};
