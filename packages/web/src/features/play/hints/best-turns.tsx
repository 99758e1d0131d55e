/** The best turns of a game's present position, with the reasons for each. */
import './best-turns.css';
import { createResource, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Advice } from '../../../games/contract/replay.ts';
import { gameUi } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import type { GameRecord } from '../../../session/game-record.ts';
import { createThinker } from '../../../thinking/client.ts';
import { Reasons } from '../../replay/reasons.tsx';
import { say } from './words.ts';

const MOST = 3;

/** Turns with the same sentence are one turn to a player. */
const distinct = (turns: Advice['turns']): Advice['turns'] =>
  turns.filter((turn, i) => turns.findIndex(({ text }) => text === turn.text) === i);

/** Uses the game's part of the replay screen, which knows sentences and reasons. */
export default function BestTurns(props: { readonly record: GameRecord }): JSX.Element {
  const { record } = props;
  const thinker = createThinker();
  onCleanup(() => thinker.stop());
  const [found] = createResource(async () => {
    try {
      const view = (await fetchPart(gameUi(record.game).replay))(record);
      const at = record.course.played.length;
      const { analysis } = await thinker.ask({ kind: 'analyse', game: record.game, ...view.texts(at) });
      return { advice: view.advice(analysis, at), Sentence: view.Sentence };
    } catch {
      return null;
    }
  });
  return (
    <div class="advice" role="status" aria-busy={found.state === 'pending'}>
      <Show when={found.state === 'ready'} fallback={<p>{say().thinking}</p>}>
        <Show when={found.latest} fallback={<p>{say().failed}</p>} keyed>
          {({ advice, Sentence }) => (
            <>
              <Show when={advice.turns.length === 0}>
                <p>{say().nothing}</p>
              </Show>
              <Show when={advice.about}>{(about) => <p>{about()}</p>}</Show>
              <ol>
                <For each={distinct(advice.turns).slice(0, MOST)}>
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
