import type en from './en.ts';

const de: typeof en = {
  grace: 'Zeit für eine Ansage nach dem Zug',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`),
  untimed: 'unbegrenzt',
  schedule: 'Runden, in denen Nebel weg muss',
  scheduleAbout:
    'Den gedruckten Rundenzähler kennen wir nicht. Wenn du einen hast, stell die Runden so ein, wie er sie zeigt.',
  takes: (name, round) => `${name} nimmt in Runde ${round} weg`,
};

export default de;
