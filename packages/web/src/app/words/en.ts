export default {
  opening: 'One moment…',
  broken: 'Something went wrong on this page.',
  nothingLost: 'Your games are kept on this device. Nothing is lost.',
};
