import type en from './en.ts';

const fr: typeof en = {
  ready: 'Une nouvelle version est prête. Elle viendra au prochain démarrage.',
  reload: 'Recharger maintenant',
};
export default fr;
