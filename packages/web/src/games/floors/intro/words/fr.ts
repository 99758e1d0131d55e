import type en from './en.ts';

const fr: typeof en = {
  about: 'Sortez du château au nez d’un monstre somnolent. Il va vers le pion visible le plus proche.',
  players: (designer) => `2 à 7 joueurs, de ${designer}`,
  hints: 'dans Finstere Flure, les pions en danger sont marqués',
  lesson: 'Sortez du château avant que le monstre ne vous trouve.',
  rules: (designer) => `Un jeu pour 2 à 7 de ${designer}`,
  companion: 'Tours et cartes. Et un arbitre qui fait marcher le monstre pour vous, pas à pas.',
};
export default fr;
