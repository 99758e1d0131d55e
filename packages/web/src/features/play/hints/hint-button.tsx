/** The hint button in the bar: good turns from here, and why. They load when a player asks. */
import type { Table } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, type JSX, on, Show, Suspense } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import type { GameRecord } from '../../../session/game-record.ts';
import { settings } from '../../../settings/settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from './words.ts';

interface Asked {
  readonly record: GameRecord;
  readonly onShow: (actions: readonly string[]) => void;
}

const BestTurns = screen<Asked>(() => import('./best-turns.tsx'));

export function Hint<O, P, A>(props: {
  readonly game: string;
  readonly table: Table<O, P, A>;
  readonly canHint: boolean;
  readonly onAsk: () => void;
  /** Draws a turn on the board. */
  readonly onShow: (actions: readonly string[]) => void;
}): JSX.Element {
  const [asked, setAsked] = createSignal<GameRecord | null>(null);
  const ask = (): void => {
    props.onAsk();
    const { course, chairs, brokenOff } = props.table;
    setAsked({ game: props.game, record: '', course, chairs, brokenOff, own: true, running: true });
  };
  // The hint is valid only for the position in which it was requested.
  const played = createMemo(() => props.table.course.played.length);
  createEffect(on(played, () => setAsked(null), { defer: true }));
  return (
    <Show when={settings().hints}>
      <button type="button" class="btn icon quiet" aria-label={sayUi().hint} disabled={!props.canHint} onClick={ask}>
        <Icon name="bulb" />
      </button>
      <Show when={asked()} keyed>
        {(record) => (
          <section class="hint-card" role="status" aria-label={say().title}>
            <Suspense fallback={<p>{say().thinking}</p>}>
              <BestTurns record={record} onShow={props.onShow} />
            </Suspense>
            <button
              type="button"
              class="btn icon quiet hint-close"
              aria-label={sayUi().close}
              onClick={() => setAsked(null)}
            >
              <Icon name="close" />
            </button>
          </section>
        )}
      </Show>
    </Show>
  );
}
