import type en from './en.ts';

const nl: typeof en = {
  opening: 'Een ogenblik…',
  lost: 'Op dit adres is niets te vinden.',
  broken: 'Er ging iets mis op deze pagina.',
  nothingLost: 'Je spellen staan op dit apparaat. Er is niets verloren.',
  again: 'Opnieuw proberen',
  home: 'Naar het begin',
};
export default nl;
