import type en from './en.ts';

const de: typeof en = {
  look: 'Bild und Ton',
  likeBrowser: 'Wie im Browser',
  theme: 'Farben',
  themes: { system: 'Wie am Gerät', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { system: 'Wie am Gerät', full: 'Voll', reduced: 'Wenig' },
  sounds: 'Töne',
  soundsAbout: 'Leise Töne bei Zügen, Karten und Treffern.',
  play: 'Spielen',
  hints: 'Tipps',
  hintsAbout: (more) => `${['Eine Glühbirne zeigt gute Züge und warum', ...more].join('; ')}.`,
  confirm: 'Züge bestätigen',
  confirmAbout: 'Ein zweites Tippen, bevor etwas gespielt wird.',
  talkAbout:
    'Ist es aus, wird auf diesem Gerät nichts geschrieben oder gelesen, und Tische, die hier eröffnet werden, haben keines. Zum Beispiel für Kinder.',
  deviceAbout:
    'Deine Partien, Einstellungen und Rätsel bleiben in diesem Browser und werden nirgendwohin geschickt, außer du bewahrst sie auf deiner Seite bei deinem Namen auf.',
  games: (count) =>
    count === 0
      ? 'Hier liegt noch keine Partie.'
      : count === 1
        ? 'Hier liegt 1 Partie.'
        : `Hier liegen ${count} Partien.`,
  keep: 'Behalten, auch wenn der Platz knapp wird',
  keeping: 'Der Browser behält sie, auch wenn der Platz knapp wird.',
  notKept: 'Der Browser wollte das nicht. Leg die Seite auf deinen Startbildschirm, das hilft oft.',
  forget: 'Alles löschen',
  forgetTitle: 'Alles löschen?',
  forgetText: 'Alle Partien, Einstellungen und gelösten Rätsel von Speeltafel verschwinden für immer von diesem Gerät.',
  stayAbout: 'Bleib, wer du bist, auch wenn dieser Browser geleert wird, und auf allen deinen Geräten.',
  stay: (name) => `${name} bleiben`,
  devices: 'Meine Geräte',
  notifications: 'Mitteilungen',
  comeBack: 'Ich spiele schon auf einem anderen Gerät',
  comeBackAbout: 'Hast du hier schon gespielt, oder spielst du auf einem anderen Gerät? Komm als du selbst zurück.',
  about: 'Über Speeltafel',
  unofficial: 'Speeltafel ist eine inoffizielle Umsetzung, ganz neu geschrieben und gezeichnet.',
  buy: 'Alle Ehre für die Spiele gebührt ihnen. Wenn dir eins gefällt, kauf es.',
  licence: 'Das Programm ist freie Software unter der MIT-Lizenz.',
  fonts:
    'Schriften: Vollkorn von Friedrich Althausen und Cabin von Pablo Impallari, unter der SIL Open Font License 1.1.',
  fontLicence: 'Lizenz der Schriften lesen',
};
export default de;
