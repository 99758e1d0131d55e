/** The play screen's slots: wide with everything beside the hall, or upright for a phone with the hall turned a quarter. */
import './styles.ts';
import { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { createMediaMatch } from '../../../ui/media.ts';
import type { PlayContext, PlayView } from '../../contract/play.ts';
import { MonsterFront, Paws } from '../art/pictures.tsx';
import { say } from '../words.ts';
import { Acts } from './action-bar.tsx';
import { Board } from './board-area.tsx';
import { roundsOf } from './corner-info.tsx';
import { Deck } from './deck.tsx';
import { createModel } from './model.ts';
import type { PlayModel } from './play-model.ts';
import { Plates, Seats } from './player-plates.tsx';
import { endingOf, Ranking } from './ranking.tsx';
import { LastWalk, Log, Reasons } from './reasons.tsx';
import { cardName } from './sentences.ts';

const subtitle = (model: PlayModel): string => {
  const { phase, stage, round, fiveIsHits } = model.position();
  const walk = model.theatre.showing();
  if (walk !== null) return say().monsterWalks(cardName(walk.card, fiveIsHits));
  return phase === 'lay' ? say().laying : say().stageRound(stage, round, roundsOf(model));
};

export function createView(context: PlayContext<kit.Options, kit.Position, kit.Action>): PlayView {
  const { session, past } = context;
  const model = createModel(session, past);
  const { theatre, turn } = model;
  createEffect(on(past.at, () => theatre.look(session.table().course.positions[past.count()]!), { defer: true }));
  const first = model.open();
  if (first !== null) announce(model.people.turnOf(first + 1));
  const tall = createMediaMatch('portrait');
  const low = createMediaMatch('low');
  /** While a tile is laid on a phone, all the room below the hall is needed: a question takes the place of the seats. */
  const lays = (): boolean => model.open() !== null && model.position().phase === 'lay';

  const BoardSlot = (): JSX.Element => <Board model={model} turned={tall()} />;
  const Players = (): JSX.Element => (
    <Show when={tall() || low()} fallback={<Plates model={model} />}>
      <Seats model={model} />
    </Show>
  );
  const Now = (): JSX.Element => <Acts model={model} context={context} turned={tall()} />;

  const Upright = (props: { readonly question: JSX.Element }): JSX.Element => (
    <>
      <Show when={lays()}>{props.question}</Show>
      <Players />
      <BoardSlot />
      <div class="ff-bottom" classList={{ 'ff-watching': theatre.showing() !== null }}>
        <Show when={!lays()}>{props.question}</Show>
        <Show when={theatre.showing() === null && model.position().phase !== 'lay'}>
          <Deck model={model} />
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
    MenuChoices: (props) => <LastWalk model={model} onGo={props.onChoice} />,
    menuNote: () => say().credit,
    canTurnBoard: false,
    hasUndo: true,
    canLookBack: () => !theatre.busy(),
    canHint: () => {
      const { phase, turn: player } = model.position();
      return past.at() === null && phase === 'tokens' && model.people.isPerson(player + 1);
    },
    isBusy: theatre.busy,
    ending: createMemo(() => (model.over() ? endingOf(model) : null)),
    result: 'over',
    ResultArt: () => (
      <>
        <div class="ff-peek">
          <MonsterFront dozing />
        </div>
        <Paws class="ff-holding" />
      </>
    ),
    ResultDetails: () => <Ranking model={model} />,
    keys: () =>
      theatre.showing() === null
        ? { Escape: () => (turn.path().length > 0 ? turn.restart() : turn.drop()) }
        : { ' ': theatre.toggle, Escape: theatre.skip },
  };
}
