import type en from './en.ts';

const nl: typeof en = {
  lead: 'Elk precies één A4, gemaakt voor zwart-wit.',
  language: 'Taal van het blad',
  difficulty: 'Moeilijkheid',
  difficulties: { easy: 'Makkelijk', middle: 'Gemiddeld', hard: 'Moeilijk' },
  pageOf: (page, of) => `Blad ${page} van ${of}`,
  previous: 'Vorig blad',
  next: 'Volgend blad',
};
export default nl;
