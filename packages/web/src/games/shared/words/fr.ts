import type en from './en.ts';

const fr: typeof en = {
  who: 'Qui joue ?',
  kind: (number) => `Joueur ${number} : humain ou ordinateur`,
  person: 'Humain',
  computer: 'Ordinateur',
  here: 'Ici',
  friend: 'Un ami',
  friendAbout: 'S’assoit ici grâce à votre lien.',
  thatIsYou: (name) => `${name}, c’est vous.`,
  yourGuest: 'Votre invité',
  name: (number) => `Nom du joueur ${number}`,
  nameHint: 'Nom, si vous voulez',
  level: (number) => `Force du joueur ${number}`,
  levelOf: (name, number, of) => `${name}, ${number} sur ${of}`,
  byLot: 'Tirer au sort',
  ownVariant: (name: string) => `Variante : « ${name} »`,
  withoutName: 'Sans le nom',
};
export default fr;
