import type en from './en.ts';

const ordinals = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'] as const;

const fr: typeof en = {
  givenHall: 'une salle à vous',
  deal: 'Au hasard',
  clear: 'Vider',
  loneTeleporter: 'Un téléporteur a besoin d’un second de sa couleur. En attendant, la dernière salle complète compte.',
  seatWins: (seat) => `${seat} gagne`,
  measures: {
    'no-winner': 'Personne ne gagne',
    'ends-early': 'Tous sortis sauf un',
    'ends-with-last-card': 'Dernière carte jouée',
    'ends-with-none-left': 'Plus de pion au château',
    'from-behind': 'Gagnées après un retard, parmi les décidées',
    rounds: 'Tours par partie',
    'lead-changes': 'Changements d’avantage',
    out: 'Pions sortis',
    'eaten-first-half': 'Mangés à la manche 1',
    'eaten-second-half': 'Mangés à la manche 2',
    'bad-luck': 'Mangés au-delà des chances des cartes',
    'bad-luck-of-winner': 'De même, pour le gagnant',
  },
  fairSeats: 'Chaque place gagne sa part',
  seatTooOften: (seat) => `La ${ordinals[seat - 1]} place gagne trop souvent`,
  seatTooSeldom: (seat) => `La ${ordinals[seat - 1]} place gagne trop rarement`,
  seatsNote: (fair) =>
    `Victoires par place, avec intervalles à 95 % ; le pointillé est la part équitable, ${fair}. Un losange s’en écarte.`,
  roundsTitle: (rounds) => `La moitié des parties finit avant le tour ${rounds + 1}`,
  roundsNote: 'Parties selon le nombre de tours, les deux manches ensemble, et leur fin.',
  luckTitle: (tokens) => `Les gagnants ont eu de la chance : ${tokens} pion`,
  noLuckTitle: 'Les gagnants n’ont guère eu plus de chance',
  luckNote:
    'Pions du gagnant mangés, moins les chances exactes avant chaque carte : sous 0, les cartes ont été clémentes.',
  eatenTitle: (square, eaten) => `${square} est la plus mortelle : ${eaten} pions en 100 parties`,
  eatenNote: 'Plus le carré est grand, plus on s’y fait manger. Nombres : pions en 100 parties, à partir de 10.',
  eatenAll: (squares) => `Pions mangés en 100 parties : ${squares.join(', ')}`,
  leadNote: 'Mène qui a la meilleure chance de gagner avant la marche du monstre, avec 5 % d’écart au moins.',
};
export default fr;
