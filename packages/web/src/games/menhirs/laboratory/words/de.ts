import type en from './en.ts';

const de: typeof en = {
  solveBoards: 'Ein Brett lösen',
  mirror: 'Spiegeln',
  deal: 'Auslosen',
  clear: 'Leeren',
  undrawn: 'Tippe Plätze an, um Menhire aufzustellen. Ohne Zeichnung lost der Zufall das Brett aus.',
  measures: {
    'first-wins': 'Norden gewinnt',
    'second-wins': 'Süden gewinnt',
    tie: 'Unentschieden',
    'won-by-claim': 'Durch Ansage gewonnen',
    'unjust-claim': 'Durch falsche Ansage verloren',
    'reaches-decision': 'Kommt zur Entscheidung',
    prolonged: 'Verlängert',
    'from-behind': 'Aus dem Rückstand gewonnen, von den entschiedenen',
    'went-on-and-lost': 'Durch Weitergehen verloren',
    moves: 'Züge je Partie',
    'moves-to-win': 'Züge bis zum Sieg',
    points: 'Punkte des Siegers',
    taken: 'Weggenommene Plättchen',
    choices: 'Mögliche Züge je Zug',
    'forced-share': 'Züge mit höchstens einer sicheren Wahl',
    'trap-share': 'Züge ohne sichere Wahl',
    'lead-changes': 'Führungswechsel',
  },
  even: (ties) => `Keine Seite liegt vorn; unentschieden: ${ties}`,
  ahead: (seat, ties) => `${seat} liegt vorn; unentschieden: ${ties}`,
  seatsNote: 'Siege nach Seite, mit 95-%-Intervallen. Norden beginnt.',
  placedByChance: 'Auf einem gezeichneten Brett wird der Nebel zufällig gelegt.',
  lengthTitle: (move) => `Die Hälfte der Siege fällt bis Zug ${move}`,
  lengthNote: 'Gewonnene Partien nach Zahl der Züge, dazu die unentschiedenen.',
  claimsTitle: (just, unjust) => {
    if (just + unjust === 0) return 'Niemand sagt an';
    return unjust === 0 ? `Alle ${just} Ansagen sind richtig` : `${unjust} von ${just + unjust} Ansagen sind falsch`;
  },
  claimsNote: 'Partien, die mit einer Ansage endeten, und was bei der Entscheidung gewählt wurde.',
  just: 'richtig',
  unjust: 'falsch',
  wentOn: 'Weitergegangen',
  overBefore: 'vorher zu Ende',
  fogTitle: (places) => `Der Nebel sammelt sich auf ${places.join(' und ')}`,
  fogNote:
    'Anteil der Züge in %, in denen ein Feld unter Nebel liegt. Wo die Auslage gleichmäßig ist, ist das eine Gewohnheit des Spielers.',
  fogAll: (places) => `Anteil der Züge unter Nebel: ${places.map(([name, share]) => `${name} ${share} %`).join(', ')}`,
  leadNote: 'Vorn liegt, wem weniger sichere Züge fehlten.',
  choicesTitle: (choices) => `Rund ${choices} Züge zur Wahl`,
  choicesNote: 'Mögliche Züge, Zug um Zug: die Mitte und die inneren 80 %.',
};
export default de;
