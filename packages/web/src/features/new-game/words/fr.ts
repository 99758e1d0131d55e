import type en from './en.ts';

const fr: typeof en = {
  title: 'Nouvelle partie',
  begin: 'Commencer',
};
export default fr;
