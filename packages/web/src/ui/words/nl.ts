import type en from './en.ts';

const nl: typeof en = {
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  dismiss: 'Bericht sluiten',
};
export default nl;
