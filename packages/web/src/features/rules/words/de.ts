import type en from './en.ts';

const de: typeof en = {
  title: 'Regeln',
  contents: 'Inhalt',
  print: 'Drucken',
  learn: 'Spielend lernen',
};
export default de;
