import type en from './en.ts';

const nl: typeof en = {
  opening: 'Een ogenblik…',
  broken: 'Er ging iets mis op deze pagina.',
  nothingLost: 'Je spellen staan op dit apparaat. Er is niets verloren.',
};
export default nl;
