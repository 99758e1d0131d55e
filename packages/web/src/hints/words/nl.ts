import type en from './en.ts';

const nl: typeof en = {
  hint: 'Hint',
  title: 'Wat kan ik spelen?',
  thinking: 'Even kijken …',
  nothing: 'Over dit moment valt niets te zeggen. Vertrouw op je neus.',
  failed: 'Dat lukte niet. Probeer het nog eens.',
};
export default nl;
