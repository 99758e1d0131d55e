import type en from './en.ts';

const nl: typeof en = {
  share: 'Link delen',
  another: 'Een andere',
  seed: 'Nummer van deze opstelling',
  seedAbout: 'Hetzelfde nummer geeft op elk apparaat dezelfde opstelling.',
  seedWrong: 'Zo’n nummer heeft zes cijfers.',
  toReferee: 'Naar de scheidsrechter',
  mode: 'Wat doe je?',
  inHand: 'Wat leg je met een tik neer?',
  example: 'Toon een voorbeeld',
};
export default nl;
