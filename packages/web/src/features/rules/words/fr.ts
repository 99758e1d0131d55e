import type en from './en.ts';

const fr: typeof en = {
  contents: 'Sommaire',
};
export default fr;
