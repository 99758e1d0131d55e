export default {
  opening: 'One moment…',
  lost: 'There is nothing at this address.',
  broken: 'Something went wrong on this page.',
  nothingLost: 'Your games are kept on this device. Nothing is lost.',
  again: 'Try again',
  home: 'To the start',
};
