import type en from './en.ts';

const fr: typeof en = {
  order: 'Touchez les joueurs dans l’ordre des places',
  place: (place) => `place ${place}`,
  out: (name) => `Pions sortis par ${name}`,
  disagrees: 'Qui a sorti plus de pions est mieux placé. Corrigez l’ordre ou les nombres.',
  undo: 'Annuler le dernier choix',
  enter: (name) => `${name} termine premier`,
  enterNobody: 'Personne n’est sorti',
  still: (count) => (count === 1 ? 'encore 1 joueur' : `encore ${count} joueurs`),
  text: (name, out) => `${name}, ${out} sortis`,
  none: 'personne dehors',
  paperHint: 'Notez les places, entourez le nombre de pions sortis',
};
export default fr;
