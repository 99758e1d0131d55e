import type en from './en.ts';

const nl: typeof en = {
  about: 'Verschuif mistclusters tot elke menhir vrij staat. De laatste duw wint.',
  players: (designer) => `2 spelers, van ${designer}`,
  lesson: 'Duw de mist van de laatste menhir.',
  rules: (designer) => `Een spel voor twee van ${designer}`,
  companion:
    'Rondes, weggenomen tegels, het keuzemoment, de drie seconden voor een claim, punten. En een scheidsrechter voor elke stelling.',
};
export default nl;
