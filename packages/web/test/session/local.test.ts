/** A local game: stored after every action, and shared by all tabs that show it. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { type Chair, floorsTable, menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeBrowser, happen } from '../browser.ts';

interface Asked {
  readonly kind: string;
  readonly position: string;
  readonly seat: number;
}
const asked: Asked[] = [];
/** A computer player that plays the first legal action after a second. */
vi.mock('../../src/thinking/client.ts', () => ({
  createThinker: () => ({
    async ask(question: Asked) {
      asked.push(question);
      const position = menhirs.parsePosition(question.position);
      if (!position.ok) throw new Error(position.refusal.message);
      const [action] = menhirs.actions(position.value, question.seat, 0);
      return { turn: { actions: [menhirs.makeAction(action!, position.value, question.seat)], pace: 1000 } };
    },
    stop() {},
  }),
}));

let storage: FakeStorage = fakeBrowser();
const { openSession, startGame, startGameAt } = await import('../../src/session/local.ts');
type Opened = NonNullable<ReturnType<typeof open>>;

const person = (seat: number): Chair => ({ seat, name: '', controller: { kind: 'person' } });
const computer = (seat: number): Chair => ({ seat, name: '', controller: { kind: 'computer', level: 'lamb' } });
const options = menhirs.options({});
if (!options.ok) throw new Error(options.refusal.message);
const begin = (
  chairs: readonly Chair[] = [person(1), person(2)],
  clock: Parameters<typeof startGame>[1]['clock'] = NO_CLOCK,
) => startGame(menhirsTable, { options: options.value, chairs, clock });
const opened: { close(): void }[] = [];
function open(id: string) {
  const session = createRoot(() => openSession(menhirsTable, id));
  if (session !== undefined) opened.push(session);
  return session;
}
const next = (session: Opened): [number, menhirsKit.Action] => {
  const [seat] = menhirs.toAct(session.position());
  return [seat!, menhirs.actions(session.position(), seat!, 0)[0]!];
};
const count = (session: Opened): number => session.table().course.played.length;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  storage = fakeBrowser({ removeEventListener() {} });
});
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
  vi.useRealTimers();
});

describe('a game', () => {
  test('is stored after every action and restored when it is opened again', () => {
    const id = begin();
    const session = open(id)!;
    expect(session.act(...next(session))).toBeNull();
    expect([count(session), session.saved()]).toEqual([1, true]);
    expect(count(open(id)!)).toBe(1);
    session.undo();
    expect(count(open(id)!)).toBe(0);
    session.resign(2);
    expect(open(id)!.table().brokenOff).toMatchObject({ by: 'resigned', seat: 2 });
  });

  test('stores how its table looks, and a damaged look does not lose the game', () => {
    const game = { options: options.value, chairs: [person(1), person(2)], clock: NO_CLOCK };
    const id = startGame(menhirsTable, { ...game, look: 'box Grommel' });
    expect(open(id)!.look()).toBe('box Grommel');
    const session = open(id)!;
    session.act(...next(session));
    expect(open(id)!.look()).toBe('box Grommel');
    const stored = JSON.parse(storage.getItem(`speeltafel.game.${id}`)!);
    storage.setItem(`speeltafel.game.${id}`, JSON.stringify({ ...stored, look: 'x'.repeat(1000) }));
    expect([open(id)!.look(), count(open(id)!)]).toEqual(['', 1]);
    expect(open(begin())!.look()).toBeNull();
  });

  test('is not opened as another game, nor if it is damaged or missing', () => {
    const id = begin();
    expect(openSession(floorsTable, id)).toBeUndefined();
    expect(open('never')).toBeUndefined();
    storage.setItem(
      `speeltafel.game.${id}`,
      storage.getItem(`speeltafel.game.${id}`)!.replace('menhirs 1', 'menhirs 9'),
    );
    expect(open(id)).toBeUndefined();
  });

  test('a refused action changes nothing', () => {
    const session = open(begin())!;
    expect(session.act(1, { kind: 'end' })).not.toBeNull();
    expect(session.tryOut(1, { kind: 'end' })).not.toBeNull();
    expect(count(session)).toBe(0);
  });

  test('its clock stops while the page is closed', () => {
    const id = begin([person(1), person(2)], { kind: 'fischer', initial: 60_000, increment: 0 });
    const session = open(id)!;
    vi.advanceTimersByTime(5000);
    expect(session.now()).toBe(5000);
    session.close();
    opened.length = 0;
    vi.advanceTimersByTime(100_000);
    const again = open(id)!;
    expect(again.now()).toBe(5000);
    vi.advanceTimersByTime(54_000);
    expect(again.table().brokenOff).toBeNull();
    vi.advanceTimersByTime(1500);
    expect(again.table().brokenOff).toMatchObject({ by: 'time' });
  });

  test('an action counts from the time of the decision, so a claim pressed in time is in time', () => {
    const session = open(begin())!;
    while (menhirs.view(session.position(), null).claimUntil === null) session.act(...next(session));
    const { claimant, claimUntil } = menhirs.view(session.position(), null);
    vi.advanceTimersByTime(claimUntil! - session.now() + 30);
    expect(session.act(claimant!, { kind: 'claim' })?.code).toBe('too-late');
    expect(session.act(claimant!, { kind: 'claim' }, claimUntil!)).toBeNull();
  });

  test('can start from an unfinished position', () => {
    const at = (text: string): menhirsKit.Position => {
      const position = menhirs.parsePosition(text);
      if (!position.ok) throw new Error(position.refusal.message);
      return position.value;
    };
    const from = (text: string) =>
      startGameAt(menhirsTable, {
        ...{ options: options.value, chairs: [person(1), person(2)], clock: NO_CLOCK },
        position: at(text),
      });
    const text = 'adam a1.d3 a1.d3 1/6/2/move 0/0 -';
    expect(menhirs.makePosition(open(from(text)!)!.position())).toBe(text);
    expect(from('adam a1 a2 1/6/1/over 0/0 -')).toBeUndefined();
  });
});

describe('two tabs', () => {
  const tell = (id: string): void => happen('storage', { key: `speeltafel.game.${id}` });

  test('show the actions of both, and none of another game', () => {
    const id = begin();
    const [one, two] = [open(id)!, open(id)!];
    one.act(...next(one));
    happen('storage', { key: 'speeltafel.game.another' });
    expect(count(two)).toBe(0);
    tell(id);
    expect(count(two)).toBe(1);
  });

  test('the first action wins: a concurrent second one is not played on top of it', () => {
    const id = begin();
    const [one, two] = [open(id)!, open(id)!];
    const stale = next(two);
    one.act(...next(one));
    one.act(...next(one));
    two.act(...stale);
    expect(count(two)).toBe(2);
    expect(count(open(id)!)).toBe(2);
  });

  test('a tab that closes or returns reverts nothing', () => {
    const id = begin();
    const [one, two] = [open(id)!, open(id)!];
    one.act(...next(one));
    two.close();
    expect(count(open(id)!)).toBe(1);
    const three = open(id)!;
    one.act(...next(one));
    happen('pageshow');
    expect(count(three)).toBe(2);
  });
});

describe('computer players', () => {
  test('think on their turn and play when they are done', async () => {
    expect(open(begin([person(1), computer(2)]))!.thinking()).toBeNull();
    expect(asked).toHaveLength(0);
    const session = open(begin([computer(1), person(2)]))!;
    expect(session.thinking()).toBe(1);
    expect(asked.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['think 1']);
    await vi.advanceTimersByTimeAsync(999);
    expect(count(session)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([count(session), session.thinking()]).toEqual([1, null]);
  });

  test('wait while there is a hold, and each hold is released only once', async () => {
    const session = open(begin([person(1), computer(2)]))!;
    const [first, second] = [session.hold(), session.hold()];
    session.act(...next(session));
    first();
    first();
    await vi.advanceTimersByTimeAsync(3000);
    expect(count(session)).toBe(1);
    second();
    await vi.advanceTimersByTimeAsync(100);
    expect(count(session)).toBe(2);
  });

  test('stop thinking when the turn is taken back', async () => {
    const session = open(begin([person(1), computer(2)]))!;
    session.act(...next(session));
    session.undo();
    await vi.advanceTimersByTimeAsync(3000);
    expect([count(session), session.thinking()]).toEqual([0, null]);
  });
});

test('a game stays marked after a hint or a takeback', () => {
  const helped = (id: string): unknown => JSON.parse(storage.getItem(`speeltafel.game.${id}`)!).helped;
  const [plain, hinted, undone] = [begin(), begin(), begin()];
  for (const id of [plain, hinted, undone]) {
    const session = open(id)!;
    session.act(...next(session));
    if (id === hinted) session.noteHint?.();
    if (id === undone) session.undo();
    session.close();
    const again = open(id)!;
    again.act(...next(again));
  }
  expect([plain, hinted, undone].map(helped)).toEqual([undefined, true, true]);
});
