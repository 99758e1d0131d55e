import { menhirs, type menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { AdviceNow } from '../../features/play/hints/best-turns.tsx';
import type { HintProps } from '../contract/play.ts';
import { adviceOf } from './replay/evaluation.ts';

export default function MenhirsHint(
  props: HintProps<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>,
): JSX.Element {
  const { course, chairs } = props;
  const { positions, options } = course;
  const film = { game: 'menhirs', record: '', course, chairs, brokenOff: null, own: true, running: true } as const;
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
