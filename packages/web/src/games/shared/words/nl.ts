import type en from './en.ts';

const nl: typeof en = {
  who: 'Wie spelen er?',
  kind: (number) => `Speler ${number}: mens of computer`,
  person: 'Mens',
  computer: 'Computer',
  here: 'Hier',
  friend: 'Een vriend',
  friendAbout: 'Gaat hier zitten via je link.',
  thatIsYou: (name) => `${name}, dat ben jij.`,
  yourGuest: 'Je gast',
  name: (number) => `Naam van speler ${number}`,
  nameHint: 'Naam, als je wilt',
  level: (number) => `Sterkte van speler ${number}`,
  levelOf: (name, number, of) => `${name}, ${number} van ${of}`,
  byLot: 'Loten',
  ownVariant: (name: string) => `Eigen variant: “${name}”`,
  withoutName: 'Zonder de naam',
};
export default nl;
