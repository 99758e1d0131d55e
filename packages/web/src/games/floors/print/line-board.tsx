/** The hall as line art, with the names of columns and rows at its edges. */
import { floorsKit as kit } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { LineBlock, LineMonster, LinePatterns, LinePool, LineTeleporter, LineToken } from '../art/line-tile.tsx';
import { LineFloor } from '../board/line-floor.tsx';

const COLUMNS = Array.from({ length: 16 }, (_, x) => x);
const ROWS = Array.from({ length: 11 }, (_, y) => y);

const middle = (square: kit.Square): string =>
  `translate(${kit.columnOf(square) * 100 + 50} ${kit.rowOf(square) * 100 + 50})`;

export interface LineTokenOnBoard {
  readonly name: string;
  readonly square: kit.Square;
  readonly own: boolean;
  readonly ready: boolean;
}

export const LineBoard = (props: {
  readonly tiles: readonly kit.Tile[];
  readonly tokens: readonly LineTokenOnBoard[];
  readonly monster: kit.Square;
  readonly facing: kit.Direction;
  readonly name: string;
}): JSX.Element => (
  <svg class="line-art" viewBox="-62 -14 1680 1180" role="img" aria-label={props.name}>
    <LinePatterns />
    <LineFloor />
    <For each={COLUMNS}>
      {(x) => (
        <text class="line-name" x={x * 100 + 50} y="1152" font-size="44">
          {String.fromCharCode(97 + x)}
        </text>
      )}
    </For>
    <For each={ROWS}>
      {(y) => (
        <text class="line-name" x="-34" y={y * 100 + 65} font-size="44">
          {11 - y}
        </text>
      )}
    </For>
    <text class="line-name" x="50" y="66" font-size="52">
      ✱
    </text>
    <text class="line-name" x="1550" y="1066" font-size="52">
      ▲
    </text>
    <For each={props.tiles.filter(kit.isPool)}>
      {(tile) => (
        <g transform={`translate(${kit.columnOf(tile.square) * 100} ${kit.rowOf(tile.square) * 100})`}>
          <LinePool
            width={tile.kind === 'P' ? 2 : tile.kind === 'H' ? 4 : 1}
            height={tile.kind === 'P' ? 2 : tile.kind === 'H' ? 1 : 4}
          />
        </g>
      )}
    </For>
    <For each={props.tiles.filter(kit.isBlock)}>
      {(tile) => (
        <g transform={middle(tile.square)}>
          <LineBlock kind={tile.kind} />
        </g>
      )}
    </For>
    <For each={props.tiles.filter(kit.isTeleporter)}>
      {(tile) => (
        <g transform={middle(tile.square)}>
          <LineTeleporter pair={tile.kind} angle={tile.arrow * 90} />
        </g>
      )}
    </For>
    <For each={props.tokens}>
      {(token) => (
        <g transform={middle(token.square)}>
          <LineToken name={token.name} own={token.own} ready={token.ready} />
        </g>
      )}
    </For>
    <g transform={middle(props.monster)}>
      <LineMonster facing={props.facing} />
    </g>
  </svg>
);
