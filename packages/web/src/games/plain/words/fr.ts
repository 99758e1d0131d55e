import type en from './en.ts';

const fr: typeof en = {
  position: 'La position',
  yourTurn: 'À vous de jouer. Choisissez une action.',
  toPlay: (name: string) => `À ${name} de jouer. Choisissez une action.`,
  waiting: (name: string) => `On attend ${name}.`,
  played: (name: string, action: string) => `${name} : ${action}`,
  noMoves: 'Rien n’a encore été joué.',
  wins: (name: string) => `Victoire : ${name}`,
  youWin: 'Vous gagnez',
  tie: 'Personne ne gagne',
  byRules: 'La partie est terminée.',
  byTime: (name: string) => `Temps écoulé pour ${name}.`,
  byResigning: (name: string) => `Abandon de ${name}.`,
  byAgreement: 'Les joueurs ont convenu d’arrêter.',
};

export default fr;
