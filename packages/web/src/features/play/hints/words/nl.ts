import type en from './en.ts';

const nl: typeof en = {
  hint: 'Hint',
  title: 'Wat kan ik spelen?',
  thinking: 'Even kijken…',
  nothing: 'Over dit moment valt niets te zeggen. Ga op je gevoel af.',
  failed: 'Dat lukte niet. Probeer het nog eens.',
  another: (number, of) => `Beurt ${number} van ${of}: toon de volgende`,
};
export default nl;
