/** The slots of the play screen for a plain game. */
import './plain.css';
import type { Played, Seat } from '@speeltafel/rules';
import { isOver, type TableGame, waitsFor } from '@speeltafel/table';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { nameOf } from '../../session/player-names.ts';
import { press } from '../../ui/press.ts';
import { type AnyGamePlay, type Ending, gamePlay, type PlayContext, type PlayView } from '../contract/play.ts';
import { PlayerClock } from '../player-clock.tsx';
import { say } from './words.ts';

function createView<O, P, A>({ session, past, away }: PlayContext<O, P, A>): PlayView {
  const { game } = session.kit;
  const chairs = () => session.table().chairs;
  const name = (seat: Seat): string => {
    const chair = chairs().find((one) => one.seat === seat);
    return chair === undefined ? '' : nameOf(chair, chairs());
  };
  const isPerson = (seat: Seat): boolean =>
    chairs().some((chair) => chair.seat === seat && chair.controller.kind === 'person');
  /** The only person at this device, without a name. */
  const isYou = (seat: Seat): boolean =>
    chairs().filter(({ controller }) => controller.kind === 'person').length === 1 &&
    chairs().some((chair) => chair.seat === seat && isPerson(seat) && chair.name === '');
  const waiting = createMemo(() => waitsFor(session.kit, session.table()));
  const actor = createMemo((): Seat | null => (past.at() === null ? (waiting().find(isPerson) ?? null) : null));
  const shown = createMemo((): P => session.table().course.positions[past.at() ?? -1] ?? session.position());
  const moves = createMemo(() => {
    const { played, positions } = session.table().course;
    return played.map(({ seat, action }, i) => say().played(name(seat), game.makeAction(action, positions[i]!, seat)));
  });
  const titleOf = (winner: Seat | null): string => {
    if (winner === null) return say().tie;
    return isYou(winner) ? say().youWin : say().wins(name(winner));
  };
  const ending = (): Ending | null => {
    if (!isOver(session.kit, session.table())) return null;
    const broken = session.table().brokenOff;
    const winner = broken === null ? (game.outcome(session.position())?.winner ?? null) : broken.winner;
    const text = (): string => {
      if (broken === null) return say().byRules;
      if (broken.seat === null) return say().byAgreement;
      return broken.by === 'time' ? say().byTime(name(broken.seat)) : say().byResigning(name(broken.seat));
    };
    return { winner, title: titleOf(winner), text: text() };
  };
  const Actions = (props: { readonly seat: Seat }): JSX.Element => (
    <>
      <p>{isYou(props.seat) ? say().yourTurn : say().toPlay(name(props.seat))}</p>
      <div class="plain-actions">
        <For each={game.actions(session.position(), props.seat, session.now())}>
          {(action) => (
            <button type="button" class="btn" onClick={press(() => session.act(props.seat, action))}>
              {game.makeAction(action, session.position(), props.seat)}
            </button>
          )}
        </For>
      </div>
    </>
  );
  return {
    classes: () => ({ plain: true }),
    Subtitle: () => null,
    Board: () => (
      <section class="plain-board" aria-label={say().position}>
        {game.makePosition(shown())}
      </section>
    ),
    Players: () => (
      <ul class="plain-list">
        <For each={chairs()}>
          {({ seat }) => (
            <li>
              {name(seat)} <PlayerClock session={session} seat={seat} />
            </li>
          )}
        </For>
      </ul>
    ),
    Now: () => (
      <Show when={actor()} keyed fallback={<p>{waiting().map((seat) => away(seat) ?? say().waiting(name(seat)))}</p>}>
        {(seat) => <Actions seat={seat} />}
      </Show>
    ),
    History: () => (
      <ol class="plain-list">
        <For each={moves()} fallback={<li>{say().noMoves}</li>}>
          {(move) => <li>{move}</li>}
        </For>
      </ol>
    ),
    canTurnBoard: false,
    canLookBack: () => true,
    canHint: () => false,
    ending,
    result: 'beside',
    keys: () => ({}),
  };
}

export const plainPlay = <O, P, A>(kit: TableGame<O, P, A>): AnyGamePlay =>
  gamePlay<O, P, A>({
    kit,
    createView,
    tell: (before: P, _after: P, { seat, action }: Played<A>, name: (seat: Seat) => string) =>
      say().played(name(seat), kit.game.makeAction(action, before, seat)),
  });
