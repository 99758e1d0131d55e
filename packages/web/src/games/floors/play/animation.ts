/** Animates what was played, frame by frame, while computer players wait. What is shown may lag behind the table. */
import { floorsKit as kit, type Played } from '@speeltafel/rules';
import type { Table } from '@speeltafel/table';
import { batch, createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { Session } from '../../../session/session.ts';
import { reducedMotion } from '../../../settings/settings.ts';
import { type Frame, moveFrames, PACE, walkFrames } from './animation-frames.ts';
import { type Scene, sceneOf } from './position-scene.ts';

export type FloorsSession = Session<kit.Options, kit.Position, kit.Action>;

/** The walk being shown: that of a card played, or only a preview. */
export interface Showing {
  readonly card: kit.Card;
  readonly before: kit.Position;
  readonly walk: kit.Trace;
  readonly pretended: boolean;
}

export interface WalkAnimation {
  /** The last position that has been shown in full. */
  position(): kit.Position;
  scene(): Scene;
  frame(): Frame | null;
  showing(): Showing | null;
  busy(): boolean;
  paused(): boolean;
  speed(): number;
  toggle(): void;
  faster(): void;
  /** Goes one step of the walk forward or back, and pauses it. */
  go(by: 1 | -1): void;
  skip(): void;
  /** Shows an earlier position, or the current one again. */
  look(at: kit.Position): void;
  /** Shows a walk that changes nothing: the last one again, the preview of a card, or a given one. */
  pretend(before: kit.Position, card: kit.Card, told?: kit.Trace): void;
}

/** The pause at the end of a walk, in milliseconds. */
const LINGER = 900;
const SPEEDS: readonly number[] = [1, 2, 4];
const [speed, setSpeed] = createSignal(1);

interface Item {
  readonly before: kit.Position;
  readonly after: kit.Position;
  readonly played: Played<kit.Action>;
}

export function createWalkAnimation(session: FloorsSession, isPerson: (seat: number) => boolean): WalkAnimation {
  const [position, setPosition] = createSignal(session.position());
  const [scene, setScene] = createSignal(sceneOf(session.position()));
  const [frame, setFrame] = createSignal<Frame | null>(null);
  const [showing, setShowing] = createSignal<Showing | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [paused, setPaused] = createSignal(false);
  let frames: readonly Frame[] = [];
  let at = 0;
  let wake: (() => void) | null = null;
  let run = 0;
  const queue: Item[] = [];

  const settle = (now: kit.Position): void => {
    batch(() => {
      setPosition(now);
      setScene((last) => sceneOf(now, last));
      setFrame(null);
      setShowing(null);
    });
  };

  /** Waits this long, or until the player pauses, steps or skips. */
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const still = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  const put = (now: Frame): void => {
    batch(() => {
      setFrame(now);
      setScene(now.scene);
    });
  };

  async function perform(row: readonly Frame[], turn: number): Promise<void> {
    frames = row;
    for (at = 0; at < frames.length && turn === run; ) {
      const now = frames[at]!;
      put(now);
      if (paused()) {
        await still();
        continue;
      }
      const last = at === frames.length - 1 && now.step > 0;
      const here = at;
      await wait((now.ms + (last ? LINGER : 0)) / speed());
      if (at === here && !paused()) at++;
    }
  }

  async function show(item: Item, turn: number): Promise<void> {
    const { before, after, played } = item;
    const { action } = played;
    if (action.type === 'card') {
      await walk({ card: action.card, before, walk: kit.walkOf(before, action.card), pretended: false }, turn);
    } else if (action.type === 'move' && !isPerson(played.seat)) {
      await perform(moveFrames(scene(), before, action, reducedMotion()), turn);
    }
    if (turn !== run) return;
    settle(after);
    if (action.type !== 'card' && !isPerson(played.seat)) await wait(PACE.flip / speed());
  }

  async function walk(next: Showing, turn: number): Promise<void> {
    setShowing(next);
    await perform(walkFrames(scene(), next.walk, reducedMotion()), turn);
  }

  async function play(turn: number): Promise<void> {
    const release = session.hold();
    setBusy(true);
    for (let item = queue.shift(); item !== undefined && turn === run; item = queue.shift()) await show(item, turn);
    release();
    if (turn === run) setBusy(false);
  }

  /** Stops and discards all running animations. */
  const clear = (): void => {
    run++;
    queue.length = 0;
    setPaused(false);
    setBusy(false);
    wake?.();
  };

  createEffect<Table<kit.Options, kit.Position, kit.Action>['course']>((last) => {
    const { course } = session.table();
    untrack(() => {
      const seen = last?.played.length ?? course.played.length;
      const goesOn = last !== undefined && course.positions[seen] === last.positions[seen];
      if (!goesOn || course.played.length < seen) {
        clear();
        settle(session.position());
        return;
      }
      if (showing()?.pretended) clear();
      // The animation starts from here, even if the player was looking back.
      if (!busy() && position() !== last.positions[seen]) settle(last.positions[seen]!);
      for (let i = seen; i < course.played.length; i++) {
        queue.push({ before: course.positions[i]!, after: course.positions[i + 1]!, played: course.played[i]! });
      }
      if (queue.length > 0 && !busy()) play(run);
    });
    return course;
  });
  onCleanup(clear);

  return {
    position,
    scene,
    frame,
    showing,
    busy,
    paused,
    speed,
    toggle() {
      setPaused((was) => !was);
      wake?.();
    },
    faster() {
      setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!);
    },
    go(by) {
      const step = frames[at]?.step ?? 0;
      const wanted = step + by;
      const found =
        by > 0
          ? frames.findIndex((each) => each.step >= wanted)
          : frames.findIndex((each) => each.step === Math.max(1, wanted));
      setPaused(true);
      at = found < 0 ? frames.length - 1 : found;
      wake?.();
    },
    skip() {
      setPaused(false);
      at = frames.length;
      wake?.();
    },
    look(at) {
      if (!busy()) settle(at);
    },
    pretend(before, card, told = kit.walkOf(before, card)) {
      if (busy()) return;
      const turn = run;
      const release = session.hold();
      setBusy(true);
      setScene((last) => sceneOf(before, last));
      walk({ card, before, walk: told, pretended: true }, turn).then(() => {
        release();
        if (turn !== run) return;
        settle(position());
        setBusy(false);
      });
    },
  };
}
