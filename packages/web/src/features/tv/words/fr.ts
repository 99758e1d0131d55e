import type en from './en.ts';

const fr: typeof en = {
  title: 'Sur le téléviseur',
  takeSeat: 'Prenez place',
  scan: 'Visez le carré avec l’appareil photo de votre téléphone. Ou ouvrez',
  typeCode: 'et saisissez le code.',
  qr: 'Un code à scanner avec un téléphone',
  firstChooses: 'Le premier téléphone choisit le jeu.',
  stays: 'Ce qui est à vous reste sur le téléphone : vos coups, vos secrets, vos annonces.',
  free: 'Libre',
  scanToSit: 'scannez pour vous asseoir',
  ready: 'prêt',
  away: 'absent',
  computer: 'ordinateur',
  startsByItself: 'La partie commence dès que toutes les places sont prises.',
  remote: 'OK : plein écran. En jeu ◀ ▶ : revenir en arrière.',
  watchAlong: 'Suivre la partie',
  choose: 'À quoi jouons-nous ?',
  chooseAbout:
    'Vous choisissez le jeu sur ce téléphone et le téléviseur l’affiche. Les autres scannent le même code pour s’asseoir.',
  showTable: 'Afficher sur un téléviseur',
  showAbout: 'Ouvrez sur le téléviseur l’adresse de cette page suivie de #/tv, puis saisissez le code affiché.',
  code: 'Code du téléviseur',
  show: 'Afficher',
  shown: 'C’est affiché sur le téléviseur.',
  forTelevision: 'Est-ce le code d’un téléviseur ? Choisissez un jeu pour lui',
};
export default fr;
