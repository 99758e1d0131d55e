import type en from './en.ts';

const nl: typeof en = {
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  dismiss: 'Bericht sluiten',
  pages: 'Hoofdpagina’s',
  play: 'Spelen',
  puzzles: 'Puzzels',
  learn: 'Leren',
  settings: 'Instellingen',
  stepFirst: 'Naar het begin',
  stepBack: 'Eén stap terug',
  stepOn: 'Eén stap verder',
  stepNow: 'Terug naar het spel',
  lookingBack: 'Je kijkt terug.',
  outOfTimeLoses: 'Wie geen tijd meer heeft, verliest.',
  moreOptions: 'Meer opties',
  minutesEach: 'Minuten per speler',
  secondsPerTurn: 'Seconden erbij per beurt',
  gameBy: (game, designer) => `${game} is een spel van ${designer}`,
  home: 'Naar het begin',
  language: 'Taal',
  lobby: 'Lobby',
  lost: 'Op dit adres is niets te vinden.',
  again: 'Opnieuw proberen',
};
export default nl;
