/** The lesson of Menhirs on its board. */

import { say as sayPractice } from '../../../ui/practice/words.ts';
import type { Lesson } from '../../contract/lesson.ts';
import { type MenhirsStep, type MenhirsWhy, menhirsSteps } from './steps.ts';
import { createTask } from './task.tsx';
import { say } from './words.ts';

function whyText(why: MenhirsWhy): string {
  const words = say().why;
  switch (why.reason) {
    case 'covered':
      return words.covered(why.places.replaceAll('.', ', '));
    case 'opponent-wins':
      return words.opponentWins;
    case 'other-way':
      return words.otherWay;
    case 'not-claimed':
      return words.notClaimed;
    case 'unproven':
      return words.unproven;
    case 'tile-back':
      return words.tileBack;
    case 'went-on':
      return words.wentOn;
  }
}

const stepOf = (id: string): MenhirsStep => menhirsSteps.find((step) => step.id === id)!;

export const lesson: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTask(stepOf(id), whyText, () => sayPractice().opponent),
};
