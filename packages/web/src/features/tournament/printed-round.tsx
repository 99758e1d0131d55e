/** On paper: the pairings of the round, a score card for each board, and the standings. */
import { standingsOf } from '@speeltafel/tournament';
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { BoardNumber, Players } from './board-row.tsx';
import { nameOf } from './sentences.ts';
import { StandingsTable, standingsTitle } from './standings.tsx';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

export function PrintedRound(props: { readonly session: TournamentSession }): JSX.Element {
  const tournament = () => props.session.tournament();
  const title = () => tournament().name || say().usualName;
  const round = () => tournament().rounds.at(-1);
  return (
    <div class="desk-paper">
      <button type="button" class="btn primary desk-paper-button" onClick={() => print()}>
        <Icon name="print" />
        {sayUi().print}
      </button>
      <Show when={round()}>
        {(now) => (
          <>
            <section>
              <h2>
                {title()}: {say().pairings(now().number)}
              </h2>
              <ul class="desk-paper-pairings">
                <For each={now().boards}>
                  {(board) => (
                    <li>
                      <BoardNumber number={board.number} seats={board.seats.length} />
                      <Players tournament={tournament()} board={{ ...board, history: [] }} />
                    </li>
                  )}
                </For>
                <For each={now().byes}>
                  {(id) => (
                    <li>
                      {say().bye}: {nameOf(tournament(), id)}
                    </li>
                  )}
                </For>
              </ul>
            </section>
            <section class="desk-paper-cards">
              <For each={now().boards}>
                {(board) => (
                  <article>
                    <h3>
                      {say().scoreCard}, {title()}
                    </h3>
                    <p>
                      {say().pairings(now().number)}, {say().board(board.number)}
                    </p>
                    <ol>
                      <For each={board.seats}>
                        {(id, seat) => (
                          <li>
                            {nameOf(tournament(), id)}
                            <Show when={seat() === 0}>
                              <small> ({say().starts})</small>
                            </Show>
                            <span class="desk-paper-line" />
                          </li>
                        )}
                      </For>
                    </ol>
                    <p>{say().signature}</p>
                  </article>
                )}
              </For>
            </section>
          </>
        )}
      </Show>
      <section class="desk-paper-standings">
        <h2>
          {title()}: {standingsTitle(tournament())}
        </h2>
        <StandingsTable tournament={tournament()} table={standingsOf(tournament())} rounds />
      </section>
    </div>
  );
}
