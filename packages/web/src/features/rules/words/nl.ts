import type en from './en.ts';

const nl: typeof en = {
  title: 'Spelregels',
  contents: 'Inhoud',
  print: 'Printen',
  learn: 'Leren door te spelen',
};
export default nl;
