import type en from './en.ts';

const de: typeof en = {
  title: 'Wertungszahlen',
  lead: 'Gewertete Partien zählen für deine Wertungszahl. Ob eine Partie gewertet wird, vereinbart ihr, wenn der Tisch eröffnet wird.',
  none: 'Du hast noch keine gewertete Partie. Eröffne einen Tisch mit Freunden und schalte „Gewertete Partie“ ein.',
  signIn: 'Sag zuerst an einem Online-Tisch deinen Namen; dann stehen deine Wertungszahlen hier.',
  games: (count) => (count === 1 ? '1 gewertete Partie' : `${count} gewertete Partien`),
  provisional: 'vorläufig: noch einige Partien fehlen',
  margin: (deviation) => `${deviation} mehr oder weniger`,
  like: (level) => `Etwa so stark wie ${level}.`,
  fromDevice: 'Geschätzt aus den Partien gegen den Computer auf diesem Gerät.',
  history: (points) => `Wertungszahl nach jeder Partie, von ${points[0]} bis ${points.at(-1)}`,
  leaders: 'Bestenliste',
  noLeaders: 'Noch steht niemand mit gesicherter Wertungszahl auf dieser Liste.',
  join: 'Mich auf den Bestenlisten zeigen',
  joinAbout:
    'Dein Name und deine Wertungszahlen, sichtbar für alle Besucher. Du kannst sie jederzeit wieder verlassen.',
  levels: 'Computerspieler',
  levelsAbout: 'Gemessen in Partien gegeneinander. Wer die gleiche Zahl hat, gewinnt jede zweite Partie.',
};
export default de;
