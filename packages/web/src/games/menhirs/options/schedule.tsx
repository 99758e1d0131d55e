/** The table of takings of 2.0 and the base game: for each player, the rounds in which fog must be taken. */
import { menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import './schedule.css';
import { say } from './words.ts';

const ROUNDS = Array.from({ length: menhirsKit.LAST_ROUND_UP }, (_, i) => i + 1);

export function ScheduleChoice(props: {
  readonly schedule: menhirsKit.Schedule;
  readonly names: readonly [string, string];
  readonly onChange: (schedule: menhirsKit.Schedule) => void;
}) {
  const toggle = (player: 0 | 1, round: number): void => {
    const rounds = props.schedule[player];
    const changed = rounds.includes(round) ? rounds.filter((one) => one !== round) : [...rounds, round];
    const sorted = changed.toSorted((a, b) => a - b);
    props.onChange(player === 0 ? [sorted, props.schedule[1]] : [props.schedule[0], sorted]);
  };
  return (
    <fieldset class="schedule">
      <legend>{say().schedule}</legend>
      <p>{say().scheduleAbout}</p>
      <For each={[0, 1] as const}>
        {(player) => (
          <div class="rounds">
            <span aria-hidden="true">{props.names[player]}</span>
            <For each={ROUNDS}>
              {(round) => (
                <label>
                  <input
                    type="checkbox"
                    aria-label={say().takes(props.names[player], round)}
                    checked={props.schedule[player].includes(round)}
                    onChange={() => toggle(player, round)}
                  />
                  <span aria-hidden="true">{round}</span>
                </label>
              )}
            </For>
          </div>
        )}
      </For>
    </fieldset>
  );
}
