/** A table on the server as a session: the screens of the games play at it as at one on this device. */
import { CHANCE, type Course, type Played, type Refusal, refusal, type Seat } from '@speeltafel/rules';
import type { Chair, hosted, Table, TableGame, Tentative } from '@speeltafel/table';
import * as tables from '@speeltafel/table';
import { createMemo, createSignal } from 'solid-js';
import type { Session } from '../local/session.ts';
import type { Heard, Line } from './line.ts';

type Told = hosted.Told;

/** Positions follow from the first one and the actions; what was worked out before is not worked out again. */
function retrace<O, P, A>(
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
    // A secret choice is not played here until it is told.
    if (one.action === null) continue;
    const here = positions.at(-1)!;
    const i = played.length;
    const old = known?.played[i];
    if (old?.seat === one.seat && old.at === one.at && game.makeAction(old.action, here, old.seat) === one.action) {
      played.push(old);
      positions.push(known!.positions[i + 1]!);
      continue;
    }
    const parsed = game.parseAction(one.action, here);
    const next = parsed.ok ? game.play(here, one.seat, parsed.value.action, one.at) : parsed;
    if (!parsed.ok || !next.ok) throw new Error(`${one.action} does not fit.`);
    played.push({ seat: one.seat, action: parsed.value.action, at: one.at });
    positions.push(next.value);
  }
  return { options, seed: told.seed, seal: told.seal, positions, played };
}

function chairsOf(seating: hosted.Seating, guest: string): readonly Chair[] {
  return tables.hosted.chairsOf(seating).map((chair): Chair => {
    const sitter = seating[chair.seat];
    const mine = sitter?.kind === 'person' && sitter.guest === guest;
    return sitter?.kind === 'computer' || mine ? chair : { ...chair, controller: { kind: 'elsewhere' } };
  });
}

export interface Remote<O, P, A> extends Session<O, P, A> {
  /** Why the last command was refused; it is shown where it happened. */
  refused(): Refusal | null;
  /** Whether something is on its way. */
  sending(): boolean;
  command(command: hosted.Command): Promise<Refusal | null>;
}

export function createRemote<O, P, A>(
  kit: TableGame<O, P, A>,
  id: string,
  guest: string,
  line: Line,
  heard: () => Heard,
): Remote<O, P, A> {
  const { game } = kit;
  const parsed = game.parseOptions(heard().told.options);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const options = parsed.value;
  const [tentative, setTentative] = createSignal<Tentative<P, A> | null>(null);
  /** Shown at once, because the rules allow it, until the server has said so or no. */
  const [pending, setPending] = createSignal<{ readonly after: number; readonly one: Played<A> } | null>(null);
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const now = (): number => Math.max(0, Math.floor(Date.now() + heard().ahead - heard().told.began));

  const course = createMemo<Course<O, P, A>>(
    (before) => retrace(kit, options, heard().told, before),
    undefined as never,
  );
  const shown = createMemo((): Course<O, P, A> => {
    const sure = course();
    const early = pending();
    if (early === null || early.after !== sure.played.length) return sure;
    const next = game.play(sure.positions.at(-1)!, early.one.seat, early.one.action, early.one.at);
    if (!next.ok) return sure;
    return { ...sure, played: [...sure.played, early.one], positions: [...sure.positions, next.value] };
  });
  const table = createMemo((): Table<O, P, A> => {
    const { told } = heard();
    const { clock, left, since, brokenOff, version, seating } = told;
    return {
      chairs: chairsOf(seating, guest),
      course: shown(),
      clocks: { rule: clock, left, since },
      tentative: tentative(),
      brokenOff,
      version: version + (shown() === course() ? 0 : 0.5),
    };
  });
  const position = createMemo(() => tables.positionOf(table()));

  async function command(one: hosted.Command): Promise<Refusal | null> {
    const answer = await line.command(id, heard().told.played.length, one);
    setRefused(answer);
    return answer;
  }
  const mine = (seat: Seat): boolean =>
    table().chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');

  return {
    id,
    kit,
    table,
    position,
    now,
    act(seat, action) {
      if (pending() !== null) return refusal('sending', 'The last one is still on its way.');
      const at = now();
      const allowed = game.play(position(), seat, action, at);
      if (!allowed.ok) return allowed.refusal;
      const text = game.makeAction(action, position(), seat);
      setTentative(null);
      setPending({ after: course().played.length, one: { seat, action, at } });
      command({ kind: 'act', seat, action: text }).then(() => setPending(null));
      return null;
    },
    tryOut(seat, action) {
      const tried = tables.tryOut(kit, table(), seat, action, now());
      if (!tried.ok) return tried.refusal;
      setTentative(tried.value.tentative);
      return null;
    },
    confirm() {
      const line = tentative();
      return line === null ? null : this.act(line.seat, line.actions[0]!);
    },
    dropTentative: () => setTentative(null),
    canUndo: () => pending() === null && heard().told.offer === null && tables.canAskBack(kit, table(), mine),
    undo() {
      const seat = table().course.played.findLast((one) => one.seat !== CHANCE && mine(one.seat))?.seat;
      if (seat !== undefined) command({ kind: 'offer', seat, what: 'take-back' });
    },
    resign(seat) {
      command({ kind: 'resign', seat });
    },
    reseat() {},
    thinking: () => null,
    kept: () => true,
    hold: () => () => {},
    close() {},
    refused,
    sending: () => pending() !== null,
    command,
  };
}
