export default {
  replay: 'Replay of a game',
  moment: 'Move',
  toStart: 'To the start',
  back: 'One move back',
  on: 'One move on',
  toEnd: 'To the end',
  start: 'The start of the game.',
  of: (at: number, length: number) => `${at} of ${length}`,
  board: (game: string, what: string) => `The board of ${game}. ${what}`,
  open: 'Open in Speeltafel',
  refused: 'This game cannot be shown here.',
};
