import type en from './en.ts';

const de: typeof en = {
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  dismiss: 'Hinweis schließen',
};
export default de;
