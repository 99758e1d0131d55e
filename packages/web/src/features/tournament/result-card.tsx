/** Enters or corrects the result of a board, and explains its pairing. */
import {
  type Board,
  type BoardResult,
  forfeitResult,
  isDecided,
  resultOf,
  type Tournament,
} from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { BoardNumber } from './board-row.tsx';
import { namesOf, reasonText, refusalText } from './sentences.ts';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

export function ResultCard(props: {
  readonly session: TournamentSession;
  readonly tournament: Tournament;
  readonly round: number;
  readonly board: Board;
  readonly ui: TournamentUi;
  readonly onClose: () => void;
}): JSX.Element {
  const [why, setWhy] = createSignal('');
  const [reasons, setReasons] = createSignal(false);
  const correcting = () => isDecided(props.tournament, props.board);
  const where = () => ({ round: props.round, board: props.board.number });
  const send = (result: BoardResult | null): void => {
    const refused =
      correcting() || result === null
        ? props.session.send({ kind: 'correct', ...where(), result, why: why() })
        : props.session.send({ kind: 'result', ...where(), result });
    if (refused === null) props.onClose();
    else toast(refusalText(refused));
  };
  const names = () => namesOf(props.tournament, props.board);
  return (
    <section class="desk-result panel" aria-labelledby={`desk-result-${props.board.number}`}>
      <header>
        <BoardNumber number={props.board.number} seats={props.board.seats.length} />
        <h2 id={`desk-result-${props.board.number}`}>{say().board(props.board.number)}</h2>
        <button type="button" class="btn quiet" aria-expanded={reasons()} onClick={() => setReasons(!reasons())}>
          {say().why}
        </button>
        <button type="button" class="btn quiet icon" aria-label={sayUi().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <Show when={reasons()}>
        <ul class="desk-reasons">
          <For each={reasonText(props.tournament, props.round, props.board)}>{(reason) => <li>{reason}</li>}</For>
        </ul>
      </Show>
      <Show when={correcting()}>
        <label class="desk-why">
          {say().correctWhy}
          <input
            class="field"
            maxlength="120"
            value={why()}
            onInput={({ currentTarget }) => setWhy(currentTarget.value)}
          />
        </label>
      </Show>
      <Dynamic component={props.ui.ResultForm} names={names()} settings={props.tournament.settings} onResult={send} />
      <details class="desk-forfeit">
        <summary>{say().forfeit}</summary>
        <div>
          <For each={names()}>
            {(name, seat) => (
              <button type="button" class="btn" onClick={() => send(forfeitResult(props.board.seats.length, [seat()]))}>
                {say().forfeitOf(name)}
              </button>
            )}
          </For>
          <Show when={props.board.seats.length === 2}>
            <button type="button" class="btn" onClick={() => send(forfeitResult(2, [0, 1]))}>
              {say().nobodyCame}
            </button>
          </Show>
          <Show when={resultOf(props.board)}>
            <button type="button" class="btn" onClick={() => send(null)}>
              {say().takeBack}
            </button>
          </Show>
        </div>
      </details>
    </section>
  );
}
