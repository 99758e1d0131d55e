import type en from './en.ts';

const nl: typeof en = {
  device: 'Op je apparaat',
  deviceAbout:
    'Je spellen, instellingen en puzzels blijven in deze browser en worden nergens heen gestuurd, tenzij je ze op je pagina bij je naam bewaart. Er wordt niets van andere sites geladen, en niemand volgt je.',
  cookie:
    'Als je met anderen speelt, plaatst deze pagina één cookie. Daaraan herkent de server dat jij het nog bent. Verder dient het nergens voor. Meldt een andere speler zich in deze browser aan, dan bewaart een tweede de weg terug voor de eerste.',
  server: 'Op de server, als je met anderen speelt',
  serverAbout: 'Er zijn geen accounts, wachtwoorden of e-mailadressen. Deze server bewaart:',
  noServer: 'Deze pagina heeft geen server: nergens anders wordt iets bewaard.',
  columns: { why: 'Waarom', howLong: 'Hoe lang' },
  kept: {
    guest: { what: 'Je naam en een willekeurig nummer', why: 'De anderen zien wie er speelt, en jij houdt je plaats.' },
    devices: {
      what: 'Welke browser elk van je apparaten heeft, en op welke dag het voor het eerst en het laatst kwam',
      why: 'Je ziet waar je bent aangemeld en kunt dat beëindigen.',
    },
    passkeys: {
      what: 'De openbare helft van je toegangssleutels, en vingerafdrukken van je herstelcodes',
      why: 'Je komt terug als je een apparaat kwijt bent. Met wat wordt bewaard, kan niemand zich aanmelden.',
    },
    games: {
      what: 'Wat er gespeeld is, en wie waar zat',
      why: 'Een spel kan morgen verdergaan en later nog eens bekeken worden.',
    },
    history: {
      what: 'Wat je hebt gespeeld, met wie, en hoe het afliep',
      why: 'Je vindt je partijen terug, en de mensen met wie je speelde. Anderen zien daarvan alleen wat jij kiest.',
    },
    bookmark: {
      what: 'Hoe ver je een partij hebt gezien, en de zet die je aan het proberen bent',
      why: 'Je gaat verder waar je was, op elk van je apparaten.',
    },
    things: {
      what: 'Instellingen, voortgang en partijen van je apparaten, als je dat kiest',
      why: 'Zo zijn ze gelijk op al je apparaten.',
    },
    people: {
      what: 'Wie je hebt geblokkeerd of uitgedaagd',
      why: 'Zij komen niet aan je tafels, of vinden je uitnodiging.',
    },
    notifications: {
      what: 'Waar meldingen heen gaan, als je ze aanzet, en wanneer je er geen wilt',
      why: 'Je wordt geroepen als er een partij wacht. Ze gaan via de dienst van de maker van je browser, die ze niet kan lezen.',
    },
    ratings: {
      what: 'Je ratings, en de uitslagen waar ze uit volgen',
      why: 'Je vindt tegenstanders van jouw sterkte. Anderen zien ze alleen als je op een ranglijst gaat staan.',
    },
    tournaments: {
      what: 'Je naam en je uitslagen in toernooien',
      why: 'Daaruit volgen de indeling en de stand. Iedereen met de link ziet ze.',
    },
    scoreCards: {
      what: 'Namen en uitslagen op uitslagbriefjes',
      why: 'Spelers van een clubavond voeren zelf hun uitslag in. Ze staan hier alleen als de organisator codes afdrukt.',
    },
    talk: { what: 'Wat je aan een tafel zei', why: 'Iedereen met de link naar de tafel kan het lezen.' },
    reports: {
      what: 'Wat er gemeld wordt, met het gesprek waar het over gaat',
      why: 'Wie de server beheert, kan het nakijken.',
    },
    bans: { what: 'Wie er voorlopig niet in mag', why: 'Anders zou uitsluiten geen zin hebben.' },
    address: {
      what: 'Je netwerkadres',
      why: 'Eén bezoeker kan de server niet van de anderen afhouden.',
    },
  },
  howLong: {
    history: 'Zo lang als de partij; meegenomen partijen tot je “Vergeet mij” kiest.',
    bookmark: 'Zo lang als de partij, of tot je “Vergeet mij” kiest.',
    things: 'Zolang je ze bij je naam bewaart, of tot je “Vergeet mij” kiest.',
    people:
      'Een blokkade tot je die opheft, een uitnodiging zolang haar tafel bestaat. Allebei tot je “Vergeet mij” kiest.',
    notifications: 'Tot je ze uitzet, het apparaat afmeldt of “Vergeet mij” kiest.',
    guest: (unseen) => `Tot je ${unseen} niet bent teruggekomen, of tot je “Vergeet mij” kiest.`,
    devices: 'Tot je het apparaat afmeldt, of zo lang als je naam.',
    passkeys: 'Tot je ze verwijdert of opgebruikt, of zo lang als je naam.',
    games: (finished, abandoned) => `Tot ${finished} na het spel. Een spel waar niemand mee verdergaat: ${abandoned}.`,
    ratings: 'Met je naam zolang je naam bewaard wordt, daarna zonder.',
    tournaments: (finished) => `Tot ${finished} na het toernooi; zonder je naam zodra je “Vergeet mij” kiest.`,
    scoreCards: 'Drie dagen.',
    talk: (silent) => `Tot ${silent} na het laatste wat er aan de tafel gebeurde.`,
    reports: (age) => `${age}, ook als je “Vergeet mij” kiest.`,
    bans: 'Tot de uitsluiting afloopt.',
    address: 'Het wordt niet opgeschreven. Een uitgesloten netwerk wel, tot de uitsluiting afloopt.',
    addressLogged:
      'Het staat in het logboek van de server. Een uitgesloten netwerk wordt bewaard tot de uitsluiting afloopt.',
  },
  leave: 'Als je weg wilt',
  leaveAbout:
    '“Vergeet mij” in de instellingen verwijdert je naam, wat je zei, je lijst van partijen en je bewaarde spullen meteen van de server. De spellen blijven voor de anderen, zonder je naam.',
  toSettings: 'Naar de instellingen',
};
export default nl;
