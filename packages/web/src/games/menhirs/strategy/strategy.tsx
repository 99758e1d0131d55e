/** The course of Menhirs on setting traps. */

import { say as sayPractice } from '../../../ui/practice/words.ts';
import type { Lesson } from '../../contract/lesson.ts';
import { createTask } from '../lessons/task.tsx';
import { type TrapStep, type TrapWhy, trapSteps } from './steps.ts';
import { say } from './words.ts';

function whyText(why: TrapWhy): string {
  const words = say().why;
  switch (why.reason) {
    case 'opponent-wins':
      return words.opponentWins;
    case 'opponent-claims':
      return words.opponentClaims;
    case 'escapes':
      return words.escapes;
    case 'roomy':
      return words.roomy(why.safe);
    case 'unjust':
      return words.unjust;
    case 'unproven':
      return words.unproven;
    case 'not-claimed':
      return words.notClaimed;
    case 'went-on':
      return words.wentOn;
    case 'prolonged':
      return words.prolonged;
  }
}

const stepOf = (id: string): TrapStep => trapSteps.find((step) => step.id === id)!;

export const strategy: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTask(stepOf(id), whyText, () => sayPractice().opponent),
};
