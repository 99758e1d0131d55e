/** The strategy course of Floors. */
import type { Lesson } from '../../contract/lesson.ts';
import { createTurnTask } from '../lessons/turn-task.tsx';
import { cardInSentence } from '../practice-board.tsx';
import { type MonsterStep, type MonsterWhy, monsterSteps } from './steps.ts';
import { say } from './words.ts';

function whyText(why: MonsterWhy): string {
  const words = say().why;
  if (why.reason === 'risky') return words.risky(why.cards, why.of);
  return words[why.reason](cardInSentence(why.card));
}

const stepOf = (id: string): MonsterStep => monsterSteps.find((step) => step.id === id)!;

export const strategy: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTurnTask(stepOf(id), whyText, (name) => name),
};
