/**
 * The hall, drawn from its props and used by everything that shows a board. With `onSquare` its squares are buttons;
 * without it, it is a still picture of any size.
 *
 * <Board tiles={tiles} tokens={tokens} monster={{ square, facing }} name={name} />
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
  /** Tokens on the board are drawn; others are ignored. */
  readonly tokens: readonly Keyed<SeenToken>[];
  readonly monster?: SeenMonster | null;
  /** The parts of a monster that players built; without them, the usual monster. */
  readonly monsterParts?: floorsMonster.Parts | null;
  /** Writes the name of each square into it, whatever the settings. */
  readonly named?: boolean | undefined;
  /** The player whose tokens get a ring, where it is not obvious which ones are theirs. */
  readonly own?: kit.Player | undefined;
  /** Turned a quarter clockwise, for tall screens. */
  readonly turned?: boolean;
  /** The part of the picture to show (see `cropAround`); by default the whole hall. */
  readonly crop?: Box;
  readonly path?: SeenPath | null;
  /** The place of the selected token. Its ring appears at once, before its path is drawn. */
  readonly hand?: kit.Place | null;
  /** Squares one step away, and squares farther away where the path could end. */
  readonly lit?: readonly kit.Square[];
  readonly far?: readonly kit.Square[];
  /** Squares whose stones are drawn pale, because they are about to move. */
  readonly faint?: readonly kit.Square[];
  readonly ghosts?: Ghosts;
  readonly walk?: SeenWalk | null;
  readonly look?: SeenLook | null;
  readonly dangers?: readonly SeenDanger[];
  /** The accessible name of the picture or the grid. */
  readonly name: string;
  readonly label?: (square: kit.Square) => string;
  /** Squares on which the player can act. */
  readonly stops?: readonly kit.Square[] | undefined;
  readonly onSquare?: (square: kit.Square) => void;
  readonly onFocus?: (square: kit.Square) => void;
  readonly drag?: Drag;
  readonly onFinger?: (at: { readonly x: number; readonly y: number } | null) => void;
  /** The square that gets the keyboard focus first. */
  readonly home?: kit.Square;
  /** Pieces are animated from square to square. */
  readonly moving?: boolean;
  /** The monster is walking: the candles flicker. If they always did, they would delay the feedback to every touch. */
  readonly stirred?: boolean;
  readonly class?: string;
  /** An id with which another picture can show the same pieces. */
  readonly piecesId?: string;
  /** The place where a drag can begin even while the hall can be panned. */
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

/** Flickering candle light on its own layer, so that nothing is repainted. */
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
  /**
   * The buttons of the squares are invisible. They are rendered after the first paint, so that the hall appears sooner.
   */
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
            hand={props.hand}
          />
        )}
      </Show>
    </div>
  );
}
