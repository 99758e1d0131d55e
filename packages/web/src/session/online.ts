/** A table on the server as a session: the screens of the games play at it as at one on this device. */
import { CHANCE, type Course, type Played, type Refusal, type Seat } from '@speeltafel/rules';
import type { Chair, hosted, Table, TableGame, Tentative } from '@speeltafel/table';
import * as tables from '@speeltafel/table';
import { batch, createMemo, createSignal } from 'solid-js';
import { createRecall, same } from './seen-history.ts';
import type { Session } from './session.ts';
import type { Heard, Line } from './transport.ts';

type Told = hosted.Told;

/** Positions follow from the first one and the actions; what was worked out before, or guessed right, is not worked out again. */
export function retrace<O, P, A>(
  kit: TableGame<O, P, A>,
  options: O,
  told: Told,
  before: Course<O, P, A> | undefined,
): Course<O, P, A> {
  const { game } = kit;
  const start = game.parsePosition(told.start ?? '', options);
  if (!start.ok) throw new Error(start.refusal.message);
  const known = before !== undefined && game.makePosition(before.positions[0]!) === told.start ? before : undefined;
  const positions = [known?.positions[0] ?? start.value];
  const played: Played<A>[] = [];
  for (const one of told.played) {
    if (one.action === null) continue;
    const here = positions.at(-1)!;
    const i = played.length;
    const old = known?.positions[i] === here ? known.played[i] : undefined;
    const again = old?.seat === one.seat && game.makeAction(old.action, here, old.seat) === one.action;
    if (again && old.at === one.at) {
      played.push(old);
      positions.push(known!.positions[i + 1]!);
      continue;
    }
    const parsed = game.parseAction(one.action, here);
    const next = parsed.ok ? game.play(here, one.seat, parsed.value.action, one.at) : parsed;
    if (!parsed.ok || !next.ok) throw new Error(`${one.action} does not fit.`);
    played.push({ seat: one.seat, action: parsed.value.action, at: one.at });
    // The table's time is the server's; where it makes no difference, what is shown already stays.
    positions.push(same(next.value, again ? known!.positions[i + 1] : undefined));
  }
  return { options, seed: told.seed, seal: told.seal, positions, played };
}

/** Whoever has acted in secret is not waited for any more. */
export function hushed<O, P, A>(
  kit: TableGame<O, P, A>,
  course: Course<O, P, A>,
  told: Told,
  shown: Course<O, P, A> | undefined,
): Course<O, P, A> {
  const secret = told.played.filter(({ action }) => action === null);
  if (secret.length === 0) return course;
  const plain = course.positions.at(-1)!;
  const now = secret.reduce<P>((position, { seat }) => tables.secretly(kit, position, seat), plain);
  return { ...course, positions: [...course.positions.slice(0, -1), same(now, shown?.positions.at(-1))] };
}

/** The only person of a device is "you" there, and has no name. */
export function chairsFor(seating: hosted.Seating, guest: string): readonly Chair[] {
  const own = tables.hosted.seatsOf(seating, guest);
  return tables.hosted.chairsOf(seating).map((chair): Chair => {
    const sitter = seating[chair.seat];
    if (own.includes(chair.seat)) return own.length === 1 ? { ...chair, name: '' } : chair;
    return sitter?.kind === 'computer' ? chair : { ...chair, controller: { kind: 'elsewhere' } };
  });
}

/** Shown at once, because the rules allow it, until the server has said yes or no. */
interface Early<A> {
  /** How many actions came before it. */
  readonly after: number;
  readonly one: Played<A>;
}

export interface Remote<O, P, A> extends Session<O, P, A> {
  /** Why the last command was refused, said anew for each. */
  refused(): Refusal | null;
  /** Whether this page does not know how the game began: nobody is told again what hidden fog asks them to remember. */
  hasGap(): boolean;
}

export function createRemote<O, P, A>(
  kit: TableGame<O, P, A>,
  id: string,
  guest: string,
  line: Line,
  heard: () => Heard,
  ask: (what: hosted.Consent, seat: Seat) => void,
): Remote<O, P, A> {
  const { game } = kit;
  const parsed = game.parseOptions(heard().told.options);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const options = parsed.value;
  const [tried, setTried] = createSignal<Tentative<P, A> | null>(null);
  const [early, setEarly] = createSignal<readonly Early<A>[]>([]);
  const [refused, setRefused] = createSignal<Refusal | null>(null, { equals: false });
  const now = (): number => Math.max(0, Math.floor(Date.now() + heard().ahead - heard().told.began));

  const recall = createRecall(kit, options);

  function withEarly(sure: Course<O, P, A>): Course<O, P, A> {
    let all = sure;
    for (const { after, one } of early()) {
      if (after !== all.played.length) continue;
      const next = game.play(all.positions.at(-1)!, one.seat, one.action, one.at);
      if (next.ok) all = { ...all, played: [...all.played, one], positions: [...all.positions, next.value] };
    }
    return all;
  }
  interface Courses {
    /** What can be worked out on. */
    readonly known: Course<O, P, A>;
    readonly sure: Course<O, P, A>;
    readonly shown: Course<O, P, A>;
    readonly hasGap: boolean;
  }
  const courses = createMemo<Courses>((before: Courses | undefined) => {
    const { told } = heard();
    if (told.start === null) {
      const sure = recall(told, before?.shown);
      const shown = withEarly(sure);
      return { known: shown, sure, shown, hasGap: sure.hasGap };
    }
    const plain = retrace(kit, options, told, before?.known);
    const sure = hushed(kit, plain, told, before?.shown);
    const shown = withEarly(sure);
    return { known: sure === plain ? shown : plain, sure, shown, hasGap: false };
  });
  const shown = () => courses().shown;
  /** What was tried out counts only where it was. */
  const tentative = (): Tentative<P, A> | null => {
    const line = tried();
    return line?.positions[0] === shown().positions.at(-1) ? line : null;
  };
  const table = createMemo((): Table<O, P, A> => {
    const { told } = heard();
    const { clock, left, since, brokenOff, version, seating, dealt } = told;
    return {
      chairs: chairsFor(seating, guest),
      course: shown(),
      clocks: { rule: clock, left, since },
      tentative: tentative(),
      brokenOff,
      luck: undefined,
      dealt,
      version: version + (shown().played.length - courses().sure.played.length) / 100,
    };
  });
  const position = createMemo(() => tables.positionOf(table()));

  async function send(command: hosted.Command, seen: number): Promise<void> {
    const answer = await line.command(id, seen, command);
    if (answer !== null) setRefused(answer);
  }
  const mine = (seat: Seat): boolean =>
    table().chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');
  const lastOfMine = (): Seat | undefined =>
    table().course.played.findLast((one) => one.seat !== CHANCE && mine(one.seat))?.seat;

  return {
    id,
    kit,
    table,
    position,
    now,
    act(seat, action, at = now()) {
      const allowed = game.play(position(), seat, action, at);
      // Whether a claim is late is for the server to say: it knows how long it was on its way.
      if (!allowed.ok && !game.timed?.(action)) return allowed.refusal;
      const text = game.makeAction(action, position(), seat);
      const one: Early<A> = { after: shown().played.length, one: { seat, action, at } };
      const seen = heard().told.played.length + shown().played.length - courses().sure.played.length;
      batch(() => {
        setTried(null);
        setEarly((all) => [...all, one]);
      });
      send({ kind: 'act', seat, action: text }, seen).then(() => setEarly((all) => all.filter((each) => each !== one)));
      return null;
    },
    tryOut(seat, action) {
      const next = tables.tryOut(kit, table(), seat, action, now());
      if (!next.ok) return next.refusal;
      setTried(next.value.tentative);
      return null;
    },
    dropTentative: () => setTried(null),
    canUndo: () => early().length === 0 && heard().told.offer === null && tables.canAskBack(kit, table(), mine),
    undo() {
      const seat = lastOfMine();
      if (seat !== undefined) ask('take-back', seat);
    },
    resign(seat) {
      send({ kind: 'resign', seat }, heard().told.played.length);
    },
    thinking: () => {
      const waiting = tables.waitsFor(kit, table());
      const computer = table().chairs.find(
        ({ seat, controller }) => controller.kind === 'computer' && waiting.includes(seat),
      );
      return computer?.seat ?? null;
    },
    hold: () => () => {},
    refused,
    hasGap: () => courses().hasGap,
  };
}
