/** A lesson task of Floors on its board: turns of tokens, judged by the position they lead to. */
import { floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater } from '../../../ui/practice/delayed.ts';
import { sound } from '../../../ui/sound.ts';
import { GOING, type LessonTask, type Verdict } from '../../contract/lesson.ts';
import { createPracticeBoard, optionsFor, PracticeActions, PracticeBoard } from '../practice-board.tsx';

/** `card`: the walk with this card shows why. */
interface TurnWhy {
  readonly card?: kit.Card;
}

export interface TurnTask<Why extends TurnWhy> {
  readonly position: string;
  /** Only the part of the hall around these squares is shown. */
  readonly part?: string;
  /** Shows the names of the squares, because the text mentions them. */
  readonly named?: boolean;
  /** A square to mark. */
  readonly target?: string;
  /** The turns, separated by spaces. */
  readonly solution: string;
  /** The card whose walk is shown when the step is done. */
  readonly shown?: kit.Card;
  judge(after: kit.Position): Verdict<Why>;
}

export const SEATS = [1, 2, 3];

export function readPosition(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

export const partOf = ({ part }: { readonly part?: string }): readonly kit.Square[] | undefined =>
  part?.split(' ').map((name) => kit.parseSquare(name)!);

/** A lesson task of Floors: one turn of a token, or several if all other tokens have moved. */
export function createTurnTask<Why extends TurnWhy>(
  step: TurnTask<Why>,
  whyText: (why: Why) => string,
  marked: (name: string) => string,
): LessonTask {
  const start = readPosition(step.position);
  const [verdict, setVerdict] = createSignal<Verdict<Why>>(GOING);
  const later = createLater();
  const session = createPractice(floorsTable, optionsFor(start), start, seatsAround(SEATS, 1, ''), (seat) => {
    sound('move');
    if (seat !== 1) return;
    const now = step.judge(session.position());
    setVerdict(now);
    const card = now.kind === 'wrong' ? now.why.card : now.kind === 'done' ? step.shown : undefined;
    if (card !== undefined) later(() => board.model.animation.pretend(session.position(), card));
  });
  const board = createPracticeBoard(session);
  const target = step.target === undefined ? undefined : kit.parseSquare(step.target)!;
  const own = start.tokens.find(({ player, moved }) => player === 0 && !moved)!;
  const ghosts = () =>
    target === undefined || verdict().kind !== 'going'
      ? undefined
      : { tokens: [{ player: 0, shows: kit.flip(own.shows), place: target, moved: true }] };
  const showing = createLater();
  const play = (texts: readonly string[]): void => {
    const [first, ...rest] = texts;
    const parsed = first === undefined ? undefined : kit.parseAction(first, 0);
    if (parsed?.ok) session.act(1, parsed.value.action);
    if (rest.length > 0) showing(() => play(rest), 1600);
  };
  const retry = (): void => {
    later.cancel();
    showing.cancel();
    board.model.turn.drop();
    session.reset(start);
    setVerdict(GOING);
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
      play(step.solution.split(' '));
    },
    board: () => (
      <PracticeBoard
        board={board}
        own={0}
        named={step.named}
        part={partOf(step)}
        still={verdict().kind !== 'going'}
        ghosts={ghosts()}
        marked={target === undefined || verdict().kind !== 'going' ? [] : [target]}
        label={(square, name) => (square === target ? marked(name) : name)}
      />
    ),
    prompt: () => <PracticeActions board={board} />,
  };
}
