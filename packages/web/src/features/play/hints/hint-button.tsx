/** The bulb in the bar, for players who want hints: good turns from here, and why. */
import type { Table } from '@speeltafel/table';
import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePlay } from '../../../games/contract/play.ts';
import { settings } from '../../../settings/settings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from './words.ts';

export function Hint<O, P, A>(props: {
  readonly play: GamePlay<O, P, A>;
  readonly table: Table<O, P, A>;
  readonly canHint: boolean;
}): JSX.Element {
  const [asked, setAsked] = createSignal<Table<O, P, A> | null>(null);
  return (
    <Show when={settings().hints && props.play.Hint}>
      {(advice) => (
        <>
          <button
            type="button"
            class="btn icon quiet"
            aria-label={say().hint}
            disabled={!props.canHint}
            onClick={() => setAsked(props.table)}
          >
            <Icon name="bulb" />
          </button>
          <Dialog open={asked() !== null} title={say().title} onClose={() => setAsked(null)}>
            <Show when={asked()} keyed>
              {({ course, chairs }) => (
                <Suspense fallback={<p>{say().thinking}</p>}>
                  <Dynamic component={advice()} course={course} chairs={chairs} />
                </Suspense>
              )}
            </Show>
          </Dialog>
        </>
      )}
    </Show>
  );
}
