/** A new game from a position of an old one: who plays which seat is chosen first. */
import { floors, menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { type Chair, floorsTable, menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { createEffect, createSignal, createUniqueId, For } from 'solid-js';
import { faceDownAfter } from '../../games/menhirs/history.ts';
import { go, to } from '../../router/route.ts';
import type { Film } from '../../session/game-record.ts';
import { LEVELS } from '../../session/levels.ts';
import { startGameAt } from '../../session/local.ts';
import { levelName } from '../../session/player-names.ts';
import { nameAt } from '../../session/record-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { say } from './words.ts';

const PERSON = 'person';

/** The seats as they were; where nobody is known, a person plays for whoever is to act and the computer for the others. */
function seatsOf(film: Film, at: number): Readonly<Record<Seat, string>> {
  const acting =
    film.game === 'menhirs'
      ? menhirs.toAct(film.course.positions[at]!)[0]
      : floors.toAct(film.course.positions[at]!).find((seat) => seat > 0);
  const levels: readonly string[] = LEVELS[film.game];
  const middle = levels[Math.floor(levels.length / 2)]!;
  const known = film.own || film.chairs.some(({ controller }) => controller.kind === 'computer');
  return Object.fromEntries(
    film.chairs.map(({ seat, controller }) => {
      const level = controller.kind === 'computer' && levels.includes(controller.level) ? controller.level : PERSON;
      return [seat, known ? level : seat === (acting ?? 1) ? PERSON : middle];
    }),
  );
}

const chairFor = ({ seat, name }: Chair, who: string): Chair => ({
  seat,
  name: who === PERSON ? name : '',
  controller: who === PERSON ? { kind: 'person' } : { kind: 'computer', level: who },
});

function start(film: Film, at: number, chairs: readonly Chair[]): string | undefined {
  const table = { chairs, clock: NO_CLOCK };
  if (film.game === 'menhirs') {
    const { options, positions } = film.course;
    const dealt = menhirsKit.makePlaces(faceDownAfter(film, at));
    return startGameAt(menhirsTable, { ...table, options, position: positions[at]!, dealt });
  }
  const { options, positions } = film.course;
  return startGameAt(floorsTable, { ...table, options, position: positions[at]! });
}

export function PlayOn(props: {
  readonly film: Film;
  readonly at: number;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const id = createUniqueId();
  const [seats, setSeats] = createSignal<Readonly<Record<Seat, string>>>({});
  createEffect(() => {
    if (props.open) setSeats(seatsOf(props.film, props.at));
  });
  const begin = (): void => {
    const chairs = props.film.chairs.map((chair) => chairFor(chair, seats()[chair.seat] ?? PERSON));
    const game = start(props.film, props.at, chairs);
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
          {say().begin}
        </button>
      }
    >
      <p>{say().playOnAbout}</p>
      <div class="rp-seats">
        <For each={props.film.chairs}>
          {({ seat }) => (
            <>
              <label for={`${id}-${seat}`}>{nameAt(props.film, seat)}</label>
              <select
                id={`${id}-${seat}`}
                class="rp-field"
                aria-label={say().controller(nameAt(props.film, seat))}
                value={seats()[seat] ?? PERSON}
                onChange={(event) => setSeats({ ...seats(), [seat]: event.currentTarget.value })}
              >
                <option value={PERSON}>{say().person}</option>
                <For each={LEVELS[props.film.game]}>{(level) => <option value={level}>{levelName(level)}</option>}</For>
              </select>
            </>
          )}
        </For>
      </div>
    </Dialog>
  );
}
