import type en from './en.ts';

const fr: typeof en = {
  begin: 'Commencer',
};
export default fr;
