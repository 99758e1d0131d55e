import type en from './en.ts';

const de: typeof en = {
  lead: 'Jedes genau eine A4-Seite, für Schwarz-Weiß gemacht.',
  language: 'Sprache des Blatts',
  difficulty: 'Schwierigkeit',
  difficulties: { easy: 'Leicht', middle: 'Mittel', hard: 'Schwer' },
  pageOf: (page, of) => `Blatt ${page} von ${of}`,
  previous: 'Voriges Blatt',
  next: 'Nächstes Blatt',
};
export default de;
