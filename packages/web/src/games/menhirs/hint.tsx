import { menhirs } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { AdviceNow } from '../../features/play/hints/best-turns.tsx';
import type { MenhirsFilm } from '../../session/game-record.ts';
import { adviceOf } from './replay/evaluation.ts';

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
