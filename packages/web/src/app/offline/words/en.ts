export default {
  ready: 'A new version is ready. You get it with the next start.',
  reload: 'Reload now',
};
