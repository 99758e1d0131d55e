import type en from './en.ts';

const fr: typeof en = {
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Fermer ce message',
};
export default fr;
