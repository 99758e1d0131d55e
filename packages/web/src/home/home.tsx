/** The first page: two boxes on a table, and what one left there the last time. */
import './home.css';
import './sizes.css';
import { For, Show } from 'solid-js';
import { online } from '../online/me.ts';
import { arrive } from '../ui/arrive.ts';
import { Tabs } from '../ui/tabs.tsx';
import { CarryOn } from './carry.tsx';
import { Friends } from './friends.tsx';
import { Further } from './further.tsx';
import { GameBox } from './game.tsx';
import { GAME_IDS } from './games.ts';
import { Head } from './head.tsx';
import { Today } from './today.tsx';
import { say } from './words.ts';

export default function Home() {
  return (
    <div class="home">
      <Head />
      <main>
        <section class="tabletop">
          <h1 tabindex="-1" ref={(heading) => arrive(heading, () => 'Speeltafel')}>
            {say().welcome}
          </h1>
          <div class="games">
            <For each={GAME_IDS}>{(game) => <GameBox game={game} />}</For>
          </div>
        </section>
        <div class="aside">
          <CarryOn />
          <Show when={online()}>
            <Friends />
          </Show>
          <Today />
          <Further />
        </div>
      </main>
      <footer class="credits">{say().credits}</footer>
      <Tabs here="play" />
    </div>
  );
}
