export default {
  device: 'On your device',
  deviceAbout:
    'Your games, settings and puzzles stay in this browser and are sent nowhere, unless you keep them with your name on your page. Nothing is loaded from other sites, and no one follows you.',
  cookie:
    'When you play with others, this page sets one cookie. It tells the server that you are still you, and nothing else. When another player signs in on this browser, a second cookie lets the first one come back.',
  server: 'On the server, when you play with others',
  serverAbout: 'There are no accounts, passwords or e-mail addresses. This server keeps:',
  noServer: 'This page has no server: nothing is kept anywhere else.',
  columns: { why: 'Why', howLong: 'How long' },
  kept: {
    guest: {
      what: 'Your name, and a random number',
      why: 'The others see who plays, and you keep your seat.',
    },
    devices: {
      what: 'What browser each of your devices has, and on which days it came first and last',
      why: 'You see where you are signed in, and can end it.',
    },
    passkeys: {
      what: 'The public half of your passkeys, and fingerprints of your recovery codes',
      why: 'You come back after losing a device. No one can sign in with what is kept.',
    },
    games: {
      what: 'What was played, and who sat where',
      why: 'A game can go on tomorrow, and be looked at again later.',
    },
    history: {
      what: 'What you played, with whom, and how it ended',
      why: 'You find your games again, and people you have played with. Others see of it only what you choose.',
    },
    bookmark: {
      what: 'How far you have seen a game, and the turn you are trying out',
      why: 'You go on where you were, on any of your devices.',
    },
    things: {
      what: 'Settings, progress and games of your devices, if you choose so',
      why: 'They are the same on all your devices.',
    },
    people: {
      what: 'Whom you have blocked or challenged',
      why: 'They do not come to your tables, or find your invitation.',
    },
    notifications: {
      what: 'Where notifications go, if you switch them on, and when you want none',
      why: 'You are called when a game waits. They pass through the service of your browser’s maker, which cannot read them.',
    },
    ratings: {
      what: 'Your ratings, and the results they follow from',
      why: 'You find opponents of your strength. Others see them only if you join a leaderboard.',
    },
    tournaments: {
      what: 'Your name and your results in tournaments',
      why: 'Pairings and standings are made of them. Everyone with the link sees them.',
    },
    scoreCards: {
      what: 'Names and results on score cards',
      why: 'Players of a club evening enter their own result. They get there only if the organiser prints codes.',
    },
    talk: { what: 'What you said at a table', why: 'Everyone with the link to the table can read it.' },
    reports: {
      what: 'What is reported, with the talk it is about',
      why: 'The people who run the server can look into it.',
    },
    bans: { what: 'Who may not come in for now', why: 'A ban would be worth nothing otherwise.' },
    address: {
      what: 'Your network address',
      why: 'One visitor cannot keep the server from the others.',
    },
  },
  howLong: {
    history: 'As long as the game; games you brought along, until you choose “Forget me”.',
    bookmark: 'As long as the game, or until you choose “Forget me”.',
    things: 'As long as you keep them with your name, or until you choose “Forget me”.',
    people: 'A block until you lift it, an invitation as long as its table. Both until you choose “Forget me”.',
    notifications: 'Until you switch them off, sign the device out, or choose “Forget me”.',
    guest: (unseen: string) => `Until you have not come back for ${unseen}, or until you choose “Forget me”.`,
    devices: 'Until you sign the device out, or with your name.',
    passkeys: 'Until you delete them, use them up, or with your name.',
    games: (finished: string, abandoned: string) =>
      `${finished} after the game. A game that no one goes on with: ${abandoned}.`,
    ratings: 'With your name as long as your name is kept; after that without it.',
    tournaments: (finished: string) =>
      `${finished} after the tournament; without your name once you choose “Forget me”.`,
    scoreCards: 'Three days.',
    talk: (silent: string) => `${silent} after the last thing that happened at the table.`,
    reports: (age: string) => `${age}, also if you choose “Forget me”.`,
    bans: 'Until the ban ends.',
    address: 'It is not written down. A banned network is, until the ban ends.',
    addressLogged: 'It stands in the log of the server. A banned network is kept until the ban ends.',
  },
  leave: 'If you want to go',
  leaveAbout:
    '“Forget me” in the settings deletes your name, what you said, your history and your kept things from the server at once. The games stay for the others, without your name.',
  toSettings: 'To the settings',
};
