/** The analyses of Menhirs for the replay screen. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { type Analyst, BEST, budgetOf, courseOf, positionOf } from '../analyst.ts';
import { analyseMenhirs, type TurnValue } from './analyse.ts';
import { annotateMenhirs, type Note } from './annotate.ts';
import { type ChartPoint, chartMenhirs } from './chart.ts';

export interface MenhirsAnalysis {
  readonly game: 'menhirs';
  /** The best turns, best first. */
  readonly turns: readonly TurnValue[];
  readonly played: TurnValue | null;
  readonly count: number;
  /** The number of turns not known to lose. */
  readonly holding: number;
}

export interface MenhirsChart {
  readonly game: 'menhirs';
  readonly prospects: readonly ChartPoint[];
}

export interface MenhirsNotes {
  readonly game: 'menhirs';
  readonly notes: readonly Note[];
}

const POSITION = { nodes: 1_500_000, ms: 2500 };
const GAME = { nodes: 6_000_000, ms: 15_000 };

export const menhirsAnalyst: Analyst<MenhirsAnalysis, MenhirsChart, MenhirsNotes> = {
  analyse(request, now) {
    const position = positionOf(menhirs, request);
    const { phase, player } = position.state;
    // No value is known while stones are turned and fog is laid, and while both choose in secret.
    const judged = phase === menhirsKit.MOVING || phase === menhirsKit.TAKING || phase === menhirsKit.PROVING;
    const turns = judged ? analyseMenhirs(position, budgetOf(POSITION, now)) : [];
    const [first = '', ...rest] = request.played;
    const isPlayed = ({ actions: [move, take] }: TurnValue): boolean => {
      if (move === undefined || menhirs.makeAction(move, position, player) !== first) return false;
      const after = take && menhirs.play(position, player, move, 0);
      return !after?.ok || menhirs.makeAction(take!, after.value, player) === rest[0];
    };
    return {
      game: 'menhirs',
      turns: turns.slice(0, BEST),
      played: turns.find(isPlayed) ?? null,
      count: turns.length,
      holding: turns.filter(({ verdict }) => verdict !== 'loss').length,
    };
  },
  chart(record, now, report) {
    const { positions, played } = courseOf(menhirs, record);
    const tell = (done: number): void => report(done, positions.length);
    return { game: 'menhirs', prospects: chartMenhirs(positions, played, budgetOf(GAME, now), tell) };
  },
  annotate(record, now, report) {
    const { positions, played } = courseOf(menhirs, record);
    const tell = (done: number): void => report(done, played.length);
    return { game: 'menhirs', notes: annotateMenhirs(positions, played, budgetOf(GAME, now), tell) };
  },
};
