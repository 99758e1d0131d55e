/** One turn of Finstere Flure from a position of a record. */
import { floors, floorsKit as kit, type Seat } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { sound } from '../../../ui/sound.ts';
import type { CreatePracticeTurn } from '../../contract/practice.ts';
import { createPracticeBoard, PracticeActions, PracticeBoard } from '../practice-board.tsx';
import { isFloorsRecord } from '../replay/record.ts';
import { ownTokens } from './own-tokens.ts';

export const createPracticeTurn: CreatePracticeTurn = (record, at, onTurn) => {
  if (!isFloorsRecord(record)) throw new Error(`Not a game of Finstere Flure: ${record.game}`);
  const start = record.course.positions[at]!;
  const seat: Seat = floors.toAct(start)[0] ?? 1;
  const seats = Array.from({ length: start.players }, (_, i) => i + 1);
  const [done, setDone] = createSignal(false);
  const session = createPractice(
    floorsTable,
    record.course.options,
    start,
    seatsAround(seats, seat, sayPractice().opponent),
    (by, action) => {
      if (by !== seat) return;
      sound('move');
      setDone(true);
      onTurn([kit.makeAction(action)]);
    },
  );
  const board = createPracticeBoard(session);
  const [marked, setMarked] = createSignal<readonly kit.Square[]>([]);
  return {
    about: ownTokens(start, seat - 1),
    board: () => (
      <PracticeBoard
        board={board}
        own={seat - 1}
        still={done()}
        marked={done() || board.model.turn.settled() !== null ? [] : marked()}
      />
    ),
    mark([first = ''], what) {
      const parsed = floors.parseAction(first, start);
      const action = parsed.ok ? parsed.value.action : null;
      if (action?.type !== 'move') return void setMarked([]);
      const token = start.tokens.find(({ player, shows }) => player === action.player && shows === action.shows);
      const from = token?.place === kit.WAITING ? kit.ENTRANCE : (token?.place ?? kit.OUT);
      setMarked([from, ...(what === 'turn' ? action.path : [])].filter(kit.isOnBoard));
    },
    prompt: () => <PracticeActions board={board} />,
    retry() {
      board.model.turn.drop();
      session.reset(start);
      setDone(false);
    },
  };
};
