/**
 * `#/puzzles`: the overview. `#/puzzles/<game>/<id>`: one puzzle. `#/puzzles/today/<game>`: the puzzle of the day.
 * `#/puzzles/run/<game>`: a timed run.
 */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { GAMES } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { puzzleOfTheDay } from './daily.ts';
import { Overview } from './overview.tsx';
import { PuzzleFrame } from './puzzle-frame.tsx';
import { loadLists, type PuzzleList } from './puzzle-list.ts';
import { TimedRun } from './timed-run.tsx';
import { say } from './words.ts';

interface Requested {
  readonly list: PuzzleList;
  readonly puzzle: PuzzleEntry;
  readonly today: boolean;
}

/** Null for a puzzle that does not exist. */
function requestedBy(lists: readonly PuzzleList[], [, first, second]: readonly string[]): Requested | null {
  const today = first === 'today';
  const game = today ? (second ?? lists[0]?.game) : first;
  const list = lists.find((each) => each.game === game);
  if (list === undefined) return null;
  const puzzle = today ? puzzleOfTheDay(list.entries, new Date()) : list.entries.find(({ id }) => id === second);
  return puzzle === undefined ? null : { list, puzzle, today };
}

const Missing = () => (
  <Screen title={sayUi().puzzles} back={to('puzzles')}>
    <p>{say().lost}</p>
    <a class="btn primary" href={to('puzzles')}>
      {say().all}
    </a>
  </Screen>
);

function OnePuzzle(props: Requested): JSX.Element {
  const [createTask] = createResource(() => fetchPart(GAMES[props.list.game].puzzles!.tasks));
  return (
    <Show when={createTask()} keyed>
      {(create) => <PuzzleFrame {...props} task={create(props.puzzle.id)} />}
    </Show>
  );
}

function Loaded(props: { readonly lists: readonly PuzzleList[] }): JSX.Element {
  const requested = createMemo(() => requestedBy(props.lists, place().path));
  const run = createMemo(() => {
    const [, first, game] = place().path;
    return first === 'run' ? props.lists.find((list) => list.game === game) : undefined;
  });
  return (
    <Show when={place().path.length > 1} fallback={<Overview lists={props.lists} />}>
      <Show
        when={run()}
        keyed
        fallback={
          <Show when={requested()} keyed fallback={<Missing />}>
            {(found) => <OnePuzzle {...found} />}
          </Show>
        }
      >
        {(list) => <TimedRun list={list} />}
      </Show>
    </Show>
  );
}

export default function Puzzles(): JSX.Element {
  const [lists] = createResource(loadLists);
  return <Show when={lists()}>{(loaded) => <Loaded lists={loaded()} />}</Show>;
}
