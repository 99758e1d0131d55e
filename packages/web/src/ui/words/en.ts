export default {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss this message',
  pages: 'Main pages',
  play: 'Play',
  puzzles: 'Puzzles',
  learn: 'Learn',
  settings: 'Settings',
};
