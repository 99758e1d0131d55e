import type en from './en.ts';

const nl: typeof en = {
  contents: 'Inhoud',
};
export default nl;
