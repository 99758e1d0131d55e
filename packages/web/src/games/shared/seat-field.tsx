/** One seat in the form for a new game: its player, with a name or a level. */
import './seat-field.css';
import { For, type JSX, Show } from 'solid-js';
import { levelName } from '../../session/player-names.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LONGEST_NAME, type OnlineForm, type SeatChoice } from '../contract/options.ts';
import { say } from './words.ts';

/** The index of the seat of the guest who opens a table; -1 for a game on one device. */
export const mySeat = (seats: readonly SeatChoice[], online: OnlineForm | undefined): number =>
  online === undefined ? -1 : seats.findIndex(({ kind }) => kind === 'person');

/** The strength of a level as a row of marks. */
const Strength = (props: { readonly of: number; readonly at: number }) => (
  <span class="strength" aria-hidden="true">
    <For each={Array.from({ length: props.of }, (_, i) => i <= props.at)}>{(on) => <i classList={{ on }} />}</For>
  </span>
);

export function SeatField(props: {
  readonly number: number;
  /** The game's mark for the seat; without one, its number. */
  readonly sign?: JSX.Element;
  readonly seat: SeatChoice;
  /** Weakest first. */
  readonly levels: readonly string[];
  /** How each level plays, in a sentence. */
  readonly characters: Readonly<Record<string, string>>;
  /** Whether the seat can be kept for a friend on another device. */
  readonly friends: boolean;
  /** The name of the guest who fills in the form, on their own seat. */
  readonly me?: string | undefined;
  readonly onChange: (seat: SeatChoice) => void;
}) {
  const strength = () => props.levels.indexOf(props.seat.level);
  const change = (change: Partial<SeatChoice>): void => props.onChange({ ...props.seat, ...change });
  return (
    <li class="seat-field">
      <Show when={props.sign} fallback={<SeatBadge seat={props.number} />}>
        {(sign) => <span class="seat-sign">{sign()}</span>}
      </Show>
      <Segmented
        label={say().kind(props.number)}
        value={props.seat.kind}
        choices={[
          { value: 'person', label: props.friends ? say().here : say().person },
          ...(props.friends ? [{ value: 'friend' as const, label: say().friend }] : []),
          { value: 'computer', label: say().computer },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Show
        when={props.seat.kind === 'computer'}
        fallback={
          <Show when={props.seat.kind === 'person'} fallback={<p class="character alone">{say().friendAbout}</p>}>
            <Show
              when={props.me === undefined}
              fallback={<p class="character alone">{say().thatIsYou(props.me ?? '')}</p>}
            >
              <input
                class="field"
                type="text"
                autocomplete="off"
                maxlength={LONGEST_NAME}
                aria-label={say().name(props.number)}
                placeholder={say().nameHint}
                value={props.seat.name}
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </Show>
          </Show>
        }
      >
        <select
          class="field"
          aria-label={say().level(props.number)}
          aria-describedby={`character-${props.number}`}
          onChange={(event) => change({ level: event.currentTarget.value })}
        >
          <For each={props.levels}>
            {(level, i) => (
              <option value={level} selected={level === props.seat.level}>
                {say().levelOf(levelName(level), i() + 1, props.levels.length)}
              </option>
            )}
          </For>
        </select>
        <p class="character" id={`character-${props.number}`}>
          <Strength of={props.levels.length} at={strength()} />
          {props.characters[props.levels[strength()] ?? props.levels[0]!]}
        </p>
      </Show>
    </li>
  );
}
