import type en from './en.ts';

const de: typeof en = {
  device: 'Auf deinem Gerät',
  deviceAbout:
    'Deine Partien, Einstellungen und Rätsel bleiben in diesem Browser und werden nirgendwohin gesendet, außer du bewahrst sie auf deiner Seite bei deinem Namen auf. Nichts wird von anderen Seiten geladen, und niemand verfolgt dich.',
  cookie:
    'Wenn du mit anderen spielst, setzt diese Seite ein Cookie. Daran erkennt der Server, dass du noch du bist. Zu sonst nichts wird es gebraucht. Meldet sich jemand anderes in diesem Browser an, hält ein zweites den Weg zurück offen.',
  server: 'Auf dem Server, wenn du mit anderen spielst',
  serverAbout: 'Es gibt keine Konten, Passwörter oder E-Mail-Adressen. Dieser Server speichert:',
  noServer: 'Diese Seite hat keinen Server: Sonst wird nirgends etwas gespeichert.',
  columns: { why: 'Wozu', howLong: 'Wie lange' },
  kept: {
    guest: {
      what: 'Deinen Namen und eine Zufallszahl',
      why: 'Die anderen sehen, wer spielt, und du behältst deinen Platz.',
    },
    devices: {
      what: 'Welchen Browser jedes deiner Geräte hat, und an welchem Tag es zuerst und zuletzt da war',
      why: 'Du siehst, wo du angemeldet bist, und kannst es beenden.',
    },
    passkeys: {
      what: 'Die öffentliche Hälfte deiner Passkeys und Prüfsummen deiner Wiederherstellungscodes',
      why: 'Du kommst zurück, wenn du ein Gerät verlierst. Mit dem, was gespeichert ist, kann sich niemand anmelden.',
    },
    games: {
      what: 'Was gespielt wurde und wer wo saß',
      why: 'Eine Partie kann morgen weitergehen und später noch einmal angesehen werden.',
    },
    history: {
      what: 'Was du gespielt hast, mit wem und wie es ausging',
      why: 'Du findest deine Partien wieder und die Menschen, mit denen du gespielt hast. Andere sehen davon nur, was du auswählst.',
    },
    bookmark: {
      what: 'Wie weit du eine Partie gesehen hast, und der Zug, den du gerade ausprobierst',
      why: 'Du machst dort weiter, wo du warst, auf jedem deiner Geräte.',
    },
    things: {
      what: 'Einstellungen, Fortschritt und Partien deiner Geräte, wenn du es willst',
      why: 'So sind sie auf allen deinen Geräten gleich.',
    },
    people: {
      what: 'Wen du blockiert oder herausgefordert hast',
      why: 'Sie kommen nicht an deine Tische, oder sie finden deine Einladung.',
    },
    notifications: {
      what: 'Wohin Mitteilungen gehen, wenn du sie einschaltest, und wann du keine willst',
      why: 'Du wirst gerufen, wenn eine Partie wartet. Sie laufen über den Dienst des Herstellers deines Browsers, der sie nicht lesen kann.',
    },
    ratings: {
      what: 'Deine Wertungszahlen und die Ergebnisse, aus denen sie folgen',
      why: 'Du findest Gegner deiner Stärke. Andere sehen sie nur, wenn du auf eine Bestenliste gehst.',
    },
    tournaments: {
      what: 'Deinen Namen und deine Ergebnisse in Turnieren',
      why: 'Aus ihnen folgen Auslosung und Tabelle. Alle mit dem Link sehen sie.',
    },
    scoreCards: {
      what: 'Namen und Ergebnisse auf Ergebniszetteln',
      why: 'Die Spieler eines Vereinsabends geben ihr Ergebnis selbst ein. Hierher kommen sie nur, wenn die Turnierleitung Codes druckt.',
    },
    talk: { what: 'Was du an einem Tisch gesagt hast', why: 'Alle mit dem Link zum Tisch können es lesen.' },
    reports: {
      what: 'Was gemeldet wird, mit dem Gespräch, um das es geht',
      why: 'Wer den Server betreibt, kann dem nachgehen.',
    },
    bans: { what: 'Wer vorerst nicht hereindarf', why: 'Sonst wäre eine Sperre nichts wert.' },
    address: {
      what: 'Deine Netzwerkadresse',
      why: 'Ein einzelner Besucher kann den anderen den Server nicht wegnehmen.',
    },
  },
  howLong: {
    history: 'So lange wie die Partie; mitgebrachte Partien, bis du „Vergiss mich“ wählst.',
    bookmark: 'So lange wie die Partie, oder bis du „Vergiss mich“ wählst.',
    things: 'Solange du sie bei deinem Namen aufbewahrst, oder bis du „Vergiss mich“ wählst.',
    people:
      'Eine Blockade, bis du sie aufhebst, eine Einladung so lange wie ihr Tisch. Beides, bis du „Vergiss mich“ wählst.',
    notifications: 'Bis du sie ausschaltest, das Gerät abmeldest oder „Vergiss mich“ wählst.',
    guest: (unseen) => `Bis du ${unseen} lang nicht wiedergekommen bist oder „Vergiss mich“ wählst.`,
    devices: 'Bis du das Gerät abmeldest, sonst so lange wie dein Name.',
    passkeys: 'Bis du sie löschst oder verbrauchst, sonst so lange wie dein Name.',
    games: (finished, abandoned) =>
      `Nach der Partie: ${finished}. Eine Partie, die niemand weiterspielt: ${abandoned}.`,
    ratings: 'Mit deinem Namen, solange er gespeichert ist, danach ohne ihn.',
    tournaments: (finished) => `Nach dem Turnier: ${finished}; ohne deinen Namen, sobald du „Vergiss mich“ wählst.`,
    scoreCards: 'Drei Tage.',
    talk: (silent) => `${silent}, nachdem am Tisch zuletzt etwas geschehen ist.`,
    reports: (age) => `${age}, auch wenn du „Vergiss mich“ wählst.`,
    bans: 'Bis die Sperre endet.',
    address: 'Sie wird nicht aufgeschrieben. Ein gesperrtes Netzwerk schon, bis die Sperre endet.',
    addressLogged:
      'Sie steht im Protokoll des Servers. Ein gesperrtes Netzwerk wird gespeichert, bis die Sperre endet.',
  },
  leave: 'Wenn du gehen willst',
  leaveAbout:
    '„Vergiss mich“ in den Einstellungen löscht deinen Namen, was du gesagt hast, deine Partienliste und deine aufbewahrten Sachen sofort vom Server. Die Partien bleiben den anderen, ohne deinen Namen.',
  toSettings: 'Zu den Einstellungen',
};
export default de;
