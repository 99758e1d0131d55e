import type en from './en.ts';

const fr: typeof en = {
  lesson: 'Sortez du château avant que le monstre ne vous trouve.',
  rules: (designer) => `Un jeu pour 2 à 7 de ${designer}`,
  companion: 'Tours et cartes. Et un arbitre qui fait marcher le monstre pour vous, pas à pas.',
};
export default fr;
