/** What to do now, in one sentence, with the buttons for it. Refusals are explained here too. */
import './play.css';
import './prompt.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, type JSX, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { onScreen } from '../board/geometry.ts';
import { ARROW } from '../board/marks.tsx';
import type { MenhirsGame } from '../game-view.ts';
import type { Line } from '../history.ts';
import type { BoardInput } from '../input.ts';
import { compassOf, placesIn, reason } from '../sentences.ts';
import { say } from '../words.ts';

const { cluster, mustTake, PLACES, SPLITTABLE, size } = menhirsKit;

const lookingBack = (): string => sayUi().lookingBack;

export interface Text {
  readonly main: string;
  readonly small: string;
  /** The part that was already announced when it happened. */
  readonly spoken?: 'main' | 'small';
}

/** Announces the prompt whenever it changes. */
export function speakText(text: () => Text): void {
  const words = createMemo(() => {
    const { main, small, spoken } = text();
    return [spoken === 'main' ? '' : main, spoken === 'small' ? '' : small].filter((part) => part !== '').join(' ');
  });
  createEffect(() => words() !== '' && announce(words()));
}

interface PromptProps {
  readonly game: MenhirsGame;
  readonly input: BoardInput;
  readonly canClaim: boolean;
  /** Explains a claim, because it is new to the player. */
  readonly explains?: boolean;
  readonly turned?: boolean;
  /** What the page says about a player whose turn it is and who is away. */
  readonly away?: ((seat: Seat) => string | null) | undefined;
  /** Replaces the buttons while a claim is possible and nothing else is to be decided. */
  readonly claim?: JSX.Element;
}

/**
 * The number of letters that fit into the row of a phone. A button next to them takes the space of its label and
 * padding, in two lines.
 */
const ROOM = 126;
const roomFor = (button: string): number => (button === '' ? ROOM : ROOM - 30 - 3 * button.length);

/** Whether a text needs a smaller font there, so that the row keeps its height and the moor does not move. */
export const isLong = ({ main, small }: Text, button: string): boolean => main.length + small.length > roomFor(button);

/** The prompt for a chosen cluster. */
function chosenText(input: BoardInput, fog: menhirsKit.PlaceSet): Text {
  const words = say();
  const chosen = size(input.settled.chosen());
  const staying = size(cluster(fog, input.settled.chosen())) - chosen;
  const missing = input.splitReason();
  if (missing !== null) return { main: reason(missing), small: '' };
  if (staying > 0) return { main: words.splitCount(chosen, staying), small: '' };
  if (!input.verdicts().includes(null)) {
    return { main: chosen < SPLITTABLE ? words.stuck : words.stuckWhole, small: '' };
  }
  return { main: chosen < SPLITTABLE ? words.chosenHow(chosen) : words.chosenSplit(chosen), small: '' };
}

/** The choices at the decision moment, as long as nothing has been played since. */
export function chosenBy(game: MenhirsGame): readonly Line[] {
  const log = game.log();
  const before = log.findLastIndex(({ action: { kind } }) => kind !== 'prolong' && kind !== 'go-on');
  return log.slice(before + 1);
}

export function choicesOf(game: MenhirsGame): string | null {
  const chosen = chosenBy(game);
  return chosen.length === 0 ? null : chosen.map(({ sentence }) => sentence).join(' ');
}

/** Only a prompt to look: whether a claim would be just is for the player to find out. */
function claimQuestion(game: MenhirsGame): string {
  const taken = placesIn(game.view().last?.tile ?? 0);
  return taken === '' ? say().claimQuestion : say().claimQuestionBack(taken);
}

function promptOf({ game, input, canClaim, explains, away }: PromptProps): Text {
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
    return { main, small: game.persons().length === 0 ? sayUi().youWatch : '' };
  }
  const refused = input.refused();
  switch (phase) {
    case 'flip':
      return { main: words.flip, small: words.flipHow };
    case 'place': {
      const choices = choicesOf(game);
      // The last flip covered them immediately.
      const how = game.log().at(-1)?.action.kind === 'flip' ? words.placeFirst : words.placeHow;
      return choices === null
        ? { main: words.place, small: how(toPlace[actor - 1]!) }
        : { main: words.place, small: choices, spoken: 'small' };
    }
    case 'move':
    case 'prove': {
      if (input.settled.chosen() !== 0) return chosenText(input, fog);
      if (phase === 'prove') return { main: words.prove, small: words.proveHow };
      const choices = choicesOf(game);
      const before = choices ?? game.log().findLast((line) => line.action.kind !== 'end')?.sentence;
      if (canClaim && refused === null && before !== undefined) {
        return { main: before, small: explains ? words.claimExplained : claimQuestion(game), spoken: 'main' };
      }
      if (explains && choices === null) return { main: words.move, small: words.claimExplained };
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
  const { game, input } = props;
  const text = createMemo(() => promptOf(props));
  const why = (): string | null => {
    const refused = input.refused();
    return refused === null ? null : reason(refused);
  };
  const confirmText = (): string | null => {
    const words = say();
    const [way, picked] = [input.settled.way(), input.settled.picked()];
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
  /** A claim that no other person has heard can be taken back. */
  const mayUnclaim = (): boolean =>
    game.actor() !== null && game.view().phase === 'prove' && game.persons().length === 1 && game.session.canUndo();
  const claims = (): boolean => props.claim !== undefined && props.canClaim && confirmText() === null;
  /** The label of the button next to the text. */
  const beside = (): string => (mayTakeNone() ? say().takeNone : mayUnclaim() ? say().unclaim : '');
  return (
    <div class="mh-row" classList={{ 'mh-acts': confirmText() !== null || claims() }}>
      {/* On a phone: marks that it is the player's turn and nothing is selected yet. */}
      <Show when={game.actor() !== null && !input.holding() && why() === null}>
        <svg class="mh-cue" viewBox="-16 -16 32 32" aria-hidden="true">
          <path d={ARROW} />
        </svg>
      </Show>
      <p class="mh-prompt" classList={{ 'mh-dense': isLong(text(), beside()) }}>
        <Show when={why()} fallback={<span>{text().main}</span>}>
          {(sentence) => <span class="mh-why">{sentence()}</span>}
        </Show>
        <Show when={why() === null && text().small !== ''}>
          <small>{text().small}</small>
        </Show>
      </p>
      <div class="mh-choices">
        <Show when={claims()}>{props.claim}</Show>
        <Show when={mayUnclaim() && !input.holding()}>
          <button type="button" class="btn" onClick={() => game.session.undo()}>
            <Icon name="undo" />
            {say().unclaim}
          </button>
        </Show>
        <Show when={mayTakeNone() && input.settled.picked() === null && !claims()}>
          <button type="button" class="btn" onClick={() => input.play({ kind: 'end' })}>
            {say().takeNone}
          </button>
        </Show>
        <Show when={input.holding() && !claims()}>
          <button type="button" class="btn mh-back" onClick={input.putDown}>
            <Icon name="close" />
            <span>{say().putDown}</span>
          </button>
        </Show>
        <Show when={confirmText()}>
          {(label) => (
            <button type="button" class="btn primary" onClick={input.confirm}>
              <Show when={input.settled.way() !== null} fallback={<Icon name="check" />}>
                <svg class="ic mh-way" viewBox="-16 -16 32 32" aria-hidden="true">
                  <path d={ARROW} transform={`rotate(${onScreen(input.settled.way()!, props.turned) * 60})`} />
                </svg>
              </Show>
              {label()}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}
