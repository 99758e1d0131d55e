import { menhirs } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import type { MenhirsFilm } from '../replay/film.ts';
import { adviceOf } from '../replay/menhirs/judgement.ts';
import { AdviceNow } from './advice.tsx';

export default function MenhirsAdvice(props: { readonly film: MenhirsFilm }): JSX.Element {
  const { film } = props;
  const { positions, options } = film.course;
  return (
    <AdviceNow
      game={film.game}
      position={menhirs.makePosition(positions.at(-1)!)}
      options={menhirs.makeOptions(options)}
      judge={(analysis) => adviceOf(film, analysis, positions.length - 1)}
      Sentence={(sentence) => <>{sentence.text}</>}
    />
  );
}
