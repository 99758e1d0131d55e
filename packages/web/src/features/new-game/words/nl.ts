import type en from './en.ts';

const nl: typeof en = {
  title: 'Nieuw spel',
  begin: 'Beginnen',
};
export default nl;
