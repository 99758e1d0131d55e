/** The trays of the kit: one for each kind of part, and one for the colours. */
import { floorsMonster } from '@speeltafel/table';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { runAfterPaint } from '../../../ui/press.ts';
import type { Draft } from './draft.ts';
import { FrontPart } from './front-drawing.tsx';
import { say } from './words.ts';

type Slot = Exclude<floorsMonster.Slot, 'colour'>;

const TABS = ['body', 'eyes', 'mouth', 'horns', 'hat', 'arms'] as const satisfies readonly Slot[];

/** The part of the frame that the parts of a slot occupy. */
const FRAMES: Readonly<Record<Slot, string>> = {
  body: '-6 50 312 268',
  eyes: '40 84 220 122',
  mouth: '62 172 176 132',
  horns: '18 -6 264 150',
  hat: '34 -22 256 150',
  arms: '-30 84 360 226',
};

export const labelOf = (slot: floorsMonster.Slot, part: string): string =>
  (say().parts[slot] as Readonly<Record<string, string>>)[part]!;

const Thumb = (props: { readonly slot: Slot; readonly part: string; readonly body: string | null }): JSX.Element => (
  <svg viewBox={FRAMES[props.slot]} aria-hidden="true">
    <Show when={props.part !== 'none'} fallback={<Cross frame={FRAMES[props.slot]} />}>
      <Show when={props.body}>
        {(body) => (
          <g opacity=".28">
            <FrontPart slot="body" part={body()} />
          </g>
        )}
      </Show>
      <FrontPart slot={props.slot} part={props.part} />
    </Show>
  </svg>
);

function Cross(props: { readonly frame: string }): JSX.Element {
  const [x = 0, y = 0, width = 0, height = 0] = props.frame.split(' ').map(Number);
  return (
    <path
      transform={`translate(${x + width / 2} ${y + height / 2})`}
      d="M-34 -34L34 34M34 -34L-34 34"
      fill="none"
      stroke="currentColor"
      stroke-width="10"
      stroke-linecap="round"
      opacity=".5"
    />
  );
}

/** The parts of one slot, with the chosen one marked. */
function Tray(props: {
  readonly draft: Draft;
  readonly slot: Slot;
  readonly id: string;
  readonly label: string;
}): JSX.Element {
  const name = createUniqueId();
  const { draft } = props;
  return (
    <div class="mk-tray" role="tabpanel" id={props.id} aria-labelledby={props.label} data-fur={draft.parts().colour}>
      <div class="mk-parts" role="radiogroup" aria-label={say().slots[props.slot]}>
        <For each={floorsMonster.PARTS[props.slot]}>
          {(part) => (
            <label class="mk-choice">
              <input
                type="radio"
                name={name}
                checked={draft.monster().parts !== null && draft.parts()[props.slot] === part}
                onChange={() => runAfterPaint(() => draft.choose(props.slot, part))}
              />
              <Thumb slot={props.slot} part={part} body={props.slot === 'body' ? null : draft.parts().body} />
              <span>{labelOf(props.slot, part)}</span>
              <i aria-hidden="true">
                <Icon name="check" />
              </i>
            </label>
          )}
        </For>
      </div>
    </div>
  );
}

function Colours(props: { readonly draft: Draft }): JSX.Element {
  const name = createUniqueId();
  const { draft } = props;
  return (
    <div class="mk-colours" role="radiogroup" aria-label={say().slots.colour}>
      <b aria-hidden="true">{say().slots.colour}</b>
      <For each={floorsMonster.PARTS.colour}>
        {(colour) => (
          <label class="mk-colour" data-fur={colour}>
            <input
              type="radio"
              name={name}
              checked={draft.monster().parts !== null && draft.parts().colour === colour}
              onChange={() => runAfterPaint(() => draft.choose('colour', colour))}
            />
            <i aria-hidden="true" />
            <span>{labelOf('colour', colour)}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** The parts to choose from, one tray at a time. */
export function Builder(props: { readonly draft: Draft }): JSX.Element {
  const { draft } = props;
  const id = createUniqueId();
  const [slot, setSlot] = createSignal<Slot>('body');
  const tabs: HTMLButtonElement[] = [];
  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (TABS.indexOf(slot()) + step + TABS.length) % TABS.length;
    setSlot(TABS[next]!);
    tabs[next]!.focus();
  };
  return (
    <div class="mk-box">
      <div class="mk-tabs" role="tablist" aria-label={say().partsOf} onKeyDown={turn}>
        <For each={TABS}>
          {(each, i) => (
            <button
              type="button"
              role="tab"
              id={`${id}-${each}`}
              ref={(tab) => {
                tabs[i()] = tab;
              }}
              aria-selected={slot() === each}
              aria-controls={`${id}-tray`}
              tabindex={slot() === each ? 0 : -1}
              data-fur={draft.parts().colour}
              onClick={() => setSlot(each)}
            >
              <Thumb slot={each} part={draft.parts()[each]} body={null} />
              <span>{say().slots[each]}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={slot()} keyed>
        {(now) => <Tray draft={draft} slot={now} id={`${id}-tray`} label={`${id}-${now}`} />}
      </Show>
      <div class="mk-paint" classList={{ 'mk-aside': slot() !== 'body' }}>
        <Colours draft={draft} />
      </div>
    </div>
  );
}
