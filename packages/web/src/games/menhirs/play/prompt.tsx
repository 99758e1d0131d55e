/** What to do now, in one sentence, with the buttons that do it. Refusals are explained here too. */
import './prompt.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, type JSX, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import type { MenhirsGame } from '../game-view.ts';
import type { Hand } from '../input.ts';
import { compassOf, reason } from '../sentences.ts';
import { say } from '../words.ts';

const { cluster, mustTake, PLACES, SPLITTABLE, size } = menhirsKit;

const lookingBack = (): string => sayUi().lookingBack;

interface Text {
  readonly main: string;
  readonly small: string;
  /** The part that was spoken when it happened. */
  readonly spoken?: 'main' | 'small';
}

/** Speaks what is asked now, whenever that changes. */
export function speakText(text: () => Text): void {
  const words = createMemo(() => {
    const { main, small, spoken } = text();
    return [spoken === 'main' ? '' : main, spoken === 'small' ? '' : small].filter((part) => part !== '').join(' ');
  });
  createEffect(() => words() !== '' && announce(words()));
}

interface PromptProps {
  readonly game: MenhirsGame;
  readonly hand: Hand;
  readonly canClaim: boolean;
  /** What is said of somebody who is to play and not there. */
  readonly away?: ((seat: Seat) => string | null) | undefined;
}

/** What a chosen bank asks for. */
function chosenText(hand: Hand, fog: menhirsKit.PlaceSet): Text {
  const words = say();
  const chosen = size(hand.settled.chosen());
  const staying = size(cluster(fog, hand.settled.chosen())) - chosen;
  const missing = hand.splitReason();
  if (missing !== null) return { main: reason(missing), small: '' };
  if (staying > 0) return { main: words.splitCount(chosen, staying), small: '' };
  if (!hand.verdicts().includes(null)) {
    return { main: chosen < SPLITTABLE ? words.stuck : words.stuckWhole, small: '' };
  }
  return { main: chosen < SPLITTABLE ? words.chosenHow(chosen) : words.chosenSplit(chosen), small: '' };
}

/** What both chose at the decision moment, as long as nothing was played since. */
function choicesOf(game: MenhirsGame): string | null {
  const last = game.log().slice(-2);
  const chosen = last.filter(({ action: { kind } }) => kind === 'prolong' || kind === 'go-on');
  return chosen.length < 2 ? null : chosen.map(({ sentence }) => sentence).join(' ');
}

function promptOf({ game, hand, canClaim, away }: PromptProps): Text {
  const words = say();
  const { phase, fog, toPlace } = game.view();
  const actor = game.actor();
  const past = game.past();
  if (past !== null) {
    const told = game.log()[past - 1]?.sentence;
    return told === undefined ? { main: lookingBack(), small: '' } : { main: told, small: lookingBack() };
  }
  if (actor === null) {
    const seat = game.waiting()[0];
    if (seat === undefined) return { main: '', small: '' };
    if (phase === 'prove') return { main: words.claimed(game.who(seat)), small: '' };
    const main = away?.(seat) ?? words.thinking(game.nameAt(seat));
    const choices = choicesOf(game);
    if (choices !== null) return { main, small: choices, spoken: 'small' };
    if (canClaim) return { main, small: words.claimNow, spoken: 'small' };
    return { main, small: game.persons().length === 0 ? words.youWatch : '' };
  }
  const refused = hand.refused();
  switch (phase) {
    case 'flip':
      return { main: words.flip, small: words.flipHow };
    case 'place': {
      const choices = choicesOf(game);
      return choices === null
        ? { main: words.place, small: words.placeHow(toPlace[actor - 1]!) }
        : { main: words.place, small: choices, spoken: 'small' };
    }
    case 'move':
    case 'prove': {
      if (hand.settled.chosen() !== 0) return chosenText(hand, fog);
      if (phase === 'prove') return { main: words.prove, small: words.proveHow };
      const choices = choicesOf(game);
      const before = choices ?? game.log().findLast((line) => line.action.kind !== 'end')?.sentence;
      if (canClaim && refused === null && before !== undefined) {
        return { main: before, small: words.claimQuestion, spoken: 'main' };
      }
      return choices === null
        ? { main: words.move, small: words.moveHow }
        : { main: words.move, small: choices, spoken: 'small' };
    }
    case 'take':
      return {
        main: mustTake(game.session.position().state) ? words.takeOne : words.takeIf,
        small: words.takeHow,
      };
    default:
      return { main: '', small: '' };
  }
}

export function Prompt(props: PromptProps): JSX.Element {
  const { game, hand } = props;
  const text = createMemo(() => promptOf(props));
  const why = (): string | null => {
    const refused = hand.refused();
    return refused === null ? null : reason(refused);
  };
  const confirmText = (): string | null => {
    const words = say();
    const [way, picked] = [hand.settled.way(), hand.settled.picked()];
    if (way !== null) return words.moveWay(compassOf(way));
    if (picked === null) return null;
    const place = PLACES[picked]!;
    const { phase } = game.view();
    if (phase === 'take') return words.takeTile(place);
    return phase === 'flip' ? words.turnStone(place) : words.layFog(place);
  };
  speakText(() => (why() === null ? text() : { main: why()!, small: '' }));
  const mayTakeNone = (): boolean =>
    game.actor() !== null && game.view().phase === 'take' && !mustTake(game.session.position().state);
  return (
    <>
      <p class="mh-prompt">
        <Show when={why()} fallback={<span>{text().main}</span>}>
          {(sentence) => <span class="mh-why">{sentence()}</span>}
        </Show>
        <Show when={why() === null && text().small !== ''}>
          <small>{text().small}</small>
        </Show>
      </p>
      <div class="mh-choices">
        <Show when={mayTakeNone() && hand.settled.picked() === null}>
          <button type="button" class="btn" onClick={() => hand.play({ kind: 'end' })}>
            {say().takeNone}
          </button>
        </Show>
        <Show when={hand.holding()}>
          <button type="button" class="btn" onClick={hand.putDown}>
            <Icon name="close" />
            {say().putDown}
          </button>
        </Show>
        <Show when={confirmText()}>
          {(label) => (
            <button type="button" class="btn primary" onClick={hand.confirm}>
              <Icon name="check" />
              {label()}
            </button>
          )}
        </Show>
      </div>
    </>
  );
}
