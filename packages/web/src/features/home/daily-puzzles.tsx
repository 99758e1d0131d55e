/** The puzzles of the day: one of each game, the same for every visitor. */
import { For, Show, Suspense } from 'solid-js';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { screen } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { readText } from '../../storage/storage.ts';
import { createPainted } from '../../ui/after-paint.ts';
import { BoardArt } from './box.tsx';
import { say } from './words.ts';

/** Not needed for the first sight of home. */
const TodaysName = screen(() => import('./todays-name.tsx'));
/** Only for players who have solved some. */
const Days = screen(() => import('./solved-days.tsx'));

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
                <BoardArt game={game} />
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
