/** The round on paper: its pairings, a score card for each board, and the standings. */
import { standingsOf } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { online } from '../online/identity/guest.ts';
import { whyNot } from '../online/refusals.ts';
import { QrCode } from '../online/waiting/qr-code.tsx';
import { BoardNumber, Players } from './board-row.tsx';
import { linkToCard, makeScoreCards, scoreCardsOf } from './score-cards.ts';
import { nameOf } from './sentences.ts';
import { StandingsTable, standingsTitle } from './standings.tsx';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

export function PrintedRound(props: { readonly session: TournamentSession; readonly ui: TournamentUi }): JSX.Element {
  const tournament = () => props.session.tournament();
  const title = () => tournament().name || say().usualName;
  const round = () => tournament().rounds.at(-1);
  const cards = () => scoreCardsOf(props.session);
  const [asking, setAsking] = createSignal(false);
  const addCodes = async (): Promise<void> => {
    setAsking(true);
    const made = await makeScoreCards(props.session, title());
    setAsking(false);
    if (!made.ok) toast(whyNot(made.refusal));
  };
  return (
    <div class="desk-paper">
      <div class="desk-paper-button">
        <button type="button" class="btn primary" onClick={() => print()}>
          <Icon name="print" />
          {sayUi().print}
        </button>
        <Show when={online() && round() && !tournament().finished && cards() === null}>
          <button type="button" class="btn" disabled={asking()} onClick={addCodes}>
            <Icon name="people" />
            {say().cardCodes}
          </button>
          <p>{say().cardCodesAbout}</p>
        </Show>
      </div>
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
                    <header>
                      <b aria-hidden="true">{board.number}</b>
                      <div>
                        <h3>
                          {title()}, {say().roundAndBoard(now().number, board.number)}
                        </h3>
                        <p>{props.ui.paperHint()}</p>
                        <Show when={cards()?.cards[board.number]}>
                          <p>{say().cardScan}</p>
                        </Show>
                      </div>
                    </header>
                    <Dynamic component={props.ui.PaperForm} names={board.seats.map((id) => nameOf(tournament(), id))} />
                    <p class="desk-paper-signed">
                      {say().signature} <span /> <span />
                    </p>
                    <Show when={cards()?.cards[board.number]}>
                      {(address) => (
                        <figure>
                          <QrCode text={linkToCard(address())} label={say().cardScan} />
                        </figure>
                      )}
                    </Show>
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
