/** Notices about seats while no request is pending, each with its one action. */
import './request-box.css';
import type { Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { type Accessor, createEffect, createMemo, For, type JSX, Show } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { announce } from '../../../ui/announce.ts';
import { withPicture } from '../identity/my-picture.ts';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

export interface Notice {
  readonly text: string;
  /** Details, one sentence each. */
  readonly lines?: readonly string[];
  readonly label: string;
  run(): void;
}

type Computer = Extract<hosted.Occupant, { kind: 'computer' }>;

export const SeatBox = (props: { readonly notice: Notice }): JSX.Element => {
  const lines = (): readonly string[] => props.notice.lines ?? [];
  createEffect(() => announce([props.notice.text, ...lines()].join(' ')));
  return (
    <section class="on-offer" aria-label={props.notice.text}>
      <div class="on-ask">
        <p class="on-asked">{props.notice.text}</p>
        <div class="on-answers">
          <button type="button" class="btn primary" onClick={() => props.notice.run()}>
            {props.notice.label}
          </button>
        </div>
      </div>
      <Show when={lines().length > 0}>
        <div class="on-would">
          <ul>
            <For each={lines()}>{(line) => <li>{line}</li>}</For>
          </ul>
        </div>
      </Show>
    </section>
  );
};

/** A stand-in plays for this player; the game is paused; a seat can be taken over. */
export function createSeatNotice(connection: TableConnection): Accessor<Notice | undefined> {
  /** The first seat with a computer player that satisfies the condition. */
  const find = (holds: (sitter: Computer) => boolean): readonly [Seat, Computer] | undefined => {
    for (const [seat, sitter] of Object.entries(connection.view().seating)) {
      if (sitter?.kind === 'computer' && holds(sitter)) return [Number(seat), sitter];
    }
    return undefined;
  };
  const kept = (): Notice | undefined => {
    const found = find(({ keeps, left }) => !left && keeps?.guest === connection.guest.id);
    if (found === undefined) return undefined;
    const [seat, { level }] = found;
    const run = (): void => void connection.send({ kind: 'return', seat });
    return { text: say().playsForYou(levelName(level)), label: say().takeSeatBack, run };
  };
  const paused = (): Notice | undefined =>
    connection.view().still?.why === 'pause' && connection.mine().length > 0
      ? { text: say().why.codes.paused, label: say().goOn, run: () => void connection.ask('go-on') }
      : undefined;
  const free = (): Notice | undefined => {
    const found =
      connection.mine().length > 0
        ? undefined
        : find(({ left, keeps }) => left === true && keeps?.guest !== connection.guest.id);
    if (found === undefined) return undefined;
    const [seat, sitter] = found;
    const run = (): void => void connection.send({ kind: 'sit', seat, name: connection.guest.name, ...withPicture() });
    return {
      text: say().seatIsFree(hosted.occupantName(sitter) || levelName(sitter.level)),
      label: say().takeSeat,
      run,
    };
  };
  /** An old link leads to a finished game, but the same players may be playing another one. */
  const next = (): Notice | undefined => {
    const { next } = connection.view();
    return next === null
      ? undefined
      : { text: say().nextRuns, label: say().nextGame, run: () => go(to('table', next)) };
  };
  return createMemo(() => (connection.view().over ? next() : (kept() ?? paused() ?? free())), undefined, {
    equals: (a, b) => a?.text === b?.text,
  });
}
