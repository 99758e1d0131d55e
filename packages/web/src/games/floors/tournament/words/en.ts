export default {
  order: 'Tap the players in order of place',
  place: (place: number) => `place ${place}`,
  out: (name: string) => `Figures ${name} brought out`,
  disagrees: 'The player who brought more figures out ranks higher. Correct the order or the figures.',
  undo: 'Take the last tap back',
  enter: (name: string) => `${name} comes first`,
  enterNobody: 'No one got out',
  still: (count: number) => (count === 1 ? '1 player to go' : `${count} players to go`),
  text: (name: string, out: number) => `${name} with ${out} out`,
  none: 'no one out',
  paperHint: 'Write each place, circle how many figures got out',
};
