import { describe, expect, it } from 'vitest';
import { boardsCsv, makeFile, parseFile, standingsCsv, standingsOf } from '../src/index.ts';
import { named, settingsFor, TIE, Trial, win } from './trial.ts';

/** A round robin of four, with results for pairs. */
function robin(
  results: Readonly<Record<string, 1 | 2 | 0>>,
  tieBreaks = settingsFor({ kind: 'swiss', rounds: 1 }).tieBreaks,
) {
  const trial = new Trial(settingsFor({ kind: 'round-robin', times: 1 }, { tieBreaks }));
  trial.enter('a', 'b', 'c', 'd');
  const name = (id: string) => trial.tournament.entries.get(id)!.name;
  for (let round = 0; round < 3; round++) {
    trial.do({ kind: 'pair' });
    trial.play((seats) => {
      const [one, two] = seats.map(name) as [string, string];
      const turned = results[one + two] === undefined;
      const winner = results[turned ? two + one : one + two]!;
      if (winner === 0) return TIE;
      return win(turned ? ((3 - winner) as 1 | 2) : winner);
    });
  }
  return standingsOf(trial.tournament).map(({ id, place, decidedBy }) => [name(id), place, decidedBy]);
}

describe('standings', () => {
  it('count wins first, then points', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 1 }));
    trial.enter(...named(4));
    trial.do({ kind: 'pair' });
    const [one, two] = trial.round.boards;
    trial.do({ kind: 'result', round: 1, board: 1, result: win(1, 2) });
    trial.do({ kind: 'result', round: 1, board: 2, result: win(2, 9) });
    const table = standingsOf(trial.tournament);
    expect(table.map(({ id, place }) => [id, place])).toEqual([
      [two!.seats[1], 1],
      [one!.seats[0], 2],
      ...[one!.seats[1]!, two!.seats[0]!].sort().map((id) => [id, 3]),
    ]);
    expect(table[0]!.decidedBy).toBe('points');
  });

  it('separate two by their game if all level entries have met, and name that tie-break', () => {
    expect(robin({ ab: 1, ac: 1, ad: 2, bc: 1, bd: 1, cd: 1 }, ['direct'])).toEqual([
      ['a', 1, 'direct'],
      ['b', 2, null],
      ['c', 3, 'direct'],
      ['d', 4, null],
    ]);
  });

  it('leave entries level that nothing separates', () => {
    expect(robin({ ab: 0, ac: 0, ad: 0, bc: 0, bd: 0, cd: 0 }).map(([, place]) => place)).toEqual([1, 1, 1, 1]);
  });

  it('count a win that was not played out by its round, or without points if the organiser chooses so', () => {
    const settings = settingsFor({ kind: 'swiss', rounds: 1 }, { tieBreaks: ['points', 'early'] });
    const trial = new Trial(settings);
    trial.enter(...named(2));
    trial.do({ kind: 'pair' });
    trial.do({ kind: 'result', round: 1, board: 1, result: { ...win(1, 5), how: 'not-played-out' } });
    const first = () => standingsOf(trial.tournament)[0]!;
    expect([first().tally.wins, first().tieBreaks]).toEqual([1, [16, 1]]);
    expect(boardsCsv(trial.tournament)).toContain(',1,16,not-played-out');

    // The choice may change at any time, and applies to all rounds.
    trial.do({ kind: 'change', settings: { ...settings, notPlayedOut: 'none' } });
    expect([first().tally.wins, first().tieBreaks]).toEqual([1, [0, 0]]);
    expect(boardsCsv(trial.tournament)).toContain(',1,0,not-played-out');
    const read = parseFile(makeFile(trial.facts));
    expect(read.ok && standingsOf(read.value.tournament)[0]!.tally.points).toBe(0);
  });

  it('accept a game lost on time before its first round of moves, which is impossible for a played game', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 1 }));
    trial.enter(...named(2));
    trial.do({ kind: 'pair' });
    const lost = { places: [1, 2], points: [0, 0] };
    expect(trial.try({ kind: 'result', round: 1, board: 1, result: { ...lost, how: 'played' } })).toBe(
      'impossible-result',
    );
    expect(trial.try({ kind: 'result', round: 1, board: 1, result: { ...lost, how: 'not-played-out' } })).toBeNull();
  });

  it('count a bye as a win of 12 points against an opponent with the same score', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 1 }, { tieBreaks: ['points', 'buchholz', 'early'] }));
    trial.enter(...named(3));
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    const bye = standingsOf(trial.tournament).find(({ id }) => id === trial.round.byes[0])!;
    expect(bye.tally).toMatchObject({ wins: 1, points: 12, byes: 1, earlyWins: 0 });
    expect(bye.tieBreaks).toEqual([12, 2, 0]);
  });

  it('count forfeits as results, but not as meetings or starts', () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 2 }));
    trial.enter(...named(2));
    trial.do({ kind: 'pair' });
    const forfeit = { places: [2, 2], points: [0, 0], how: 'forfeit' } as const;
    trial.do({
      kind: 'result',
      round: 1,
      board: 1,
      result: { ...forfeit, places: [...forfeit.places], points: [0, 0] },
    });
    for (const { tally } of standingsOf(trial.tournament)) {
      expect(tally).toMatchObject({ wins: 0, ties: 0, losses: 1, starts: 0, score: 0 });
      expect(tally.met.size).toBe(0);
    }
  });
});

describe('a tournament file', () => {
  const played = () => {
    const trial = new Trial(settingsFor({ kind: 'swiss', rounds: 2 }));
    trial.enter('=HYPERLINK("x")', 'Ben, "the fox"', 'Carla');
    trial.do({ kind: 'pair' });
    trial.play(() => win(1));
    return trial;
  };

  it('opens again', () => {
    const trial = played();
    const read = parseFile(makeFile(trial.facts));
    expect(read).toEqual({ ok: true, value: { facts: trial.facts, tournament: trial.tournament } });
  });

  it('is refused with a sentence if it is newer, damaged or something else', () => {
    const file = makeFile(played().facts);
    const code = (text: string) => {
      const read = parseFile(text);
      return read.ok ? null : read.refusal.code;
    };
    expect(code(file.replace('"version":2', '"version":3'))).toBe('newer-version');
    expect(code(file.replace('"version":2', '"version":1'))).toBeNull();
    expect(code('')).toBe('not-a-tournament');
    expect(code('{"speeltafel":"game","version":1}')).toBe('not-a-tournament');
    expect(code(file.replace('"entered"', '"left"'))).toBe('not-a-tournament');
    expect(code(file.replace('"round":1', '"round":2'))).toBe('not-a-tournament');
    expect(code(' '.repeat(8_000_001))).toBe('too-long');
  });

  it('can be exported as two spreadsheet tables, in which no name is a formula', () => {
    const { tournament } = played();
    const lines = standingsCsv(tournament).split('\r\n');
    expect(lines[0]).toBe('place,name,wins,ties,losses,byes,points,score,points,direct,buchholz,early');
    expect(standingsCsv(tournament)).toContain(`"'=HYPERLINK(""x"")"`);
    expect(boardsCsv(tournament)).toContain('"Ben, ""the fox"""');
    expect(boardsCsv(tournament).trim().split('\r\n')).toHaveLength(4);
  });
});
