/** The monster of the next table, and the button that opens the kit. */
import './monster-field.css';
import { type Component, createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { FormPart } from '../../../ui/form/form.tsx';
import { press } from '../../../ui/press.ts';
import { BuiltFront } from '../monster/built-front.tsx';
import { lastMonster } from '../monster/last-monster.ts';
import { say } from './words.ts';

type Kit = Component<{ readonly open: boolean; readonly onClose: () => void }>;

export function MonsterField(): JSX.Element {
  const [kit, setKit] = createSignal<Kit>();
  const [open, setOpen] = createSignal(false);
  const build = press(() => {
    fetchPart(() => import('../monster/kit.tsx')).then((loaded) => {
      setKit(() => loaded.default);
      setOpen(true);
    });
  });
  return (
    <FormPart title={say().monster}>
      <div class="ff-monster-field">
        <Show when={lastMonster().parts}>{(parts) => <BuiltFront parts={parts()} />}</Show>
        <p>
          <b>{lastMonster().name}</b>
          <small>{say().monsterAbout}</small>
        </p>
        <button type="button" class="btn" onClick={build}>
          {say().build}
        </button>
      </div>
      <Show when={kit()}>
        {(loaded) => {
          const Loaded = loaded();
          // Rendered outside the form, because the fields of the kit must not submit it.
          return (
            <Portal>
              <Loaded open={open()} onClose={() => setOpen(false)} />
            </Portal>
          );
        }}
      </Show>
    </FormPart>
  );
}
