/** Drawings outside the board: cards, tiles, and the monster from the front. */
import type { floorsKit } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { drawsInLines } from '../../../ui/line-drawings.ts';
import { LineBlock, LinePatterns, LinePool, LineTeleporter } from './line-tile.tsx';
import { showSprite } from './sprite.ts';

export type CardFace = floorsKit.Card | 'h3' | 'back';

interface Spoken {
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

const Picture = (
  props: Spoken & { readonly box: string; readonly kind: string; readonly children: JSX.Element },
): JSX.Element => {
  showSprite();
  return (
    <svg
      class={`${props.kind} ${props.class ?? ''}`}
      viewBox={props.box}
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      {props.children}
    </svg>
  );
};

export const CardPicture = (props: Spoken & { readonly face: CardFace }): JSX.Element => (
  <Picture box="0 0 60 84" kind="ff-card" label={props.label} class={props.class}>
    <use href={`#ff-card-${props.face}`} />
  </Picture>
);

/** The teeth of a hit card. */
export const Teeth = (props: Spoken): JSX.Element => (
  <Picture box="0 0 100 100" kind="ff-teeth" label={props.label} class={props.class}>
    <use href="#ff-chomp" />
  </Picture>
);

export const MonsterFront = (props: Spoken & { readonly dozing?: boolean }): JSX.Element => (
  <Picture box="0 0 300 310" kind="ff-front" label={props.label} class={props.class}>
    <use href={props.dozing ? '#ff-monster-doze' : '#ff-monster-front'} />
  </Picture>
);

export const Paws = (props: { readonly class?: string }): JSX.Element => (
  <Picture box="0 210 300 102" kind="ff-paws" class={props.class}>
    <use href="#ff-paws" width="300" height="310" />
  </Picture>
);

const BLOCK_ART = { s: 'stone', c: 'crystal', r: 'turn-right', h: 'turn-half' } as const;
const isBlockKind = (kind: unknown): kind is floorsKit.Block => typeof kind === 'string' && kind in BLOCK_ART;

/**
 * A stone of any kind, or a teleporter with its arrow (`angle` in degrees on the screen), around the origin; painted or
 * as line art.
 */
export function SquareTileArt(props: {
  readonly kind: floorsKit.Block | floorsKit.Pair;
  readonly angle?: number;
}): JSX.Element {
  return (
    <Show when={drawsInLines()} fallback={<PaintedTile kind={props.kind} angle={props.angle ?? 0} />}>
      <Show
        when={isBlockKind(props.kind)}
        fallback={<LineTeleporter pair={props.kind as floorsKit.Pair} angle={props.angle ?? 0} />}
      >
        <LineBlock kind={props.kind as floorsKit.Block} />
      </Show>
    </Show>
  );
}

/** A pool of the given size in squares, drawn from its upper left corner. */
export const PoolArt = (props: { readonly width: 2 | 4; readonly height: 1 | 2 }): JSX.Element => (
  <Show
    when={drawsInLines()}
    fallback={
      <use
        href={props.height === 2 ? '#ff-pool-22' : '#ff-pool-14'}
        width={props.width * 100}
        height={props.height * 100}
      />
    }
  >
    <LinePatterns />
    <LinePool width={props.width} height={props.height} />
  </Show>
);

function PaintedTile(props: { readonly kind: floorsKit.Block | floorsKit.Pair; readonly angle: number }): JSX.Element {
  return (
    <Show
      when={isBlockKind(props.kind)}
      fallback={
        <>
          <use href={`#ff-tele-${props.kind}`} x="-47" y="-47" width="94" height="94" />
          <g transform={`rotate(${props.angle})`}>
            <use href="#ff-tele-arrow" x="-47" y="-47" width="94" height="94" />
          </g>
          <g class="ff-num">
            <circle r="17" fill="#120b18" opacity=".85" />
            <text y="2" font-size="24" fill="#fff">
              {props.kind === 1 ? 'I' : 'II'}
            </text>
          </g>
        </>
      }
    >
      <use href={`#ff-${BLOCK_ART[props.kind as floorsKit.Block]}`} x="-46" y="-47" width="92" height="92" />
    </Show>
  );
}

/** A tile as shown in the stock. */
export const TilePicture = (
  props: Spoken & { readonly kind: floorsKit.StockKind; readonly angle?: number },
): JSX.Element => {
  const box = (): string =>
    props.kind === 'P' ? '0 0 200 200' : props.kind === 'H' ? '0 0 400 100' : '-52 -52 104 104';
  return (
    <Picture box={box()} kind="ff-tile" label={props.label} class={props.class}>
      <Show when={props.kind === 'P'}>
        <PoolArt width={2} height={2} />
      </Show>
      <Show when={props.kind === 'H'}>
        <PoolArt width={4} height={1} />
      </Show>
      <Show when={props.kind !== 'P' && props.kind !== 'H'}>
        <SquareTileArt
          kind={(props.kind === '1' ? 1 : props.kind === '2' ? 2 : props.kind) as floorsKit.Block | floorsKit.Pair}
          angle={props.angle ?? 90}
        />
      </Show>
    </Picture>
  );
};
