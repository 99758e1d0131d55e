export default {
  begin: 'Begin',
};
