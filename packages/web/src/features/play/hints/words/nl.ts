import type en from './en.ts';

const nl: typeof en = {
  title: 'Wat kan ik spelen?',
  thinking: 'Even kijken…',
  nothing: 'Over dit moment valt niets te zeggen. Ga op je gevoel af.',
  another: (number, of) => `Beurt ${number} van ${of}: toon de volgende`,
};
export default nl;
