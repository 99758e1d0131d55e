/** The lesson of Floors on its board. */
import { floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createSignal, Show } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater } from '../../../ui/practice/delayed.ts';
import { Feedback } from '../../../ui/practice/practice-frame.tsx';
import { sound } from '../../../ui/sound.ts';
import { GOING, type Lesson, type LessonTask, type Verdict } from '../../contract/lesson.ts';
import {
  cardInSentence,
  createPracticeBoard,
  optionsFor,
  PracticeActions,
  PracticeHall,
  Watching,
} from '../practice-board.tsx';
import type { FloorsStepId } from './step-ids.ts';
import {
  type FloorsStep,
  floorsSteps,
  judgeTap,
  monsterGoes,
  type TapStep,
  type TapWhy,
  type TurnStep,
  type TurnWhy,
} from './steps.ts';
import { say } from './words.ts';

function read(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const squares = (text: string): readonly kit.Square[] => text.split(' ').map((name) => kit.parseSquare(name)!);

/** The part of the hall that a step needs; the whole hall for those that are left out. */
const PARTS: Partial<Record<FloorsStepId, readonly kit.Square[]>> = {
  walk: squares('f9 m3'),
  pass: squares('e9 l3'),
  push: squares('e9 l3'),
  blood: squares('c7 k1'),
  look: squares('d10 l3'),
  tie: squares('d10 l3'),
  safe: squares('g10 p2'),
  exit: squares('a11 g6'),
  tiles: squares('c10 k3'),
};

const SEATS = [1, 2, 3];

function whyTurn(why: TurnWhy): string {
  const words = say().why;
  if (why.reason === 'elsewhere') return words.elsewhere(why.square);
  return why.reason === 'eaten' ? words.eaten(cardInSentence(why.card)) : words.inside;
}

function createTurnTask(step: TurnStep): LessonTask {
  const start = read(step.position);
  const [verdict, setVerdict] = createSignal<Verdict<TurnWhy>>(GOING);
  const later = createLater();
  const session = createPractice(floorsTable, optionsFor(start), start, seatsAround(SEATS, 1, ''), (seat) => {
    sound('move');
    if (seat !== 1) return;
    const now = step.judge(session.position());
    setVerdict(now);
    if (now.kind !== 'wrong' || now.why.reason !== 'eaten') return;
    const { card } = now.why;
    later(() => board.model.theatre.pretend(session.position(), card));
  });
  const board = createPracticeBoard(session);
  const target = step.target === undefined ? undefined : kit.parseSquare(step.target)!;
  const own = start.tokens.find(({ player, moved }) => player === 0 && !moved)!;
  const ghosts = () =>
    target === undefined || verdict().kind !== 'going'
      ? undefined
      : { tokens: [{ player: 0, shows: kit.flip(own.shows), place: target, moved: true }] };
  const retry = (): void => {
    later.cancel();
    board.model.turn.drop();
    session.reset(start);
    setVerdict(GOING);
  };
  return {
    state: () => verdict().kind,
    why: () => {
      const now = verdict();
      return now.kind === 'wrong' ? whyTurn(now.why) : '';
    },
    retry,
    showMe() {
      retry();
      const parsed = kit.parseAction(step.solution, 0);
      if (parsed.ok) session.act(1, parsed.value.action);
    },
    board: () => (
      <PracticeHall
        board={board}
        part={PARTS[step.id]}
        still={verdict().kind !== 'going'}
        ghosts={ghosts()}
        marked={target === undefined || verdict().kind !== 'going' ? [] : [target]}
        label={(square, name) => (square === target ? say().marked(name) : name)}
      />
    ),
    prompt: () => <PracticeActions board={board} />,
  };
}

function createTapTask(step: TapStep): LessonTask {
  const questions = step.questions.map(read);
  const [at, setAt] = createSignal(0);
  const [done, setDone] = createSignal(false);
  const [why, setWhy] = createSignal<TapWhy | null>(null);
  const later = createLater();
  const question = (): kit.Position => questions[at()]!;
  const session = createPractice(floorsTable, optionsFor(questions[0]!), questions[0]!, seatsAround(SEATS, 1, ''));
  const board = createPracticeBoard(session);
  const { theatre } = board.model;

  /** One step of the walk, with what it looks at. */
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
    if (theatre.busy() || done()) return;
    const verdict = judgeTap(question(), square);
    setWhy(verdict.kind === 'wrong' ? verdict.why : null);
    if (verdict.kind !== 'done') return;
    sound('move');
    theatre.pretend(question(), '5', firstStep());
    const wait = (): void => (theatre.busy() ? later(wait, 120) : goOn());
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
    board: () => <PracticeHall board={board} part={PARTS[step.id]} still={done()} onSquare={tap} />,
    prompt: () => (
      <Show when={theatre.showing() === null} fallback={<Watching model={board.model} />}>
        <Show when={why()} fallback={<p class="ff-practice-prompt">{say().question(at() + 1, questions.length)}</p>}>
          {(reason) => <Feedback kind="wrong" text={say().why[reason()]} />}
        </Show>
      </Show>
    ),
  };
}

const createTask = (step: FloorsStep): LessonTask =>
  step.kind === 'turn' ? createTurnTask(step) : createTapTask(step);

const stepOf = (id: string): FloorsStep => floorsSteps.find((step) => step.id === id)!;

export const lesson: Lesson = {
  words: (id) => say().steps[stepOf(id).id],
  createTask: (id) => createTask(stepOf(id)),
};
