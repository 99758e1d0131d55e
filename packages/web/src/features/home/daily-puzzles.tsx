/** The puzzles of the day: one of each game, the same for every visitor. */
import { For, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { GAME_IDS, GAMES, type GameId } from '../../games/registry.ts';
import { screen } from '../../router/lazy-screen.ts';
import { to } from '../../router/route.ts';
import { readText } from '../../storage/storage.ts';
import { createPainted } from '../../ui/after-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { dayNumber } from '../puzzles/daily.ts';
import { BoardArt } from './game-box.tsx';
import { say } from './words.ts';

/** Not needed for the first paint of home. */
const DailyPuzzleName = screen(() => import('./daily-puzzle-name.tsx'));
/** Only for players who have solved some puzzles. */
const Days = screen(() => import('./solved-days.tsx'));

export const Today = () => {
  const painted = createPainted();
  const phone = createMediaMatch('page-small');
  /** On a phone one game per day, in turn; the puzzles page has all of them. */
  const games = (): readonly GameId[] => {
    const withPuzzles = GAME_IDS.filter((game) => GAMES[game].puzzles);
    return phone() ? [withPuzzles[dayNumber(new Date()) % withPuzzles.length]!] : GAME_IDS;
  };
  const Row = () => (
    <Show when={readText('puzzles')}>
      <Suspense>
        <Days />
      </Suspense>
    </Show>
  );
  return (
    <section aria-labelledby="today">
      <h2 id="today">{say().today}</h2>
      <ul class="today">
        <For each={games()}>
          {(game) => (
            <li>
              <a href={to('puzzles', 'today', game)}>
                <BoardArt game={game} />
                <Show when={phone()} fallback={<b>{GAMES[game].name}</b>}>
                  <small class="today-of">{say().todayOf}</small>
                </Show>
                <Dynamic component={phone() ? 'b' : 'small'}>
                  <Suspense fallback={say().todayFor}>
                    {painted() && GAMES[game].puzzles ? <DailyPuzzleName game={game} /> : say().todayFor}
                  </Suspense>
                </Dynamic>
                <Show when={phone()}>
                  <Row />
                  <Icon name="next" />
                </Show>
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={!phone()}>
        <Row />
      </Show>
    </section>
  );
};
