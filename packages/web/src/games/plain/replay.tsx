/** The replay of a plain game. */
import './plain.css';
import { NO_CLOCK, type TableGame } from '@speeltafel/table';
import type { GameRecord } from '../../session/game-record.ts';
import { startGameAt } from '../../session/local.ts';
import { nameIn } from '../../session/record-names.ts';
import { type CreateReplayView, positionsOf, type ReplayView } from '../contract/replay.ts';
import { say } from './words.ts';

export const plainReplay =
  <O, P, A>(kit: TableGame<O, P, A>): CreateReplayView =>
  (any): ReplayView => {
    // The registry passes a record only to its own game.
    const record = any as GameRecord<O, P, A>;
    const { game } = kit;
    const { course } = record;
    const name = (seat: number): string => nameIn(record, seat);
    const { outcome, notation, toAct, texts } = positionsOf(game, course, 1);
    return {
      record,
      name,
      symbolOf: () => null,
      chapter: () => null,
      sentence(index) {
        const { seat, action } = course.played[index]!;
        return say().played(name(seat), game.makeAction(action, course.positions[index]!, seat));
      },
      notation,
      spoken: (text) => text,
      frames: () => [],
      ending(at) {
        const end = outcome(at);
        return end && { ...end, text: say().byRules };
      },
      toAct,
      texts,
      playFrom: (at, chairs) =>
        startGameAt(kit, { chairs, clock: NO_CLOCK, options: course.options, position: course.positions[at]! }),
      mistakes: () => [],
      advice: () => ({ turns: [], about: null }),
      graph: () => ({ title: '', curves: [], facing: false, proven: [], tell: () => '' }),
      Sentence: (props) => <>{props.text}</>,
      SeatSymbol: () => null,
      Board: (props) => (
        <section class="plain-board" aria-label={props.name}>
          {game.makePosition(course.positions[props.at]!)}
        </section>
      ),
    };
  };
