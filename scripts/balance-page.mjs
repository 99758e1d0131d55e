// The reports that docs/balance.md is based on, and the text made from them.

const MENHIRS = ['--games', '2000'];
const STRONG = ['--levels', 'druid', '--positions', '10000', '--games', '400'];
const FLOORS = ['--game', 'floors', '--positions', '60', '--games', '400'];
const EVERY = '4,6,8,10,12';
const ODD = '3,5,7,9,11';
const EARLY = '2,4,6,8,10';

const schedule = (first, second) => `v2 take=${first}/${second}`;

/** Reports on Menhirs, by id: the name in the table, and the variant. */
const WAYS = {
  adam: ['Adam Way', 'adam'],
  v2: [`2.0, both take in ${EVERY}`, 'v2'],
  'v2-odd': [`2.0, both take in ${ODD}`, schedule(ODD, ODD)],
  'v2-early': [`2.0, both take in ${EARLY}`, schedule(EARLY, EARLY)],
  'v2-turns': [`2.0, first ${ODD}, second ${EVERY}`, schedule(ODD, EVERY)],
  'v2-turns-back': [`2.0, first ${EVERY}, second ${ODD}`, schedule(EVERY, ODD)],
  'v2-none': ['2.0, no taking at all', schedule('-', '-')],
  base: [`Base game, both take in ${EVERY}`, 'base'],
};
const STRONG_WAYS = ['adam', 'v2', 'v2-odd', 'v2-early', 'v2-turns', 'v2-turns-back'];

/** Boards of Adam Way that `speeltafel lab solve` has solved, all tied. */
const SOLVED = ['b1.b4.e4.f2.g2', 'c1.d3.g1.g2.g3'];

const PLAYERS = [2, 3, 4, 5, 6, 7];

/** Reports on Finstere Flure, by hall: the label, the id and the options of each row. */
const HALLS = {
  basic: [
    ...PLAYERS.map((players) => [`${players}`, players, `floors-${players}`, `${players} basic`]),
    ...[6, 7].map((players) => [
      `${players}, the 5 is three bites`,
      players,
      `floors-${players}-bites`,
      `${players} basic five=h3`,
    ]),
  ],
  advanced: PLAYERS.map((players) => [`${players}`, players, `floors-${players}-advanced`, `${players} random`]),
};
const ALL_HALLS = Object.values(HALLS).flat();

/** All reports, in the order in which they are made. */
export const STUDIES = [
  ...Object.entries(WAYS).map(([id, [, options]]) => ({ id, args: [...MENHIRS, '--options', options] })),
  ...STRONG_WAYS.map((id) => ({ id: `strong-${id}`, args: [...STRONG, '--options', WAYS[id][1]] })),
  ...ALL_HALLS.map(([, , id, options]) => ({ id, args: [...FLOORS, '--options', options] })),
];

const find = (report, id) => report.measures.find((measure) => measure.id === id);
const percent = (value) => (100 * value).toFixed(1);
const share = ({ measured: { value, low, high } }) => `${percent(value)} % (${percent(low)}–${percent(high)})`;
const mean = (measure, digits = 1) =>
  measure === undefined
    ? '–'
    : `${measure.measured.value.toFixed(digits)} ± ${(measure.measured.high - measure.measured.value).toFixed(digits)}`;

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The factor for 99 %, because the tables have many rows. */
const SEEN = 2.576;

/** Which seat wins more of the decided games, if the difference is significant. */
function ahead(report) {
  const [first, second] = ['first-wins', 'second-wins'].map((id) => find(report, id).hits);
  const z = (first - second) / Math.sqrt(Math.max(1, first + second));
  if (Math.abs(z) <= SEEN) return 'no difference seen';
  return z > 0 ? 'the first' : 'the second';
}

const menhirsTable = (rows) =>
  table(
    ['variant', 'first wins', 'second wins', 'ties', 'ahead', 'moves'],
    rows.map(([name, report]) => [
      name,
      ...['first-wins', 'second-wins', 'tie'].map((id) => share(find(report, id))),
      ahead(report),
      mean(find(report, 'moves')),
    ]),
  );

const seatsOf = (report) => report.measures.filter(({ id }) => /^seat \d wins$/.test(id));

/** A seat is marked if its 99 % interval excludes the fair share. */
function seat(measure, players) {
  const fair = 1 / players;
  const z = (measure.measured.value - fair) / Math.sqrt((fair * (1 - fair)) / measure.games);
  const text = percent(measure.measured.value);
  return Math.abs(z) > SEEN ? `**${text}**` : text;
}

const floorsTable = (rows, reports) =>
  table(
    [
      'players',
      'fair share',
      'wins by seat, in % (**bold**: not fair at 99 %)',
      'rounds',
      'eaten in stage 1',
      'last card played',
      'luck of the winner',
    ],
    rows
      .map(([name, players, id]) => [name, players, reports.get(id)])
      .map(([name, players, report]) => [
        name,
        `${percent(1 / players)} %`,
        seatsOf(report)
          .map((measure) => seat(measure, players))
          .join(' · '),
        mean(find(report, 'rounds')),
        mean(find(report, 'eaten-first-half')),
        share(find(report, 'ends-with-last-card')),
        mean(find(report, 'bad-luck-of-winner'), 2),
      ]),
  );

const named = (reports, ids, prefix = '') => ids.map((id) => [WAYS[id][0], reports.get(`${prefix}${id}`)]);

const compare = (reports, first, second, id) => {
  const [a, b] = [reports.get(first), reports.get(second)].map((report) => find(report, id));
  const pooled = (a.hits + b.hits) / (a.games + b.games);
  const z = (a.hits / a.games - b.hits / b.games) / Math.sqrt(pooled * (1 - pooled) * (1 / a.games + 1 / b.games) || 1);
  return { a: a.measured.value, b: b.measured.value, differs: Math.abs(z) > SEEN };
};

const list = (things) => new Intl.ListFormat('en-GB').format(things.map(String));
const round = (value) => `${Math.round(100 * value)} %`;

/** One sentence for each question, based on the figures. */
function findings(reports) {
  const ties = compare(reports, 'adam', 'v2', 'tie');
  const adam = ahead(reports.get('adam'));
  const unfair = ALL_HALLS.filter(([, players, id]) =>
    seatsOf(reports.get(id)).some((one) => seat(one, players).startsWith('**')),
  ).map(([, , , options]) => options);
  return [
    `Adam Way: ${round(ties.a)} of the games are tied; ${adam === 'no difference seen' ? 'neither seat is ahead' : `${adam} player is ahead`}.`,
    `2.0 with ${EVERY}: ${round(ties.b)} ties${ties.differs ? ', a real difference' : ''}; ahead: ${ahead(reports.get('v2'))}.`,
    `2.0 without a taking in the last round: ahead: ${ahead(reports.get('v2-odd'))} with ${ODD}, ${ahead(reports.get('v2-early'))} with ${EARLY}.`,
    `2.0 with the takings of one player a round before the other's: ahead: ${ahead(reports.get('v2-turns'))} where the first takes earlier, ${ahead(reports.get('v2-turns-back'))} where the second does.`,
    unfair.length === 0
      ? 'Finstere Flure: every seat wins its share, as far as these games tell.'
      : `Finstere Flure: some seat wins more or less than its share in ${list(unfair)}; in the other ${ALL_HALLS.length - unfair.length} reports every seat wins its share, as far as these games tell.`,
  ];
}

export const balancePage = (reports) => `# How balanced the games are

Computer players played many games of each variant. This page is made from the stored reports in [balance/](balance):

    node scripts/make-balance.mjs

A report that is missing there is made again, with the same result: \`npx speeltafel lab report\` is repeatable. Intervals are 95 %; a
difference counts only at 99 %, because many rows are compared. The figures speak of the computer players as much as of the games.

## In short

${findings(reports)
  .map((one) => `- ${one}`)
  .join('\n')}

## Menhirs, stone-setter

2,000 games each, both players \`stone-setter\` with 500 positions a turn.

${menhirsTable(named(reports, Object.keys(WAYS)))}

## Menhirs, druid

400 games each, both players \`druid\` with 10,000 positions a turn. A stronger player makes fewer mistakes, so more of the result
is the game's.

${menhirsTable(named(reports, STRONG_WAYS, 'strong-'))}

### What an independent solver says

An independent solver found 89 random boards of Adam Way all tied with perfect play. In 2.0 with ${EVERY} it found 11 of 12 boards tied and
one won by the second player; without a taking in the last round (${ODD} or ${EARLY}), the first player won 11 of 12.

${agreement(reports)}

## Finstere Flure, basic hall

400 games each, all players \`night-watch\` with 60 positions a turn.

${floorsTable(HALLS.basic, reports)}

## Finstere Flure, advanced tiles

The same with 17 tiles laid by chance, others in each game.

${floorsTable(HALLS.advanced, reports)}

"Luck of the winner" is the number of its tokens that were eaten, less the exact odds before each card: below 0 the cards were kind.

`;

/** Whether games between computer players agree with perfect play. */
function agreement(reports) {
  const without = ['v2-odd', 'v2-early'].map((id) => reports.get(`strong-${id}`));
  const same = compare(reports, 'adam', 'strong-adam', 'tie');
  const v2 = reports.get('strong-v2');
  const wins = without.map((report) => share(find(report, 'first-wins'))).join(' and ');
  return [
    without.every((report) => ahead(report) === 'the first')
      ? `These reports point the same way for 2.0 without a taking in the last round: the first of two \`druid\` wins ${wins} of the games.`
      : `These reports do not show it for 2.0 without a taking in the last round: the first of two \`druid\` wins ${wins} of the games.`,
    `With ${EVERY}, ${share(find(v2, 'tie'))} of their games are tied; ahead: ${ahead(v2)}. Where weaker players are not even, it is their play.`,
    `In Adam Way ${share(find(reports.get('strong-adam'), 'tie'))} of the games of two \`druid\` are tied, against ${share(find(reports.get('adam'), 'tie'))} of two \`stone-setter\`${same.differs ? '' : ', which may be chance'}.`,
    `Our own solver (docs/laboratory.md) found the boards it was given tied: ${SOLVED.join(', ')}. It does not solve 2.0, so of that there is nothing but games.`,
  ].join('\n');
}
