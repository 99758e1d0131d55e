/** Links from a board of a tournament: back to the tournament, and to the next running board. */
import type { hosted } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ask } from '../api.ts';
import { whyNot } from '../refusals.ts';
import { say } from '../words.ts';

export function TournamentWays(props: { readonly board: hosted.TournamentBoard }): JSX.Element {
  const next = async (): Promise<void> => {
    const { id, board } = props.board;
    const [answer, { nextBoardTable }] = await Promise.all([
      ask<{ readonly facts: readonly unknown[] }>('GET', `tournaments/${id}`),
      import('../../online-tournament/next-board.ts'),
    ]);
    if (!answer.ok) return toast(whyNot(answer.refusal));
    const table = nextBoardTable(answer.value.facts, board);
    go(table === null ? to('tournaments', id) : to('table', table));
  };
  return (
    <div class="on-row">
      <a class="btn" href={to('tournaments', props.board.id)}>
        <Icon name="cup" />
        {say().toTournament}
      </a>
      <button type="button" class="btn" onClick={next}>
        <Icon name="next" />
        {say().nextBoard}
      </button>
    </div>
  );
}
