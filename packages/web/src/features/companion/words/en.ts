export default {
  atTable: 'At your own table',
  unofficial: 'Unofficial',
  lead: 'The box is open, the tiles lie on the table. This device keeps count, deals a set-up, and settles arguments.',
  games: { menhirs: 'Menhirs', floors: 'Finstere Flure' },
  by: { menhirs: 'by Niels Pieterse', floors: 'by Friedemann Friese' },
  offers: {
    menhirs:
      'Rounds, takings, the secret choice, the three seconds for a claim, points. And a referee for any position.',
    floors: 'Rounds and cards. And a referee who walks the monster for you, step by step.',
  },
  parts: 'What you need',
  tabs: { table: 'Keep count', setup: 'Set-up', referee: 'Referee' },
  print: 'Sheets to print',
  share: 'Share the link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. You find it in the address bar.',
  another: 'Another one',
  seed: 'Number of this set-up',
  seedAbout: 'The same number gives the same set-up on every device.',
  seedWrong: 'Such a number has 32 digits, 0 to 9 and a to f.',
};
