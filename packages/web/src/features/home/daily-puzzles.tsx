/** The puzzles of the day: one of each game, the same for every visitor. */
import { For, Show, Suspense } from 'solid-js';
import type { PuzzleArt } from '../../games/contract/art.ts';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { screen } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { readText } from '../../storage/storage.ts';
import { createPainted } from '../../ui/after-paint.ts';
import { say } from './words.ts';

const Drawing = (props: PuzzleArt) => (
  <svg viewBox={props.box.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <image href={props.picture} x={props.box[0]} y={props.box[1]} width={props.box[2]} height={props.box[3]} />
    <For each={props.numbers}>
      {([text, x, y, fill]) => (
        <text class="box-number" x={x} y={y} fill={fill}>
          {text}
        </text>
      )}
    </For>
  </svg>
);

/** Not needed for the first sight of home. */
const TodaysName = screen(() => import('./todays-name.tsx'));
/** Only for players who have solved some. */
const Days = screen(() => import('./days.tsx'));

export const Today = () => {
  const painted = createPainted();
  return (
    <section aria-labelledby="today">
      <h2 id="today">{say().today}</h2>
      <ul class="today">
        <For each={GAME_IDS}>
          {(game) => (
            <li>
              <a href={to('puzzles', 'today', game)}>
                <Drawing {...GAMES[game].art.puzzle} />
                <b>{GAMES[game].name}</b>
                <small>
                  <Suspense fallback={say().todayFor}>
                    {painted() && GAMES[game].puzzles ? <TodaysName game={game} /> : say().todayFor}
                  </Suspense>
                </small>
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={readText('puzzles')}>
        <Suspense>
          <Days />
        </Suspense>
      </Show>
    </section>
  );
};
