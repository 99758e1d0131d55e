import type en from './en.ts';

const de: typeof en = {
  solutions: 'Lösungen',
};
export default de;
