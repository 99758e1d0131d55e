/** The monster kit: players build the monster of their next table from parts, and see it in the hall at once. */
import './kit.css';
import { floorsMonster } from '@speeltafel/table';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import { Dice } from '../../../ui/dice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { createModal } from '../../../ui/modal.ts';
import { press } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say as sayHall } from '../words.ts';
import { createDraft, type Draft } from './draft.ts';
import { keepMonster, lastMonster } from './last-monster.ts';
import { FACINGS, MonsterOnSquare } from './monster-from-above.tsx';
import { TableMonsterFront } from './table-monster.tsx';
import { Builder, labelOf } from './trays.tsx';
import { say } from './words.ts';

const dice = (below: number): number => Math.floor(Math.random() * below);

/** Describes the monster in words: its name and every part. */
const described = ({ name, parts }: floorsMonster.Monster): string =>
  parts === null
    ? `${name}: ${say().box}`
    : `${name}: ${floorsMonster.SLOTS.map((slot) => `${say().slots[slot]} ${labelOf(slot, parts[slot])}`).join(', ')}`;

/** The monster from the front, and in the hall facing each of the four directions. */
const Stage = (props: { readonly draft: Draft }): JSX.Element => {
  const monster = () => props.draft.monster();
  return (
    <div class="mk-stage">
      <TableMonsterFront class="mk-front" parts={monster().parts} label={described(monster())} />
      <div class="mk-facings">
        <p>{say().facings}</p>
        <ul>
          <For each={FACINGS}>
            {(facing) => (
              <li>
                <MonsterOnSquare
                  parts={monster().parts}
                  facing={facing}
                  label={sayHall().monsterFacing(sayHall().directions[facing]!)}
                />
              </li>
            )}
          </For>
        </ul>
      </div>
    </div>
  );
};

export default function Kit(props: { readonly open: boolean; readonly onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  createModal(
    () => dialog,
    () => props.open,
  );
  return (
    <dialog ref={dialog} class="mk-kit" aria-label={say().title} onClose={() => props.open && props.onClose()}>
      <Show when={props.open}>
        <Opened onClose={props.onClose} />
      </Show>
    </dialog>
  );
}

function Opened(props: { readonly onClose: () => void }): JSX.Element {
  const draft = createDraft(lastMonster(), dice);
  const [typed, setTyped] = createSignal<string | null>(null);
  /** Screen readers do not hear the page's live regions behind a dialog, so this dialog has its own. */
  const [said, setSaid] = createSignal('');
  let heading!: HTMLHeadingElement;
  onMount(() => heading.focus());
  const tell = (work: () => void) =>
    press(() => {
      work();
      setSaid(described(draft.monster()));
    });
  const call = (): void => {
    const text = typed();
    setTyped(null);
    if (text !== null) draft.call(text);
  };
  const finish = (): void => {
    call();
    keepMonster(draft.monster());
    props.onClose();
  };
  return (
    <>
      <header>
        <button type="button" class="btn quiet icon" aria-label={sayUi().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
        <h2 ref={heading} tabindex="-1">
          {say().title}
        </h2>
        <a class="btn quiet icon" href={to('print', 'floors-monster')} aria-label={say().cutOut} onClick={finish}>
          <Icon name="print" />
        </a>
        <button
          type="button"
          class="btn quiet icon"
          aria-label={sayHall().undo}
          disabled={!draft.canUndo()}
          onClick={tell(draft.undo)}
        >
          <Icon name="undo" />
        </button>
      </header>
      <p class="visually-hidden" aria-live="polite">
        {said()}
      </p>
      <div class="mk-room">
        <Stage draft={draft} />
        <div class="mk-side">
          <div class="mk-name">
            <input
              class="field"
              type="text"
              autocomplete="off"
              maxlength={floorsMonster.LONGEST_NAME}
              aria-label={say().name}
              value={typed() ?? draft.monster().name}
              onInput={(event) => setTyped(event.currentTarget.value)}
              onChange={call}
            />
            <button type="button" class="btn icon" aria-label={sayUi().anotherName} onClick={tell(draft.rename)}>
              <Dice />
            </button>
          </div>
          <Builder draft={draft} />
          <footer>
            <button type="button" class="btn" onClick={tell(draft.surprise)}>
              <Dice />
              {say().surprise}
            </button>
            <button type="button" class="btn" onClick={tell(draft.box)}>
              {say().box}
            </button>
            <button type="button" class="btn primary" onClick={press(finish)}>
              <Icon name="check" />
              {say().letLoose}
            </button>
          </footer>
        </div>
      </div>
    </>
  );
}
