/** A puzzle of Floors in the hall. */
import { type FloorsKind, floorsPack, type Puzzle } from '@speeltafel/players/puzzles';
import { createResource, type JSX, Show } from 'solid-js';
import { PuzzleFrame } from '../../../features/puzzles/puzzle-frame.tsx';
import { named } from '../../../features/puzzles/puzzle-list.ts';
import type { PuzzleProps } from '../../../features/puzzles/puzzles.tsx';
import type { PuzzleTask } from '../../../features/puzzles/task.ts';
import { createMonster } from './monster.tsx';
import { createSave } from './save.tsx';

const createTask = (puzzle: Puzzle<FloorsKind>): PuzzleTask =>
  puzzle.kind === 'monster' ? createMonster(puzzle) : createSave(puzzle);

export default function FloorsPuzzle(props: PuzzleProps): JSX.Element {
  const [pack] = createResource(floorsPack);
  const puzzle = () => pack()?.find(({ id }) => id === props.id);
  return (
    <Show when={puzzle()} keyed>
      {(found) => (
        <PuzzleFrame game="floors" puzzle={named('floors', props.id)!} today={props.today} task={createTask(found)} />
      )}
    </Show>
  );
}
