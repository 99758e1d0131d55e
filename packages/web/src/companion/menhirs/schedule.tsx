/** Who must take a tile in which round: 2.0 and base have it on a printed marker, which people can copy here. */
import type { menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import { say } from './words.ts';

const ROUNDS = Array.from({ length: 12 }, (_, i) => i + 1);

export const ScheduleGrid = (props: {
  readonly schedule: menhirsKit.Schedule;
  readonly names: readonly [string, string];
  readonly onChange: (schedule: menhirsKit.Schedule) => void;
}) => {
  const toggle = (seat: 0 | 1, round: number): void => {
    const rounds = props.schedule[seat];
    const changed = rounds.includes(round)
      ? rounds.filter((other) => other !== round)
      : [...rounds, round].toSorted((a, b) => a - b);
    props.onChange(seat === 0 ? [changed, props.schedule[1]] : [props.schedule[0], changed]);
  };
  return (
    <fieldset class="box-schedule">
      <legend>{say().schedule}</legend>
      <p class="box-soft">{say().scheduleAbout}</p>
      <For each={[0, 1] as const}>
        {(seat) => (
          <div class="box-schedule-row">
            <strong>{props.names[seat]}</strong>
            <div>
              <For each={ROUNDS}>
                {(round) => (
                  <button
                    type="button"
                    aria-pressed={props.schedule[seat].includes(round)}
                    aria-label={say().scheduleCell(props.names[seat], round)}
                    onClick={() => toggle(seat, round)}
                  >
                    {round}
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
    </fieldset>
  );
};
