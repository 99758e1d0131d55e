/** The exact solver of forced wins, off the main thread. */
import { puzzles } from '@speeltafel/players';
import { menhirs } from '@speeltafel/rules';
import type { SolverAnswer, SolverQuestion } from './solver.ts';

addEventListener('message', ({ data }: MessageEvent<SolverQuestion>) => {
  const read = menhirs.parsePosition(data.position);
  if (!read.ok) throw new Error(read.refusal.message);
  const answer: SolverAnswer =
    data.kind === 'answer'
      ? { id: data.id, ...puzzles.answerTo(read.value, data.turns) }
      : { id: data.id, refutes: false, turn: puzzles.winningTurn(read.value, data.turns) ?? [] };
  postMessage(answer);
});
