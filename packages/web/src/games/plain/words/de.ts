import type en from './en.ts';

const de: typeof en = {
  position: 'Stellung',
  yourTurn: 'Du bist am Zug. Wähle eine Aktion.',
  toPlay: (name: string) => `${name} ist am Zug. Eine Aktion wählen.`,
  waiting: (name: string) => `Warten auf ${name}.`,
  played: (name: string, action: string) => `${name}: ${action}`,
  noMoves: 'Noch ist nichts gespielt.',
  wins: (name: string) => `${name} gewinnt`,
  youWin: 'Du gewinnst',
  tie: 'Niemand gewinnt',
  byRules: 'Das Spiel ist zu Ende.',
  byTime: (name: string) => `Die Zeit von ${name} ist abgelaufen.`,
  byResigning: (name: string) => `${name} hat aufgegeben.`,
  byAgreement: 'Man hat sich auf das Ende geeinigt.',
};

export default de;
