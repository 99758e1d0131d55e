export default {
  atTable: 'At your own table',
  unofficial: 'Unofficial',
  lead: 'The box is open, the tiles lie on the table. This device keeps count, deals a set-up, and settles arguments.',
  designer: (designer: string) => `by ${designer}`,
  parts: 'What you need',
  tabs: { table: 'Keep count', setup: 'Set-up', referee: 'Referee' },
};
