import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import pack from '../../data/menhirs-puzzles.json';
import {
  analyseMenhirs,
  cautiousPlayer,
  claimWins,
  MENHIRS_LEVELS,
  type MenhirsPlayer,
  PROVEN,
  Prover,
  playerOf,
  playGame,
  REFUTED,
  randomPlayer,
  strongest,
  waryPlayer,
} from '../../src/menhirs/index.ts';
import { nodeBudget } from '../../src/player.ts';
import { Random } from '../../src/random.ts';
import { played, valueForOne } from './exhaustive.ts';
import { at, texts } from './help.ts';

const options = (input: unknown): menhirsKit.Options => {
  const checked = menhirs.options(input);
  if (!checked.ok) throw new Error(checked.refusal.message);
  return checked.value;
};

const seedOf = (number: number): string => number.toString(16).padStart(32, '0');
const by = (player: MenhirsPlayer, nodes: number) => ({ player, budget: () => nodeBudget(nodes) });
const best = (text: string, nodes = 20_000): string[] => {
  const position = at(text);
  return texts(position, strongest.think(position, position.state.player, nodeBudget(nodes), 1).actions);
};

describe('games', () => {
  const variants = [
    {},
    { claims: false },
    { variant: 'v2' },
    { variant: 'base' },
    { variant: 'v2', schedule: [[2, 3], [12]] },
  ];
  const players: [string, MenhirsPlayer, number][] = [
    ...MENHIRS_LEVELS.map((level): [string, MenhirsPlayer, number] => [level.id, playerOf(level), 300]),
    ['random', randomPlayer, 1],
    ['cautious', cautiousPlayer, 1],
    ['wary', waryPlayer, 1],
  ];

  // playGame throws at the first illegal action.
  test.each(players)('%s never plays an illegal action, in any variant', (name, player, nodes) => {
    const games = name === 'wary' ? 3 : 12;
    for (const [i, input] of variants.entries()) {
      for (let game = 0; game < games; game++) {
        const { positions } = playGame(
          options(input),
          fromSeed(seedOf(game * 7 + i)),
          game % 2 === 0 ? [by(player, nodes), by(cautiousPlayer, 1)] : [by(randomPlayer, 1), by(player, nodes)],
          game,
        );
        expect(menhirs.outcome(positions.at(-1)!)).not.toBeNull();
      }
    }
  });

  test('the fast players play two thousand games without an illegal action', () => {
    for (let game = 0; game < 2000; game++) {
      const input = variants[game % variants.length];
      playGame(options(input), fromSeed(seedOf(game)), [by(cautiousPlayer, 1), by(randomPlayer, 1)], game);
    }
  });

  test('the same seed and node budget give the same game, another seed another one', () => {
    const course = (seed: number): string => {
      const { positions } = playGame(
        options({}),
        fromSeed(seedOf(3)),
        [by(strongest, 4000), by(strongest, 4000)],
        seed,
      );
      return positions.map(menhirs.makePosition).join('\n');
    };
    expect(course(1)).toBe(course(1));
    expect(course(2)).not.toBe(course(1));
  });

  test('full strength beats the cautious player, even with little time', () => {
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const contestants = [by(strongest, 60_000), by(cautiousPlayer, 1)] as const;
      const seats = game % 2 === 0 ? contestants : ([contestants[1], contestants[0]] as const);
      const { positions } = playGame(options({}), fromSeed(seedOf(game)), seats, game);
      if (menhirs.outcome(positions.at(-1)!)?.winner === 1 + (game % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

/** Player 2 puts back three tiles; on c3, d2 and g1 they leave player 1 without a safe move. */
const DECISION = 'adam a2.c3.c4.e3.f3 b2.c4.c5.d6.e2.e3.e4.f1 1/3/1/decide 0/3 -';
const LAST_ROUNDS_WON = 'adam a1.b3.c1.e3.f4 b3.c1.c2.d3.e4.f4 1/3/1/decide 2/3 -';
/** The same moment after player 1 has answered. */
const inTurn = (text: string): string => text.replace('/1/decide', '/2/decide');

describe('full strength', () => {
  test('takes a win in one, even if only a split wins', () => {
    expect(best('adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -')[0]).toMatch(/^a3:(N|SE)$/);
    expect(best('adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1 1/7/2/move 2/2 f1:S')[0]).toMatch(/^b2\.c2\.d3:[NS]$/);
  });

  test('claims if the tile taken would stop the win, and proves it', () => {
    const position = at('adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3');
    expect(strongest.claims(position, 2, 1)).toBe(true);
    expect(best('adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3')).toEqual(['!']);
    expect(best('adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f3 1/6/2/prove 2/2 f3:S')[0]).toMatch(/^a3:(NE|SE)$/);
  });

  test('avoids the claim pitfall of E3, and plays the plain win', () => {
    const pitfall = 'adam c3.c4.e2.e5.f1 e1.f1 1/2/2/move 3/3 - last=d1.e1.f1:SE-g1';
    expect(claimWins(at(pitfall).state, 2)).toBe(false);
    expect(best(pitfall)).toEqual(['e1:NW']);
  });

  test.each([
    ['all turns let the other win at once', 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -'],
    ['all turns lose in the end', 'base a1.a2.a3.b1.b2.b3.b4 a1 1/3/1/move 0/0 -'],
    ['a claim cannot be proven', 'adam a1.d3 a1.d3 1/6/2/prove 0/0 a1:S'],
    ['both choices lose', 'adam a1 a1 1/3/2/decide 0/0 - choice=P'],
  ])('reports that it is lost: %s', (_, text) => {
    const position = at(text);
    expect(strongest.think(position, position.state.player, nodeBudget(5000), 1).value).toBe(-1);
  });

  test('does not claim without a win', () => {
    expect(strongest.claims(at('adam a1.g3 a1.d2.g3 1/6/2/move 0/0 d2:S last=d3:N'), 2, 1)).toBe(false);
  });

  test('always takes wins in one and makes just claims, in whole games', () => {
    for (let game = 0; game < 6; game++) {
      const { positions, played: actions } = playGame(
        options({}),
        fromSeed(seedOf(game)),
        [by(strongest, 3000), by(randomPlayer, 1)],
        game,
      );
      for (const [i, { seat, action }] of actions.entries()) {
        const { state } = positions[i]!;
        if (claimWins(state, 1) && action.kind !== 'claim') {
          expect(menhirs.outcome(positions[i + 1]!)?.winner).toBe(1);
        }
        if (seat === 1 && state.phase === menhirsKit.MOVING && menhirsKit.hasWinningMove(state)) {
          const won = positions[action.kind === 'claim' ? i + 2 : i + 1]!;
          expect(menhirs.outcome(won)?.winner).toBe(1);
        }
      }
    }
  });

  test.each([
    ['goes on to a win in the last rounds', LAST_ROUNDS_WON, 1, 'go-on', 1],
    ['prolongs if its layout will leave no safe move', DECISION, 2, 'prolong', 1],
    ['goes on if the other would win after prolonging, and would win a tie too', DECISION, 1, 'go-on', -1],
    ['goes on to a win, aloud too', `${LAST_ROUNDS_WON} decision=aloud`, 1, 'go-on', 1],
    ['aloud, prolongs with the other if that wins', inTurn(`${DECISION} choice=P decision=aloud`), 2, 'prolong', 1],
    ['aloud, goes on away from a loss and carries the risk', `${DECISION} decision=aloud`, 1, 'go-on', -1],
  ] as const)('at the decision moment %s', (_, position, seat, kind, value) => {
    const thought = strongest.think(at(position), seat, nodeBudget(2_000_000), 1);
    expect(thought.actions).toEqual([{ kind }]);
    expect(thought.value).toBe(value);
  });

  /**
   * Found in games: the proof against a turn that was dropped early had left the table when the last one was dropped.
   */
  test.each([
    'adam a3.b1.d1.e5.f2 a3.b2.b3.c1.d1.d3.e3.f2 1/7/2/move 0/3 a3.b2.b3:SE last=b4.c3.c4:NW',
    'adam a2.b1.c2.d5.f4 b1.b2.c2.d2.d5.e2.e5.f4 1/7/2/move 0/3 b1.b2.c2.d2.e2:SW last=a1.a2.b2.c2.d3:NE',
    'adam b1.c3.e1.e5.g3 d1.d2.d3.e1.e2.e4.g1.g3 1/7/2/move 0/3 d1.d2.d3.e1.e2:SW last=c1.c2.c3.d2.d3:NE',
    'adam a2.c3.e2.e3.g2 d3.d4.e1.e2.e4.e5.f4.g2.g3 1/9/2/take 0/2 d3.d4.e1.e2:NW last=c2.c3.d1.d2:SE',
    'adam b1.c5.d2.e3.f3 b4.c5.d3.d5.e2.f2.f3.g1.g3 1/7/2/take 0/2 d3.e2.f2.f3.g1.g3:NW last=c2.d2.e2.e3.f1.f3:SE',
  ])('plays on if every turn loses, and reports that: %s', (text) => {
    const position = at(text);
    const { actions, value } = strongest.think(position, position.state.player, nodeBudget(60_000), 1);
    expect(actions.length).toBeGreaterThan(0);
    expect(value).toBe(-1);
  });

  test('stops soon after it is told to', () => {
    const position = at('adam a2.c3.c4.e3.f3 a3.b3.c2.c4.c5.e5.f2.f4.g1.g2.g3 1/9/1/move 0/0 -');
    let asked = 0;
    const { actions } = strongest.think(position, 1, { nodes: Number.POSITIVE_INFINITY, stop: () => ++asked > 50 }, 1);
    expect(actions.length).toBeGreaterThan(0);
    expect(asked).toBeLessThan(200);
  });

  test('reports a first answer before it searches', () => {
    const position = at('adam a1.a3.c3.e4.f4 a2.b3.c1.c3.d4.e1.f2.f3 1/3/1/move 2/1 -');
    const reports: number[] = [];
    strongest.think(position, 1, nodeBudget(50_000), 1, ({ nodes }) => reports.push(nodes));
    expect(reports[0]).toBe(0);
    expect(reports.length).toBeGreaterThan(1);
  });
});

describe('proofs', () => {
  /** Positions of the last two rounds, small enough for exhaustive play. */
  function* endings(): Generator<menhirsKit.Position> {
    const random = new Random(7);
    for (let game = 0; game < 400; game++) {
      const { positions } = playGame(
        options({}),
        fromSeed(seedOf(game)),
        [by(cautiousPlayer, 1), by(cautiousPlayer, 1)],
        game,
      );
      const late = positions.filter(
        ({ state }) => state.round <= 2 && state.phase === menhirsKit.MOVING && menhirsKit.size(state.fog) <= 4,
      );
      if (late.length > 0) yield random.pick(late);
    }
  }

  /** The same position after the players in `goOn`, as bits, have chosen to go on. */
  const goneOn = (position: menhirsKit.Position, goOn: number): menhirsKit.Position => {
    const state = new menhirsKit.State(position.state.setting).copyFrom(position.state);
    state.goOn = goOn;
    return { ...position, state };
  };

  test('agree with exhaustive play of the last rounds, for both sides, after every choice', () => {
    const ended: Record<string, number> = {};
    let count = 0;
    for (const ending of endings()) {
      if (count++ >= 40) break;
      for (const goOn of [0, 1 << 1, 1 << 2, (1 << 1) | (1 << 2)]) {
        const position = goneOn(ending, goOn);
        const exact = valueForOne(position);
        const prover = new Prover(position.state);
        const limit = { nodes: 5_000_000, stop: () => false };
        expect(prover.prove(position.state, 1, limit), menhirs.makePosition(position)).toBe(
          exact === 1 ? PROVEN : REFUTED,
        );
        expect(prover.prove(position.state, 2, limit), menhirs.makePosition(position)).toBe(
          exact === -1 ? PROVEN : REFUTED,
        );
        const kind = `${goOn}: ${exact}`;
        ended[kind] = (ended[kind] ?? 0) + 1;
      }
    }
    expect(count).toBeGreaterThan(30);
    // A player who went on alone must win or lose, so a tie is impossible; otherwise most positions are ties.
    for (const kind of ['0: 0', '0: 1', '0: -1', '2: 1', '2: -1', '4: 1', '4: -1', '6: 0', '6: 1', '6: -1']) {
      expect(ended[kind], kind).toBeGreaterThan(1);
    }
  });

  test('the analysis of the last rounds agrees with exhaustive play, turn by turn', () => {
    let turns = 0;
    let count = 0;
    for (const position of endings()) {
      if (count++ >= 12) break;
      const seat = position.state.player;
      for (const { actions, verdict } of analyseMenhirs(position, nodeBudget(3_000_000))) {
        const after = actions.reduce((now, action) => played(now, seat, action), position);
        const moved = played(position, seat, actions[0]!);
        const claimed = menhirs.outcome(moved) === null && claimWins(moved.state, 3 - seat);
        const exact = claimed ? -1 : valueForOne(after) * (seat === 1 ? 1 : -1);
        expect(verdict, `${menhirs.makePosition(position)} ${texts(position, actions)}`).toBe(
          exact === 1 ? 'win' : exact === 0 ? 'tie' : 'loss',
        );
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(100);
  });
});

describe('analysis', () => {
  test('E2: every turn gives the game away, and the moves are named', () => {
    const values = analyseMenhirs(at('adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -'), nodeBudget(1000));
    expect(values.every(({ verdict, turns }) => verdict === 'loss' && turns === 2)).toBe(true);
    expect(values[0]?.reasons[0]).toMatchObject({ reason: 'gives-away', byClaim: true });
  });

  test('E5: the two winning moves come first', () => {
    const values = analyseMenhirs(
      at('adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -'),
      nodeBudget(1000),
    );
    expect(values.filter(({ turns }) => turns === 1)).toHaveLength(2);
    expect(values[0]).toMatchObject({ verdict: 'win', turns: 1, reasons: [{ reason: 'wins' }] });
  });

  test('forced wins of the puzzle pack have the length given by the puzzle', () => {
    for (const [kind, turns] of [
      ['win-in-two', 3],
      ['win-in-three', 5],
    ] as const) {
      for (const { position, solution } of pack.filter((puzzle) => puzzle.kind === kind).slice(0, 12)) {
        const [value] = analyseMenhirs(at(position), nodeBudget(20_000_000));
        expect([texts(at(position), value!.actions), value?.verdict, value?.turns], position).toEqual([
          solution,
          'win',
          turns,
        ]);
      }
    }
  });

  test('a finished game has nothing to analyse', () => {
    expect(analyseMenhirs(at('adam a1 a2 1/6/1/over 0/0 -'), nodeBudget(1))).toEqual([]);
  });
});
