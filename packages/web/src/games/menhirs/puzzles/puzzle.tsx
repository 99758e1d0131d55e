/** A puzzle of Menhirs on the moor. */
import { type MenhirsKind, menhirsPack, type Puzzle, type Solution } from '@speeltafel/players/puzzles';
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { batch, createSignal, Show } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createLater, inTurn } from '../../../ui/practice/delayed.ts';
import { createHints } from '../../../ui/practice/hints.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { press } from '../../../ui/press.ts';
import { sound } from '../../../ui/sound.ts';
import type { PuzzleState, PuzzleTask, SolvedHow } from '../../contract/puzzles.ts';
import { say as sayOptions } from '../options/words.ts';
import { createPracticeBoard, type Pointed, PracticeBoard, PracticePrompt, speakMove } from '../practice-board.tsx';
import { type Judged, judge, judgeNothing, type MenhirsWrong, type Question, TURNS, winNow } from './judge.ts';
import { createSolver } from './solver.ts';
import { withoutClaims } from './without-claims.ts';
import { say } from './words.ts';

type Position = menhirsKit.Position;

function read(text: string): Position {
  const position = menhirs.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

const whyText = (wrong: MenhirsWrong): string =>
  wrong.reason === 'covered' ? say().why.covered(wrong.places.replaceAll('.', ', ')) : say().why[wrong.reason];

/** The first move of an answer, to show as a hint. */
function pointedAt(position: Position, solution: Solution): Pointed | null {
  const text = solution.find((each) => each.includes(':'));
  if (text === undefined || solution[0] === '!') return null;
  const parsed = menhirs.parseAction(text, position);
  return parsed.ok && parsed.value.action.kind === 'move' ? parsed.value.action : null;
}

/** The tile that an answer takes. */
function tileIn(position: Position, solution: Solution): menhirsKit.PlaceSet {
  const text = solution.find((each) => each.startsWith('-'));
  const parsed = text === undefined ? undefined : menhirs.parseAction(text, position);
  return parsed?.ok && parsed.value.action.kind === 'take' ? 1 << parsed.value.action.place : 0;
}

function createTask(puzzle: Puzzle<MenhirsKind>): PuzzleTask {
  const { kind } = puzzle;
  const start = read(puzzle.position);
  const seat = start.state.player;
  const question: Question = { kind, solution: puzzle.solution, seat };
  const turns = TURNS[kind] ?? 1;
  const solver = createSolver();
  const later = createLater();

  const [state, setState] = createSignal<PuzzleState>({ kind: 'going' });
  const { hints, hint, none } = createHints();
  /** The start of the current turn, the number of turns left from there, and the solution. */
  const [from, setFrom] = createSignal({ position: start, left: turns, solution: puzzle.solution });
  let how: SolvedHow = 'alone';
  let run = 0;

  const act = (text: string): void => {
    const parsed = menhirs.parseAction(text, session.position());
    if (parsed.ok) session.act(parsed.value.seat, parsed.value.action);
  };

  const solved = (): void => {
    const text = puzzle.solution.length === 0 ? say().noneToWin : say().done[kind];
    setState({ kind: 'solved', how, text });
  };
  const fail = (wrong: MenhirsWrong): void => {
    const show = (): void => {
      setState({ kind: 'wrong', why: whyText(wrong) });
    };
    if ('reply' in wrong) {
      setState({ kind: 'busy' });
      inTurn(later, wrong.reply, act, show);
    } else show();
  };

  /** The opponent replies to a turn of a forced win, with a refutation or with the longest defence. */
  async function beAnswered(): Promise<void> {
    const left = from().left - 1;
    const now = ++run;
    if (left < 2) return fail({ reason: 'slow' });
    setState({ kind: 'busy' });
    const { refutes, turn } = await solver('answer', menhirs.makePosition(session.position()), left);
    if (now !== run) return;
    if (refutes) {
      const wins = menhirs.outcome(played(session.position(), turn)) !== null;
      const winning = turn[0] === '!' ? 'opponentClaims' : 'opponentWins';
      return fail(turn.length === 0 ? { reason: 'slow' } : { reason: wins ? winning : 'escapes', reply: turn });
    }
    inTurn(later, turn, act, () => nextTurn(left - 1));
  }
  async function nextTurn(left: number): Promise<void> {
    const now = ++run;
    const position = session.position();
    const { turn } = await solver('win', menhirs.makePosition(position), left);
    if (now !== run) return;
    batch(() => {
      setFrom({ position, left, solution: turn });
      none();
      setState({ kind: 'going' });
    });
    if (how === 'helped') showAnswer();
  }

  const take = (judged: Judged): void => {
    if (judged.kind === 'solved') solved();
    else if (judged.kind === 'wrong') fail(judged.wrong);
    else if (judged.kind === 'ask') void beAnswered();
  };
  const session = createPractice(
    menhirsTable,
    start.options,
    start,
    seatsAround([1, 2], seat, sayPractice().opponent),
    (mover, action) => {
      sound(action.kind === 'take' ? 'take' : action.kind === 'claim' ? 'claim' : 'move');
      if (mover !== seat) speakMove(mover, action, sayPractice().opponent);
      else if (state().kind !== 'solved') take(judge(question, action, session.position()));
    },
  );
  const board = createPracticeBoard(session);

  const retry = (): void => {
    run++;
    later.cancel();
    board.input.putDown();
    session.reset(from().position);
    setState({ kind: 'going' });
  };
  const showAnswer = (): void => {
    const { solution } = from();
    if (solution.length === 0) take(judgeNothing(question));
    else inTurn(later, solution, act);
  };
  const solve = (): void => {
    how = 'helped';
    retry();
    none();
    showAnswer();
  };

  /** Nothing of this turn has been played yet, or only the first move of the answer. */
  const atStart = (): boolean => session.position() === from().position;
  const onTheWay = (): boolean =>
    menhirs.makePosition(session.position()) ===
    menhirs.makePosition(played(from().position, from().solution.slice(0, 1)));

  /** What a hint shows on the moor. */
  const pointed = (): Pointed | null => {
    if (state().kind !== 'going' || board.input.holding()) return null;
    if (kind === 'which-taking') {
      const threat = hints() === 1 ? winNow(start) : undefined;
      return threat?.kind === 'move' ? threat : null;
    }
    return hints() === 2 && atStart() ? pointedAt(from().position, from().solution) : null;
  };
  const marked = (): menhirsKit.PlaceSet => {
    if (state().kind !== 'going') return 0;
    if (kind === 'which-taking') return hints() === 2 ? tileIn(start, puzzle.solution) : 0;
    if (!atStart()) return hints() === 2 && onTheWay() ? tileIn(session.position(), from().solution) : 0;
    if (hints() === 1 && kind !== 'claim-or-not') return pointedAt(from().position, from().solution)?.set ?? 0;
    return 0;
  };
  const hintText = (): string => {
    const words = say().hints;
    if (kind === 'which-taking') return hints() === 1 ? words.threat : words.tile;
    if (kind === 'claim-or-not' && hints() === 1) return words.claim;
    if (!atStart()) {
      if (!onTheWay()) return words.other;
      return from().solution.some((text) => text.startsWith('-')) ? words.tile : words.none;
    }
    if (from().solution.length === 0) return words.noWin;
    if (from().solution[0] === '!') return words.mustClaim;
    if (kind === 'claim-or-not') return words.noClaim;
    return hints() === 1 ? words.bank : words.move;
  };
  const nothing = (): void => take(judgeNothing(question));

  return {
    state,
    hints,
    hint,
    hintText,
    solve,
    retry,
    about: () =>
      [
        sayOptions().variants[start.options.variant],
        say().round(start.state.round),
        ...(withoutClaims(start.options) ? [say().withoutClaims] : []),
      ].join(', '),
    board: () => <PracticeBoard board={board} still={state().kind !== 'going'} pointed={pointed()} marked={marked()} />,
    prompt: () => (
      <Show when={state().kind !== 'busy'} fallback={<p class="mh-prompt">{say().thinking}</p>}>
        <Show when={from().left < turns && atStart()}>
          <p class="mh-prompt">{say().answered(from().left)}</p>
        </Show>
        <PracticePrompt board={board} seat={seat} noClaim={kind === 'win-in-one' || kind === 'which-taking'}>
          <Show when={kind === 'claim-or-not'}>
            <button type="button" class="btn" onClick={press(nothing)}>
              {say().nothing}
            </button>
          </Show>
        </PracticePrompt>
        <Show when={!atStart() && kind !== 'claim-or-not'}>
          <div class="practice-buttons">
            <button type="button" class="btn" onClick={press(retry)}>
              <Icon name="restart" />
              {sayPractice().startOver}
            </button>
          </div>
        </Show>
      </Show>
    ),
  };
}

/** The position after a line of legal actions. */
function played(position: Position, texts: Solution): Position {
  return texts.reduce((now, text) => {
    const parsed = menhirs.parseAction(text, now);
    const next = parsed.ok ? menhirs.play(now, parsed.value.seat, parsed.value.action, 0) : parsed;
    return next.ok ? next.value : now;
  }, position);
}

/** Loads the puzzles of Menhirs. Returns a function that makes the task of each. */
export async function loadTasks(): Promise<(id: string) => PuzzleTask> {
  const pack = await menhirsPack();
  return (id) => createTask(pack.find((puzzle) => puzzle.id === id)!);
}
