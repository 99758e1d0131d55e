/** Menhirs on the screen that shows games again. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { createMemo } from 'solid-js';
import { type Showing, Watch } from '../../../features/replay/replay-screen.tsx';
import type { MenhirsFilm } from '../../../session/game-record.ts';
import { nameAt } from '../../../session/record-names.ts';
import { Fitted } from '../../../ui/fitted.tsx';
import type { Cast } from '../../replay-view.ts';
import { Moor } from '../board/board.tsx';
import { emblemOf } from '../board/marks.tsx';
import { placeName } from '../board/place-labels.ts';
import { faceDownAfter, lastOf } from '../history.ts';
import { adviceOf, graphOf, mistakesOf, turnAt } from './evaluation.ts';
import { sentenceOf, titleOf } from './narration.ts';

const RATIO = 744 / 752;

function stageOf(film: MenhirsFilm): Cast['Stage'] {
  return (props) => {
    const position = (): menhirsKit.Position => film.course.positions[props.at]!;
    const played = createMemo(() => film.course.played.slice(0, props.at));
    const view = createMemo(() => menhirs.view(position(), null));
    /** Once a game is over, nothing in it is hidden any more. */
    const hidden = (): boolean => film.running && position().options.hidden;
    const stones = (): menhirsKit.PlaceSet => (hidden() ? view().menhirs : position().state.menhirs);
    const faceDown = createMemo(() => faceDownAfter(film, props.at));
    const turn = () => (props.shown === null ? null : turnAt(props.shown.analysis, props.shown.number));
    const move = () => turn()?.find((action) => action.kind === 'move');
    const take = () => turn()?.find((action) => action.kind === 'take');
    return (
      <Fitted ratio={() => RATIO}>
        <Moor
          name={props.name}
          menhirs={stones()}
          fog={view().fog}
          faceDown={faceDown()}
          hidden={hidden()}
          turned={props.turned}
          last={turn() === null ? lastOf(played()) : null}
          halo={props.at === film.course.played.length && menhirs.outcome(position())?.winner != null}
          chosen={move()?.set ?? 0}
          ghost={move() ? { set: move()!.set, direction: move()!.direction } : null}
          takable={take() ? 1 << take()!.place : 0}
          label={(place) => placeName(place, { fog: view().fog, menhirs: stones(), faceDown: faceDown() })}
        />
      </Fitted>
    );
  };
}

export const castOf = (film: MenhirsFilm): Cast => ({
  film,
  name: (seat) => nameAt(film, seat),
  signOf: (action) => film.course.played[action]!.seat,
  title: (action) => titleOf(film, action),
  sentence: (action) => sentenceOf(film, action),
  spoken: (text) => text,
  walk: () => [],
  moments: () => [],
  mistakes: (notes) => mistakesOf(film, notes),
  advice: (analysis, at) => adviceOf(film, analysis, at),
  graph: (chart) => graphOf(film, chart),
  Sentence: (props) => <>{props.text}</>,
  SeatSign: (props) => (
    <svg class={`rp-sign rp-seat-${props.seat}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <use href={emblemOf(props.seat)} x="-12" y="-12" width="24" height="24" />
    </svg>
  ),
  Stage: stageOf(film),
  Luck: null,
  turnable: true,
});

export default (props: Showing<MenhirsFilm>) => <Watch cast={castOf(props.film)} at={props.at} />;
