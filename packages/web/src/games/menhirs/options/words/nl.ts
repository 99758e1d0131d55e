import type en from './en.ts';

const nl: typeof en = {
  grace: 'Tijd voor een claim na de beurt',
  seconds: (count) => `${count} s`,
  spokenSeconds: (count) => (count === 1 ? '1 seconde' : `${count} seconden`),
  untimed: 'onbeperkt',
  schedule: 'Rondes waarin mist weg moet',
  scheduleAbout: 'De gedrukte rondeteller kennen we niet. Heb je er een, stel de rondes dan net zo in.',
  takes: (name, round) => `${name} neemt weg in ronde ${round}`,
};

export default nl;
