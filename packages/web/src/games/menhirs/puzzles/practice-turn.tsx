/** One turn of Menhirs at a position of a record. */
import { menhirs, type Seat } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { sound } from '../../../ui/sound.ts';
import type { CreatePracticeTurn } from '../../contract/practice.ts';
import { createPracticeBoard, PracticeBoard, PracticePrompt } from '../practice-board.tsx';
import { isMenhirsRecord } from '../replay/record.ts';

export const createPracticeTurn: CreatePracticeTurn = (record, at, onTurn) => {
  if (!isMenhirsRecord(record)) throw new Error(`not a game of Menhirs: ${record.game}`);
  const start = record.course.positions[at]!;
  const seat: Seat = menhirs.toAct(start)[0] ?? 1;
  const [done, setDone] = createSignal(false);
  let actions: string[] = [];
  let before = start;
  const session = createPractice(
    menhirsTable,
    record.course.options,
    start,
    seatsAround([1, 2], seat, sayPractice().opponent),
    (by, action) => {
      sound('move');
      actions.push(menhirs.makeAction(action, before, by));
      before = session.position();
      // A taking belongs to the turn.
      const goesOn = menhirs.outcome(before) === null && menhirsTable.midTurn?.(before) === true;
      if (goesOn) return;
      setDone(true);
      onTurn(actions);
    },
  );
  const board = createPracticeBoard(session);
  return {
    board: () => <PracticeBoard board={board} still={done()} />,
    prompt: () => <PracticePrompt board={board} seat={seat} />,
    retry() {
      actions = [];
      before = start;
      board.input.putDown();
      session.reset(start);
      setDone(false);
    },
  };
};
