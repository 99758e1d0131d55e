/** Home: the games, saved and online games, the puzzles of the day, and links to everything else. */
import './home.css';
import './sizes.css';
import { For, Show, Suspense } from 'solid-js';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { screen } from '../../router/lazy-screen.ts';
import { enterScreen } from '../../ui/enter-screen.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { me, online } from '../online/identity/guest.ts';
import { Today } from './daily-puzzles.tsx';
import { GameBox } from './game-card.tsx';
import { GameList } from './game-list.tsx';
import { Head } from './header.tsx';
import { JoinTable } from './join-table.tsx';
import { MoreLinks } from './more-links.tsx';
import { say } from './words.ts';

/** The online games come from the server anyway, so their code may load later; only a guest with a name has any. */
const OnlineGames = screen(async () => ({ default: (await import('./online-games.tsx')).OnlineGames }));

/** The credits of all games in one sentence. */
const credits = (): string => {
  const parts = GAME_IDS.map((game, i) => {
    const { name, designer } = GAMES[game];
    return i === 0 ? sayUi().gameBy(name, designer) : say().andGameBy(name, designer);
  });
  return `${parts.join(', ')}.`;
};

export default function Home() {
  return (
    <div class="home">
      <Head />
      <main>
        <section class="tabletop">
          <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => 'Speeltafel')}>
            {say().welcome}
          </h1>
          <div class="games">
            <For each={GAME_IDS}>{(game) => <GameBox game={game} />}</For>
          </div>
        </section>
        <div class="aside">
          <GameList />
          <Show when={online()}>
            <Show when={me()}>
              <Suspense>
                <OnlineGames />
              </Suspense>
            </Show>
            <JoinTable />
          </Show>
          <Today />
          <MoreLinks />
        </div>
      </main>
      <footer class="credits">
        {credits()} {say().unofficial}
      </footer>
      <Tabs here="play" />
    </div>
  );
}
