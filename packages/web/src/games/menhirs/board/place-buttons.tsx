/**
 * The touch targets: a button over every place and every arrow. Tab stops where the player can act, and at least once;
 * the arrow keys move from place to place.
 */
import './place-buttons.css';
import { menhirsKit } from '@speeltafel/rules';
import { createEffect, createMemo, createSelector, createSignal, For, Index, type JSX, on } from 'solid-js';
import { byKeyboard } from '../../../ui/by-keyboard.ts';
import { arrowAt, centre, onScreen, type Point, towards, VIEW, walk } from './geometry.ts';
import { ARROW, type Arrow, type Last } from './marks.tsx';

const { DIRECTIONS, PLACES } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

interface PlacesProps {
  readonly turned: boolean;
  /** The selected fog, with the arrows around it. */
  readonly held: PlaceSet;
  readonly arrows: readonly Arrow[];
  /** The arrows still belong to a cluster that is no longer chosen. */
  readonly stale: boolean;
  /** The last turn. */
  readonly last: Last | null;
  /** The direction whose destination is previewed; the other arrows are dimmed. */
  readonly aimed: Direction | null;
  /** Places where the player can act. Tab alone reaches them, for players with a single switch. */
  readonly stops: PlaceSet;
  readonly label: (place: Place) => string;
  readonly arrowLabel: (arrow: Arrow) => string;
  /** `byKey` is true if the keyboard was used. */
  readonly onPlace: (place: Place, byKey: boolean) => void;
  readonly onDirection: ((direction: Direction) => void) | undefined;
  /** Fog dragged in a direction; `null` when the finger is back where it started. */
  readonly onDrag: ((place: Place, direction: Direction | null, done: boolean) => void) | undefined;
  /** The distance of the finger from where it started, as a share of the board's width; null when it is released. */
  readonly onPull: (pull: Point | null) => void;
  readonly onFocus: (place: Place | null) => void;
}

const MIDDLE = PLACES.indexOf('d3');
const WAYS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
/** The keys around S, clockwise from straight up. */
const KEYS = 'wedxza';
/** A finger may tremble by this many pixels before it counts as a drag. */
const PULL = 14;

const left = (x: number): string => `${((x - VIEW.x) / VIEW.width) * 100}%`;
const top = (y: number): string => `${((y - VIEW.y) / VIEW.height) * 100}%`;

export function Places(props: PlacesProps): JSX.Element {
  const buttons: HTMLButtonElement[] = [];
  const [at, setAt] = createSignal<Place>(MIDDLE);
  const isAt = createSelector(at);
  let line = centre(MIDDLE).y;

  const visit = (place: Place): void => {
    setAt(place);
    buttons[place]?.focus();
  };

  // The focus follows the fog it was on.
  createEffect(
    on(
      () => props.last,
      (last) => {
        const here = document.activeElement === buttons[at()];
        const next = last && (last.from >> at()) & 1 ? menhirsKit.neighbour(at(), last.direction) : undefined;
        if (here && byKeyboard() && next !== undefined) visit(next);
      },
      { defer: true },
    ),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key as keyof typeof WAYS];
    if (way !== undefined) {
      event.preventDefault();
      const next = walk(at(), way, line, props.turned);
      if (way === 'up' || way === 'down') line = centre(next, props.turned).y;
      visit(next);
      return;
    }
    const screen = KEYS.indexOf(event.key.toLowerCase());
    if (event.key.length === 1 && screen >= 0 && props.onDirection) {
      event.preventDefault();
      props.onDirection(onScreen(screen, props.turned));
    }
  };

  let pulled: { readonly place: Place; readonly x: number; readonly y: number } | null = null;
  let way: Direction | null = null;
  let wasPulled = false;
  const onPointerDown = (event: PointerEvent, place: Place): void => {
    wasPulled = false;
    if (props.onDrag && event.isPrimary && event.button === 0) pulled = { place, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (pulled === null || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - pulled.x, event.clientY - pulled.y];
    const next = Math.hypot(dx, dy) < PULL ? null : towards(dx, dy, props.turned);
    if (next === null && !wasPulled) return;
    const board = event.currentTarget as Element;
    if (!wasPulled) board.setPointerCapture(event.pointerId);
    if (!wasPulled || next !== way) props.onDrag?.(pulled.place, next, false);
    wasPulled = true;
    way = next;
    props.onPull({ x: dx / board.clientWidth, y: dy / board.clientWidth });
  };
  const letGo = (dropped: boolean): void => {
    const held = pulled;
    pulled = null;
    if (held === null || !wasPulled) return;
    props.onPull(null);
    props.onDrag?.(held.place, dropped ? way : null, true);
    way = null;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus; keys and drags bubble up to here
    <div
      class="mh-places"
      classList={{ 'mh-pullable': props.onDrag !== undefined, 'mh-stale': props.stale }}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
      onFocusOut={() => props.onFocus(null)}
    >
      <For each={PLACES}>
        {(name, i) => {
          const place = i();
          const middle = createMemo(() => centre(place, props.turned));
          // Memos, so that only the buttons that change are updated, and not all thirty.
          const isStop = createMemo(() => ((props.stops >> place) & 1) === 1);
          const pressed = createMemo(() => ((props.held >> place) & 1 ? 'true' : undefined));
          return (
            <button
              type="button"
              class="mh-place"
              data-place={name}
              ref={(button) => {
                buttons[place] = button;
              }}
              style={{ left: left(middle().x), top: top(middle().y) }}
              tabIndex={isAt(place) || isStop() ? 0 : -1}
              aria-label={props.label(place)}
              aria-pressed={pressed()}
              onPointerDown={(event) => onPointerDown(event, place)}
              onFocus={(event) => {
                setAt(place);
                props.onFocus(event.currentTarget.matches(':focus-visible') ? place : null);
              }}
              onClick={(event) => {
                line = middle().y;
                // A drag ends in a click of the pointer. The click of a key has a `detail` of 0.
                if (!wasPulled || event.detail === 0) props.onPlace(place, event.detail === 0);
                wasPulled = false;
              }}
            />
          );
        }}
      </For>
      <Index each={props.arrows}>
        {(arrow) => {
          const apart = (): boolean => props.aimed !== null && props.aimed !== arrow().direction;
          const spot = (): { x: number; y: number } => arrowAt(props.held, arrow().direction, props.turned);
          return (
            <button
              type="button"
              class={`mh-arrow mh-${arrow().state} ${apart() ? 'mh-apart' : ''}`}
              data-direction={DIRECTIONS[arrow().direction]}
              style={{ left: left(spot().x), top: top(spot().y), '--nth': onScreen(arrow().direction, props.turned) }}
              aria-label={props.arrowLabel(arrow())}
              aria-pressed={arrow().state === 'previewed' ? 'true' : undefined}
              onClick={() => props.onDirection?.(arrow().direction)}
            >
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                <path d={ARROW} transform={`rotate(${onScreen(arrow().direction, props.turned) * 60})`} />
                <path class="mh-bar-gap" d="M-11 11L11 -11" />
                <path class="mh-bar" d="M-11 11L11 -11" />
              </svg>
            </button>
          );
        }}
      </Index>
    </div>
  );
}
