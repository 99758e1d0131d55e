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
import { named, settingsFor, TIE, Trial, win } from './trial.ts';

const swiss = (rounds = 3) => new Trial(settingsFor({ kind: 'swiss', rounds }));

describe('entries', () => {
  it('need a unique name, however it is written', () => {
    const trial = swiss();
    trial.enter('Zoë');
    expect(trial.try({ kind: 'enter', name: '  ' })).toBe('no-name');
    expect(trial.try({ kind: 'enter', name: 'zoe' })).toBe('duplicate-name');
    trial.enter('Zoe B.');
    expect(trial.try({ kind: 'rename', entry: 'e2', name: 'ZOË' })).toBe('duplicate-name');
    trial.do({ kind: 'rename', entry: 'e1', name: 'Zoé' });
    expect(trial.try({ kind: 'rename', entry: 'e9', name: 'Max' })).toBe('unknown-entry');
  });

  it('can be read from a pasted list', () => {
    expect(parseNames('1. Anna\n 2) Ben ; - Carla,  \n\t• Dirk\u200b van  Damme\r\n')).toEqual([
      'Anna',
      'Ben',
      'Carla',
      'Dirk van Damme',
    ]);
  });

  it('come late from the next round on, leave, and return', () => {
    const trial = swiss();
    const [first] = trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    const [late] = trial.enter('Late');
    expect(trial.tournament.entries.get(late!)!.from).toBe(2);
    trial.play(() => win(1));
    trial.do({ kind: 'withdraw', entry: first! });
    expect(trial.try({ kind: 'withdraw', entry: first! })).toBe('withdrawn-already');
    trial.do({ kind: 'pair' });
    const inRound = [...trial.round.boards.flatMap(({ seats }) => seats), ...trial.round.byes];
    expect(inRound).toContain(late);
    expect(inRound).not.toContain(first);
    trial.do({ kind: 'return', entry: first! });
    expect(trial.try({ kind: 'return', entry: first! })).toBe('not-withdrawn');
    expect(standingsOf(trial.tournament).some(({ id }) => id === first)).toBe(true);
  });
});

describe('results', () => {
  it('must be possible in the game', () => {
    const trial = swiss();
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    const enter = (places: number[], points: number[]) =>
      trial.try({ kind: 'result', round: 1, board: 1, result: { places, points, how: 'played' } });
    expect(enter([1, 2], [23, 0])).toBe('impossible-result');
    expect(enter([1, 2], [0, 0])).toBe('impossible-result');
    expect(enter([1, 2], [5, 1])).toBe('impossible-result');
    expect(enter([1, 1], [1, 0])).toBe('impossible-result');
    expect(enter([1, 3], [5, 0])).toBe('impossible-result');
    expect(enter([2, 2], [0, 0])).toBe('impossible-result');
    expect(enter([1, 2, 3], [5, 0, 0])).toBe('impossible-result');
    expect(trial.try({ kind: 'result', round: 1, board: 9, result: TIE })).toBe('no-such-board');
    expect(trial.try({ kind: 'result', round: 2, board: 1, result: TIE })).toBe('no-such-board');
    expect(enter([2, 1], [0, 22])).toBe(null);
    expect(enter([1, 2], [22, 0])).toBe('has-result');
  });

  it('are corrected with a reason, and both versions are kept', () => {
    const trial = swiss();
    trial.enter(...named(2));
    trial.do({ kind: 'pair' });
    const correct = (result: typeof TIE | null) =>
      trial.try({ kind: 'correct', round: 1, board: 1, result, why: 'Misheard' });
    expect(correct(TIE)).toBe('no-result');
    trial.play(() => win(1));
    expect(correct(win(2))).toBe(null);
    const board = trial.round.boards[0]!;
    expect(resultOf(board)).toEqual(win(2));
    expect(board.history.map(({ result, why }) => [result, why])).toEqual([
      [win(1), null],
      [win(2), 'Misheard'],
    ]);
    expect(correct(null)).toBe(null);
    expect(trial.try({ kind: 'pair' })).toBe('round-running');
  });

  it('are final once the next round is paired, but can be corrected', () => {
    const trial = swiss();
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    trial.do({ kind: 'pair' });
    expect(trial.try({ kind: 'correct', round: 1, board: 1, result: null, why: '' })).toBe('paired-on');
    const boards = trial.round.boards.map(({ seats }) => seats);
    trial.do({ kind: 'correct', round: 1, board: 1, result: win(2), why: 'Wrong way round' });
    expect(trial.round.boards.map(({ seats }) => seats)).toEqual(boards);
  });
});

describe('rounds', () => {
  it('begin when all boards are finished, and end when all rounds are played', () => {
    const trial = swiss(1);
    expect(trial.try({ kind: 'pair' })).toBe('too-few-entries');
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    expect(trial.try({ kind: 'pair' })).toBe('round-running');
    expect(trial.try({ kind: 'finish' })).toBe('round-running');
    trial.play(() => win(1));
    expect(trial.try({ kind: 'pair' })).toBe('no-more-rounds');
    trial.do({ kind: 'change', settings: settingsFor({ kind: 'swiss', rounds: 2 }) });
    expect(roundsOf(trial.tournament)).toBe(2);
    trial.do({ kind: 'finish' });
    expect(trial.try({ kind: 'pair' })).toBe('tournament-over');
    trial.do({ kind: 'reopen' });
    trial.do({ kind: 'pair' });
  });

  it('can be paired again while there is no result', () => {
    const trial = swiss();
    expect(trial.try({ kind: 'unpair' })).toBe('no-round');
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    const boards = trial.round.boards;
    trial.do({ kind: 'unpair' });
    trial.do({ kind: 'pair' });
    expect(trial.round.boards).toEqual(boards);
    trial.do({ kind: 'result', round: 1, board: 1, result: win(1) });
    expect(trial.try({ kind: 'unpair' })).toBe('has-results');
  });

  it('can be changed by hand between boards without a result', () => {
    const trial = swiss();
    trial.enter(...named(5));
    trial.do({ kind: 'pair' });
    const [one, two] = trial.round.boards;
    const bye = trial.round.byes[0]!;
    trial.do({ kind: 'swap', pair: [one!.seats[0]!, bye], why: 'They came in one car' });
    expect(trial.round.boards[0]).toMatchObject({
      seats: [bye, one!.seats[1]],
      byHand: true,
      whyByHand: 'They came in one car',
    });
    expect(trial.round.boards[1]!.byHand).toBe(false);
    expect(trial.try({ kind: 'swap', pair: [bye, bye] })).toBe('not-in-round');
    trial.do({ kind: 'result', round: 1, board: 2, result: win(1) });
    expect(trial.try({ kind: 'swap', pair: [bye, two!.seats[0]!] })).toBe('has-results');
  });

  it('have a clock that runs, stops and is extended', () => {
    const trial = swiss();
    trial.enter(...named(2));
    expect(trial.try({ kind: 'start-clock' })).toBe('no-round');
    trial.do({ kind: 'pair' });
    expect(trial.try({ kind: 'pause-clock' })).toBe('unchanged');
    trial.do({ kind: 'start-clock' });
    trial.at += 60_000;
    trial.do({ kind: 'pause-clock' });
    expect(timeLeft(trial.round, trial.at + 5000)).toBe(40 * 60_000 - 61_000);
    trial.do({ kind: 'extend-clock', minutes: 5 });
    expect(timeLeft(trial.round, trial.at)).toBe(45 * 60_000 - 61_000);
    expect(trial.round.clock!.since).toBe(null);
  });

  it('share a deal that is sealed before and reveals nothing about the seed', () => {
    const { tournament } = swiss();
    expect(dealOf(tournament, 1)).toMatch(/^[0-9a-f]{32}$/);
    expect(dealOf(tournament, 1)).not.toBe(dealOf(tournament, 2));
    expect(sealOfDeal(tournament, 1)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOfDeal(tournament, 1)).not.toContain(dealOf(tournament, 1));
  });
});

describe('settings', () => {
  it('must fit the game, and game and format are fixed once a round is paired', () => {
    const seed = '0'.repeat(32);
    const opened = (settings: Parameters<typeof open>[0]['settings']) => open({ name: 'x', settings, seed }, 0);
    expect(opened(settingsFor({ kind: 'swiss', rounds: 3 }, { game: 'chess' }))).toMatchObject({
      refusal: { code: 'unknown-game' },
    });
    expect(opened(settingsFor({ kind: 'tables', rounds: 3, size: 4 }, { game: 'menhirs' }))).toMatchObject({
      refusal: { code: 'wrong-format' },
    });
    const trial = swiss();
    trial.enter(...named(4));
    trial.do({ kind: 'change', settings: settingsFor({ kind: 'round-robin', times: 1 }) });
    trial.do({ kind: 'pair' });
    expect(trial.try({ kind: 'change', settings: settingsFor({ kind: 'swiss', rounds: 3 }) })).toBe('begun');
  });
});

describe('the log', () => {
  it('folds to the tournament it came from, and an impossible one is refused', () => {
    const trial = swiss();
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    expect(foldAll(trial.facts)).toEqual({ ok: true, value: trial.tournament });
    const damaged = (facts: readonly Fact[]) => {
      const folded = foldAll(facts);
      return folded.ok ? null : folded.refusal.code;
    };
    expect(damaged([])).toBe('not-a-tournament');
    expect(damaged(trial.facts.slice(1))).toBe('not-a-tournament');
    expect(damaged([...trial.facts, trial.facts[0]!])).toBe('not-a-tournament');
    expect(damaged([...trial.facts, trial.facts[1]!])).toBe('not-a-tournament');
    expect(damaged(trial.facts.filter(({ kind }) => kind !== 'paired'))).toBe('not-a-tournament');
    expect(damaged(trial.facts.filter(({ kind }) => kind !== 'entered'))).toBe('not-a-tournament');
  });
});
