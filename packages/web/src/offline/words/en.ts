export default {
  ready: 'A new version is ready. It begins with the next start.',
  reload: 'Reload now',
};
