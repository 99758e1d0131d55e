/** The bulb in the bar, for players who want hints: good turns from here, and why. They are fetched when a player asks. */
import type { Table } from '@speeltafel/table';
import { createSignal, type JSX, Show, Suspense } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import type { GameRecord } from '../../../session/game-record.ts';
import { settings } from '../../../settings/settings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from './words.ts';

const BestTurns = screen<{ readonly record: GameRecord }>(() => import('./best-turns.tsx'));

export function Hint<O, P, A>(props: {
  readonly game: string;
  readonly table: Table<O, P, A>;
  readonly canHint: boolean;
}): JSX.Element {
  const [asked, setAsked] = createSignal<GameRecord | null>(null);
  const ask = (): void => {
    const { course, chairs, brokenOff } = props.table;
    setAsked({ game: props.game, record: '', course, chairs, brokenOff, own: true, running: true });
  };
  return (
    <Show when={settings().hints}>
      <button type="button" class="btn icon quiet" aria-label={say().hint} disabled={!props.canHint} onClick={ask}>
        <Icon name="bulb" />
      </button>
      <Dialog open={asked() !== null} title={say().title} onClose={() => setAsked(null)}>
        <Show when={asked()} keyed>
          {(record) => (
            <Suspense fallback={<p>{say().thinking}</p>}>
              <BestTurns record={record} />
            </Suspense>
          )}
        </Show>
      </Dialog>
    </Show>
  );
}
