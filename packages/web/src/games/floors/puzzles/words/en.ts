export default {
  kinds: {
    monster: 'Feed the monster',
    save: 'Save your figures',
  },
  ask: {
    monster:
      'Make your changes, then let the monster walk without end. It has to eat all enemies and none of your own figures, the round blue ones.',
    save: 'You are the last to move this round. Move so that no card in the pile costs you a figure.',
  },
  hints: {
    token: 'It is the figure in the light.',
    row: (row: string) => `Look along row ${row}.`,
    ends: (square: string) => `It has to end on ${square}.`,
    lay: (square: string) => `The tile belongs on ${square}.`,
    leave: 'It has to leave the castle.',
    push: (square: string) => `Mind the way: something has to be pushed. It ends on ${square}.`,
  },
  why: {
    ownEaten: 'One of your own was eaten.',
    repeats: 'The monster walks in circles, and somebody is left.',
    costs: (card: string) => `With the card ${card} the monster gets one of your figures.`,
  },
  done: {
    monster: 'All enemies eaten, and yours are safe.',
    save: 'No card in the pile can hurt you.',
  },
  shapes: ['circles', 'squares', 'hexagons', 'diamonds', 'shields', 'clovers', 'suns'],
  tokenOn: (shows: number, square: string) => `${shows} on ${square}`,
  tokenOutside: (shows: number) => `${shows} outside`,
  yours: (shapes: string, tokens: string) => `The ringed ${shapes} are yours: ${tokens}.`,
  cards: 'Cards in the pile',
  layHow: 'Tap a square for the tile.',
  lay: (square: string) => `Lay it on ${square}`,
  moveHow: 'Tap a figure in the light and draw its way.',
  run: 'Let it walk',
  ready: 'Nothing left to change. Let it walk.',
  own: 'Blue',
  enemy: 'the enemy',
};
