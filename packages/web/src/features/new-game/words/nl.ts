import type en from './en.ts';

const nl: typeof en = {
  begin: 'Beginnen',
};
export default nl;
