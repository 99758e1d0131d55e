/** Starts a new game from a position of an old one. The player first chooses who plays each seat. */
import type { Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { createEffect, createSignal, createUniqueId, For } from 'solid-js';
import type { ReplayView } from '../../games/contract/replay.ts';
import { gameUi } from '../../games/registry.ts';
import { go, to } from '../../router/route.ts';
import { levelName } from '../../session/player-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

const PERSON = 'person';

/** The players as they were. If none is known, a person plays for the player to act and the computer for the others. */
function seatsOf({ record, toAct }: ReplayView, at: number): Readonly<Record<Seat, string>> {
  const acting = toAct(at) ?? 1;
  const { levels } = gameUi(record.game);
  const middle = levels[Math.floor(levels.length / 2)]!;
  const known = record.own || record.chairs.some(({ controller }) => controller.kind === 'computer');
  return Object.fromEntries(
    record.chairs.map(({ seat, controller }) => {
      const level = controller.kind === 'computer' && levels.includes(controller.level) ? controller.level : PERSON;
      return [seat, known ? level : seat === acting ? PERSON : middle];
    }),
  );
}

const chairFor = ({ seat, name }: Chair, who: string): Chair => ({
  seat,
  name: who === PERSON ? name : '',
  controller: who === PERSON ? { kind: 'person' } : { kind: 'computer', level: who },
});

export function PlayFromHere(props: {
  readonly view: ReplayView;
  readonly at: number;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const id = createUniqueId();
  const [seats, setSeats] = createSignal<Readonly<Record<Seat, string>>>({});
  createEffect(() => {
    if (props.open) setSeats(seatsOf(props.view, props.at));
  });
  const begin = (): void => {
    const chairs = props.view.record.chairs.map((chair) => chairFor(chair, seats()[chair.seat] ?? PERSON));
    const game = props.view.playFrom(props.at, chairs);
    if (game === undefined) toast(say().cannotPlayOn);
    else go(to('play', game));
  };
  return (
    <Dialog
      open={props.open}
      title={say().playOn}
      onClose={props.onClose}
      actions={
        <button type="button" class="btn primary big" onClick={begin}>
          {sayUi().play}
        </button>
      }
    >
      <p>{say().playOnAbout}</p>
      <div class="rp-seats">
        <For each={props.view.record.chairs}>
          {({ seat }) => (
            <>
              <label for={`${id}-${seat}`}>{props.view.name(seat)}</label>
              <select
                id={`${id}-${seat}`}
                class="rp-field"
                aria-label={say().controller(props.view.name(seat))}
                value={seats()[seat] ?? PERSON}
                onChange={(event) => setSeats({ ...seats(), [seat]: event.currentTarget.value })}
              >
                <option value={PERSON}>{say().person}</option>
                <For each={gameUi(props.view.record.game).levels}>
                  {(level) => <option value={level}>{levelName(level)}</option>}
                </For>
              </select>
            </>
          )}
        </For>
      </div>
    </Dialog>
  );
}
