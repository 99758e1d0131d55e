import type en from './en.ts';

const nl: typeof en = {
  opponent: 'De ander',
  startOver: 'Opnieuw beginnen',
  tryAgain: 'Opnieuw proberen',
  notQuite: 'Net niet.',
  next: 'Volgende',
};
export default nl;
