/** Menhirs on the replay screen. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { createMemo, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import type { GameRecord } from '../../../session/game-record.ts';
import { startGameAt } from '../../../session/local.ts';
import { Fitted } from '../../../ui/fitted.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { positionsOf, type ReplayView } from '../../contract/replay.ts';
import { Board } from '../board/board.tsx';
import { placeName } from '../board/place-labels.ts';
import { faceDownAfter, lastOf } from '../history.ts';
import { say as saySolve } from '../laboratory/solve/words.ts';
import { emblemOf, sidesOf } from '../sides.ts';
import { adviceOf, graphOf, mistakesOf, turnAt } from './evaluation.ts';
import { nameAt } from './names.ts';
import { chapterOf, sentenceOf } from './narration.ts';
import { isMenhirsRecord, type MenhirsRecord } from './record.ts';
import { say } from './words.ts';

const RATIO = 744 / 752;

function createBoard(record: MenhirsRecord): ReplayView['Board'] {
  const sideOf = sidesOf(record.look);
  return (props) => {
    const position = (): menhirsKit.Position => record.course.positions[props.at]!;
    const played = createMemo(() => record.course.played.slice(0, props.at));
    const view = createMemo(() => menhirs.view(position(), null));
    /** A finished game hides nothing. */
    const hidden = (): boolean => record.running && position().options.hidden;
    const stones = (): menhirsKit.PlaceSet => (hidden() ? view().menhirs : position().state.menhirs);
    const faceDown = createMemo(() => faceDownAfter(record, props.at));
    const turn = () => (props.shown === null ? null : turnAt(props.shown.analysis, props.shown.number));
    const move = () => turn()?.find((action) => action.kind === 'move');
    const take = () => turn()?.find((action) => action.kind === 'take');
    return (
      <Fitted ratio={() => RATIO}>
        <Board
          name={props.name}
          menhirs={stones()}
          fog={view().fog}
          faceDown={faceDown()}
          hidden={hidden()}
          turned={props.turned}
          last={turn() === null ? lastOf(played(), sideOf) : null}
          halo={props.at === record.course.played.length && menhirs.outcome(position())?.winner != null}
          chosen={move()?.set ?? 0}
          ghost={move() ? { set: move()!.set, direction: move()!.direction } : null}
          takable={take() ? 1 << take()!.place : 0}
          label={(place) => placeName(place, { fog: view().fog, menhirs: stones(), faceDown: faceDown() })}
        />
      </Fitted>
    );
  };
}

/** A move and a taking. */
const ACTIONS_IN_TURN = 2;

export function createReplayView(record: GameRecord): ReplayView {
  if (!isMenhirsRecord(record)) throw new Error(`not a game of Menhirs: ${record.game}`);
  const { course } = record;
  const sideOf = sidesOf(record.look);
  const { outcome, notation, toAct, texts } = positionsOf(menhirs, course, ACTIONS_IN_TURN);
  /** The menhirs that stand after both were turned face down. */
  const solvable = (): string => menhirsKit.makePlaces(course.positions.at(-1)!.state.menhirs);
  const points = outcome(course.played.length)?.points ?? 0;
  return {
    record,
    name: (seat) => nameAt(record, seat),
    symbolOf: (action) => course.played[action]!.seat,
    chapter: (action) => chapterOf(record, action),
    sentence: (action) => sentenceOf(record, action),
    notation,
    spoken: (text) => text,
    frames: () => [],
    ending(at) {
      const end = outcome(at);
      return end && { ...end, text: say().endings[end.reason] };
    },
    toAct,
    texts,
    playFrom: (at, chairs) =>
      startGameAt(menhirsTable, {
        chairs,
        clock: NO_CLOCK,
        options: course.options,
        position: course.positions[at]!,
        dealt: menhirsKit.makePlaces(faceDownAfter(record, at)),
      }),
    mistakes: (notes) => mistakesOf(record, notes),
    advice: (analysis, at) => adviceOf(record, analysis, at),
    graph: (chart) => graphOf(record, chart),
    Sentence: (props) => <>{props.text}</>,
    SeatSymbol: (props) => (
      <svg class={`rp-sign rp-seat-${props.seat}`} viewBox="-12 -12 24 24" aria-hidden="true">
        <use href={emblemOf(sideOf(props.seat))} x="-12" y="-12" width="24" height="24" />
      </svg>
    ),
    Board: createBoard(record),
    Score: () => (
      <Show when={points > 0}>
        <p class="rp-points">{say().points(points)}</p>
      </Show>
    ),
    ...(course.options.variant === 'adam'
      ? {
          Truth: () => (
            <a class="btn" href={`${to('lab', 'menhirs', 'solve')}?board=${solvable()}`}>
              <Icon name="bulb" /> {saySolve().solveThis}
            </a>
          ),
        }
      : {}),
    turnedFor: (seat) => sideOf(seat) === 'north',
    leavesRoom: true,
  };
}
