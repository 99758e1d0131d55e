import { floors, type floorsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { AdviceNow } from '../../features/play/hints/best-turns.tsx';
import type { HintProps } from '../contract/play.ts';
import { peopleAt } from './play/players.ts';
import { Sentence } from './play/sentence.tsx';
import { adviceOf } from './replay/evaluation.ts';

export default function FloorsHint(
  props: HintProps<floorsKit.Options, floorsKit.Position, floorsKit.Action>,
): JSX.Element {
  const { course, chairs } = props;
  const { positions, options } = course;
  const film = { game: 'floors', record: '', course, chairs, brokenOff: null, own: true, running: true } as const;
  const people = peopleAt(() => chairs);
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
