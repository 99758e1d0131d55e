/**
 * The slots of the play screen: in landscape everything is beside the hall; in portrait the hall is turned a quarter.
 */
import './styles.ts';
import { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import { changeSettings, settings } from '../../../settings/settings.ts';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createMediaMatch } from '../../../ui/media.ts';
import type { PlayContext, PlayView } from '../../contract/play.ts';
import { Paws } from '../art/pictures.tsx';
import { hasOwnName } from '../monster/look.ts';
import { TableMonsterFront } from '../monster/table-monster.tsx';
import type { TelevisionProps } from '../television/television.tsx';
import { say } from '../words.ts';
import { Acts } from './action-bar.tsx';
import { BoardArea } from './board-area.tsx';
import { roundsOf } from './corner-info.tsx';
import { createModel } from './create-model.ts';
import { Deck } from './deck.tsx';
import type { PlayModel } from './play-model.ts';
import { Plates, Seats } from './player-plates.tsx';
import { endingOf, Ranking } from './ranking.tsx';
import { LastWalk, Log, Reasons } from './reasons.tsx';
import { cardName } from './sentences.ts';

const Television = screen<TelevisionProps>(() => import('../television/television.tsx'));

const subtitle = (model: PlayModel): string => {
  const { phase, stage, round, fiveIsHits } = model.position();
  const walk = model.animation.showing();
  if (walk !== null) {
    const card = cardName(walk.card, fiveIsHits);
    return hasOwnName(model.monster) ? say().walks(model.monster.name, card) : say().monsterWalks(card);
  }
  return phase === 'lay' ? say().laying : say().stageRound(stage, round, roundsOf(model));
};

const focusSquare = (square: kit.Square): void =>
  document.querySelector<HTMLElement>(`.ff-cells [data-square="${square}"]`)?.focus();

/** A number key selects the token that shows this number. */
const tokenKeys = ({ position, open, turn }: PlayModel): Readonly<Record<string, () => void>> =>
  Object.fromEntries(
    position()
      .tokens.filter(({ player, moved, place }) => player === open() && !moved && kit.isInPlay(place))
      .toReversed()
      .map((token) => [String(token.shows), () => turn.choose(token)]),
  );

export function createView(context: PlayContext<kit.Options, kit.Position, kit.Action>): PlayView {
  const { session, past } = context;
  const model = createModel(session, past);
  const { animation, laying, turn } = model;
  createEffect(on(past.at, () => animation.look(session.table().course.positions[past.count()]!), { defer: true }));
  const first = model.open();
  if (first !== null) announce(model.people.turnOf(first + 1));
  const tall = createMediaMatch('portrait');
  const low = createMediaMatch('low');
  /** While a tile is laid on a phone, all the space below the hall is needed, so a question replaces the seats. */
  const lays = (): boolean => model.open() !== null && model.position().phase === 'lay';

  const BoardSlot = (): JSX.Element => <BoardArea model={model} turned={tall()} />;
  const Players = (): JSX.Element => (
    <Show when={tall() || low()} fallback={<Plates model={model} />}>
      <Seats model={model} />
    </Show>
  );
  const Now = (): JSX.Element => <Acts model={model} context={context} turned={tall()} />;

  /** Until the first figure enters, one sentence explains the aim of the game. */
  const isNew = (): boolean => model.position().tokens.every(({ place }) => place === kit.WAITING);

  const Upright = (props: { readonly question: JSX.Element }): JSX.Element => (
    <>
      <Show when={lays()}>{props.question}</Show>
      <Players />
      <BoardSlot />
      <div class="ff-bottom" classList={{ 'ff-watching': animation.showing() !== null }}>
        <Show when={!lays()}>{props.question}</Show>
        <Show when={animation.showing() === null && model.position().phase !== 'lay'}>
          <Deck model={model} />
        </Show>
        <Show when={isNew() && !lays()}>
          <p class="ff-aim">{say().aim(kit.neededToWin(model.position().players))}</p>
        </Show>
        <Now />
      </div>
    </>
  );
  const Wide = (props: { readonly question: JSX.Element }): JSX.Element => (
    <>
      <BoardSlot />
      <Now />
      <aside class="ff-side">
        <h2>
          {say().players} <span>{say().goal(kit.neededToWin(model.position().players))}</span>
        </h2>
        <Players />
        <h2>
          {say().monsterCards} <span>{say().tapACard}</span>
        </h2>
        <Deck model={model} />
        {props.question}
        <Reasons model={model} Steps={context.Steps} />
      </aside>
    </>
  );

  return {
    classes: () => ({ 'ff-play': true, 'ff-tall': tall(), 'ff-wide': !tall() }),
    Subtitle: () => <>{subtitle(model)}</>,
    Television: (props) => <Television model={model} corner={props.corner} />,
    Board: BoardSlot,
    Players,
    Now,
    History: () => <Log model={model} />,
    Arrangement: (props) => (
      <Show when={tall()} fallback={<Wide question={props.question} />}>
        <Upright question={props.question} />
      </Show>
    ),
    MenuTop: () => (
      <>
        <div class="ff-told">
          <Log model={model} />
        </div>
        <context.Steps />
      </>
    ),
    menuNote: () =>
      hasOwnName(model.monster) ? `${say().monsterHere(model.monster.name)} ${say().credit}` : say().credit,
    MenuChoices: (props) => (
      <>
        <LastWalk model={model} onGo={props.onChoice} />
        <button
          type="button"
          class="btn"
          aria-pressed={settings().coordinates}
          onClick={() => {
            changeSettings({ coordinates: !settings().coordinates });
            props.onChoice();
          }}
        >
          <Icon name="list" /> {say().coordinates}
        </button>
      </>
    ),
    canTurnBoard: false,
    hasUndo: true,
    canLookBack: () => !animation.busy(),
    canHint: () => {
      const { phase, turn: player } = model.position();
      return past.at() === null && phase === 'tokens' && model.people.isPerson(player + 1);
    },
    isBusy: animation.busy,
    ending: createMemo(() => (model.over() ? endingOf(model) : null)),
    result: 'over',
    ResultArt: () => (
      <>
        <div class="ff-peek">
          <TableMonsterFront parts={model.monster.parts} dozing />
        </div>
        <Paws class="ff-holding" />
      </>
    ),
    ResultDetails: () => <Ranking model={model} />,
    keys: () =>
      animation.showing() === null
        ? {
            ...tokenKeys(model),
            // Handled here, because their buttons appear one paint after a step, and a quick key would be lost.
            ...(turn.chosen() === null ? {} : { s: turn.stop, u: turn.back }),
            Escape: () => {
              laying.drop();
              if (turn.path().length > 0) turn.restart();
              else turn.drop();
            },
            e: () => focusSquare(kit.ENTRANCE),
            x: () => focusSquare(kit.EXIT),
            n: () => changeSettings({ coordinates: !settings().coordinates }),
          }
        : { ' ': animation.toggle, Escape: animation.skip },
    keyHelp: () => say().keys,
    showTurn(actions) {
      const parsed = kit.parseAction(actions[0] ?? '', (model.open() ?? 0) as kit.Player);
      if (parsed.ok && parsed.value.action.type === 'move') turn.show(parsed.value.action);
    },
    inHand() {
      const drawn = turn.settled();
      if (drawn === null) return null;
      const { player, shows } = drawn.chosen;
      return [kit.makeAction({ type: 'move', player, shows, path: drawn.path })];
    },
  };
}
