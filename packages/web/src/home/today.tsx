/** Today's puzzles: the same ones for everybody, one of each game. */
import { For } from 'solid-js';
import { to } from '../shell/route.ts';
import floors from './art/floors-puzzle.svg';
import menhirs from './art/menhirs-puzzle.svg';
import { GAME_IDS, GAMES } from './games.ts';
import { say } from './words.ts';

const PICTURES = { floors, menhirs };

export const Today = () => (
  <section aria-labelledby="today">
    <h2 id="today">{say().today}</h2>
    <ul class="today">
      <For each={GAME_IDS}>
        {(game) => (
          <li>
            <a href={to('puzzles', 'today', game)}>
              <img src={PICTURES[game]} alt="" width="184" height="152" />
              <b>{GAMES[game].name}</b>
              <small>{say().todayFor}</small>
            </a>
          </li>
        )}
      </For>
    </ul>
  </section>
);
