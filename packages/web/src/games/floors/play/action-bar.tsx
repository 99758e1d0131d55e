/** The bar with the actions that are possible now. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createComputed, createMemo, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterPaint } from '../../../ui/after-paint.ts';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import type { PlayContext } from '../../contract/play.ts';
import { Token } from '../art/token.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { Sentence } from './sentence.tsx';
import { TakeBack } from './takeback.tsx';
import { Stock } from './tile-stock.tsx';
import { Watch } from './walk-controls.tsx';

interface Props {
  readonly model: PlayModel;
  readonly turned: boolean;
  readonly context: Pick<PlayContext<kit.Options, kit.Position, kit.Action>, 'away' | 'showResult' | 'Steps'>;
}

const Pips = (props: { readonly spent: number; readonly points: number }): JSX.Element => (
  <span class="ff-pips" role="img" aria-label={say().stepsUsed(props.spent, props.points)}>
    <For each={Array.from({ length: props.points }, (_, i) => i)}>
      {(i) => <i classList={{ 'ff-left': i >= props.spent }} />}
    </For>
  </span>
);

/** The label of the main button: leave, stay, wait, or stop. */
const stopWords = (chosen: { readonly from: kit.Place }, draft: kit.Draft): string => {
  if (draft.at === kit.OUT) return say().out;
  if (draft.at === kit.WAITING) return say().wait;
  return draft.spent === 0 && chosen.from === draft.at ? say().stay : say().stopHere;
};

/** Whether the path can continue from another token's square: the last step must end on a free square. */
const canGoOn = (draft: kit.Draft, { tokens }: kit.Position): boolean =>
  draft.ways.some(
    ({ to }) => to === kit.OUT || draft.points - draft.spent > 1 || !tokens.some(({ place }) => place === to),
  );

const hint = (draft: kit.Draft, position: kit.Position): string => {
  if (draft.stop?.code === 'must-enter') return say().mustEnter;
  if (draft.stop !== null) return canGoOn(draft, position) ? say().mustGoOn : say().mustGoBack;
  if (draft.at === kit.WAITING) return say().goIn;
  return draft.spent === draft.points || draft.ways.length === 0 ? say().readyToStop : say().goOn;
};

function Moving(props: Props): JSX.Element {
  const { turn } = props.model;
  const draft = () => turn.settled()!.draft;
  const chosen = () => turn.settled()!.chosen;
  const canLeave = () => draft().ways.some(({ to }) => to === kit.OUT);
  const flips = () => say().flipsTo(kit.flip(chosen().shows));
  return (
    <>
      <div class="ff-prompt" classList={{ 'ff-blocked': draft().stop !== null }}>
        <Token player={chosen().player} shows={chosen().shows} />
        <div>
          <b>
            <Pips spent={draft().spent} points={draft().points} />
            {say().stepsLeft(draft().points - draft().spent)}
          </b>
          <span>{hint(draft(), props.model.position())}</span>
        </div>
      </div>
      <button type="button" class="btn ff-small" onClick={turn.back} aria-keyshortcuts="u">
        <Icon name="undo" />
        <span class="ff-long">{say().undoStep}</span>
        <span class="ff-short">{say().undo}</span>
        <span class="ff-key">U</span>
      </button>
      <button
        type="button"
        class="btn ff-small"
        onClick={press(turn.restart)}
        disabled={turn.settled()!.path.length === 0}
        aria-keyshortcuts="Escape"
      >
        <Icon name="restart" />
        <span class="ff-long">{say().startOver}</span>
        <span class="ff-short">{say().again}</span>
      </button>
      <Show when={canLeave()}>
        <button type="button" class="btn primary ff-main" onClick={turn.leave}>
          <Icon name="sun" /> {say().leave}
        </button>
      </Show>
      <button
        type="button"
        class="btn ff-main"
        classList={{ primary: !canLeave() }}
        disabled={draft().stop !== null}
        onClick={turn.stop}
        aria-keyshortcuts="s"
      >
        <Icon name={draft().at === kit.OUT ? 'sun' : 'check'} />
        <span class="ff-stop">
          {stopWords(chosen(), draft())}
          <Show when={draft().at !== kit.OUT}>
            <small>
              <Pips spent={draft().spent} points={draft().points} />
              {flips()}
            </small>
          </Show>
        </span>
      </button>
    </>
  );
}

function Choosing(props: Props): JSX.Element {
  const { model } = props;
  const player = () => model.open()!;
  const tokens = () =>
    model.position().tokens.filter((token) => token.player === player() && !token.moved && kit.isInPlay(token.place));
  const asks = (): string => {
    const { stage, round, tokens } = model.position();
    if (stage !== 1 || round !== 1) return say().choose;
    return say().bringIn(!tokens.some((token) => token.player === player() && token.moved));
  };
  return (
    <>
      <div class="ff-prompt ff-asks">
        <Token player={player()} />
        <div>
          <b>{model.people.turnOf(player() + 1)}</b>
          <span>{asks()}</span>
        </div>
      </div>
      <TakeBack model={model} />
      <div class="ff-hand">
        <For each={tokens()}>
          {(token) => (
            <button
              type="button"
              class="btn ff-pick"
              aria-label={
                token.place === kit.WAITING ? say().chooseWaiting(token.shows) : say().chooseToken(token.shows)
              }
              onClick={() => model.turn.choose(token)}
            >
              <Token
                player={token.player}
                shows={token.shows}
                state={token.place === kit.WAITING ? 'waiting' : 'ready'}
              />
            </button>
          )}
        </For>
      </div>
    </>
  );
}

/** No player on this device can act: another player is thinking, or something is being animated. */
function Waiting(props: Props): JSX.Element {
  const { model } = props;
  /**
   * The seat whose turn is shown, which may lag behind the table. A computer player that already thinks about the next
   * turn is not named until the animation ends.
   */
  const seat = () => (model.animation.busy() ? null : model.session.thinking()) ?? model.position().turn + 1;
  const whatFor = (): string =>
    model.animation.busy() || model.people.isPerson(seat())
      ? model.people.turnOf(seat())
      : say().thinkingName(model.people.name(seat()));
  return (
    <>
      <div class="ff-prompt ff-asks">
        <Token player={seat() - 1} />
        <div>
          <b>{props.context.away(seat()) ?? whatFor()}</b>
          <Show when={model.sayings().at(-1)}>
            {(last) => (
              <span>
                <Sentence text={last().text} nameOf={model.people.tokenName} />
              </span>
            )}
          </Show>
        </div>
      </div>
      <Show when={!model.animation.busy()}>
        <TakeBack model={model} />
      </Show>
      <Show when={model.animation.busy()}>
        <button type="button" class="btn ff-small" onClick={press(model.animation.skip)}>
          <Icon name="skip" />
          <span class="ff-long">{say().skip}</span>
          <span class="ff-short">{say().skip}</span>
        </button>
      </Show>
    </>
  );
}

/** An earlier position is shown. */
const Looking = (props: Props): JSX.Element => (
  <>
    <div class="ff-prompt ff-asks">
      <div>
        <b>{sayUi().lookingBack}</b>
        <Show when={props.model.sayings().at(-1)}>
          {(last) => (
            <span>
              <Sentence text={last().text} nameOf={props.model.people.tokenName} />
            </span>
          )}
        </Show>
      </div>
    </div>
    <props.context.Steps />
  </>
);

const Over = (props: Props): JSX.Element => (
  <button type="button" class="btn primary ff-main" onClick={press(props.context.showResult)}>
    <Icon name="cup" /> {sayUi().result}
  </button>
);

/** The contents of the bar. */
function partOf({ animation, past, over, turn, open, position }: PlayModel): (props: Props) => JSX.Element {
  if (animation.showing() !== null) return Watch;
  if (animation.busy()) return Waiting;
  if (past() !== null) return Looking;
  if (over()) return Over;
  if (open() !== null && position().phase === 'lay') return Stock;
  if (turn.settled() !== null) return Moving;
  return open() === null ? Waiting : Choosing;
}

/** Keeps the focus in the bar when the pressed button disappears. */
function keepFocus(bar: HTMLElement): void {
  let last: EventTarget | null = null;
  const noticed = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return;
    // After the paint, because the browser computes the layout of the whole page to find out what can have the focus.
    afterPaint(() => {
      if (document.activeElement === document.body) bar.focus({ preventScroll: true });
    });
  });
  bar.addEventListener('focusin', (event) => {
    last = event.target;
  });
  noticed.observe(bar, { childList: true, subtree: true });
  onCleanup(() => noticed.disconnect());
}

export function Acts(props: Props): JSX.Element {
  let bar!: HTMLElement;
  const part = createMemo(() => partOf(props.model));
  // Move the focus before the part is removed. Removing the focused element would make the browser compute the layout
  // of the whole page again.
  createComputed(
    on(part, () => bar.contains(document.activeElement) && bar.focus({ preventScroll: true }), { defer: true }),
  );
  return (
    <section
      class="ff-acts"
      aria-label={say().actions}
      tabindex="-1"
      ref={(element) => {
        bar = element;
        keepFocus(element);
      }}
    >
      <Dynamic component={part()} {...props} />
    </section>
  );
}
