/** A table on the server as a session: game screens use it like a table on this device. */
import { CHANCE, type Course, type Played, type Refusal, type Seat } from '@speeltafel/rules';
import type { Chair, Table, TableGame, Tentative } from '@speeltafel/table';
import * as tables from '@speeltafel/table';
import { hosted } from '@speeltafel/table';
import { batch, createMemo, createSignal } from 'solid-js';
import { createRecall, same } from './seen-history.ts';
import type { Session } from './session.ts';
import type { ReceivedTable, Transport } from './transport.ts';

type ClientView = hosted.ClientView;

/**
 * Derives the positions from the first one and the actions. Positions that are known already, or were predicted
 * correctly, are reused.
 */
export function replayActions<O, P, A>(
  kit: TableGame<O, P, A>,
  options: O,
  view: ClientView,
  before: Course<O, P, A> | undefined,
): Course<O, P, A> {
  const { game } = kit;
  const start = game.parsePosition(view.start ?? '', options);
  if (!start.ok) throw new Error(start.refusal.message);
  const known = before !== undefined && game.makePosition(before.positions[0]!) === view.start ? before : undefined;
  const positions = [known?.positions[0] ?? start.value];
  const played: Played<A>[] = [];
  for (const one of view.played) {
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
    // The server's time of an action may differ from this page's. If the position is the same, keep the object that is
    // shown.
    positions.push(same(next.value, again ? known!.positions[i + 1] : undefined));
  }
  return { options, ...hosted.chanceOf(view), positions, played };
}

/** Leaves out the seats that have already chosen in secret, so that the page does not wait for them. */
export function withSecretChoices<O, P, A>(
  kit: TableGame<O, P, A>,
  course: Course<O, P, A>,
  view: ClientView,
  shown: Course<O, P, A> | undefined,
): Course<O, P, A> {
  const secret = view.played.filter(({ action }) => action === null);
  if (secret.length === 0) return course;
  const plain = course.positions.at(-1)!;
  const now = secret.reduce<P>((position, { seat }) => tables.withSecretChoice(kit, position, seat), plain);
  return { ...course, positions: [...course.positions.slice(0, -1), same(now, shown?.positions.at(-1))] };
}

/** A guest with one seat has no name on their own device: they are shown as "you". */
export function chairsFor(seating: hosted.Seating, guest: string): readonly Chair[] {
  const own = hosted.seatsOf(seating, guest);
  return hosted.chairsOf(seating).map((chair): Chair => {
    const sitter = seating[chair.seat];
    if (own.includes(chair.seat)) return own.length === 1 ? { ...chair, name: '' } : chair;
    return sitter?.kind === 'computer' ? chair : { ...chair, controller: { kind: 'elsewhere' } };
  });
}

/** An action that is shown at once because the rules allow it, until the server accepts or refuses it. */
interface Early<A> {
  /** The number of actions before it. */
  readonly after: number;
  readonly one: Played<A>;
}

export interface Remote<O, P, A> extends Session<O, P, A> {
  /** Why the last command was refused. It notifies on every refusal, even for the same reason. */
  refused(): Refusal | null;
  /**
   * Whether this page does not know how the game began. With hidden fog the server does not send again what players
   * have to remember.
   */
  hasGap(): boolean;
}

export function createRemote<O, P, A>(
  kit: TableGame<O, P, A>,
  id: string,
  guest: string,
  line: Transport,
  received: () => ReceivedTable,
  ask: (what: hosted.Consent, seat: Seat) => void,
): Remote<O, P, A> {
  const { game } = kit;
  const options = tables.hosted.optionsOf(kit, received().view);
  const [tried, setTried] = createSignal<Tentative<P, A> | null>(null);
  const [early, setEarly] = createSignal<readonly Early<A>[]>([]);
  const [refused, setRefused] = createSignal<Refusal | null>(null, { equals: false });
  const now = (): number => {
    const { view, ahead } = received();
    // An older server does not send when the table's time stands still.
    return hosted.tableTime({ began: view.began, still: view.still ?? null }, Date.now() + ahead);
  };

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
    /** The course that the next update can build on. */
    readonly known: Course<O, P, A>;
    readonly sure: Course<O, P, A>;
    readonly shown: Course<O, P, A>;
    readonly hasGap: boolean;
  }
  const courses = createMemo<Courses>((before: Courses | undefined) => {
    const { view } = received();
    if (view.start === null) {
      const sure = recall(view, before?.shown);
      const shown = withEarly(sure);
      return { known: shown, sure, shown, hasGap: sure.hasGap };
    }
    const plain = replayActions(kit, options, view, before?.known);
    const sure = withSecretChoices(kit, plain, view, before?.shown);
    const shown = withEarly(sure);
    return { known: sure === plain ? shown : plain, sure, shown, hasGap: false };
  });
  const shown = () => courses().shown;
  /** A tentative turn is valid only at the position where it began. */
  const tentative = (): Tentative<P, A> | null => {
    const line = tried();
    return line?.positions[0] === shown().positions.at(-1) ? line : null;
  };
  const table = createMemo((): Table<O, P, A> => {
    const { view } = received();
    const { clock, left, since, brokenOff, version, seating, dealt } = view;
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
    look: () => received().view.look ?? null,
    now,
    act(seat, action, at = now()) {
      const allowed = game.play(position(), seat, action, at);
      // Only the server can decide whether a claim is too late, because it knows the lag.
      if (!allowed.ok && !game.timed?.(action)) return allowed.refusal;
      const text = game.makeAction(action, position(), seat);
      const one: Early<A> = { after: shown().played.length, one: { seat, action, at } };
      const seen = received().view.played.length + shown().played.length - courses().sure.played.length;
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
    canUndo: () =>
      early().length === 0 && hosted.requestOf(received().view) === null && tables.canAskBack(kit, table(), mine),
    undo() {
      const seat = lastOfMine();
      if (seat !== undefined) ask('take-back', seat);
    },
    resign(seat) {
      send({ kind: 'resign', seat }, received().view.played.length);
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
