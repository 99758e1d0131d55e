import type en from './en.ts';

const nl: typeof en = {
  position: 'Stelling',
  yourTurn: 'Jij bent aan de beurt. Kies een actie.',
  toPlay: (name: string) => `${name} is aan de beurt. Kies een actie.`,
  waiting: (name: string) => `Wachten op ${name}.`,
  played: (name: string, action: string) => `${name}: ${action}`,
  noMoves: 'Er is nog niets gespeeld.',
  wins: (name: string) => `${name} wint`,
  youWin: 'Jij wint',
  tie: 'Niemand wint',
  byRules: 'Het spel is afgelopen.',
  byTime: (name: string) => `${name} had geen tijd meer.`,
  byResigning: (name: string) => `${name} heeft opgegeven.`,
  byAgreement: 'De spelers spraken af te stoppen.',
};

export default nl;
