/** The best turns of a game's present position, with the reasons for each. */
import './best-turns.css';
import { type Component, createResource, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Advice } from '../../../games/contract/replay.ts';
import type { Analysis } from '../../../thinking/analysis.ts';
import { createMind } from '../../../thinking/client.ts';
import { Reasons } from '../../replay/reasons.tsx';
import { say } from './words.ts';

const MOST = 3;

/** Ways that end alike are one turn to whoever asks. */
const apart = (turns: Advice['turns']): Advice['turns'] =>
  turns.filter((turn, i) => turns.findIndex(({ text }) => text === turn.text) === i);

export function AdviceNow(props: {
  readonly game: string;
  /** The position and the options of the game, as texts. */
  readonly position: string;
  readonly options: string;
  readonly judge: (analysis: Analysis) => Advice;
  readonly Sentence: Component<{ readonly text: string }>;
}): JSX.Element {
  const { game, position, options, judge, Sentence } = props;
  const mind = createMind();
  onCleanup(() => mind.stop());
  const [found] = createResource(async (): Promise<Advice | null> => {
    try {
      return judge((await mind.ask({ kind: 'analyse', game, position, options, played: [] })).analysis);
    } catch {
      return null;
    }
  });
  return (
    <div class="advice" role="status" aria-busy={found.loading}>
      <Show when={!found.loading} fallback={<p>{say().thinking}</p>}>
        <Show when={found()} fallback={<p>{say().failed}</p>}>
          {(advice) => (
            <>
              <Show when={advice().turns.length === 0}>
                <p>{say().nothing}</p>
              </Show>
              <Show when={advice().about}>{(about) => <p>{about()}</p>}</Show>
              <ol>
                <For each={apart(advice().turns).slice(0, MOST)}>
                  {(turn) => (
                    <li>
                      <b class={`advice-${turn.mood}`}>{turn.verdict}</b>
                      <span>
                        <Sentence text={turn.text} />
                      </span>
                      <Reasons texts={turn.reasons} Sentence={Sentence} />
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </Show>
      </Show>
    </div>
  );
}
