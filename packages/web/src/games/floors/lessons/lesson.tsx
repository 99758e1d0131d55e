/** The lesson of Floors on its board. */
import { floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createSignal, Show } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater } from '../../../ui/practice/delayed.ts';
import { Feedback } from '../../../ui/practice/practice-frame.tsx';
import { sound } from '../../../ui/sound.ts';
import type { Lesson, LessonTask } from '../../contract/lesson.ts';
import { cardInSentence, createPracticeBoard, optionsFor, PracticeBoard, Watching } from '../practice-board.tsx';
import {
  type FloorsStep,
  floorsSteps,
  judgeTap,
  monsterGoes,
  type TapStep,
  type TapWhy,
  type TurnWhy,
} from './steps.ts';
import { createTurnTask, partOf, readPosition, SEATS } from './turn-task.tsx';
import { say } from './words.ts';

function whyTurn(why: TurnWhy): string {
  const words = say().why;
  if (why.reason === 'elsewhere') return words.elsewhere(why.square);
  return why.reason === 'eaten' ? words.eaten(cardInSentence(why.card)) : words.inside;
}

function createTapTask(step: TapStep): LessonTask {
  const questions = step.questions.map(readPosition);
  const [at, setAt] = createSignal(0);
  const [done, setDone] = createSignal(false);
  const [why, setWhy] = createSignal<TapWhy | null>(null);
  const later = createLater();
  const question = (): kit.Position => questions[at()]!;
  const session = createPractice(floorsTable, optionsFor(questions[0]!), questions[0]!, seatsAround(SEATS, 1, ''));
  const board = createPracticeBoard(session);
  const { animation } = board.model;

  /** One step of the walk, with the look that decides it. */
  const firstStep = (): kit.Trace => {
    const { steps, closing, eaten } = kit.walkOf(question(), '5');
    return { steps: steps.slice(0, 1), closing: { ...closing, facing: steps[0]!.facing }, eaten };
  };
  const goOn = (): void => {
    if (at() === questions.length - 1) setDone(true);
    else {
      setAt(at() + 1);
      session.reset(question());
    }
  };
  const tap = (square: kit.Square): void => {
    if (animation.busy() || done()) return;
    const verdict = judgeTap(question(), square);
    setWhy(verdict.kind === 'wrong' ? verdict.why : null);
    if (verdict.kind !== 'done') return;
    sound('move');
    animation.pretend(question(), '5', firstStep());
    const wait = (): void => (animation.busy() ? later(wait, 120) : goOn());
    later(wait, 120);
  };
  return {
    state: () => (done() ? 'done' : 'going'),
    why: () => '',
    retry() {
      setAt(0);
      setDone(false);
      setWhy(null);
      session.reset(question());
    },
    showMe: () => tap(monsterGoes(question())),
    board: () => <PracticeBoard board={board} part={partOf(step)} still={done()} onSquare={tap} />,
    prompt: () => (
      <Show when={animation.showing() === null} fallback={<Watching model={board.model} />}>
        <Show when={why()} fallback={<p class="ff-practice-prompt">{say().question(at() + 1, questions.length)}</p>}>
          {(reason) => <Feedback kind="wrong" text={say().why[reason()]} />}
        </Show>
      </Show>
    ),
  };
}

const createTask = (step: FloorsStep): LessonTask =>
  step.kind === 'turn' ? createTurnTask(step, whyTurn, (name) => say().marked(name)) : createTapTask(step);

const stepOf = (id: string): FloorsStep => floorsSteps.find((step) => step.id === id)!;

export const lesson: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTask(stepOf(id)),
};
