import type en from './en.ts';

const de: typeof en = {
  share: 'Link teilen',
  another: 'Ein anderer',
  seed: 'Nummer dieses Aufbaus',
  seedAbout: 'Dieselbe Nummer ergibt auf jedem Gerät denselben Aufbau.',
  seedWrong: 'So eine Nummer hat sechs Ziffern.',
  toReferee: 'Zum Schiedsrichter',
  mode: 'Was tust du?',
  inHand: 'Was möchtest du hinlegen?',
  example: 'Beispiel zeigen',
};
export default de;
