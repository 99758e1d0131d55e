import { describe, expect, it } from 'vitest';
import {
  dealOf,
  type Fact,
  foldAll,
  open,
  parseNames,
  resultOf,
  roundsOf,
  sealOfDeal,
  standingsOf,
  timeLeft,
} from '../src/index.ts';
import { Desk, named, settingsFor, TIE, win } from './desk.ts';

const swiss = (rounds = 3) => new Desk(settingsFor({ kind: 'swiss', rounds }));

describe('entries', () => {
  it('need a name that no other player has, written in whatever way', () => {
    const desk = swiss();
    desk.enter('Zoë');
    expect(desk.try({ kind: 'enter', name: '  ' })).toBe('no-name');
    expect(desk.try({ kind: 'enter', name: 'zoe' })).toBe('duplicate-name');
    desk.enter('Zoe B.');
    expect(desk.try({ kind: 'rename', entry: 'e2', name: 'ZOË' })).toBe('duplicate-name');
    desk.do({ kind: 'rename', entry: 'e1', name: 'Zoé' });
    expect(desk.try({ kind: 'rename', entry: 'e9', name: 'Max' })).toBe('unknown-entry');
  });

  it('are read from a pasted list', () => {
    expect(parseNames('1. Anna\n 2) Ben ; - Carla,  \n\t• Dirk\u200b van  Damme\r\n')).toEqual([
      'Anna',
      'Ben',
      'Carla',
      'Dirk van Damme',
    ]);
  });

  it('come late from the next round on, leave, and return', () => {
    const desk = swiss();
    const [first] = desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    const [late] = desk.enter('Late');
    expect(desk.tournament.entries.get(late!)!.from).toBe(2);
    desk.play(() => win(1));
    desk.do({ kind: 'withdraw', entry: first! });
    expect(desk.try({ kind: 'withdraw', entry: first! })).toBe('withdrawn-already');
    desk.do({ kind: 'pair' });
    const inRound = [...desk.round.boards.flatMap(({ seats }) => seats), ...desk.round.byes];
    expect(inRound).toContain(late);
    expect(inRound).not.toContain(first);
    desk.do({ kind: 'return', entry: first! });
    expect(desk.try({ kind: 'return', entry: first! })).toBe('not-withdrawn');
    expect(standingsOf(desk.tournament).some(({ id }) => id === first)).toBe(true);
  });
});

describe('results', () => {
  it('must be possible in the game', () => {
    const desk = swiss();
    desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    const enter = (places: number[], points: number[]) =>
      desk.try({ kind: 'result', round: 1, board: 1, result: { places, points, how: 'played' } });
    expect(enter([1, 2], [23, 0])).toBe('impossible-result');
    expect(enter([1, 2], [0, 0])).toBe('impossible-result');
    expect(enter([1, 2], [5, 1])).toBe('impossible-result');
    expect(enter([1, 1], [1, 0])).toBe('impossible-result');
    expect(enter([1, 3], [5, 0])).toBe('impossible-result');
    expect(enter([2, 2], [0, 0])).toBe('impossible-result');
    expect(enter([1, 2, 3], [5, 0, 0])).toBe('impossible-result');
    expect(desk.try({ kind: 'result', round: 1, board: 9, result: TIE })).toBe('no-such-board');
    expect(desk.try({ kind: 'result', round: 2, board: 1, result: TIE })).toBe('no-such-board');
    expect(enter([2, 1], [0, 22])).toBe(null);
    expect(enter([1, 2], [22, 0])).toBe('has-result');
  });

  it('are corrected with a reason, and both stay written', () => {
    const desk = swiss();
    desk.enter(...named(2));
    desk.do({ kind: 'pair' });
    const correct = (result: typeof TIE | null) =>
      desk.try({ kind: 'correct', round: 1, board: 1, result, why: 'Misheard' });
    expect(correct(TIE)).toBe('no-result');
    desk.play(() => win(1));
    expect(correct(win(2))).toBe(null);
    const board = desk.round.boards[0]!;
    expect(resultOf(board)).toEqual(win(2));
    expect(board.history.map(({ result, why }) => [result, why])).toEqual([
      [win(1), null],
      [win(2), 'Misheard'],
    ]);
    expect(correct(null)).toBe(null);
    expect(desk.try({ kind: 'pair' })).toBe('round-running');
  });

  it('stand once the next round is paired, but can be put right', () => {
    const desk = swiss();
    desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    desk.play(() => win(1));
    desk.do({ kind: 'pair' });
    expect(desk.try({ kind: 'correct', round: 1, board: 1, result: null, why: '' })).toBe('paired-on');
    const boards = desk.round.boards.map(({ seats }) => seats);
    desk.do({ kind: 'correct', round: 1, board: 1, result: win(2), why: 'Wrong way round' });
    expect(desk.round.boards.map(({ seats }) => seats)).toEqual(boards);
  });
});

describe('rounds', () => {
  it('begin when all boards are done, and end when all rounds are played', () => {
    const desk = swiss(1);
    expect(desk.try({ kind: 'pair' })).toBe('too-few-entries');
    desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    expect(desk.try({ kind: 'pair' })).toBe('round-running');
    expect(desk.try({ kind: 'finish' })).toBe('round-running');
    desk.play(() => win(1));
    expect(desk.try({ kind: 'pair' })).toBe('no-more-rounds');
    desk.do({ kind: 'change', settings: settingsFor({ kind: 'swiss', rounds: 2 }) });
    expect(roundsOf(desk.tournament)).toBe(2);
    desk.do({ kind: 'finish' });
    expect(desk.try({ kind: 'pair' })).toBe('tournament-over');
    desk.do({ kind: 'reopen' });
    desk.do({ kind: 'pair' });
  });

  it('are paired again as long as there is no result', () => {
    const desk = swiss();
    expect(desk.try({ kind: 'unpair' })).toBe('no-round');
    desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    const boards = desk.round.boards;
    desk.do({ kind: 'unpair' });
    desk.do({ kind: 'pair' });
    expect(desk.round.boards).toEqual(boards);
    desk.do({ kind: 'result', round: 1, board: 1, result: win(1) });
    expect(desk.try({ kind: 'unpair' })).toBe('has-results');
  });

  it('are changed by hand between boards without a result', () => {
    const desk = swiss();
    desk.enter(...named(5));
    desk.do({ kind: 'pair' });
    const [one, two] = desk.round.boards;
    const bye = desk.round.byes[0]!;
    desk.do({ kind: 'swap', pair: [one!.seats[0]!, bye], why: 'They came in one car' });
    expect(desk.round.boards[0]).toMatchObject({
      seats: [bye, one!.seats[1]],
      byHand: true,
      whyByHand: 'They came in one car',
    });
    expect(desk.round.boards[1]!.byHand).toBe(false);
    expect(desk.try({ kind: 'swap', pair: [bye, bye] })).toBe('not-in-round');
    desk.do({ kind: 'result', round: 1, board: 2, result: win(1) });
    expect(desk.try({ kind: 'swap', pair: [bye, two!.seats[0]!] })).toBe('has-results');
  });

  it('have a clock that runs, rests and is extended', () => {
    const desk = swiss();
    desk.enter(...named(2));
    expect(desk.try({ kind: 'start-clock' })).toBe('no-round');
    desk.do({ kind: 'pair' });
    expect(desk.try({ kind: 'pause-clock' })).toBe('unchanged');
    desk.do({ kind: 'start-clock' });
    desk.at += 60_000;
    desk.do({ kind: 'pause-clock' });
    expect(timeLeft(desk.round, desk.at + 5000)).toBe(40 * 60_000 - 61_000);
    desk.do({ kind: 'extend-clock', minutes: 5 });
    expect(timeLeft(desk.round, desk.at)).toBe(45 * 60_000 - 61_000);
    expect(desk.round.clock!.since).toBe(null);
  });

  it('share a deal that is sealed before and tells nothing of the seed', () => {
    const { tournament } = swiss();
    expect(dealOf(tournament, 1)).toMatch(/^[0-9a-f]{32}$/);
    expect(dealOf(tournament, 1)).not.toBe(dealOf(tournament, 2));
    expect(sealOfDeal(tournament, 1)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOfDeal(tournament, 1)).not.toContain(dealOf(tournament, 1));
  });
});

describe('settings', () => {
  it('fit the game, and keep game and format once a round is paired', () => {
    const seed = '0'.repeat(32);
    const opened = (settings: Parameters<typeof open>[0]['settings']) => open({ name: 'x', settings, seed }, 0);
    expect(opened(settingsFor({ kind: 'swiss', rounds: 3 }, { game: 'chess' }))).toMatchObject({
      refusal: { code: 'unknown-game' },
    });
    expect(opened(settingsFor({ kind: 'tables', rounds: 3, size: 4 }, { game: 'menhirs' }))).toMatchObject({
      refusal: { code: 'wrong-format' },
    });
    const desk = swiss();
    desk.enter(...named(4));
    desk.do({ kind: 'change', settings: settingsFor({ kind: 'round-robin', times: 1 }) });
    desk.do({ kind: 'pair' });
    expect(desk.try({ kind: 'change', settings: settingsFor({ kind: 'swiss', rounds: 3 }) })).toBe('begun');
  });
});

describe('the log', () => {
  it('folds to the tournament it came from, and refuses what cannot be', () => {
    const desk = swiss();
    desk.enter(...named(4));
    desk.do({ kind: 'pair' });
    desk.play(() => win(1));
    expect(foldAll(desk.facts)).toEqual({ ok: true, value: desk.tournament });
    const damaged = (facts: readonly Fact[]) => {
      const folded = foldAll(facts);
      return folded.ok ? null : folded.refusal.code;
    };
    expect(damaged([])).toBe('not-a-tournament');
    expect(damaged(desk.facts.slice(1))).toBe('not-a-tournament');
    expect(damaged([...desk.facts, desk.facts[0]!])).toBe('not-a-tournament');
    expect(damaged([...desk.facts, desk.facts[1]!])).toBe('not-a-tournament');
    expect(damaged(desk.facts.filter(({ kind }) => kind !== 'paired'))).toBe('not-a-tournament');
    expect(damaged(desk.facts.filter(({ kind }) => kind !== 'entered'))).toBe('not-a-tournament');
  });
});
