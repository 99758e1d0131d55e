/** The state of the referee screen: the drawing, the selection, and the question asked. */
import { menhirsKit } from '@speeltafel/rules';
import { createEffect, createSignal, on } from 'solid-js';
import * as v from 'valibot';
import { go, place, to } from '../../../../router/route.ts';
import { storedSignal } from '../../../../storage/stored-signal.ts';
import type { Move } from './answers.ts';
import { canHaveMoved, type Draft, EMPTY_DRAFT, fits, makeDraft, parseDraft } from './drawn-position.ts';

type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

export type Mode = 'draw' | 'last' | 'ask';
export type Question = 'claim' | 'move' | 'taking';

const refereeAddress = (draft: Draft): string =>
  `${to('companion', 'menhirs', 'referee')}?p=${encodeURIComponent(makeDraft(draft))}`;

/** The last drawing is shown again when the screen is opened without a link. */
const [lastDrawing, keepDrawing] = storedSignal('companion.menhirs.drawing', v.string(), () => '');

export function createRefereeState() {
  const [draft, setDraft] = createSignal<Draft>(parseDraft(place().query.get('p') ?? lastDrawing()) ?? EMPTY_DRAFT);
  const [mode, setMode] = createSignal<Mode>(draft().fog === 0 ? 'draw' : 'ask');
  const [question, setQuestion] = createSignal<Question>('claim');
  const [tool, setTool] = createSignal<'stone' | 'fog'>('stone');
  const [lastTool, setLastTool] = createSignal<'moved' | 'taken'>('moved');
  /** The selected tiles: of the last move, or of the move asked about. */
  const [chosen, setChosen] = createSignal<PlaceSet>(0);
  const [direction, setDirection] = createSignal<Direction | null>(null);
  const [shown, setShown] = createSignal<Move | null>(null);
  const [full, setFull] = createSignal(false);

  const draw = (next: Draft): void => {
    setDraft(next);
    setShown(null);
    setFull(false);
    if (!fits(next)) return;
    keepDrawing(makeDraft(next));
    go(refereeAddress(next), { replace: true });
  };

  /** Drops the last move if the fog it needs is gone. */
  const settle = (next: Draft): Draft => {
    if (next.moved === 0) return { ...next, tile: 0 };
    const stands = (next.moved & ~next.fog & ~next.tile) === 0 && (next.tile & next.fog) === 0;
    return stands ? next : { ...next, moved: 0, tile: 0 };
  };

  /**
   * The rules decide whether there are enough pieces in the box. A moor without fog is not a valid position yet, but
   * can be drawn on.
   */
  const fitsInBox = (next: Draft): boolean => fits({ ...next, fog: next.fog || 1, moved: 0, tile: 0 });

  const put = (bit: PlaceSet): void => {
    const before = draft();
    const next = settle(
      tool() === 'stone' ? { ...before, menhirs: before.menhirs ^ bit } : { ...before, fog: before.fog ^ bit },
    );
    if (fitsInBox(next)) draw(next);
    else setFull(true);
  };

  const markLast = (set: PlaceSet, heading: Direction | null): void => {
    setChosen(set);
    const { moved: _moved, heading: before, ...rest } = draft();
    const way = heading ?? before;
    const moved = set | (draft().tile & draft().moved);
    const can = set !== 0 && canHaveMoved({ ...draft(), moved: 0 }, moved, way);
    draw({ ...rest, moved: can ? moved : 0, heading: way, tile: can ? draft().tile : 0 });
  };

  const markTaken = (bit: PlaceSet): void => {
    const { moved, fog, tile } = draft();
    const landed = moved & fog;
    const next = { ...draft(), moved: landed, tile: tile === bit ? 0 : bit };
    if (fits(next)) draw(next);
    else if (fits({ ...next, moved: landed | bit })) draw({ ...next, moved: landed | bit });
  };

  /** The drawing with the taken tile counted as one of the moved tiles, or not; undefined if that is impossible. */
  const takenAlong = (along: boolean): Draft | undefined => {
    const { moved, tile } = draft();
    const next = { ...draft(), moved: along ? moved | tile : moved & ~tile };
    return tile !== 0 && next.moved !== 0 && fits(next) ? next : undefined;
  };

  const enter = (next: Mode): void => {
    setMode(next);
    setShown(null);
    setDirection(null);
    setChosen(next === 'last' ? draft().moved & draft().fog : 0);
  };

  const tap = (at: menhirsKit.Place): void => {
    const bit = 1 << at;
    const fogged = (draft().fog & bit) !== 0;
    if (mode() === 'draw') put(bit);
    else if (mode() === 'last' && lastTool() === 'taken') {
      if (!fogged && draft().moved !== 0) markTaken(bit);
    } else if (mode() === 'last') {
      if (fogged) markLast(chosen() ^ bit, null);
    } else if (fogged) {
      setQuestion('move');
      setShown(null);
      // The first tap selects the whole cluster; further taps select a part of it.
      const bank = menhirsKit.cluster(draft().fog, bit);
      setChosen(chosen() === 0 || (chosen() & ~bank) !== 0 ? bank : chosen() === bank ? bit : chosen() ^ bit);
    }
  };

  const point = (way: Direction): void => {
    if (mode() === 'last') markLast(chosen(), way);
    else setDirection(way);
  };

  const ask = (next: Question): void => {
    setQuestion(next);
    setShown(null);
    setChosen(0);
    setDirection(null);
  };

  const open = (next: Draft): void => {
    draw(next);
    enter(next.fog === 0 ? 'draw' : 'ask');
    setQuestion('claim');
  };

  /** Another link may be opened while this screen is shown. */
  createEffect(
    on(
      () => place().query.get('p'),
      (text) => {
        const given = parseDraft(text ?? '');
        if (given !== undefined && makeDraft(given) !== makeDraft(draft())) open(given);
      },
      { defer: true },
    ),
  );

  return {
    draft,
    mode,
    question,
    tool,
    lastTool,
    chosen,
    direction,
    shown,
    full,
    takenAlong,
    draw,
    /** A last move that is impossible in the new round is dropped. */
    change: (part: Partial<Draft>) => {
      const next = settle({ ...draft(), ...part });
      draw(next.fog === 0 || fits(next) ? next : { ...next, moved: 0, tile: 0 });
    },
    forget: () => {
      setChosen(0);
      draw({ ...draft(), moved: 0, tile: 0 });
    },
    open,
    enter,
    ask,
    tap,
    point,
    setTool,
    setLastTool,
    show: setShown,
  };
}

export type RefereeState = ReturnType<typeof createRefereeState>;
