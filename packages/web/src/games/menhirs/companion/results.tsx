/** The games played so far, with the standings. */
import { createSignal, For, Show } from 'solid-js';
import { Confirm } from '../../../ui/dialog.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { change, standings, stored } from './stored-companion.ts';
import { say } from './words.ts';

export const Results = () => {
  const [asking, setAsking] = createSignal(false);
  return (
    <Show when={stored().results.length > 0}>
      <section class="companion-results">
        <h2>{say().results}</h2>
        <ul class="companion-standings">
          <For each={standings(stored().results)}>
            {({ name, wins, points }) => (
              <li>
                <strong>{name}</strong>
                <span>{say().wonGames(wins)}</span>
                <span>{say().points(points)}</span>
              </li>
            )}
          </For>
        </ul>
        <ol class="companion-games-list">
          <For each={stored().results}>
            {({ names, winner, points }) => (
              <li>
                <span>
                  {names[0]} – {names[1]}
                </span>
                <span>{winner === null ? sayUi().tie : say().wins(names[winner - 1]!)}</span>
                <span>{say().points(points)}</span>
              </li>
            )}
          </For>
        </ol>
        <button type="button" class="btn quiet" onClick={() => setAsking(true)}>
          {say().clear}
        </button>
        <Confirm
          open={asking()}
          title={say().clear}
          text={say().clearSure}
          yes={say().yes}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            change({ results: [] });
          }}
        />
      </section>
    </Show>
  );
};
