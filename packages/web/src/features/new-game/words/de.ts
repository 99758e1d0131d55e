import type en from './en.ts';

const de: typeof en = {
  begin: 'Los geht’s',
};
export default de;
