import type en from './en.ts';

const nl: typeof en = {
  opponent: 'De ander',
  startOver: 'Opnieuw beginnen',
  hint: 'Hint',
  tryAgain: 'Opnieuw proberen',
  notQuite: 'Net niet.',
};
export default nl;
