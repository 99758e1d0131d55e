/** The boards of the round. Spectators go from one to the next; the organiser can correct them. */
import { type Board, isDecided, resultOf, tablesOf } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { to } from '../../router/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoardNumber, Players } from '../tournament/board-row.tsx';
import { ResultCard } from '../tournament/result-card.tsx';
import { nameOf, resultText } from '../tournament/sentences.ts';
import type { TournamentSession } from '../tournament/stored-tournaments.ts';
import { say as sayDesk } from '../tournament/words.ts';
import type { State } from './live-tournament.ts';
import { say } from './words.ts';

export function Boards(props: {
  readonly state: State;
  readonly session: TournamentSession;
  readonly ui: TournamentUi;
}): JSX.Element {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [shown, setShown] = createSignal<number | null>(null);
  const online = () => props.state.online;
  const tournament = () => online().tournament;
  const round = () => tournament().rounds[(shown() ?? tournament().rounds.length) - 1]!;
  const done = () => round().boards.filter((board) => isDecided(tournament(), board)).length;
  const board = () => round().boards.find(({ number }) => number === chosen());
  const table = ({ number }: Board): string | undefined =>
    tablesOf(online(), round().number, number).at(-1) || undefined;
  const seal = () => online().seals.get(tournament().rounds.length + 1);
  return (
    <section class="desk-boards panel" aria-labelledby="on-tour-boards">
      <header>
        <h2 id="on-tour-boards">{sayDesk().boardsIn(done(), round().boards.length)}</h2>
        <Show when={tournament().rounds.length > 1}>
          <select
            class="field"
            aria-label={sayDesk().tabs.round}
            value={round().number}
            onChange={({ currentTarget }) => {
              setChosen(null);
              setShown(Number(currentTarget.value) === tournament().rounds.length ? null : Number(currentTarget.value));
            }}
          >
            <For each={tournament().rounds}>
              {({ number }) => <option value={number}>{sayDesk().roundShort(number)}</option>}
            </For>
          </select>
        </Show>
      </header>
      <Show when={board()} keyed>
        {(one) => (
          <ResultCard
            session={props.session}
            tournament={tournament()}
            round={round().number}
            board={one}
            ui={props.ui}
            onClose={() => setChosen(null)}
          />
        )}
      </Show>
      <ul>
        <For each={round().boards}>
          {(one) => (
            <li class="desk-board on-tour-board">
              <BoardNumber number={one.number} seats={one.seats.length} />
              <Players tournament={tournament()} board={one} />
              <div class="desk-board-result">
                <Show
                  when={resultText(tournament(), one, props.ui)}
                  fallback={
                    <span class="desk-playing">{table(one) === undefined ? say().waiting : sayDesk().playing}</span>
                  }
                >
                  {(text) => (
                    <>
                      <strong>{Math.max(0, ...(resultOf(one)?.points ?? []))}</strong>
                      <small>{text()}</small>
                    </>
                  )}
                </Show>
              </div>
              <div class="on-tour-ways">
                <Show when={table(one)}>
                  {(id) => (
                    <a class="btn quiet icon" href={to('table', id())} aria-label={say().watch(one.number)}>
                      <Icon name="next" />
                    </a>
                  )}
                </Show>
                <Show when={props.state.own.organiser}>
                  <button
                    type="button"
                    class="btn quiet icon"
                    aria-label={
                      isDecided(tournament(), one) ? sayDesk().correct(one.number) : sayDesk().enterResult(one.number)
                    }
                    onClick={() => setChosen(chosen() === one.number ? null : one.number)}
                  >
                    <Icon name="gear" />
                  </button>
                </Show>
              </div>
              <Show when={one.history.length > 1}>
                <p class="desk-corrected">{one.history.at(-1)!.why}</p>
              </Show>
            </li>
          )}
        </For>
        <For each={round().byes}>
          {(id) => (
            <li class="desk-bye">
              <span>{sayDesk().bye}</span>
              <strong>{nameOf(tournament(), id)}</strong>
            </li>
          )}
        </For>
      </ul>
      <Show when={!tournament().finished && seal()}>
        {(text) => <p class="desk-deal">{say().sealed(tournament().rounds.length + 1, text().slice(0, 16))}</p>}
      </Show>
    </section>
  );
}
