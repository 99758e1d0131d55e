/** "Save your tokens": the last turns of a round, after which every possible card is tried. */
import type { FloorsKind, Puzzle } from '@speeltafel/players/puzzles';
import { floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createSignal, For } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { createLater, inTurn } from '../../../ui/practice/delayed.ts';
import { createHints } from '../../../ui/practice/hints.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { sound } from '../../../ui/sound.ts';
import type { PuzzleState, PuzzleTask, SolvedHow } from '../../contract/puzzles.ts';
import { CardPicture } from '../art/pictures.tsx';
import { cardName } from '../play/sentences.ts';
import { cardInSentence, createPracticeBoard, optionsFor, PracticeActions, PracticeBoard } from '../practice-board.tsx';
import { readMove, tokenOf } from './answer.ts';
import { ownTokens } from './own-tokens.ts';
import { say } from './words.ts';

/** The card that would cost this player a token, if there is one. */
function costly(position: kit.Position, player: kit.Player): kit.Card | undefined {
  const letter = kit.letterOf(player);
  return kit
    .preview(position)
    .ahead.find(({ count, walk }) => count > 0 && walk.eaten.some((token) => token.startsWith(letter)))?.walk.card;
}

export function createSave(puzzle: Puzzle<FloorsKind>): PuzzleTask {
  const parsed = kit.parsePosition(puzzle.position);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const start = parsed.value;
  const player = start.turn;
  const [state, setState] = createSignal<PuzzleState>({ kind: 'going' });
  const { hints, hint } = createHints();
  const later = createLater();
  let how: SolvedHow = 'alone';

  const finish = (): void => {
    const position = session.position();
    const card = position.phase === 'over' ? undefined : costly(position, player);
    if (card === undefined) return void setState({ kind: 'solved', how, text: say().done.save });
    setState({ kind: 'busy' });
    const why = say().why.costs(cardInSentence(card));
    later(() => {
      board.model.animation.pretend(position, card);
      const wait = (): void =>
        board.model.animation.busy() ? later(wait, 150) : void setState({ kind: 'wrong', why });
      later(wait, 150);
    });
  };
  const seats = Array.from({ length: start.players }, (_, seat) => seat + 1);
  const chairs = seatsAround(seats, player + 1, sayPractice().opponent);
  const session = createPractice(floorsTable, optionsFor(start), start, chairs, () => {
    sound('move');
    if (session.position().phase !== 'tokens') finish();
  });
  const board = createPracticeBoard(session);

  const retry = (): void => {
    later.cancel();
    board.model.turn.drop();
    session.reset(start);
    setState({ kind: 'going' });
  };
  const solve = (): void => {
    how = 'helped';
    retry();
    inTurn(later, puzzle.solution, (text) => {
      const move = readMove(text);
      if (move !== undefined) session.act(player + 1, move);
    });
  };

  /** The next move of the answer that has not been made. */
  const nextMove = (): kit.Move | undefined =>
    puzzle.solution.map(readMove).find((move) => move !== undefined && tokenOf(session.position(), move) !== undefined);
  const marked = (): readonly kit.Square[] => {
    const move = nextMove();
    const place = move === undefined ? undefined : tokenOf(session.position(), move)?.place;
    if (hints() === 0 || state().kind !== 'going' || place === undefined) return [];
    const end = move?.path.at(-1);
    const squares = [kit.isOnBoard(place) ? place : kit.ENTRANCE];
    return hints() === 2 && end !== undefined && kit.isOnBoard(end) ? [...squares, end] : squares;
  };
  const hintText = (): string => {
    const end = nextMove()?.path.at(-1);
    if (hints() === 1 || nextMove() === undefined) return say().hints.token;
    if (end === kit.OUT) return say().hints.leave;
    return say().hints.ends(kit.makeSquare(end ?? tokenOf(session.position(), nextMove()!)!.place));
  };

  return {
    state,
    hints,
    hint,
    hintText,
    solve,
    retry,
    about: () => ownTokens(start, player),
    board: () => (
      <PracticeBoard
        board={board}
        own={player}
        named={hints() > 0}
        still={state().kind !== 'going'}
        marked={marked()}
      />
    ),
    prompt: () => (
      <PracticeActions board={board}>
        <ul class="puzzle-cards" aria-label={say().cards}>
          <For each={start.pile}>
            {(card) => (
              <li>
                <CardPicture face={card} label={cardName(card, false)} />
              </li>
            )}
          </For>
        </ul>
      </PracticeActions>
    ),
  };
}
