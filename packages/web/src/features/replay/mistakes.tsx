/** The turning points of a game, with buttons to go from one to the next. */
import { For, type JSX, Show } from 'solid-js';
import type { Mistake, ReplayView } from '../../games/contract/replay.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { Reasons } from './reasons.tsx';
import { say } from './words.ts';

interface Props {
  readonly mistakes: readonly Mistake[];
  readonly at: number;
  /** Goes to the position in which the mistake was made. */
  readonly onGo: (mistake: Mistake) => void;
}

/** Buttons to go from one mistake to the next. */
export function Jumps(props: Props): JSX.Element {
  const after = (): Mistake | undefined => props.mistakes.find(({ index }) => index > props.at);
  const before = (): Mistake | undefined => props.mistakes.findLast(({ index }) => index < props.at);
  const jump = (to: Mistake | undefined): void => {
    if (to !== undefined) props.onGo(to);
  };
  return (
    <div class="rp-jumps">
      <button type="button" class="btn" disabled={before() === undefined} onClick={press(() => jump(before()))}>
        <Icon name="prev" />
        {say().previousMistake}
      </button>
      <button type="button" class="btn" disabled={after() === undefined} onClick={press(() => jump(after()))}>
        {say().nextMistake}
        <Icon name="next" />
      </button>
    </div>
  );
}

export function Mistakes(props: Props & { readonly view: ReplayView }): JSX.Element {
  const { Sentence, SeatSymbol } = props.view;
  return (
    <section class="rp-mistakes">
      <h2>{say().mistakes}</h2>
      <Show when={props.mistakes.length > 0} fallback={<p>{say().noMistakes}</p>}>
        <ol>
          <For each={props.mistakes}>
            {(mistake) => (
              <li classList={{ 'rp-grave': mistake.grave }}>
                <button
                  type="button"
                  aria-current={props.at === mistake.index ? 'true' : undefined}
                  onClick={press(() => props.onGo(mistake))}
                >
                  <SeatSymbol seat={mistake.seat} />
                  <span class="rp-turn">
                    <small>{say().moment(mistake.index + 1, props.view.record.course.played.length)}</small>
                    <span>
                      <Sentence text={mistake.what} />
                    </span>
                    <Reasons texts={mistake.why} Sentence={Sentence} />
                    <Show when={mistake.better}>
                      {(better) => (
                        <span class="rp-better">
                          <Sentence text={sayUi().better(better())} />
                        </span>
                      )}
                    </Show>
                    <Reasons texts={mistake.betterWhy} Sentence={Sentence} />
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
