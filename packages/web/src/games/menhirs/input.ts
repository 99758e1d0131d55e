/** The player's unfinished input: a cluster with its direction, or a tile to lay or take. Contains no rules. */
import { menhirs, menhirsKit, type Refusal, type Seat } from '@speeltafel/rules';
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { settings } from '../../settings/settings.ts';
import { createAfterPaint, createDeferredAction } from '../../ui/after-paint.ts';
import type { Arrow } from './board/board.tsx';

const { cluster, DECIDING, DIRECTIONS, SPLITTABLE, size, takable } = menhirsKit;
type Action = menhirsKit.Action;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

const has = (set: PlaceSet, place: Place): boolean => ((set >> place) & 1) === 1;

/** What the input needs from a table. Games, puzzles and lessons provide it. */
export interface Playable {
  position(): menhirsKit.Position;
  view(): menhirsKit.View;
  /** The seat that acts on this device now, if any. */
  actor(): Seat | null;
  now(): number;
  act(seat: Seat, action: Action): Refusal | null;
  /** The tentative turn, which survives a reload. */
  table(): { readonly tentative: { readonly actions: readonly Action[] } | null };
  tryOut(seat: Seat, action: Action): Refusal | null;
  dropTentative(): void;
}

export function createInput(table: Playable) {
  const { view, actor } = table;
  const tried = table.table().tentative?.actions[0];
  const kept = tried?.kind === 'move' ? tried : null;
  const [chosen, setChosen] = createSignal<PlaceSet>(kept?.set ?? 0);
  const [way, setWay] = createSignal<Direction | null>(kept?.direction ?? null);
  const [picked, setPicked] = createSignal<Place | null>(null);
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  const { pending, schedule, flush } = createDeferredAction();

  /**
   * First the cluster is lifted, the arrow filled or the tile ringed. Everything else that is drawn, said or stored
   * follows after the paint.
   */
  const held = createAfterPaint(() => ({ chosen: chosen(), way: way(), picked: picked() }));
  const settled = {
    chosen: createMemo(() => held().chosen),
    way: createMemo(() => held().way),
    picked: createMemo(() => held().picked),
  };

  const whole = createMemo(() => (chosen() === 0 ? 0 : cluster(view().fog, chosen())));
  const splitting = createMemo(() => chosen() !== whole());
  const phase = () => view().phase;
  /** A claim is proved with a single move, so that move is always confirmed. */
  const atOnce = (): boolean => !settings().confirm && phase() !== 'prove';
  const moving = (): boolean => actor() !== null && (phase() === 'move' || phase() === 'prove');

  const putDown = (): void => {
    flush();
    batch(() => {
      setChosen(0);
      setWay(null);
      setPicked(null);
      setRefused(null);
    });
  };
  /** Everything selected belongs to the old position. */
  const letGo = (): void => {
    batch(() => {
      putDown();
      held.catchUp();
    });
  };
  createEffect(on(table.position, letGo, { defer: true }));
  const keep = ({ chosen: set, way: direction }: ReturnType<typeof held>): void => {
    const seat = actor();
    const before = table.table().tentative?.actions[0];
    if (before?.kind === 'move' && before.set === set && before.direction === direction) return;
    batch(() => {
      if (before !== undefined) table.dropTentative();
      if (direction !== null && seat !== null) table.tryOut(seat, { kind: 'move', set, direction });
    });
  };
  createEffect(on(held, keep, { defer: true }));
  /**
   * Plays only in the position of the decision, since a takeback may have come in between. At the decision moment a
   * secret choice of the opponent does not matter.
   */
  function play(action: Action): void {
    const [seat, seen] = [actor(), table.position()];
    if (seat === null) return;
    schedule(() => {
      const now = table.position();
      if (now !== seen && now.state.phase !== DECIDING) return;
      const refusal = table.act(seat, action);
      if (refusal === null) letGo();
      else setRefused(refusal);
    });
  }

  /** The rules' verdict on each direction for the chosen tiles. */
  const verdicts = createMemo((): readonly (Refusal | null)[] => {
    const [set, seat] = [settled.chosen(), actor()];
    if (set === 0 || seat === null) return [];
    return DIRECTIONS.map((_, direction) => {
      const result = menhirs.play(table.position(), seat, { kind: 'move', set, direction }, table.now());
      return result.ok ? null : result.refusal;
    });
  });
  const arrows = createMemo((): readonly Arrow[] =>
    verdicts().flatMap((verdict, direction): Arrow[] => {
      if (verdict?.code === 'ko') return [{ direction, state: 'ko' }];
      if (verdict !== null) return [];
      return [{ direction, state: direction === way() ? 'previewed' : 'legal' }];
    }),
  );
  /** Why the chosen part cannot move on its own. */
  const splitReason = (): Refusal | null => verdicts().find((verdict) => verdict?.code === 'split') ?? null;

  function go(direction: Direction): void {
    flush();
    if (settled.chosen() !== chosen()) held.catchUp();
    const verdict = verdicts()[direction];
    if (verdict === undefined) return;
    if (verdict !== null) {
      setWay(null);
      setRefused(verdict);
    } else if (way() === direction || atOnce()) play({ kind: 'move', set: chosen(), direction });
    else {
      batch(() => {
        setRefused(null);
        setWay(direction);
      });
    }
  }

  function choose(place: Place, byKey: boolean): void {
    const aimed = way();
    // Enter plays the previewed move wherever the focus is on the cluster.
    if (byKey && aimed !== null && has(chosen() | menhirsKit.shifted(chosen(), aimed), place)) {
      go(aimed);
      return;
    }
    batch(() => {
      setRefused(null);
      if (!has(view().fog, place)) {
        // A tap on a place where the previewed cluster would land plays the move.
        const direction = way();
        if (direction !== null && has(menhirsKit.shifted(chosen(), direction), place)) go(direction);
        else putDown();
        return;
      }
      setWay(null);
      if (!has(whole(), place)) setChosen(cluster(view().fog, 1 << place));
      else if (size(whole()) < SPLITTABLE) putDown();
      else if (!splitting()) setChosen(1 << place);
      else {
        const rest = chosen() ^ (1 << place);
        setChosen(rest === 0 ? whole() : rest);
      }
    });
  }

  /** A tile to lay, to take or to turn: the second tap plays it. */
  function pick(kind: 'flip' | 'place' | 'take', place: Place): void {
    const seat = actor();
    if (seat === null) return;
    const result = menhirs.play(table.position(), seat, { kind, place }, table.now());
    if (!result.ok) {
      setPicked(null);
      setRefused(result.refusal);
    } else if (picked() === place || !settings().confirm) play({ kind, place });
    else {
      setRefused(null);
      setPicked(place);
    }
  }

  function touch(place: Place, byKey = false): void {
    flush();
    const now = phase();
    if (actor() === null) return;
    if (now === 'move' || now === 'prove') choose(place, byKey);
    else if (now === 'flip' || now === 'place' || now === 'take') pick(now, place);
  }

  function drag(place: Place, direction: Direction | null, done: boolean): void {
    flush();
    if (!moving() || !has(view().fog, place)) return;
    if (!has(chosen(), place)) {
      setChosen(cluster(view().fog, 1 << place));
    }
    held.catchUp();
    const verdict = direction === null ? undefined : verdicts()[direction];
    batch(() => {
      setRefused(verdict ?? null);
      setWay(verdict === null ? direction : null);
      held.catchUp();
    });
    if (done && direction !== null && verdict === null && atOnce()) {
      play({ kind: 'move', set: chosen(), direction });
    }
  }

  /** Shows a turn that is not played: a hint. */
  function show(action: Action): void {
    flush();
    batch(() => {
      putDown();
      if (action.kind === 'move') {
        setChosen(action.set);
        setWay(action.direction);
      } else if (action.kind === 'take' || action.kind === 'place' || action.kind === 'flip') setPicked(action.place);
      held.catchUp();
    });
  }

  /** The action that a second tap would play. */
  function inHand(): Action | null {
    const { chosen: set, way: direction, picked: place } = held();
    if (direction !== null) return { kind: 'move', set, direction };
    const now = phase();
    return place !== null && (now === 'flip' || now === 'place' || now === 'take') ? { kind: now, place } : null;
  }

  function confirm(): void {
    flush();
    const [direction, place, now] = [way(), picked(), phase()];
    if (direction !== null) go(direction);
    else if (place !== null && (now === 'flip' || now === 'place' || now === 'take')) pick(now, place);
  }

  return {
    /** Empty as soon as the move is decided. */
    chosen: createMemo(() => (pending() ? 0 : chosen())),
    pending,
    settled,
    splitting,
    way,
    /** The tile with a ring around it. */
    picked: createMemo(() => (pending() || picked() === null ? 0 : 1 << picked()!)),
    refused,
    arrows,
    verdicts,
    splitReason,
    moving,
    holding: () => settled.chosen() !== 0 || settled.picked() !== null,
    /**
     * The tiles that may be taken. Under hidden fog the page does not know which one must stay, so all look the same.
     */
    takable: createMemo(() => {
      if (actor() === null || phase() !== 'take') return 0;
      return view().options.hidden ? view().fog : takable(table.position().state);
    }),
    touch,
    drag,
    go,
    show,
    inHand,
    confirm,
    putDown,
    play,
    refuse: setRefused,
  };
}

export type BoardInput = ReturnType<typeof createInput>;
