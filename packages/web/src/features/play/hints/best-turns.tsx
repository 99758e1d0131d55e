/** The best turns in the current position of a game, one at a time: drawn on the board, with the reasons next to it. */
import './best-turns.css';
import { createEffect, createResource, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Advice } from '../../../games/contract/replay.ts';
import { gameUi } from '../../../games/registry.ts';
import { fetchPart } from '../../../router/lazy-screen.ts';
import type { GameRecord } from '../../../session/game-record.ts';
import { createThinker } from '../../../thinking/client.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { Reasons } from '../../replay/reasons.tsx';
import { say } from './words.ts';

const MOST = 3;
const MOST_REASONS = 2;

/** Turns with the same text are the same turn to a player. */
const distinct = (turns: Advice['turns']): Advice['turns'] =>
  turns.filter((turn, i) => turns.findIndex(({ text }) => text === turn.text) === i);

/** Uses the game's replay view, which has the sentences and reasons. */
export default function BestTurns(props: {
  readonly record: GameRecord;
  readonly onShow: (actions: readonly string[]) => void;
}): JSX.Element {
  const { record } = props;
  const thinker = createThinker();
  onCleanup(() => thinker.stop());
  const [at, setAt] = createSignal(0);
  const [found] = createResource(async () => {
    try {
      const view = (await fetchPart(gameUi(record.game).replay))(record);
      const at = record.course.played.length;
      const { analysis } = await thinker.ask({ kind: 'analyse', game: record.game, ...view.texts(at) });
      const advice = view.advice(analysis, at);
      return { about: advice.about, turns: distinct(advice.turns).slice(0, MOST), Sentence: view.Sentence };
    } catch {
      return null;
    }
  });
  const turn = () => found.latest?.turns[at()];
  // Show it only once: the board changes when it is played.
  createEffect(on(turn, (now) => now !== undefined && props.onShow(now.actions)));
  return (
    <Show when={found.state === 'ready'} fallback={<p>{say().thinking}</p>}>
      <Show when={found.latest} fallback={<p>{sayUi().failed}</p>} keyed>
        {({ about, turns, Sentence }) => (
          <Show when={turn()} fallback={<p>{say().nothing}</p>}>
            {(now) => (
              <>
                <div class="hint-turns">
                  <b class={`hint-${now().mood}`}>{now().verdict}</b>
                  <Show when={turns.length > 1}>
                    <button
                      type="button"
                      class="btn quiet"
                      onClick={() => setAt((at() + 1) % turns.length)}
                      aria-label={say().another(at() + 1, turns.length)}
                    >
                      {at() + 1}/{turns.length} <Icon name="next" />
                    </button>
                  </Show>
                </div>
                <p>
                  <Sentence text={now().text} />
                </p>
                <Reasons texts={now().reasons.slice(0, MOST_REASONS)} Sentence={Sentence} />
                <Show when={about}>{(text) => <small>{text()}</small>}</Show>
              </>
            )}
          </Show>
        )}
      </Show>
    </Show>
  );
}
