/** Tiles, tokens and the monster. Each is a group that is animated by its transform. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { floorsMonster } from '@speeltafel/table';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { drawsInLines } from '../../../ui/line-drawings.ts';
import { LineMonster } from '../art/line-tile.tsx';
import { PoolArt, SquareTileArt } from '../art/pictures.tsx';
import { TokenArt } from '../art/token.tsx';
import { TableMonsterTop } from '../monster/table-monster.tsx';
import { angleOf, gridOf, middleOf, type Point } from './geometry.ts';
import { turnTo } from './rotation.ts';
import type { Keyed, SeenMonster, SeenToken } from './scene.ts';

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** `turned` may change while the tile stays, for example when a phone is rotated. */
export function TileArt(props: { readonly tile: kit.Tile; readonly turned: boolean }): JSX.Element {
  const { tile } = props;
  if (!kit.isPool(tile)) {
    const angle = (): number => (kit.isTeleporter(tile) ? angleOf(tile.arrow, props.turned) : 0);
    return (
      <g class="ff-thing" style={{ transform: at(middleOf(tile.square, props.turned)) }}>
        <SquareTileArt kind={tile.kind} angle={angle()} />
      </g>
    );
  }
  const corner = createMemo((): Point => {
    const corners = (kit.coveredBy(tile) ?? [tile.square]).map((square) => gridOf(square, props.turned));
    return { x: Math.min(...corners.map(({ x }) => x)) * 100, y: Math.min(...corners.map(({ y }) => y)) * 100 };
  });
  const lying = (): boolean => (tile.kind === 'H') !== props.turned;
  return tile.kind === 'P' ? (
    <g transform={`translate(${corner().x} ${corner().y})`}>
      <PoolArt width={2} height={2} />
    </g>
  ) : (
    <g
      transform={
        lying() ? `translate(${corner().x} ${corner().y})` : `translate(${corner().x + 100} ${corner().y}) rotate(90)`
      }
    >
      <PoolArt width={4} height={1} />
    </g>
  );
}

/** Keeps the same element for each key, even if the item changes. */
function Rows<T>(props: {
  readonly each: readonly Keyed<T>[];
  readonly nameOf: (thing: T, index: number) => string;
  readonly children: (thing: () => T) => JSX.Element;
}): JSX.Element {
  const byKey = createMemo(() => new Map(props.each.map((thing, i) => [thing.key ?? props.nameOf(thing, i), thing])));
  return (
    <For each={[...byKey().keys()]}>
      {(key) => {
        const thing = createMemo<T>((last) => byKey().get(key) ?? last!);
        return props.children(thing);
      }}
    </For>
  );
}

const floorFirst = (tile: kit.Tile): boolean => !kit.isBlock(tile);

export function Tiles(props: {
  readonly tiles: readonly Keyed<kit.Tile>[];
  readonly faint: ReadonlySet<kit.Square>;
  readonly turned: boolean;
}): JSX.Element {
  return (
    <g>
      <For each={props.tiles.filter(floorFirst)}>{(tile) => <TileArt tile={tile} turned={props.turned} />}</For>
      <Rows<kit.Tile> each={props.tiles.filter((tile) => kit.isBlock(tile))} nameOf={(tile) => kit.makeTile(tile)}>
        {(tile) => (
          <g
            class="ff-thing"
            opacity={props.faint.has(tile().square) ? 0.35 : 1}
            style={{ transform: at(middleOf(tile().square, props.turned)) }}
          >
            <SquareTileArt kind={tile().kind as kit.Block} />
          </g>
        )}
      </Rows>
    </g>
  );
}

export const tokenSize = (turned: boolean): number => (turned ? 86 : 76);

export function Tokens(props: {
  readonly tokens: readonly Keyed<SeenToken>[];
  readonly turned: boolean;
  /** The player whose tokens get a ring. */
  readonly own?: kit.Player | undefined;
}): JSX.Element {
  return (
    <g>
      <Rows<SeenToken>
        each={props.tokens.filter(({ place }) => place < kit.SQUARES)}
        nameOf={(token) => kit.nameOf(token) + token.place}
      >
        {(token) => (
          <g class="ff-thing" style={{ transform: at(middleOf(token().place, props.turned)) }}>
            <Show when={token().player === props.own}>
              <circle class="ff-own-gap" r="47" />
              <circle class="ff-own" r="47" />
            </Show>
            <TokenArt
              player={token().player}
              shows={token().shows}
              moved={token().moved}
              size={tokenSize(props.turned)}
            />
          </g>
        )}
      </Rows>
    </g>
  );
}

export function Monster(props: {
  readonly monster: SeenMonster;
  readonly turned: boolean;
  /** The parts of a monster that players built. */
  readonly parts?: floorsMonster.Parts | null | undefined;
}): JSX.Element {
  const angle = createMemo<number>((last) => {
    const to = angleOf(props.monster.facing, props.turned);
    return last === undefined ? to : turnTo(last, to);
  });
  const mood = () => props.monster.mood ?? 'awake';
  return (
    <g
      class="ff-thing ff-monster"
      data-mood={mood()}
      style={{ transform: at(middleOf(props.monster.square, props.turned)) }}
    >
      <g class="ff-monster-turn" style={{ transform: `rotate(${angle()}deg)` }}>
        <g class="ff-monster-size">
          <Show when={!drawsInLines()} fallback={<LineMonster facing={kit.NORTH} />}>
            <TableMonsterTop parts={props.parts ?? null} asleep={mood() === 'asleep'}>
              <use href="#ff-facing" x="-64" y="-64" width="128" height="128" />
              <use
                href={mood() === 'asleep' ? '#ff-monster-asleep' : '#ff-monster'}
                x="-64"
                y="-64"
                width="128"
                height="128"
              />
            </TableMonsterTop>
          </Show>
        </g>
      </g>
      <Show when={mood() === 'asleep'}>
        <g class="ff-snore">
          <text x="52" y="-58" font-size="52">
            z
          </text>
          <text x="86" y="-98" font-size="38">
            z
          </text>
        </g>
      </Show>
    </g>
  );
}
