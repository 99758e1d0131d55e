/** Finstere Flure on the replay screen. */
import { CHANCE, floors } from '@speeltafel/rules';
import { floorsTable, NO_CLOCK } from '@speeltafel/table';
import { Show } from 'solid-js';
import type { GameRecord } from '../../../session/game-record.ts';
import { startGameAt } from '../../../session/local.ts';
import { chairsOf } from '../../../session/record-names.ts';
import { positionsOf, type ReplayView } from '../../contract/replay.ts';
import { Token } from '../art/token.tsx';
import { peopleAt } from '../play/players.ts';
import { Sentence } from '../play/sentence.tsx';
import { spoken } from '../play/sentences.ts';
import { adviceOf, graphOf, mistakesOf } from './evaluation.ts';
import { Luck } from './luck.tsx';
import { nameAt } from './names.ts';
import { chapterOf, sentenceOf, stepsOf } from './narration.ts';
import { Ranking } from './ranking.tsx';
import { isFloorsRecord } from './record.ts';
import { createBoard, scenesOf } from './replay-board.tsx';
import { say } from './words.ts';

const Eye = () => (
  <svg class="rp-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12Q12 3.5 21.5 12Q12 20.5 2.5 12Z" fill="none" stroke="currentColor" stroke-width="2" />
    <circle cx="12" cy="12" r="3.6" fill="currentColor" />
  </svg>
);

export function createReplayView(record: GameRecord): ReplayView {
  if (!isFloorsRecord(record)) throw new Error(`Not a game of Finstere Flure: ${record.game}`);
  const { course } = record;
  const { outcome, notation, toAct, texts } = positionsOf(floors, course, 1);
  const ranking = outcome(course.played.length)?.ranking ?? [];
  const people = peopleAt(() => chairsOf(record));
  const scenes = scenesOf(record);
  const name = (seat: number): string => nameAt(record, seat);
  return {
    record,
    name,
    symbolOf(action) {
      const { seat, action: played } = course.played[action]!;
      return played.type === 'move' ? null : seat;
    },
    chapter: (action) => chapterOf(record, action),
    sentence: (action) => sentenceOf(record, action),
    notation,
    spoken: (text) => spoken(text, people.tokenName),
    steps: { of: (action) => stepsOf(record, action), watch: () => say().watch, name: () => say().steps },
    frames: (at) => scenes.framesAt(at),
    ending(at) {
      const end = outcome(at);
      return end && { ...end, text: say().endings[end.reason] };
    },
    toAct,
    texts,
    playFrom: (at, chairs) =>
      startGameAt(floorsTable, {
        chairs,
        clock: NO_CLOCK,
        options: course.options,
        position: course.positions[at]!,
        look: record.look ?? undefined,
      }),
    mistakes: (notes) => mistakesOf(record, notes),
    advice: (analysis, at) => adviceOf(record, analysis, at),
    graph: (chart) => graphOf(record, chart),
    Sentence: (props) => <Sentence text={props.text} nameOf={people.tokenName} />,
    SeatSymbol: (props) => (
      <Show when={props.seat !== CHANCE} fallback={<Eye />}>
        <Token player={props.seat - 1} class="rp-sign" />
      </Show>
    ),
    Board: createBoard(record, scenes, people),
    Score: () => <Ranking ranking={ranking} name={name} />,
    Luck: (props) => <Luck record={record} notes={props.notes} />,
  };
}
