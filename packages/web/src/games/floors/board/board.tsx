/**
 * The hall as a picture of its props: anything that shows a board draws it with this. With `onSquare` its squares are buttons;
 * without, it is a still picture of any size.
 *
 *     <Board tiles={tiles} tokens={tokens} monster={{ square, facing }} name={name} />
 */
import { floorsKit as kit } from '@speeltafel/rules';
import type { floorsMonster } from '@speeltafel/table';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { settings } from '../../../settings/settings.ts';
import { createPainted } from '../../../ui/after-paint.ts';
import './board.css';
import { showSprite } from '../art/sprite.ts';
import { TokenArt } from '../art/token.tsx';
import { FloorPicture } from './floor-picture.tsx';
import { type Box, middleOf, plaques, viewBoxOf, wholeBox } from './geometry.ts';
import { HandRing } from './hand-ring.tsx';
import { FarDots, Lit, PathEnd, PathLine, PathNote } from './path.tsx';
import { Monster, TileArt, Tiles, Tokens, tokenSize } from './pieces.tsx';
import type { Drag, Ghosts, Keyed, SeenDanger, SeenLook, SeenMonster, SeenPath, SeenToken, SeenWalk } from './scene.ts';
import { Cells } from './square-buttons.tsx';
import { Beams, Dangers, Distances, Footprints, StepNumbers } from './walk.tsx';

export interface BoardProps {
  readonly tiles: readonly Keyed<kit.Tile>[];
  /** Those that stand in the hall are drawn; others are ignored. */
  readonly tokens: readonly Keyed<SeenToken>[];
  readonly monster?: SeenMonster | null;
  /** What players built the monster from; without it, it is the usual one. */
  readonly monsterParts?: floorsMonster.Parts | null;
  /** Writes the name of each square into it, whatever the settings say. */
  readonly named?: boolean | undefined;
  /** The player whose tokens have a ring, where it is not plain whose they are. */
  readonly own?: kit.Player | undefined;
  /** Turned a quarter clockwise, for tall screens. */
  readonly turned?: boolean;
  /** A part of the picture (see `cropAround`); the whole hall if left out. */
  readonly crop?: Box;
  readonly path?: SeenPath | null;
  /** Where something is in hand: a ring that is there at once, whatever else of its way is still to be drawn. */
  readonly hand?: kit.Place | null;
  /** Squares one step away, and those farther on where the way could end. */
  readonly lit?: readonly kit.Square[];
  readonly far?: readonly kit.Square[];
  /** Squares whose stones are drawn pale: they will have moved. */
  readonly faint?: readonly kit.Square[];
  readonly ghosts?: Ghosts;
  readonly walk?: SeenWalk | null;
  readonly look?: SeenLook | null;
  readonly dangers?: readonly SeenDanger[];
  /** The picture's or the grid's spoken name. */
  readonly name: string;
  readonly label?: (square: kit.Square) => string;
  /** Squares on which something can be done. */
  readonly stops?: readonly kit.Square[] | undefined;
  readonly onSquare?: (square: kit.Square) => void;
  readonly onFocus?: (square: kit.Square) => void;
  readonly drag?: Drag;
  readonly onFinger?: (at: { readonly x: number; readonly y: number } | null) => void;
  /** The square that the keyboard reaches first. */
  readonly home?: kit.Square;
  /** Things travel from square to square. */
  readonly moving?: boolean;
  /** The monster goes about: the candles flicker. They would hold up every touch if they always did. */
  readonly stirred?: boolean;
  readonly class?: string;
  /** A name under which another picture can show the same pieces. */
  readonly piecesId?: string;
  /** Where a drag begins even while the hall is panned. */
  readonly grip?: kit.Place | undefined;
}

const NONE: readonly never[] = [];
const SQUARES = Array.from({ length: kit.SQUARES }, (_, square) => square);

/** Everything above the floor. */
function BoardPieces(props: BoardProps & { readonly turned: boolean }): JSX.Element {
  const faint = createMemo(() => new Set(props.faint ?? NONE));
  const taken = (square: kit.Square): boolean => props.tokens.some(({ place }) => place === square);
  return (
    <>
      <g class="ff-plaques" font-size={props.turned ? 34.2 : 28.1}>
        <For each={plaques(props.turned)}>
          {({ letter, x, y }) => (
            <text x={x} y={y + 1.5} font-size={letter === '✱' ? '23.7' : undefined}>
              {letter}
            </text>
          )}
        </For>
      </g>
      <Show when={props.named || settings().coordinates}>
        <g class="ff-coords">
          <For each={SQUARES}>
            {(square) => {
              const at = () => middleOf(square, props.turned);
              return (
                <text x={at().x - 45} y={at().y - 29}>
                  {kit.makeSquare(square)}
                </text>
              );
            }}
          </For>
        </g>
      </Show>
      <Tiles tiles={props.tiles} faint={faint()} turned={props.turned} />
      <Show when={props.look}>{(look) => <Beams look={look()} tiles={props.tiles} turned={props.turned} />}</Show>
      <Show when={props.walk}>{(walk) => <Footprints walk={walk()} turned={props.turned} />}</Show>
      <FarDots squares={props.far ?? NONE} turned={props.turned} />
      <Tokens tokens={props.tokens} turned={props.turned} own={props.own} />
      <For each={props.lit ?? NONE}>
        {(square) => <Lit square={square} turned={props.turned} taken={taken(square)} />}
      </For>
      <Show when={props.path}>{(path) => <PathLine path={path()} turned={props.turned} />}</Show>
      <g opacity=".55">
        <For each={props.ghosts?.tiles ?? NONE}>{(tile) => <TileArt tile={tile} turned={props.turned} />}</For>
        <For each={props.ghosts?.tokens ?? NONE}>
          {(token) => {
            const at = () => middleOf(token.place, props.turned);
            return (
              <g transform={`translate(${at().x} ${at().y})`}>
                <TokenArt {...token} size={tokenSize(props.turned) * 0.92} plain />
              </g>
            );
          }}
        </For>
        <Show when={props.ghosts?.monster}>
          {(ghost) => <Monster monster={ghost()} parts={props.monsterParts} turned={props.turned} />}
        </Show>
      </g>
      <Show when={props.walk}>{(walk) => <StepNumbers walk={walk()} turned={props.turned} />}</Show>
      <Show when={props.dangers}>{(dangers) => <Dangers dangers={dangers()} turned={props.turned} />}</Show>
      <Show when={props.path}>{(path) => <PathEnd path={path()} turned={props.turned} />}</Show>
      <Show when={props.monster}>
        {(monster) => <Monster monster={monster()} parts={props.monsterParts} turned={props.turned} />}
      </Show>
      <Show when={props.path?.note}>
        {(words) => <PathNote path={props.path!} words={words()} around={props} turned={props.turned} />}
      </Show>
      <Show when={props.look}>{(look) => <Distances look={look()} turned={props.turned} />}</Show>
    </>
  );
}

/** Candle light that waxes and wanes: a layer of its own, so that nothing is painted anew. */
const CANDLES: readonly (readonly [number, number, number])[] = [
  [300, 20, 312],
  [820, 20, 304],
  [1340, 230, 280],
  [1540, 680, 272],
  [1200, 1060, 296],
  [660, 1060, 312],
  [240, 820, 272],
  [50, 400, 272],
];

export function Board(props: BoardProps): JSX.Element {
  showSprite();
  const turned = () => props.turned === true;
  const whole = () => wholeBox(turned());
  const box = () => props.crop ?? whole();
  const square = () => props.onSquare;
  /** The buttons of the squares are invisible: they come after the first paint of the hall, which is then sooner. */
  const drawn = createPainted();
  return (
    <div
      class={`ff-hall ${props.class ?? ''}`}
      classList={{ 'ff-moving': props.moving === true, 'ff-stirred': props.stirred === true, 'ff-turned': turned() }}
      style={{ 'aspect-ratio': `${box().width} / ${box().height}` }}
    >
      <svg class="ff-floor" viewBox={viewBoxOf(box())} aria-hidden="true">
        <FloorPicture turned={turned()} />
      </svg>
      <Show when={square()}>
        <svg class="ff-flicker" viewBox={viewBoxOf(box())} aria-hidden="true">
          <g transform={turned() ? 'translate(1100 0) rotate(90)' : undefined}>
            <For each={CANDLES}>{([x, y, r]) => <circle cx={x} cy={y} r={r * 0.8} fill="url(#ff-g-warm)" />}</For>
          </g>
        </svg>
      </Show>
      <svg
        class="ff-live"
        viewBox={viewBoxOf(box())}
        role={square() ? undefined : 'img'}
        aria-label={square() ? undefined : props.name}
        aria-hidden={square() ? 'true' : undefined}
      >
        <g id={props.piecesId}>
          <BoardPieces {...props} turned={turned()} />
        </g>
      </svg>
      <Show when={square()}>
        <HandRing place={props.hand ?? null} box={box()} turned={turned()} />
      </Show>
      <Show when={drawn() && square()}>
        {(onSquare) => (
          <Cells
            turned={turned()}
            box={box()}
            name={props.name}
            label={props.label ?? kit.makeSquare}
            stops={props.stops ?? NONE}
            onSquare={(at) => onSquare()(at)}
            onFocus={props.onFocus}
            drag={props.drag}
            onFinger={props.onFinger}
            home={props.home ?? kit.ENTRANCE}
            grip={props.grip}
          />
        )}
      </Show>
    </div>
  );
}
