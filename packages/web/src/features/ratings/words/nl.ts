import type en from './en.ts';

const nl: typeof en = {
  title: 'Speelsterkte',
  lead: 'Partijen die meetellen bepalen je rating. Of een partij meetelt, spreek je af als de tafel opengaat.',
  none: 'Je hebt nog geen partij die meetelt. Open een tafel met vrienden en zet “Telt mee voor de rating” aan.',
  signIn: 'Zeg eerst je naam aan een online tafel; daarna staan je ratings hier.',
  games: (count) => (count === 1 ? '1 partij die meetelt' : `${count} partijen die meetellen`),
  provisional: 'voorlopig: nog een paar partijen te gaan',
  margin: (deviation) => `${deviation} meer of minder`,
  like: (level) => `Ongeveer zo sterk als ${level}.`,
  fromDevice: 'Geschat uit de partijen tegen de computer op dit apparaat.',
  history: (points) => `Rating na elke partij, van ${points[0]} tot ${points.at(-1)}`,
  leaders: 'Ranglijst',
  noLeaders: 'Er staat nog niemand met een vaste rating op deze lijst.',
  join: 'Zet mij op de ranglijsten',
  joinAbout: 'Je naam en je ratings, zichtbaar voor elke bezoeker. Je kunt er altijd weer af.',
  levels: 'Computerspelers',
  levelsAbout: 'Gemeten in partijen tegen elkaar. Wie dezelfde rating heeft, wint de helft van de partijen.',
};
export default nl;
