import type en from './en.ts';

const nl: typeof en = {
  look: 'Beeld en geluid',
  likeBrowser: 'Zoals de browser',
  theme: 'Kleuren',
  themes: { system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
  motion: 'Beweging',
  motions: { system: 'Zoals het apparaat', full: 'Volledig', reduced: 'Weinig' },
  sounds: 'Geluiden',
  soundsAbout: 'Zachte geluiden bij zetten, kaarten en treffers.',
  play: 'Spelen',
  hints: 'Hints',
  hintsAbout: (more) => `${['Een lampje laat goede beurten zien en waarom', ...more].join('; ')}.`,
  confirm: 'Zetten bevestigen',
  confirmAbout: 'Nog een tik voordat er iets gespeeld wordt.',
  talkAbout:
    'Als dit uit staat, wordt er op dit apparaat niets geschreven of gelezen, en hebben tafels die je hier opent geen tafelpraat. Bijvoorbeeld voor kinderen.',
  deviceAbout:
    'Je spellen, instellingen en puzzels blijven in deze browser en gaan nergens heen, tenzij je ze op je pagina bij je naam bewaart.',
  games: (count) =>
    count === 0 ? 'Hier staat nog geen spel.' : count === 1 ? 'Hier staat 1 spel.' : `Hier staan ${count} spellen.`,
  keep: 'Bewaren, ook als er weinig ruimte is',
  keeping: 'De browser bewaart ze, ook als er weinig ruimte is.',
  notKept: 'De browser wilde dat niet. Zet deze pagina op je beginscherm, dat helpt vaak.',
  forget: 'Alles wissen',
  forgetTitle: 'Alles wissen?',
  forgetText: 'Alle spellen, instellingen en opgeloste puzzels van Speeltafel verdwijnen voorgoed van dit apparaat.',
  stayAbout: 'Blijf wie je bent als deze browser wordt gewist, en op al je apparaten.',
  stay: (name) => `${name} blijven`,
  devices: 'Mijn apparaten',
  notifications: 'Meldingen',
  comeBack: 'Ik speel al op een ander apparaat',
  comeBackAbout: 'Heb je hier eerder gespeeld, of speel je op een ander apparaat? Kom terug als dezelfde speler.',
  about: 'Over Speeltafel',
  unofficial: 'Speeltafel is een niet-officiële uitvoering, helemaal zelf geschreven en getekend.',
  buy: 'Alle eer voor de spellen gaat naar hen. Vind je een spel leuk, koop het dan.',
  licence: 'Het programma is vrije software onder de MIT-licentie.',
  fonts: 'Letters: Vollkorn van Friedrich Althausen en Cabin van Pablo Impallari, onder de SIL Open Font License 1.1.',
  fontLicence: 'Lees de licentie van de letters',
};
export default nl;
