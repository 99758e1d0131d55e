/** Finstere Flure on the screen that shows games again. */
import { CHANCE } from '@speeltafel/rules';
import { Show } from 'solid-js';
import { type Showing, Watch } from '../../../features/replay/replay-screen.tsx';
import type { FloorsFilm } from '../../../session/game-record.ts';
import { chairsOf, nameAt } from '../../../session/record-names.ts';
import type { Cast } from '../../replay-view.ts';
import { Token } from '../art/token.tsx';
import { peopleAt } from '../play/players.ts';
import { Sentence } from '../play/sentence.tsx';
import { spoken } from '../play/sentences.ts';
import { adviceOf, graphOf, mistakesOf } from './evaluation.ts';
import { Luck } from './luck.tsx';
import { sentenceOf, titleOf, walkOf } from './narration.ts';
import { sceneryOf, stageOf } from './replay-board.tsx';

const Eye = () => (
  <svg class="rp-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12Q12 3.5 21.5 12Q12 20.5 2.5 12Z" fill="none" stroke="currentColor" stroke-width="2" />
    <circle cx="12" cy="12" r="3.6" fill="currentColor" />
  </svg>
);

export function castOf(film: FloorsFilm): Cast {
  const people = peopleAt(() => chairsOf(film));
  const scenery = sceneryOf(film);
  return {
    film,
    name: (seat) => nameAt(film, seat),
    signOf(action) {
      const { seat, action: played } = film.course.played[action]!;
      return played.type === 'move' ? null : seat;
    },
    title: (action) => titleOf(film, action),
    sentence: (action) => sentenceOf(film, action),
    spoken: (text) => spoken(text, people.tokenName),
    walk: (action) => walkOf(film, action),
    moments: (at) => scenery.framesAt(at),
    mistakes: (notes) => mistakesOf(film, notes),
    advice: (analysis, at) => adviceOf(film, analysis, at),
    graph: (chart) => graphOf(film, chart),
    Sentence: (props) => <Sentence text={props.text} nameOf={people.tokenName} />,
    SeatSign: (props) => (
      <Show when={props.seat !== CHANCE} fallback={<Eye />}>
        <Token player={props.seat - 1} class="rp-sign" />
      </Show>
    ),
    Stage: stageOf(film, scenery, people),
    Luck: (props) => <Luck film={film} notes={props.notes} />,
    turnable: false,
  };
}

export default (props: Showing<FloorsFilm>) => <Watch cast={castOf(props.film)} at={props.at} />;
