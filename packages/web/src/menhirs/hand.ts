/** What the person in front of the screen holds: a bank with its direction, a tile to lay or to take. Nothing here is a rule. */
import { menhirs, menhirsKit, type Refusal } from '@speeltafel/rules';
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { settings } from '../settings/settings.ts';
import type { MenhirsGame } from './game.ts';
import type { Arrow } from './moor.tsx';

const { cluster, DIRECTIONS, SPLITTABLE, size, takable } = menhirsKit;
type Action = menhirsKit.Action;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

const has = (set: PlaceSet, place: Place): boolean => ((set >> place) & 1) === 1;

export function createHand(game: MenhirsGame) {
  const { session, view, actor } = game;
  const [chosen, setChosen] = createSignal<PlaceSet>(0);
  const [way, setWay] = createSignal<Direction | null>(null);
  const [picked, setPicked] = createSignal<Place | null>(null);
  const [refused, setRefused] = createSignal<Refusal | null>(null);

  const whole = createMemo(() => (chosen() === 0 ? 0 : cluster(view().fog, chosen())));
  const splitting = createMemo(() => chosen() !== whole());
  const phase = () => view().phase;
  const moving = (): boolean => actor() !== null && (phase() === 'move' || phase() === 'prove');

  const putDown = (): void => {
    batch(() => {
      setChosen(0);
      setWay(null);
      setPicked(null);
      setRefused(null);
    });
  };
  createEffect(on(() => session.table().version, putDown, { defer: true }));

  function play(action: Action): void {
    const seat = actor();
    if (seat === null) return;
    const refusal = session.act(seat, action);
    if (refusal === null) putDown();
    else setRefused(refusal);
  }

  /** What the rules say to each direction for what is chosen. */
  const verdicts = createMemo((): readonly (Refusal | null)[] => {
    const [set, seat] = [chosen(), actor()];
    if (set === 0 || seat === null) return [];
    return DIRECTIONS.map((_, direction) => {
      const result = menhirs.play(session.position(), seat, { kind: 'move', set, direction }, session.now());
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
  /** Why the part chosen cannot go as it is. */
  const splitReason = (): Refusal | null => verdicts().find((verdict) => verdict?.code === 'split') ?? null;

  function go(direction: Direction): void {
    const verdict = verdicts()[direction];
    if (verdict === undefined) return;
    if (verdict !== null) {
      setWay(null);
      setRefused(verdict);
    } else if (way() === direction || !settings().confirm) play({ kind: 'move', set: chosen(), direction });
    else {
      setRefused(null);
      setWay(direction);
    }
  }

  function choose(place: Place): void {
    batch(() => {
      setRefused(null);
      if (!has(view().fog, place)) {
        // The place where a previewed bank would land plays it.
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
    const result = menhirs.play(session.position(), seat, { kind, place }, session.now());
    if (!result.ok) {
      setPicked(null);
      setRefused(result.refusal);
    } else if (picked() === place || !settings().confirm) play({ kind, place });
    else {
      setRefused(null);
      setPicked(place);
    }
  }

  function touch(place: Place): void {
    const now = phase();
    if (actor() === null) return;
    if (now === 'move' || now === 'prove') choose(place);
    else if (now === 'flip' || now === 'place' || now === 'take') pick(now, place);
  }

  function drag(place: Place, direction: Direction | null, done: boolean): void {
    if (!moving() || !has(view().fog, place)) return;
    if (!has(chosen(), place)) {
      setChosen(cluster(view().fog, 1 << place));
    }
    const verdict = direction === null ? undefined : verdicts()[direction];
    batch(() => {
      setRefused(verdict ?? null);
      setWay(verdict === null ? direction : null);
    });
    if (done && direction !== null && verdict === null && !settings().confirm) {
      play({ kind: 'move', set: chosen(), direction });
    }
  }

  function confirm(): void {
    const [direction, place, now] = [way(), picked(), phase()];
    if (direction !== null) go(direction);
    else if (place !== null && (now === 'flip' || now === 'place' || now === 'take')) pick(now, place);
  }

  return {
    chosen,
    splitting,
    way,
    picked,
    refused,
    arrows,
    verdicts,
    splitReason,
    moving,
    holding: () => chosen() !== 0 || picked() !== null,
    /** The tiles that may be taken. Under hidden fog nobody knows which one must stay, so all look alike. */
    takable: createMemo(() => {
      if (actor() === null || phase() !== 'take') return 0;
      return view().options.hidden ? view().fog : takable(session.position().state);
    }),
    touch,
    drag,
    go,
    confirm,
    putDown,
    play,
    refuse: setRefused,
  };
}

export type Hand = ReturnType<typeof createHand>;
