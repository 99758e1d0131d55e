/** One turn of Menhirs from a position of a record. */
import { menhirs, type menhirsKit, type Seat } from '@speeltafel/rules';
import { menhirsTable } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import { createPractice, seatsAround } from '../../../session/practice.ts';
import { say as sayPractice } from '../../../ui/practice/words.ts';
import { sound } from '../../../ui/sound.ts';
import type { CreatePracticeTurn } from '../../contract/practice.ts';
import { createPracticeBoard, type Pointed, PracticeBoard, PracticePrompt } from '../practice-board.tsx';
import { isMenhirsRecord } from '../replay/record.ts';
import { sidesOf } from '../sides.ts';
import { say as sayGame } from '../words.ts';
import { say } from './words.ts';

/** Tiles, and the direction of their move if it is shown. */
interface Marked {
  readonly set: menhirsKit.PlaceSet;
  readonly direction: menhirsKit.Direction | null;
}

export const createPracticeTurn: CreatePracticeTurn = (record, at, onTurn) => {
  if (!isMenhirsRecord(record)) throw new Error(`Not a game of Menhirs: ${record.game}`);
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
      // A taking belongs to the same turn.
      const goesOn = menhirs.outcome(before) === null && menhirsTable.midTurn?.(before) === true;
      if (goesOn) return;
      setDone(true);
      onTurn(actions);
    },
  );
  const board = createPracticeBoard(session);
  const [marked, setMarked] = createSignal<Marked | null>(null);
  const shown = (): Marked | null =>
    done() || board.input.chosen() !== 0 || board.input.picked() !== 0 ? null : marked();
  const pointed = (): Pointed | null => {
    const now = shown();
    return now === null || now.direction === null ? null : { set: now.set, direction: now.direction };
  };
  return {
    about: say().youAre(sayGame()[sidesOf(record.look)(seat)]),
    board: () => (
      <div class="mh-marked" classList={{ 'mh-fault': pointed() !== null }}>
        <PracticeBoard
          board={board}
          still={done()}
          pointed={pointed()}
          marked={shown()?.direction === null ? shown()!.set : 0}
        />
      </div>
    ),
    mark([first = ''], what) {
      const parsed = menhirs.parseAction(first, start);
      const action = parsed.ok ? parsed.value.action : null;
      if (action?.kind === 'move') setMarked({ set: action.set, direction: what === 'turn' ? action.direction : null });
      else setMarked(action !== null && 'place' in action ? { set: 1 << action.place, direction: null } : null);
    },
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
