import type en from './en.ts';

const fr: typeof en = {
  lead: 'Une page A4 chacune, faites pour le noir et blanc.',
  language: 'Langue de la feuille',
  difficulty: 'Difficulté',
  difficulties: { easy: 'Facile', middle: 'Moyen', hard: 'Difficile' },
  pageOf: (page, of) => `Feuille ${page} sur ${of}`,
  previous: 'Feuille précédente',
  next: 'Feuille suivante',
};
export default fr;
