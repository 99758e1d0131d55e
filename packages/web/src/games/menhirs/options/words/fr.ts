import type en from './en.ts';

const fr: typeof en = {
  grace: 'Temps pour annoncer après le tour',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count <= 1 ? `${count} seconde` : `${count} secondes`),
  untimed: 'sans limite',
  schedule: 'Manches où il faut retirer du brouillard',
  scheduleAbout: 'Le marqueur de manches imprimé nous est inconnu. Si vous en avez un, réglez les manches comme lui.',
  takes: (name, round) => `${name} retire à la manche ${round}`,
};

export default fr;
