import type en from './en.ts';

const fr: typeof en = {
  title: 'Sur l’écran d’accueil',
  about:
    'Une fois installé, Speeltafel s’ouvre comme une application : en plein écran, même sans réseau, et avec les fichiers de parties que vous ouvrez.',
  install: 'Installer',
  onApple:
    'Touchez Partager dans le navigateur, puis « Sur l’écran d’accueil ». De là, Speeltafel peut aussi vous appeler quand c’est à vous de jouer.',
};
export default fr;
