import type en from './en.ts';

const de: typeof en = {
  title: 'Neue Partie',
  begin: 'Los geht’s',
};
export default de;
