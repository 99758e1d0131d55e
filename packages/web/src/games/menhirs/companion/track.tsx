/** The round track, with taps to go forward and back. */
import { menhirsKit } from '@speeltafel/rules';
import { createMemo, For, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say as sayMenhirs } from '../words.ts';
import { playerName } from './names.ts';
import { say } from './words.ts';

export const Track = (props: {
  readonly position: menhirsKit.Position;
  readonly canGoBack: boolean;
  readonly onBack: () => void;
  readonly onForward: (() => void) | null;
}) => {
  const pips = createMemo(() => menhirsKit.trackOf(props.position.options));
  const state = () => props.position.state;
  const named = (pip: menhirsKit.TrackStep): string => {
    if (pip.kind === 'place') return say().pipPlace;
    if (pip.kind === 'decision') return say().pipDecision;
    if (pip.must.length === 0) return sayMenhirs().roundNumber(pip.round);
    return say().pipMust(pip.round, pip.must.map(playerName).join(', '));
  };
  const label = (pip: menhirsKit.TrackStep): string =>
    menhirsKit.whereOnTrack(pips(), pip, state()) === 'now' ? say().pipNow(named(pip)) : named(pip);
  return (
    <div class="companion-track">
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().back}
        disabled={!props.canGoBack}
        onClick={press(() => props.onBack())}
      >
        <Icon name="prev" />
      </button>
      <ol aria-label={sayMenhirs().rounds}>
        <For each={pips()}>
          {(pip) => (
            <li
              class={`companion-mark companion-mark-${menhirsKit.whereOnTrack(pips(), pip, state())}`}
              classList={{ 'companion-mark-must': pip.must.length > 0, 'companion-mark-half': pip.must.length === 1 }}
              aria-current={menhirsKit.whereOnTrack(pips(), pip, state()) === 'now' ? 'step' : undefined}
            >
              <span class="visually-hidden">{label(pip)}</span>
              <span aria-hidden="true">{pip.kind === 'decision' ? '∗' : pip.round === 0 ? '·' : pip.round}</span>
            </li>
          )}
        </For>
      </ol>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().forward}
        disabled={props.onForward === null}
        onClick={press(() => props.onForward?.())}
      >
        <Icon name="next" />
      </button>
      <Show when={state().pass === 2}>
        <small class="companion-prolonged">{say().prolonged}</small>
      </Show>
    </div>
  );
};
