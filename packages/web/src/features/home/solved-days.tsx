/** The days with a solved puzzle, as a row. */
import { For, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { progress, rowOfDays } from '../puzzles/progress.ts';
import { say } from './words.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

export default function SolvedDays() {
  const days = () => rowOfDays(progress(), new Date());
  return (
    <Show when={days() > 0}>
      <p class="days">
        <For each={WEEK}>
          {(day) => (
            <span classList={{ on: day <= days() }}>
              <Icon name="sun" />
            </span>
          )}
        </For>
        <b>{say().days(days())}</b>
      </p>
    </Show>
  );
}
