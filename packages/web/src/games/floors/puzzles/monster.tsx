/** "Feed the monster": a few changes, then a walk that never ends. */
import type { FloorsKind, Puzzle } from '@speeltafel/players/puzzles';
import { floorsKit as kit } from '@speeltafel/rules';
import { createSignal, Show } from 'solid-js';
import { createPractice } from '../../../session/practice.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createLater, inTurn } from '../../../ui/practice/delayed.ts';
import { createHints } from '../../../ui/practice/hints.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { press } from '../../../ui/press.ts';
import { sound } from '../../../ui/sound.ts';
import type { PuzzleState, PuzzleTask, SolvedHow } from '../../contract/puzzles.ts';
import { TilePicture } from '../art/pictures.tsx';
import { type Scene, sceneOf } from '../play/position-scene.ts';
import { whyNot } from '../play/refusals.ts';
import { createPracticeBoard, optionsFor, PracticeActions, PracticeBoard } from '../practice-board.tsx';
import { readLay, readMove, tokenOf } from './answer.ts';
import { levelOf, levelTable, movable, positionOf, shownWalk } from './level.ts';
import { say } from './words.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7];

export function createMonster(puzzle: Puzzle<FloorsKind>): PuzzleTask {
  const level = kit.parseLevel(puzzle.position);
  if (!level.ok) throw new Error(level.refusal.message);
  const start = positionOf(level.value);
  const [state, setState] = createSignal<PuzzleState>({ kind: 'going' });
  const { hints, hint } = createHints();
  /** The square on which the selected tile would lie, and why it may not. */
  const [spot, setSpot] = createSignal<kit.Square | null>(null);
  const [no, setNo] = createSignal('');
  const later = createLater();
  let how: SolvedHow = 'alone';

  const chairs = SEATS.map((seat) => ({
    seat,
    name: seat === 1 ? say().own : say().enemy,
    controller: { kind: 'person' } as const,
  }));
  const session = createPractice(levelTable, optionsFor(start), start, chairs, () => sound('move'));
  const board = createPracticeBoard(session);
  const { turn, animation } = board.model;
  const stock = (): kit.StockKind | undefined => session.position().stock[0];
  const tile = (): kit.Tile | null => {
    const kind = stock();
    const square = spot();
    return kind === undefined || square === null ? null : { kind: kind as kit.Block, square };
  };

  const run = (): void => {
    turn.drop();
    setSpot(null);
    const verdict = kit.runLevel(levelOf(session.position()));
    const walk = shownWalk(verdict);
    const end = (): void => {
      session.reset(walked(session.position(), verdict.steps));
      if (verdict.solved) setState({ kind: 'solved', how, text: say().done.monster });
      else setState({ kind: 'wrong', why: verdict.reason === 'own-eaten' ? say().why.ownEaten : say().why.repeats });
    };
    if (walk === null) {
      end();
      return;
    }
    setState({ kind: 'busy' });
    animation.pretend(session.position(), '10', walk);
    const wait = (): void => (animation.busy() ? later(wait, 150) : end());
    later(wait, 150);
  };

  const tryTile = (square: kit.Square): void => {
    setSpot(square);
    const now = tile()!;
    const tried = kit.changeLevel(levelOf(session.position()), [kit.makeAction({ type: 'lay', tile: now })]);
    setNo(tried.ok ? '' : whyNot(tried.refusal));
    if (!tried.ok) setSpot(null);
  };
  const lay = (): void => {
    const now = tile();
    if (now !== null) session.act(1, { type: 'lay', tile: now });
    setSpot(null);
  };
  /** A tap on any token that may be moved selects it. On other squares, a path is drawn or a tile laid. */
  const tap = (square: kit.Square): void => {
    setNo('');
    const token = movable(session.position()).find(({ place }) => place === square);
    if (token !== undefined && turn.path().length === 0 && turn.chosen()?.from !== square) {
      setSpot(null);
      if (session.position().turn !== token.player) session.reset({ ...session.position(), turn: token.player });
      turn.choose(token);
    } else if (turn.chosen() !== null) turn.tap(square);
    else if (stock() !== undefined) tryTile(square);
    else turn.tap(square);
  };

  const retry = (): void => {
    later.cancel();
    turn.drop();
    setSpot(null);
    setNo('');
    session.reset(start);
    setState({ kind: 'going' });
  };
  const solve = (): void => {
    how = 'helped';
    retry();
    const act = (text: string): void => {
      const action = readMove(text) ?? readLay(text);
      if (action !== undefined) session.act(1, action);
    };
    inTurn(later, puzzle.solution, act, () => later(run));
  };

  const nextText = (): string | undefined =>
    puzzle.solution.find((text) => {
      const move = readMove(text);
      return move === undefined ? stock() !== undefined : tokenOf(session.position(), move) !== undefined;
    });
  const endOf = (move: kit.Move): kit.Square => move.path.at(-1) ?? tokenOf(session.position(), move)!.place;
  const marked = (): readonly kit.Square[] => {
    if (state().kind !== 'going') return [];
    const move = readMove(nextText() ?? '');
    if (hints() > 0) {
      const token = move && tokenOf(session.position(), move);
      const laid = readLay(nextText() ?? '');
      if (token !== undefined) return hints() === 2 ? [token.place, endOf(move!)] : [token.place];
      if (laid !== undefined) return hints() === 2 ? [laid.tile.square] : rowOf(laid.tile.square);
    }
    return turn.chosen() === null ? movable(session.position()).map(({ place }) => place) : [];
  };
  const hintText = (): string => {
    const words = say().hints;
    const laid = readLay(nextText() ?? '');
    if (laid !== undefined)
      return hints() === 1 ? whereabouts(laid.tile.square) : words.lay(kit.makeSquare(laid.tile.square));
    const move = readMove(nextText() ?? '');
    if (hints() === 1 || move === undefined) return words.token;
    const square = kit.makeSquare(endOf(move));
    const drawn = kit.draft({ ...session.position(), turn: move.player }, move.player, move.shows, move.path);
    return drawn.ok && drawn.value.pushes.length > 0 ? words.push(square) : words.ends(square);
  };
  /** The row of the square, as a first hint. */
  const whereabouts = (square: kit.Square): string => say().hints.row(String(11 - kit.rowOf(square)));

  return {
    state,
    hints,
    hint,
    hintText,
    solve,
    retry,
    about: () => '',
    board: () => (
      <PracticeBoard
        board={board}
        own={0}
        named={hints() > 0}
        still={state().kind !== 'going'}
        fresh
        marked={marked()}
        ghosts={tile() === null ? undefined : { tiles: [tile()!] }}
        onSquare={tap}
      />
    ),
    prompt: () => (
      <PracticeActions board={board} ownPrompt>
        <Show when={state().kind === 'going' && turn.draft() === null}>
          <Show when={no()} fallback={<p class="ff-practice-prompt">{taskText(session.position())}</p>}>
            {(text) => <p class="ff-practice-prompt ff-practice-refusal">{text()}</p>}
          </Show>
          <div class="puzzle-stock">
            <Show when={stock()}>{(kind) => <TilePicture kind={kind()} />}</Show>
            <Show when={spot() !== null}>
              <button type="button" class="btn" onClick={press(lay)}>
                <Icon name="check" />
                {say().lay(kit.makeSquare(spot()!))}
              </button>
            </Show>
            <Show when={session.position() !== start}>
              <button type="button" class="btn" onClick={press(retry)}>
                <Icon name="restart" />
                {sayPractice().startOver}
              </button>
            </Show>
            <button type="button" class="btn primary" onClick={press(run)}>
              <Icon name="play" />
              {say().run}
            </button>
          </div>
        </Show>
      </PracticeActions>
    ),
  };
}

const rowOf = (square: kit.Square): readonly kit.Square[] =>
  Array.from({ length: kit.SQUARES }, (_, one) => one).filter((one) => kit.rowOf(one) === kit.rowOf(square));

/** The hall after a walk. */
function walked(position: kit.Position, steps: readonly kit.Step[]): kit.Position {
  const { monster, tiles, tokens } = steps
    .flatMap(({ events }) => events)
    .reduce<Scene>(kit.afterEvent, sceneOf(position));
  return { ...position, monster: monster.square, facing: steps.at(-1)?.facing ?? monster.facing, tiles, tokens };
}

function taskText(position: kit.Position): string {
  if (movable(position).length > 0) return say().moveHow;
  return position.stock.length > 0 ? say().layHow : say().ready;
}
