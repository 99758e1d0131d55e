/** The frame of the companion: the name of the game and a tab for each part. */
import './companion.css';
import { createMemo, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { COMPANION_PARTS, type Companion, type CompanionPart } from '../../games/contract/companion.ts';
import { GAMES, type GameId } from '../../games/registry.ts';
import { place, to } from '../../router/route.ts';
import { Bar } from '../../ui/bar.tsx';
import { keepAwake } from '../../ui/keep-awake.ts';
import { say } from './words.ts';

/** In milliseconds. At the table people think longer than a screen stays on. */
const RESTS_AFTER = 60 * 60_000;

export function CompanionFrame(props: { readonly game: GameId; readonly companion: Companion }): JSX.Element {
  const parts = (): readonly CompanionPart[] =>
    COMPANION_PARTS.filter((part) => props.companion.parts[part] !== undefined);
  keepAwake(RESTS_AFTER);
  /** The part in the address, or the first one. */
  const shown = createMemo((): CompanionPart => parts().find((part) => part === place().path[2]) ?? parts()[0]!);
  return (
    <div class="companion" classList={{ 'companion-fixed': props.companion.fillsScreen?.(shown()) ?? false }}>
      <Bar title={GAMES[props.game].name} about={say().atTable} back={to('companion')} />
      <nav class="companion-tabs" aria-label={say().parts}>
        <For each={parts()}>
          {(part) => (
            <a href={to('companion', props.game, part)} aria-current={part === shown() ? 'page' : undefined}>
              {say().tabs[part]}
            </a>
          )}
        </For>
      </nav>
      <main class={`companion-main companion-${shown()}`}>
        <Dynamic component={props.companion.parts[shown()]!} />
      </main>
    </div>
  );
}
