/** The box of a game, its lid alone, and a piece of its board. */
import './game-box.css';
import { For, type JSX } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';

const Letters = (props: { readonly game: GameId }): JSX.Element => {
  const art = () => GAMES[props.game].art.box;
  return (
    <g class="box-letters">
      <For each={art().numbers}>
        {([text, x, y, size, turn, fill]) => (
          <text
            class="box-number"
            x={x}
            y={y}
            style={{ 'font-size': `${size}px` }}
            transform={`rotate(${turn} ${x} ${y})`}
            fill={fill}
          >
            {text}
          </text>
        )}
      </For>
      <text
        class="box-title"
        x="200"
        y={art().title.y}
        font-size={`${art().title.size}`}
        textLength={art().title.width}
        lengthAdjust="spacingAndGlyphs"
        fill={art().title.fill}
        stroke={art().title.stroke}
      >
        {GAMES[props.game].name}
      </text>
    </g>
  );
};

/** A small lid, next to a name. */
export const BoxLid = (props: { readonly game: GameId }) => (
  <svg class="lid-picture" viewBox="0 0 400 400" aria-hidden="true">
    <image href={GAMES[props.game].art.box.lid} width="400" height="400" />
    <Letters game={props.game} />
  </svg>
);

/** The whole box, seen slightly from above. With a label it is an image, without one it is decorative. */
export const Box = (props: { readonly game: GameId; readonly label?: string }) => (
  <svg
    class="gamebox"
    viewBox="-22 -2 426 426"
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined}
  >
    <path d="M-22 22L0 0V400L-22 422Z" fill={GAMES[props.game].art.box.side} />
    <path d="M-22 422L0 400H400L378 422Z" fill={GAMES[props.game].art.box.foot} />
    <path class="box-edge" d="M-22 22L0 0V400L-22 422ZM-22 422L0 400H400L378 422Z" />
    <image href={GAMES[props.game].art.box.lid} width="400" height="400" />
    <Letters game={props.game} />
    <path class="box-edge" d="M.8 .8H399.2V399.2H.8Z" />
    <path class="box-shine" d="M2 2H398V398" />
  </svg>
);

/** A corner of the board that fills any frame. */
export const BoardArt = (props: { readonly game: GameId }) => {
  const art = () => GAMES[props.game].art.puzzle;
  const [x, y, width, height] = art().box;
  return (
    <svg viewBox={art().box.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={art().picture} x={x} y={y} width={width} height={height} />
      <For each={art().numbers}>
        {([text, x, y, fill]) => (
          <text class="box-number" x={x} y={y} fill={fill}>
            {text}
          </text>
        )}
      </For>
    </svg>
  );
};
