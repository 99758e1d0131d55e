export default {
  ready: 'A new version is ready. You will get it the next time you open the page.',
  reload: 'Reload now',
};
