/** The lesson of Menhirs on its board. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater } from '../../../ui/practice/delayed.ts';
import { sound } from '../../../ui/sound.ts';
import { GOING, type Lesson, type LessonTask } from '../../contract/lesson.ts';
import { createPracticeBoard, PracticeMoor, PracticePrompt, speakMove } from '../practice-board.tsx';
import { type MenhirsStep, type MenhirsVerdict, type MenhirsWhy, menhirsSteps } from './steps.ts';
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

function read(text: string): menhirsKit.Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

function createTask(step: MenhirsStep): LessonTask {
  const start = read(step.position);
  const [verdict, setVerdict] = createSignal<MenhirsVerdict>(GOING);
  const later = createLater();
  const showing = createLater();
  let others = [...(step.others ?? [])];

  const play = (text: string): void => {
    const parsed = menhirs.parseAction(text, session.position());
    if (parsed.ok) session.act(parsed.value.seat, parsed.value.action);
  };
  /** What the other player does, one action after the other. */
  const answer = (texts: readonly string[]): void => {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    later(() => {
      play(first);
      answer(rest);
    });
  };
  const session = createPractice(
    menhirsTable,
    start.options,
    start,
    seatsAround([1, 2], step.seat, ''),
    (seat, action) => {
      sound(action.kind === 'take' ? 'take' : action.kind === 'claim' ? 'claim' : 'move');
      if (seat !== step.seat) {
        speakMove(seat, action, say().opponent);
        return;
      }
      const now = step.judge(action, session.position());
      setVerdict(now);
      if (now.kind === 'wrong') answer(now.reply);
      else if (now.kind === 'going' && menhirs.toAct(session.position())[0] !== step.seat) answer(others.splice(0, 1));
    },
  );
  const board = createPracticeBoard(session);
  const retry = (): void => {
    later.cancel();
    showing.cancel();
    others = [...(step.others ?? [])];
    session.reset(start);
    setVerdict(GOING);
  };
  const follow = (texts: readonly string[]): void => {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    play(first);
    // The other player's answer comes in between.
    if (rest.length > 0) showing(() => follow(rest), 2000);
  };
  return {
    state: () => verdict().kind,
    why: () => {
      const now = verdict();
      return now.kind === 'wrong' ? whyText(now.why) : '';
    },
    retry,
    showMe() {
      retry();
      follow(step.solution);
    },
    board: () => <PracticeMoor board={board} still={verdict().kind !== 'going'} />,
    prompt: () => <PracticePrompt board={board} seat={step.seat} />,
  };
}

const stepOf = (id: string): MenhirsStep => menhirsSteps.find((step) => step.id === id)!;

export const lesson: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTask(stepOf(id)),
};
