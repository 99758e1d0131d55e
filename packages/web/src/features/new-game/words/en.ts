export default {
  title: 'New game',
  begin: 'Begin',
};
