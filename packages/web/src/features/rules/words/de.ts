import type en from './en.ts';

const de: typeof en = {
  contents: 'Inhalt',
};
export default de;
