/** A board in the list of a round: its players, who starts, and the result once it is entered. */
import { type Board, type BoardResult, isDecided, resultOf, type Tournament } from '@speeltafel/tournament';
import { For, type JSX, Show } from 'solid-js';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { Icon } from '../../ui/icon.tsx';
import { nameOf, namesOf, resultText, timeText } from './sentences.ts';
import { say } from './words.ts';

/** The number of a board: in a hexagon for two players, in a square for more. */
export const BoardNumber = (props: { readonly number: number; readonly seats: number }): JSX.Element => (
  <span class="desk-board-number" classList={{ table: props.seats > 2 }} aria-hidden="true">
    {props.number}
  </span>
);

export const Players = (props: { readonly tournament: Tournament; readonly board: Board }): JSX.Element => {
  const best = (seat: number): boolean => resultOf(props.board)?.places[seat] === 1;
  return (
    <ul class="desk-players">
      <For each={props.board.seats}>
        {(id, seat) => (
          <li classList={{ winner: best(seat()) }}>
            <span class="desk-starts" aria-hidden="true">
              {seat() === 0 ? '▸' : ''}
            </span>
            {nameOf(props.tournament, id)}
            <Show when={seat() === 0}>
              <span class="visually-hidden">, {say().starts}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};

export function BoardRow(props: {
  readonly tournament: Tournament;
  readonly board: Board;
  readonly ui: TournamentUi;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** The result that its players have entered themselves. */
  readonly entered: BoardResult | undefined;
  readonly onAccept: (result: BoardResult) => void;
}): JSX.Element {
  const decided = () => isDecided(props.tournament, props.board);
  const points = () => Math.max(0, ...(resultOf(props.board)?.points ?? []));
  const before = () => {
    const { history } = props.board;
    return history.length < 2 ? null : history.at(-2)!;
  };
  return (
    <li class="desk-board" classList={{ chosen: props.chosen }}>
      <button
        type="button"
        class="desk-board-button"
        aria-expanded={props.chosen}
        aria-label={decided() ? say().correct(props.board.number) : say().enterResult(props.board.number)}
        onClick={() => props.onChoose()}
      />
      <BoardNumber number={props.board.number} seats={props.board.seats.length} />
      <Players tournament={props.tournament} board={props.board} />
      <div class="desk-board-result">
        <Show when={resultOf(props.board)} fallback={<span class="desk-playing">{say().playing}</span>}>
          <Show when={decided()} fallback={<span class="desk-playing">{say().playOff}</span>}>
            <strong>{points()}</strong>
            <small>{resultText(props.tournament, props.board, props.ui)}</small>
          </Show>
        </Show>
      </div>
      <Show when={props.entered}>
        {(result) => (
          <div class="desk-entered">
            <p>
              {say().entered} <strong>{props.ui.resultText(result(), namesOf(props.tournament, props.board))}</strong>
            </p>
            <button
              type="button"
              class="btn primary"
              aria-label={say().acceptOf(props.board.number)}
              onClick={() => props.onAccept(result())}
            >
              <Icon name="check" />
              {say().accept}
            </button>
          </div>
        )}
      </Show>
      <Show when={before()}>
        {(old) => (
          <p class="desk-corrected">
            <strong>{say().corrected(props.board.number, timeText(props.board.history.at(-1)!.at))}</strong>{' '}
            <del>{resultText(props.tournament, { ...props.board, history: [old()] }, props.ui) ?? say().noResult}</del>{' '}
            {props.board.history.at(-1)!.why}
          </p>
        )}
      </Show>
    </li>
  );
}
