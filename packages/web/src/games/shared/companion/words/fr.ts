import type en from './en.ts';

const fr: typeof en = {
  share: 'Partager le lien',
  another: 'Une autre',
  seed: 'Numéro de cette mise en place',
  seedAbout: 'Le même numéro donne la même mise en place sur tout appareil.',
  seedWrong: 'Un tel numéro compte six chiffres.',
  toReferee: 'Vers l’arbitre',
  mode: 'Que faites-vous ?',
  inHand: 'Que voulez-vous poser ?',
  example: 'Montrer un exemple',
};
export default fr;
