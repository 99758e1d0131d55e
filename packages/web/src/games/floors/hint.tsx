import { floors } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { AdviceNow } from '../../features/play/hints/best-turns.tsx';
import type { FloorsFilm } from '../../session/game-record.ts';
import { peopleAt } from './play/players.ts';
import { Sentence } from './play/sentence.tsx';
import { adviceOf } from './replay/evaluation.ts';

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
