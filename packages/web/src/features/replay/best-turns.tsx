/** The best turns of the position shown. Each can be shown on the board. */
import { For, type JSX, Show } from 'solid-js';
import type { Advice, ReplayView } from '../../games/contract/replay.ts';
import { press } from '../../ui/press.ts';
import { Reasons } from './reasons.tsx';
import { say } from './words.ts';

export function AdviceView(props: {
  readonly view: ReplayView;
  /** Undefined while the analysis runs. */
  readonly advice: Advice | undefined;
  readonly shown: number | null;
  readonly onShow: (number: number | null) => void;
}): JSX.Element {
  const { Sentence } = props.view;
  return (
    <section class="rp-advice" aria-busy={props.advice === undefined}>
      <h2>{say().bestHere}</h2>
      <Show when={props.advice} fallback={<p class="rp-small">{say().thinking}</p>}>
        {(advice) => (
          <>
            <Show when={advice().about}>{(about) => <p class="rp-small">{about()}</p>}</Show>
            <Show when={advice().turns.length > 0} fallback={<p class="rp-small">{say().nothingHere}</p>}>
              <ol>
                <For each={advice().turns}>
                  {(turn) => (
                    <li>
                      <button
                        type="button"
                        aria-pressed={props.shown === turn.number}
                        title={say().show}
                        onClick={press(() => props.onShow(props.shown === turn.number ? null : turn.number))}
                      >
                        <span class={`rp-verdict rp-${turn.mood}`}>{turn.verdict}</span>
                        <span class="rp-turn">
                          <span>
                            <Sentence text={turn.text} />
                          </span>
                          <Show when={turn.played}>
                            <b class="rp-played">{say().wasPlayed}</b>
                          </Show>
                          <Reasons texts={turn.reasons} Sentence={Sentence} />
                        </span>
                      </button>
                    </li>
                  )}
                </For>
              </ol>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}
