/**
 * The board of Floors in lessons and puzzles, with the same input and animation as in a game, on a practice session.
 */
import './play/styles.ts';
import './practice-board.css';
import { floors, floorsKit as kit } from '@speeltafel/rules';
import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Practice } from '../../session/practice.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { press } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { Board } from './board/board.tsx';
import { type Box, cropAround, middleOf, wholeBox } from './board/geometry.ts';
import type { Ghosts } from './board/scene.ts';
import { createModel } from './play/create-model.ts';
import type { PlayModel } from './play/play-model.ts';
import { Sentence } from './play/sentence.tsx';
import { cardName } from './play/sentences.ts';
import { createSeen } from './play/shown-scene.ts';
import { say } from './words.ts';

export type FloorsPractice = Practice<kit.Options, kit.Position, kit.Action>;

export interface PracticeBoard {
  readonly session: FloorsPractice;
  readonly model: PlayModel;
}

/** The card as part of a sentence: "The card 5", "the card 2 bites". */
export const cardInSentence = (card: kit.Card): string => (/^\d+$/.test(card) ? card : cardName(card, false));

/** Options that could have led to a position, for code that requires options. */
export function optionsFor({ players }: Pick<kit.Position, 'players'>): kit.Options {
  const options = floors.options({ players: Math.max(2, players) });
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

export function createPracticeBoard(session: FloorsPractice): PracticeBoard {
  const model = createModel(session);
  return { session, model };
}

export function PracticeBoard(props: {
  readonly board: PracticeBoard;
  /** Shows the names of the squares, because a hint mentions one. */
  readonly named?: boolean | undefined;
  /** The player whose tokens get a ring: the one to solve the task. */
  readonly own?: kit.Player | undefined;
  /** Only the part of the hall around these squares is shown. */
  readonly part?: readonly kit.Square[] | undefined;
  readonly still: boolean;
  /** Pale pieces: where something should go, or would lie. */
  readonly ghosts?: Ghosts | undefined;
  /** Squares to mark. */
  readonly marked?: readonly kit.Square[] | undefined;
  /** Draws all tokens as if none had moved. */
  readonly fresh?: boolean | undefined;
  readonly label?: ((square: kit.Square, name: string) => string) | undefined;
  readonly onSquare?: ((square: kit.Square) => void) | undefined;
}): JSX.Element {
  const { model } = props.board;
  const beside = createMediaMatch('beside');
  const turned = (): boolean => props.part === undefined && !beside();
  const box = (): Box => (props.part === undefined ? wholeBox(turned()) : cropAround(props.part, false, 0.5));
  const seen = createSeen(model, turned);
  const [ready, setReady] = createSignal(false);
  // No animation when the hall first appears.
  requestAnimationFrame(() => setReady(true));
  const tap = (square: kit.Square): void => {
    if (!props.still) (props.onSquare ?? model.turn.tap)(square);
  };
  const ghosts = (): Ghosts => {
    const now = seen.ghosts();
    if (props.ghosts === undefined || model.animation.busy()) return now;
    return {
      ...now,
      tiles: [...(now.tiles ?? []), ...(props.ghosts.tiles ?? [])],
      tokens: [...(now.tokens ?? []), ...(props.ghosts.tokens ?? [])],
    };
  };
  /** The keyboard focus starts at the token that is to move. */
  const home = (): kit.Square => {
    const { tokens } = model.position();
    const mover = tokens.find(({ player, moved, place }) => player === model.open() && !moved && kit.isOnBoard(place));
    return seen.path() === null && mover !== undefined ? mover.place : seen.focus();
  };
  const where = (square: kit.Square): JSX.CSSProperties => {
    const { x, y } = middleOf(square, turned());
    return {
      left: `${((x - box().x) / box().width) * 100}%`,
      top: `${((y - box().y) / box().height) * 100}%`,
      width: `${(112 / box().width) * 100}%`,
    };
  };
  const name = (square: kit.Square): string => props.label?.(square, seen.label(square)) ?? seen.label(square);
  return (
    <div class="ff-practice-hall" style={{ width: `min(100cqw, 100cqh * ${box().width / box().height})` }}>
      <Board
        tiles={seen.tiles()}
        tokens={props.fresh ? seen.tokens().map((token) => ({ ...token, moved: false })) : seen.tokens()}
        monster={seen.monster()}
        own={props.own}
        named={props.named}
        turned={turned()}
        {...(props.part === undefined ? {} : { crop: box() })}
        path={seen.path()}
        hand={seen.hand()}
        lit={seen.lit()}
        far={seen.far()}
        faint={seen.faint()}
        ghosts={ghosts()}
        walk={seen.walk()}
        look={seen.look()}
        dangers={seen.dangers()}
        name={say().hall}
        label={name}
        stops={props.still ? [] : seen.stops()}
        onSquare={tap}
        {...(props.onSquare === undefined && !props.still ? { drag: model.turn.drag } : {})}
        home={home()}
        moving={ready()}
      />
      <For each={props.marked ?? []}>{(square) => <i class="ff-practice-mark" style={where(square)} />}</For>
    </div>
  );
}

/** What the selected token can do next. */
const Drawing = (props: { readonly model: PlayModel }) => {
  const { turn } = props.model;
  const draft = (): kit.Draft => turn.settled()!.draft;
  const canLeave = (): boolean => draft().ways.some(({ to }) => to === kit.OUT);
  const out = (): boolean => draft().at === kit.OUT;
  return (
    <>
      <p class="ff-practice-prompt">
        <Show when={draft().stop === null} fallback={say().mustGoOn}>
          {say().stepsLeft(draft().points - draft().spent)}
        </Show>
      </p>
      <div class="practice-buttons">
        <button type="button" class="btn" onClick={turn.back}>
          <Icon name="undo" />
          {say().undo}
        </button>
        <Show when={canLeave()}>
          <button type="button" class="btn primary" onClick={turn.leave}>
            <Icon name="sun" />
            {say().leave}
          </button>
        </Show>
        <button
          type="button"
          class="btn"
          classList={{ primary: !canLeave() }}
          disabled={draft().stop !== null}
          onClick={turn.stop}
        >
          <Icon name={out() ? 'sun' : 'check'} />
          {out() ? say().out : draft().spent === 0 ? say().stay : say().stopHere}
        </button>
      </div>
    </>
  );
};

/** Shown while the monster walks: the reasons for its steps. */
export const Watching = (props: { readonly model: PlayModel }) => {
  const { animation, people } = props.model;
  return (
    <>
      <p class="ff-practice-prompt">
        <Sentence text={props.model.reasons()?.at(-1) ?? ''} nameOf={people.tokenName} />
      </p>
      <div class="practice-buttons">
        <button type="button" class="btn" onClick={press(animation.toggle)}>
          <Icon name={animation.paused() ? 'play' : 'pause'} />
          {animation.paused() ? say().play : sayUi().pause}
        </button>
        <button type="button" class="btn" onClick={animation.faster}>
          {animation.speed()}×<span class="visually-hidden">{say().speed}</span>
        </button>
        <button type="button" class="btn primary" onClick={press(animation.skip)}>
          <Icon name="skip" />
          {say().skip}
        </button>
      </div>
    </>
  );
};

/** What to do with the tokens, or why it is not allowed. */
export const PracticeActions = (props: {
  readonly board: PracticeBoard;
  readonly children?: JSX.Element;
  /** The children say what to do while no token is selected. */
  readonly ownPrompt?: boolean;
}): JSX.Element => {
  const { model } = props.board;
  return (
    <>
      <Show when={model.no()}>{(no) => <p class="ff-practice-prompt ff-practice-refusal">{no().text}</p>}</Show>
      <Switch>
        <Match when={model.animation.showing() !== null}>
          <Watching model={model} />
        </Match>
        <Match when={model.turn.settled() !== null}>
          <Drawing model={model} />
        </Match>
        <Match when={!props.ownPrompt && model.open() !== null && model.no() === null}>
          <p class="ff-practice-prompt">{say().choose}</p>
        </Match>
      </Switch>
      {props.children}
    </>
  );
};
