/**
 * `#/show/<id or code of a television>`: on a phone, chooses a game for the television, or goes to the table that it
 * already shows.
 */
import '../online/styles.ts';
import { For, type JSX, onCleanup } from 'solid-js';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { BoxLid } from '../home/game-box.tsx';
import { findTable, readTelevision } from '../online/api.ts';
import { say } from './words.ts';

const EVERY = 2000;
/** Only an id, not a code, gives access to what a television shows. */
const isId = (name: string): boolean => /^[a-z0-9]+$/.test(name);

/** The table on the television, unless its game is over. */
async function shownTable(television: string): Promise<string | null> {
  const told = await readTelevision(television);
  if (!told.ok || told.value.table === null) return null;
  const found = await findTable(told.value.table);
  return found.ok && found.value.status !== 'over' ? told.value.table : null;
}

export default function ShowScreen(): JSX.Element {
  const television = (): string => place().path[1] ?? '';
  const follow = async (): Promise<void> => {
    const table = await shownTable(television());
    // The player may have navigated elsewhere meanwhile.
    if (table !== null && place().path[0] === 'show') go(to('table', table), { replace: true });
  };
  if (isId(television())) onCleanup(whileSeen(follow, EVERY));
  return (
    <Screen title={say().choose}>
      <div class="on-lobby">
        <p class="on-hint">{say().chooseAbout}</p>
        <ul>
          <For each={GAME_IDS}>
            {(game) => (
              <li class="on-listed">
                <a href={`${to('invite', game)}?tv=${encodeURIComponent(television())}`}>
                  <BoxLid game={game} />
                  <span>
                    <b>{GAMES[game].name}</b>
                    <small>{GAMES[game].intro().players(GAMES[game].designer)}</small>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Screen>
  );
}
