/** A lesson task of Menhirs on its board. Every action is judged, and the opponent replies where the step says so. */
import { type menhirsKit as kit, menhirs, type Seat } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater } from '../../../ui/practice/delayed.ts';
import { sound } from '../../../ui/sound.ts';
import { GOING, type LessonTask, type Verdict } from '../../contract/lesson.ts';
import { createPracticeBoard, PracticeBoard, PracticePrompt, speakMove } from '../practice-board.tsx';

export interface TaskStep<Why> {
  readonly position: string;
  readonly seat: Seat;
  /** One solution; there may be others. */
  readonly solution: readonly string[];
  /**
   * The opponent's turns where the game waits for them. The actions of a turn are separated by spaces. Of `a|b`, the
   * first that is legal is played.
   */
  readonly others?: readonly string[];
  judge(action: kit.Action, after: kit.Position): Verdict<Why>;
}

function read(text: string): kit.Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

/** `opponent` is the name of the opponent in announcements. */
export function createTask<Why>(
  step: TaskStep<Why>,
  whyText: (why: Why) => string,
  opponent: () => string,
): LessonTask {
  const start = read(step.position);
  const [verdict, setVerdict] = createSignal<Verdict<Why>>(GOING);
  const later = createLater();
  const showing = createLater();
  let others = [...(step.others ?? [])];

  const play = (text: string): void => {
    for (const one of text.split('|')) {
      const parsed = menhirs.parseAction(one, session.position());
      if (parsed.ok && session.act(parsed.value.seat, parsed.value.action) === null) return;
    }
  };
  /** Plays the opponent's actions one after the other. */
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
        speakMove(seat, action, opponent());
        return;
      }
      const now = step.judge(action, session.position());
      setVerdict(now);
      if (now.kind !== 'going') answer(now.reply ?? []);
      else if (menhirs.toAct(session.position())[0] !== step.seat) answer(others.shift()?.split(' ') ?? []);
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
    // Waits for the opponent's reply in between.
    const goOn = (): void =>
      menhirs.toAct(session.position())[0] === step.seat ? follow(rest) : void showing(goOn, 300);
    if (rest.length > 0) showing(goOn, 2000);
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
    board: () => <PracticeBoard board={board} still={verdict().kind !== 'going'} />,
    prompt: () => <PracticePrompt board={board} seat={step.seat} />,
  };
}
