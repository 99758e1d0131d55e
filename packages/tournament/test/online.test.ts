/** Online tournaments: permissions and automatic consequences. */

import { seal } from '@speeltafel/rules';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type BoardResult,
  checkInCall,
  decideDue,
  decideOnline,
  decideTableResult,
  dueAt,
  foldAllOnline,
  foldOnline,
  type HostSettings,
  MOST_ENTRIES,
  type Online,
  type OnlineCommand,
  type OnlineFact,
  onlineFactSchema,
  openOnline,
  pledgeOf,
  publicFact,
  resultOf,
  type Settings,
  tableInPlay,
  tablesOf,
} from '../src/index.ts';
import { settingsFor, TIE, win } from './trial.ts';

const MINUTE = 60_000;
const HOST = 'organiser';
const hosting: HostSettings = {
  listed: false,
  clock: { kind: 'fischer', initial: 300_000, increment: 3000 },
  rated: false,
  computers: true,
  bots: false,
  starts: null,
  pace: { kind: 'done', rest: 1 },
  checkIn: 5,
};

class Event {
  online: Online;
  readonly facts: OnlineFact[];
  at = 0;
  private tables = 0;

  constructor(settings: Partial<Settings> = {}, host: Partial<HostSettings> = {}) {
    const format = settings.format ?? { kind: 'swiss', rounds: 2 };
    const seed = '0123456789abcdef0123456789abcdef';
    const opened = openOnline(
      { name: 'Friday', settings: settingsFor(format, settings), seed },
      { guest: HOST, name: 'Marijke', settings: { ...hosting, ...host } },
      0,
    );
    if (!opened.ok) throw new Error(opened.refusal.message);
    this.facts = [...opened.value];
    this.online = this.reread();
  }

  /** The same tournament from the log alone. */
  reread(): Online {
    const folded = foldAllOnline(this.facts.map((fact) => v.parse(onlineFactSchema, fact)));
    if (!folded.ok) throw new Error(folded.refusal.message);
    return folded.value;
  }

  private readonly newTable = () => `table${++this.tables}`;

  private keep(facts: readonly OnlineFact[]): void {
    this.facts.push(...facts);
    this.online = facts.reduce(foldOnline, this.online);
  }

  try(guest: string, command: OnlineCommand, bot = false): string | null {
    const decided = decideOnline(this.online, command, { guest, bot, at: this.at }, this.newTable);
    if (decided.ok) this.keep(decided.value);
    return decided.ok ? null : decided.refusal.code;
  }

  do(guest: string, command: OnlineCommand): void {
    expect(this.try(guest, command)).toBeNull();
  }

  people(...names: string[]): void {
    for (const name of names) {
      this.do(name, { kind: 'register', name });
      this.do(name, { kind: 'check-in' });
    }
  }

  wait(minutes: number): void {
    this.at += minutes * MINUTE;
    this.keep(decideDue(this.online, this.at, this.newTable));
  }

  tell(board: number, result: BoardResult, table = this.table(board)): void {
    const round = this.online.tournament.rounds.length;
    const decided = decideTableResult(this.online, { round, board, table: table! }, result, this.at, this.newTable);
    if (!decided.ok) throw new Error(decided.refusal.message);
    this.keep(decided.value);
  }

  board(number: number) {
    return this.online.tournament.rounds.at(-1)!.boards[number - 1]!;
  }

  table(number: number): string | null {
    return tableInPlay(this.online, this.online.tournament.rounds.length, this.board(number));
  }

  nameOf(id: string): string {
    return this.online.tournament.entries.get(id)!.name;
  }
}

describe('registration', () => {
  test('people enter once, with a unique name, and only the organiser directs the tournament', () => {
    const event = new Event();
    event.people('Ann', 'Bea');
    expect(event.try('Ann', { kind: 'register', name: 'Annie' })).toBe('entered-already');
    expect(event.try('Cas', { kind: 'register', name: 'ann' })).toBe('duplicate-name');
    for (const command of [{ kind: 'pair' }, { kind: 'pause' }, { kind: 'announce', text: 'Tea' }] as const)
      expect(event.try('Ann', command)).toBe('not-organiser');
    expect(event.try(HOST, { kind: 'enter', name: 'Somebody' })).toBe('by-themselves');
    expect(event.try('Dan', { kind: 'check-in' })).toBe('not-entered');
    expect(event.try('robot', { kind: 'register', name: 'Robot' }, true)).toBe('no-bots');
    expect(event.try(HOST, { kind: 'announce', text: 'Tea' })).toBeNull();
    expect(event.online.news?.text).toBe('Tea');
  });

  test('a player removed by the organiser cannot return; one who left can', () => {
    const event = new Event();
    event.people('Ann', 'Bea', 'Cas');
    event.do('Ann', { kind: 'leave' });
    event.do('Ann', { kind: 'check-in' });
    event.do(HOST, { kind: 'remove', entry: 'e2' });
    expect(event.try('Bea', { kind: 'check-in' })).toBe('removed');
    expect(event.online.tournament.entries.get('e1')!.withdrawn).toBe(false);
  });

  test('computer players enter only if the organiser allows it', () => {
    const without = new Event({}, { computers: false });
    const enter = { kind: 'enter-computer', name: 'Shepherd', level: 'shepherd' } as const;
    expect(without.try(HOST, enter)).toBe('no-computers');
    const event = new Event();
    event.people('Ann');
    event.do(HOST, enter);
    event.do(HOST, { kind: 'pair' });
    expect(event.table(1)).toBe('table1');
  });
});

describe('rounds', () => {
  test('round 1 begins at its time with players who have checked in; others may come later', () => {
    const event = new Event({}, { starts: 10 * MINUTE });
    event.people('Ann', 'Bea');
    event.do('Cas', { kind: 'register', name: 'Cas' });
    expect(dueAt(event.online)).toBe(10 * MINUTE);
    event.wait(9);
    expect(event.online.tournament.rounds).toHaveLength(0);
    event.wait(1);
    expect(event.online.tournament.rounds[0]!.boards).toHaveLength(1);
    expect(event.table(1)).toBe('table1');
    expect(event.online.tournament.entries.get('e3')!.withdrawn).toBe(true);
    event.do('Cas', { kind: 'check-in' });
    event.tell(1, win(1));
    event.wait(1);
    expect(event.online.tournament.rounds).toHaveLength(2);
    expect(event.online.tournament.rounds[1]!.boards.flatMap(({ seats }) => seats)).toContain('e3');
  });

  test('with too few players at the set time the round begins as soon as there are enough', () => {
    const event = new Event({}, { starts: 10 * MINUTE });
    event.people('Ann');
    event.wait(20);
    expect(event.online.tournament.rounds).toHaveLength(0);
    event.people('Bea');
    expect(event.online.tournament.rounds).toHaveLength(1);
  });

  test('a board opens when both players are present; a player who is late loses it and sits out', () => {
    const event = new Event();
    event.people('Ann', 'Bea');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    event.wait(1);
    expect(event.table(1)).toBeNull();
    event.do('Ann', { kind: 'check-in' });
    expect(event.try('Ann', { kind: 'check-in' })).toBeNull();
    expect(dueAt(event.online)).toBe(event.at + 5 * MINUTE);
    event.wait(5);
    const ann = event.board(1).seats.indexOf('e1');
    expect(resultOf(event.board(1))).toMatchObject({ how: 'forfeit' });
    expect(resultOf(event.board(1))!.places[ann]).toBe(1);
    expect(event.online.tournament.entries.get('e2')!.withdrawn).toBe(true);
    expect(event.online.tournament.finished).toBe(true);
  });

  test('players are reminded to check in until they have, also before the first round if it has a set time', () => {
    const event = new Event({}, { starts: 10 * MINUTE });
    event.do('Ann', { kind: 'register', name: 'Ann' });
    expect(checkInCall(event.online, 'Ann')).toMatchObject({ kind: 'start', deadline: 10 * MINUTE });
    expect(checkInCall(event.online, 'Bea')).toBeNull();
    event.do('Ann', { kind: 'check-in' });
    expect(checkInCall(event.online, 'Ann')).toBeNull();
    event.people('Bea');
    event.wait(10);
    expect(checkInCall(event.online, 'Ann')).toBeNull();
    event.tell(1, win(1));
    event.wait(1);
    const since = event.at;
    expect(checkInCall(event.online, 'Ann')).toEqual({
      kind: 'check-in',
      key: 'round 2',
      since,
      deadline: since + 5 * MINUTE,
    });
    event.do(HOST, { kind: 'pause' });
    expect(checkInCall(event.online, 'Ann')).toMatchObject({ key: 'round 2', deadline: null });
    event.do(HOST, { kind: 'resume' });
    event.do('Ann', { kind: 'check-in' });
    expect(checkInCall(event.online, 'Ann')).toBeNull();
    expect(checkInCall(event.online, 'Bea')).not.toBeNull();
    event.wait(5);
    // Out until they come back.
    expect(checkInCall(event.online, 'Bea')).toBeNull();
  });

  test('rounds with fixed times wait for boards that are still playing', () => {
    const event = new Event({}, { pace: { kind: 'time', every: 30 } });
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    event.wait(29);
    event.wait(10);
    expect(event.online.tournament.rounds).toHaveLength(1);
    event.tell(2, win(2));
    expect(event.online.tournament.rounds).toHaveLength(2);
  });

  test('during a pause no round begins and the check-in time stands still', () => {
    const event = new Event();
    event.people('Ann', 'Bea');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    event.do(HOST, { kind: 'pause' });
    event.wait(60);
    expect(event.online.tournament.rounds).toHaveLength(1);
    expect(dueAt(event.online)).toBeNull();
    event.do(HOST, { kind: 'resume' });
    expect(event.online.tournament.rounds).toHaveLength(2);
    event.wait(3);
    event.do(HOST, { kind: 'pause' });
    event.wait(30);
    event.do(HOST, { kind: 'resume' });
    event.wait(1);
    expect(resultOf(event.board(1))).toBeNull();
    event.wait(1);
    expect(resultOf(event.board(1))).not.toBeNull();
  });

  test('a result of a table counts once, and not after the organiser entered one', () => {
    const event = new Event();
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    const [first, second] = [event.table(1), event.table(2)];
    event.tell(1, win(1), first);
    event.tell(1, win(2), first);
    expect(event.board(1).history).toHaveLength(1);
    event.do(HOST, { kind: 'result', round: 1, board: 2, result: win(2) });
    event.tell(2, win(1), second);
    expect(resultOf(event.board(2))).toEqual(win(2));
    expect(event.try(HOST, { kind: 'unpair' })).toBe('boards-open');
    expect(event.try(HOST, { kind: 'swap', pair: ['e1', 'e2'] })).toBe('boards-open');
  });

  test('a tie in a knockout is replayed at another table with exchanged seats', () => {
    const event = new Event({ format: { kind: 'knockout', thirdPlace: false } });
    event.people('Ann', 'Bea');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, TIE);
    expect(tablesOf(event.online, 1, 1)).toEqual(['table1', 'table2']);
    event.tell(1, win(1));
    expect(resultOf(event.board(1))!.places).toEqual([2, 1]);
    expect(event.online.tournament.finished).toBe(true);
  });

  test('a knockout match without both players does not stop the bracket', () => {
    const event = new Event({ format: { kind: 'knockout', thirdPlace: false } });
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    event.tell(2, win(1));
    event.wait(1);
    event.wait(5);
    expect(event.online.tournament.finished).toBe(true);
  });

  test('a table of four is played by those who came; with fewer than two it is lost', () => {
    const event = new Event({ format: { kind: 'tables', rounds: 2, size: 4 } }, { pace: { kind: 'done', rest: 0 } });
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, { places: [1, 2, 3, 4], points: [3, 2, 1, 0], how: 'played' });
    event.do('Ann', { kind: 'check-in' });
    event.do('Bea', { kind: 'check-in' });
    event.wait(5);
    expect(event.table(1)).not.toBeNull();
    expect(event.online.tournament.entries.get('e3')!.withdrawn).toBe(true);
  });
});

describe('deals cannot be predicted', () => {
  const shown = (event: Event): string => JSON.stringify(event.facts.map((fact) => publicFact(fact, event.online)));

  test('a tournament that is opened again continues with another secret seed', () => {
    const event = new Event({ sameDeal: true }, { pace: { kind: 'organiser' } });
    const first = event.online.tournament.seed;
    event.do(HOST, { kind: 'finish' });
    expect(shown(event)).toContain(first);
    const foretold = event.online.seals.get(1);
    event.do(HOST, { kind: 'reopen' });
    const { seed } = event.online.tournament;
    expect(seed).not.toBe(first);
    expect(shown(event)).not.toContain(seed);
    expect(event.online.seals.get(1)).not.toBe(foretold);
    event.people('Ann', 'Bea');
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    expect(seal(event.online.deals.get(1)!)).toBe(event.online.seals.get(1));
    event.do(HOST, { kind: 'finish' });
    expect(shown(event)).toContain(seed);
    expect(event.reread()).toEqual(event.online);
  });

  test('tables with the same deal stay hidden until the whole round is over, whatever the organiser changes', () => {
    const event = new Event({ sameDeal: true });
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    const tables = [event.table(1)!, event.table(2)!];
    const shows = (): readonly boolean[] => tables.map((table) => shown(event).includes(table));
    const settings = { ...event.online.tournament.settings, sameDeal: false };
    expect(event.try(HOST, { kind: 'change', settings })).toBe('round-running');
    event.tell(1, win(1));
    expect(shows()).toEqual([false, false]);
    event.tell(2, win(1));
    expect(shows()).toEqual([true, true]);
    event.do(HOST, { kind: 'change', settings });
    expect(event.online.seals.has(2)).toBe(false);
    event.wait(1);
    for (const guest of ['Ann', 'Bea', 'Cas', 'Dan']) event.do(guest, { kind: 'check-in' });
    expect(shown(event)).toContain(event.table(1)!);
    expect(shows()).toEqual([true, true]);
  });
});

test("a page's pledge at check-in is for the game of that round only", () => {
  const event = new Event();
  const pledge = seal('a'.repeat(32));
  event.do('Ann', { kind: 'register', name: 'Ann' });
  event.do('Ann', { kind: 'check-in', pledge });
  expect([1, 2].map((round) => pledgeOf(event.online, round, 'e1'))).toEqual([pledge, undefined]);
  expect(event.reread()).toEqual(event.online);
});

describe('abuse by strangers', () => {
  test('guests who never come make room when the organiser removes them, and can return only a few times', () => {
    const event = new Event();
    for (let i = 1; i <= MOST_ENTRIES; i++) event.do(`guest ${i}`, { kind: 'register', name: `Guest ${i}` });
    expect(event.try('Ann', { kind: 'register', name: 'Ann' })).toBe('too-many-entries');
    event.do('guest 2', { kind: 'leave' });
    event.do(HOST, { kind: 'remove', entry: 'e1' });
    event.people('Ann', 'Bea');
    expect(event.try('guest 2', { kind: 'check-in' })).toBe('too-many-entries');
    event.do(HOST, { kind: 'remove', entry: 'e3' });
    for (let i = 0; i < 3; i++) {
      event.do('guest 2', { kind: 'check-in' });
      event.do('guest 2', { kind: 'leave' });
    }
    expect(event.try('guest 2', { kind: 'check-in' })).toBe('too-often');
  });

  test('names consist of visible characters, and are short enough for the log', () => {
    const event = new Event();
    expect(event.try('Eve', { kind: 'register', name: '\u3164\u2800' })).toBe('no-name');
    event.do('Ann', { kind: 'register', name: '🦉'.repeat(50) });
    event.do(HOST, { kind: 'announce', text: '\u0958'.repeat(200) });
    expect(event.reread()).toEqual(event.online);
  });

  test('games cannot become rated once players have entered', () => {
    const event = new Event();
    const settings = { ...event.online.settings, rated: true };
    event.people('Ann');
    expect(event.try(HOST, { kind: 'rehost', settings })).toBe('entered-unrated');
    expect(new Event().try(HOST, { kind: 'rehost', settings })).toBeNull();
  });
});

describe('the log', () => {
  test('gives the same tournament when read again, without older facts', () => {
    const event = new Event();
    event.people('Ann', 'Bea', 'Cas');
    event.do(HOST, { kind: 'enter-computer', name: 'Owl', level: 'owl-of-fog' });
    event.do(HOST, { kind: 'announce', text: 'Welcome' });
    event.do(HOST, { kind: 'pair' });
    event.tell(1, win(1));
    event.do(HOST, { kind: 'pause' });
    expect(event.reread()).toEqual(event.online);
    expect(foldAllOnline(event.facts.slice(1)).ok).toBe(false);
    expect(foldAllOnline([]).ok).toBe(false);
  });

  test('hides guests and the seed before the end, and tables of the same deal until their round is over', () => {
    const event = new Event({ sameDeal: true, format: { kind: 'swiss', rounds: 1 } });
    event.people('Ann', 'Bea', 'Cas', 'Dan');
    event.do(HOST, { kind: 'pair' });
    const shown = () => JSON.stringify(event.facts.map((fact) => publicFact(fact, event.online)));
    expect(event.online.seals.get(1)).toMatch(/^[0-9a-f]{64}$/);
    expect(shown()).not.toContain('"guest":"Ann"');
    expect(shown()).not.toContain(HOST);
    expect(shown()).not.toContain('0123456789abcdef');
    expect(shown()).not.toContain('table1');
    expect(event.online.deals.size).toBe(0);
    event.tell(1, win(1));
    event.tell(2, win(1));
    expect(event.online.deals.get(1)).toMatch(/^[0-9a-f]{32}$/);
    expect(shown()).toContain('table1');
    expect(shown()).toContain('0123456789abcdef');
  });
});
