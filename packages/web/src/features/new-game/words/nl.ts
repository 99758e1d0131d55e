import type en from './en.ts';

const nl: typeof en = {
  begin: 'Beginnen',
  yourStrength: (level) => `${level}: ongeveer jouw sterkte.`,
};
export default nl;
