import type en from './en.ts';

const fr: typeof en = {
  opening: 'Un instant…',
  broken: 'Un problème est survenu sur cette page.',
  nothingLost: 'Vos parties restent sur cet appareil. Rien n’est perdu.',
};
export default fr;
