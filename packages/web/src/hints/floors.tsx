import { floors } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { peopleAt } from '../floors/play/people.ts';
import { Sentence } from '../floors/play/sentence.tsx';
import type { FloorsFilm } from '../replay/film.ts';
import { adviceOf } from '../replay/floors/judgement.ts';
import { AdviceNow } from './advice.tsx';

export default function FloorsAdvice(props: { readonly film: FloorsFilm }): JSX.Element {
  const { film } = props;
  const { positions, options } = film.course;
  const people = peopleAt(() => film.chairs);
  return (
    <AdviceNow
      game={film.game}
      position={floors.makePosition(positions.at(-1)!)}
      options={floors.makeOptions(options)}
      judge={(analysis) => adviceOf(film, analysis, positions.length - 1)}
      Sentence={(sentence) => <Sentence text={sentence.text} nameOf={people.tokenName} />}
    />
  );
}
