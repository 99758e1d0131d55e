import type en from './en.ts';

const fr: typeof en = {
  title: 'Laboratoire',
  lead: 'L’ordinateur joue une variante un grand nombre de fois, et vous voyez ce qu’elle vaut : qui gagne, en combien de temps, où cela se passe.',
  game: 'Jeu',
  variant: 'Que mesurer ?',
  compare: 'Comparer avec une autre variante',
  compareAbout: 'Les deux sont jouées, et vous voyez quelles différences sont réelles.',
  otherVariant: 'L’autre variante',
  players: 'Qui joue ?',
  allSeats: 'Niveau de tous les joueurs',
  different: 'Niveaux différents',
  differentAbout: 'Ils changent de place à chaque partie. Vous voyez ainsi combien l’habileté compte.',
  games: 'Parties',
  positions: 'Positions examinées par tour',
  seed: 'Graine',
  seedAbout: 'La même graine donne les mêmes parties.',
  measure: 'Mesurer',
  playing: 'L’ordinateur joue les parties',
  progress: (done, of) => `${done} parties sur ${of}`,
  change: 'Réglages',
  moreGames: 'Plus de parties',
  figures: 'Chiffres',
  summary: (game, variants, games, levels) =>
    `${game} : ${variants.join(' et ')}. ${games} parties${variants.length === 1 ? '' : ' de chaque'}, ${levels.length === 1 ? `tous les joueurs : ${levels[0]}` : levels.join(', ')}.`,
  skillTitle: (level, score) => `${level} obtient ${score}`,
  skillNote:
    'Ce qu’une place de chaque niveau a obtenu en moyenne : une victoire vaut 100 %, une nulle se partage. Intervalles à 95 %.',
  wins: (level) => `${level} gagne`,
  score: (level) => `Score : ${level}`,
  counted: 'Ce qui a été compté',
  difference: 'écart',
  differences: {
    differs: 'une vraie différence',
    'may-be-chance': 'peut être le hasard',
    'too-few-games': 'trop peu de parties pour conclure',
  },
  noDifference: 'Aucune différence au-delà du hasard',
  realDifferences: (real, of) =>
    real === 1 ? `1 chiffre sur ${of} diffère vraiment` : `${real} chiffres sur ${of} diffèrent vraiment`,
  comparisonNote:
    '≠ une vraie différence (99 %), ≈ peut être le hasard. Les axes vont de 0 à 100 %, avec intervalles à 95 %.',
  allFigures: 'Tous les chiffres',
  interval: (low, high) => `${low} à ${high}`,
  habit: 'Intervalles à 95 %. Ces chiffres en disent autant sur l’ordinateur que sur le jeu.',
  unreadable: {
    options: 'Ce lien nomme une variante qui n’existe pas. Voici les réglages habituels.',
    levels: 'Ce lien nomme des joueurs qui n’existent pas, ou pas un par place. Voici les réglages habituels.',
    number: 'Ce lien contient un nombre trop grand ou qui n’en est pas un. Voici les réglages habituels.',
  },
};
export default fr;
