/** Today's puzzles: the same ones for everybody, one of each game. */
import { For } from 'solid-js';
import floors from '../../games/floors/art/puzzle.svg';
import menhirs from '../../games/menhirs/art/puzzle.svg';
import { GAME_IDS, GAMES, type GameId } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { say } from './words.ts';

interface Picture {
  readonly file: string;
  readonly box: readonly [number, number, number, number];
  /** Numbers on the tokens: text, place, colour. */
  readonly numbers: readonly (readonly [string, number, number, string])[];
}

const PICTURES: Readonly<Record<GameId, Picture>> = {
  floors: {
    file: floors,
    box: [640, 60, 520, 440],
    numbers: [
      ['3', 1050, 151, '#2b1a02'],
      ['4', 1150, 351, '#2b1a02'],
      ['5', 850, 451, '#0a1d2a'],
    ],
  },
  menhirs: { file: menhirs, box: [-92, -76, 184, 152], numbers: [] },
};

const Drawing = (props: Picture) => (
  <svg viewBox={props.box.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <image href={props.file} x={props.box[0]} y={props.box[1]} width={props.box[2]} height={props.box[3]} />
    <For each={props.numbers}>
      {([text, x, y, colour]) => (
        <text class="box-number" x={x} y={y} fill={colour}>
          {text}
        </text>
      )}
    </For>
  </svg>
);

export const Today = () => (
  <section aria-labelledby="today">
    <h2 id="today">{say().today}</h2>
    <ul class="today">
      <For each={GAME_IDS}>
        {(game) => (
          <li>
            <a href={to('puzzles', 'today', game)}>
              <Drawing {...PICTURES[game]} />
              <b>{GAMES[game].name}</b>
              <small>{say().todayFor}</small>
            </a>
          </li>
        )}
      </For>
    </ul>
  </section>
);
