/** The cut corners of the printed hall: the cards in one, stage and round in the other. */
import { floorsKit as kit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { CardPicture } from '../art/pictures.tsx';
import { say } from '../words.ts';
import { faceOf } from './deck.tsx';
import type { PlayModel } from './play-model.ts';
import { cardName } from './sentences.ts';

/** The number of rounds in the current stage. */
export const roundsOf = (model: PlayModel): number => {
  const { stage, shortStage } = model.position();
  const [start] = model.session.table().course.positions;
  return start!.pile.length - kit.unplayed(stage, shortStage);
};

const Pile = (props: { readonly model: PlayModel }): JSX.Element => {
  const { model } = props;
  const last = () => {
    const now = model.animation.showing();
    return now !== null && !now.pretended ? now.card : (model.lastWalk()?.card ?? null);
  };
  const toCome = () => {
    const { stage, shortStage, pile } = model.position();
    return pile.length - kit.unplayed(stage, shortStage);
  };
  const { fiveIsHits } = model.position();
  return (
    <div class="ff-pile">
      <CardPicture face="back" />
      <CardPicture face="back" label={say().cardsToCome(toCome())} />
      <Show when={last()}>
        {(card) => (
          <CardPicture
            class="ff-top"
            face={faceOf(card(), fiveIsHits)}
            label={say().lastCard(cardName(card(), fiveIsHits))}
          />
        )}
      </Show>
      <span aria-hidden="true">{toCome()}</span>
    </div>
  );
};

const Stage = (props: { readonly model: PlayModel }): JSX.Element => {
  const { model } = props;
  const position = model.position;
  return (
    <div class="ff-stage">
      <Show
        when={position().phase !== 'lay'}
        fallback={<small>{model.open() === null ? say().laying : say().chooseTile}</small>}
      >
        <b>{say().stage(position().stage)}</b>
        <div class="ff-track" aria-hidden="true">
          <For each={Array.from({ length: roundsOf(model) }, (_, i) => i + 1)}>
            {(round) => <i classList={{ 'ff-done': round < position().round, 'ff-now': round === position().round }} />}
          </For>
        </div>
        <small>
          {say().roundOf(position().round, roundsOf(model))}
          <span>
            .{' '}
            {position().stage === 2
              ? say().stageTwoNote
              : position().round === 1
                ? say().firstRound
                : say().stageOneNote}
          </span>
        </small>
      </Show>
    </div>
  );
};

export const Corner = (props: { readonly model: PlayModel; readonly turned: boolean }): JSX.Element => (
  <Show when={!props.turned}>
    <Pile model={props.model} />
    <Stage model={props.model} />
  </Show>
);
