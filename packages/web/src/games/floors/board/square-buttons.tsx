// biome-ignore-all lint/a11y/useSemanticElements: a table cannot have the layout of this board
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in each cell has the focus
/**
 * The squares as a grid of buttons above the picture. Tab reaches the squares on which the player can act; arrow keys
 * follow the screen; taps and drags work too.
 */
import { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, createSelector, createSignal, For, type JSX, on } from 'solid-js';
import { byKeyboard } from '../../../ui/by-keyboard.ts';
import { type Box, gridSize, middleOf, squareOfGrid } from './geometry.ts';
import type { Drag } from './scene.ts';

export interface CellsProps {
  readonly turned: boolean;
  readonly box: Box;
  readonly name: string;
  readonly label: (square: kit.Square) => string;
  readonly onSquare: (square: kit.Square) => void;
  readonly onFocus?: ((square: kit.Square) => void) | undefined;
  readonly drag?: Drag | undefined;
  /** Called with the position of the finger in units of the picture; null when it leaves. */
  readonly onFinger?: ((at: { readonly x: number; readonly y: number } | null) => void) | undefined;
  /** The square that gets the keyboard focus first. */
  readonly home: kit.Square;
  readonly grip?: kit.Place | undefined;
  /** The place of the selected token; the focus follows it. */
  readonly hand?: kit.Place | null | undefined;
  /** Squares on which the player can act. Tab alone reaches them, for players with a single switch. */
  readonly stops: readonly kit.Square[];
}

/** A touch this close to the middle of the door takes the token there, in units of the picture. */
const DOOR = 75;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const CORNERS: Readonly<Record<string, kit.Square>> = { Home: kit.ENTRANCE, End: kit.EXIT };

/** The square next to each place outside the hall. */
const OUTSIDE: ReadonlyMap<kit.Place, kit.Square> = new Map([
  [kit.WAITING, kit.ENTRANCE],
  [kit.OUT, kit.EXIT],
]);

interface Cell {
  readonly square: kit.Square;
  readonly x: number;
  readonly y: number;
}

function rowsOf(turned: boolean): readonly (readonly Cell[])[] {
  const { columns, rows } = gridSize(turned);
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => ({ square: squareOfGrid(x, y, turned), x, y })).filter(
      (cell): cell is Cell => cell.square !== null,
    ),
  );
}

const part = (units: number, whole: number): string => `${(units / whole) * 100}%`;

export function Cells(props: CellsProps): JSX.Element {
  const [focused, setFocused] = createSignal<kit.Square>();
  const buttons = new Map<kit.Square, HTMLButtonElement>();
  let grid!: HTMLDivElement;
  let dragging: { readonly pointer: number; last: kit.Place; moved: boolean } | null = null;
  let swallowClick = false;

  const isReachable = createSelector(() => focused() ?? props.home);
  const stops = createMemo(() => new Set(props.stops));
  const isGrip = createSelector(() => props.grip);

  const pointOf = (event: PointerEvent): { x: number; y: number } => {
    const { left, top, width, height } = grid.getBoundingClientRect();
    return {
      x: props.box.x + ((event.clientX - left) / width) * props.box.width,
      y: props.box.y + ((event.clientY - top) / height) * props.box.height,
    };
  };
  const squareUnder = (event: PointerEvent): kit.Square | null => {
    const { x, y } = pointOf(event);
    return squareOfGrid(Math.floor(x / 100), Math.floor(y / 100), props.turned);
  };

  /** Whether the pointer is at the entrance door, where a selected token waits outside the squares. */
  const atDoor = (event: PointerEvent): boolean => {
    const [at, door] = [pointOf(event), middleOf(kit.WAITING, props.turned)];
    return squareUnder(event) === null && Math.hypot(at.x - door.x, at.y - door.y) < DOOR;
  };

  const down = (event: PointerEvent): void => {
    swallowClick = false;
    if (event.button !== 0 || dragging !== null) return;
    if (event.pointerType === 'touch') props.onFinger?.(pointOf(event));
    const door = atDoor(event);
    const square = door ? kit.ENTRANCE : squareUnder(event);
    if (square === null || !props.drag?.start(door ? kit.WAITING : square)) return;
    // A token at the door has yet to enter the first square.
    dragging = { pointer: event.pointerId, last: door ? kit.WAITING : square, moved: false };
    grid.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && event.buttons !== 0) props.onFinger?.(pointOf(event));
    if (dragging === null || event.pointerId !== dragging.pointer) return;
    const square = squareUnder(event);
    if (square === null || square === dragging.last) return;
    dragging.last = square;
    dragging.moved = true;
    props.drag?.enter(square);
  };
  const up = (event: PointerEvent): void => {
    props.onFinger?.(null);
    if (dragging === null || event.pointerId !== dragging.pointer) return;
    const { moved, last } = dragging;
    dragging = null;
    // While the pointer is captured, the click goes to the grid and not to the button below it.
    swallowClick = true;
    if (!moved && event.type === 'pointerup') props.onSquare(last === kit.WAITING ? kit.ENTRANCE : last);
    props.drag?.end();
  };

  // The focus follows the selected token at once. After the next paint a fast player may already be on another square.
  createEffect(
    on(
      () => props.hand ?? null,
      (hand) => {
        if (hand !== null && byKeyboard()) buttons.get(OUTSIDE.get(hand) ?? hand)?.focus();
      },
      { defer: true },
    ),
  );

  const keydown = (event: KeyboardEvent, { x, y }: Cell): void => {
    const corner = CORNERS[event.key];
    if (corner !== undefined) {
      event.preventDefault();
      buttons.get(corner)?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const square = squareOfGrid(x + step[0], y + step[1], props.turned);
    if (square !== null) buttons.get(square)?.focus();
  };
  const click = (event: MouseEvent, square: kit.Square): void => {
    // The click of a key has a `detail` of 0.
    const swallowed = swallowClick && event.detail > 0;
    swallowClick = false;
    if (!swallowed) props.onSquare(square);
  };

  return (
    <div
      ref={grid}
      class="ff-cells"
      role="grid"
      aria-label={props.name}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onContextMenu={(event) => event.preventDefault()}
    >
      <For each={rowsOf(props.turned)}>
        {(row) => (
          <div role="row">
            <For each={row}>
              {(cell) => (
                <div
                  role="gridcell"
                  style={{
                    left: part(cell.x * 100 - props.box.x, props.box.width),
                    top: part(cell.y * 100 - props.box.y, props.box.height),
                    width: part(100, props.box.width),
                    height: part(100, props.box.height),
                  }}
                >
                  <button
                    ref={(button) => buttons.set(cell.square, button)}
                    type="button"
                    tabindex={isReachable(cell.square) || stops().has(cell.square) ? 0 : -1}
                    aria-label={props.label(cell.square)}
                    data-square={cell.square}
                    classList={{ 'ff-grip': isGrip(cell.square) }}
                    onFocus={() => {
                      setFocused(cell.square);
                      props.onFocus?.(cell.square);
                    }}
                    onKeyDown={(event) => keydown(event, cell)}
                    onClick={(event) => click(event, cell.square)}
                  />
                </div>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
