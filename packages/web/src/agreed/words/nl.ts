import type en from './en.ts';

const nl: typeof en = {
  grace: 'Tijd voor een claim na de beurt',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count === 1 ? '1 seconde' : `${count} seconden`),
  untimed: 'onbeperkt',
  schedule: 'Rondes waarin mist weg moet',
  scheduleAbout: 'De gedrukte rondekaart kennen we niet. Heb je er een, zet de rondes dan zoals daarop.',
  takes: (name, round) => `${name} neemt weg in ronde ${round}`,
};

export default nl;
