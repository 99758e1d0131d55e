/** For a projector or a television: the standings next to the boards of the round, in pages that alternate. */
import { resultOf, roundsOf, standingsOf } from '@speeltafel/tournament';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { keepAwake } from '../../ui/keep-awake.ts';
import { BoardNumber, Players } from './board-row.tsx';
import { clockText, createTimeLeft } from './round-clock.tsx';
import { StandingsTable, standingsTitle } from './standings.tsx';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

const ROWS = 16;
const BOARDS = 8;
const PAGE_STAYS = 12_000;

export function BigScreen(props: {
  readonly session: TournamentSession;
  /** Online rounds have no clock, so this says when the next one begins. */
  readonly next?: () => string | null;
}): JSX.Element {
  keepAwake();
  const tournament = () => props.session.tournament();
  const round = () => tournament().rounds.at(-1);
  const left = createTimeLeft(round, () => tournament().settings.minutes);
  const table = () => standingsOf(tournament());
  const pages = () => Math.max(Math.ceil(table().length / ROWS), Math.ceil((round()?.boards.length ?? 0) / BOARDS), 1);
  const [turn, setTurn] = createSignal(0);
  const timer = setInterval(() => setTurn(turn() + 1), PAGE_STAYS);
  onCleanup(() => clearInterval(timer));
  const page = () => turn() % pages();
  /** The shorter list stays on its last page. */
  const part = <T,>(all: readonly T[], size: number): readonly T[] => {
    const own = Math.max(1, Math.ceil(all.length / size));
    const at = Math.min(page(), own - 1) * size;
    return all.slice(at, at + size);
  };
  return (
    <div class="desk-screen">
      <header>
        <div>
          <h1>{tournament().name || say().usualName}</h1>
          <p>{standingsTitle(tournament())}</p>
          <Show when={props.next?.()}>{(next) => <p>{next()}</p>}</Show>
        </div>
        <Show when={round()}>
          {(now) => (
            <div class="desk-screen-clock">
              <span>{say().roundOf(now().number, roundsOf(tournament()))}</span>
              <Show when={props.next === undefined && left() !== null}>
                <time>{clockText(left()!)}</time>
              </Show>
            </div>
          )}
        </Show>
      </header>
      <section class="panel">
        <StandingsTable tournament={tournament()} table={part(table(), ROWS)} rounds={false} />
      </section>
      <Show when={round()}>
        {(now) => (
          <section class="panel">
            <h2>{say().yourBoard(now().number)}</h2>
            <ul>
              <For each={part(now().boards, BOARDS)}>
                {(board) => (
                  <li classList={{ done: resultOf(board) !== null }}>
                    <BoardNumber number={board.number} seats={board.seats.length} />
                    <Players tournament={tournament()} board={board} />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </Show>
    </div>
  );
}
