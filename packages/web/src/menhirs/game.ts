/** Who sits at this table, what the one in front of the screen may know, and what happened so far. */
import { menhirs, menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import { isOver, waitsFor } from '@speeltafel/table';
import { createMemo } from 'solid-js';
import { nameOf } from '../local/names.ts';
import type { Session } from '../local/session.ts';
import type { Last } from './moor.tsx';
import { sentence } from './sentences.ts';
import type { Who } from './words.ts';

type Action = menhirsKit.Action;
type PlaceSet = menhirsKit.PlaceSet;
export type MenhirsSession = Session<menhirsKit.Options, menhirsKit.Position, Action>;

const { DECIDING } = menhirsKit;

export interface Line {
  readonly seat: Seat;
  readonly action: Action;
  readonly round: number;
  readonly pass: number;
  readonly notation: string;
  readonly sentence: string;
}

const bit = (place: menhirsKit.Place): PlaceSet => 1 << place;

/** What the last turn left to be seen: a move with its taking, or a tile laid, or a stone turned. */
export function lastOf(played: readonly Played<Action>[]): Last | null {
  for (let i = played.length - 1; i >= 0; i--) {
    const { seat, action } = played[i]!;
    const none = { seat, from: 0, direction: 0, tile: 0, placed: 0 };
    if (action.kind === 'place' || action.kind === 'flip') return { ...none, placed: bit(action.place) };
    if (action.kind !== 'move') continue;
    const after = played[i + 1]?.action;
    const tile = after?.kind === 'take' ? bit(after.place) : 0;
    return { ...none, from: action.set, direction: action.direction, tile };
  }
  return null;
}

export const flippedIn = (played: readonly Played<Action>[]): PlaceSet =>
  played.reduce((set, { action }) => (action.kind === 'flip' ? set | bit(action.place) : set), 0);

export function readGame(session: MenhirsSession) {
  const chairs = () => session.table().chairs;
  const isPerson = (seat: Seat): boolean =>
    chairs().some((chair) => chair.seat === seat && chair.controller.kind === 'person');
  const persons = createMemo(() =>
    chairs()
      .filter(({ seat }) => isPerson(seat))
      .map(({ seat }) => seat),
  );
  const waiting = createMemo(() => waitsFor(session.kit, session.table()));
  /** The person here who is to act. */
  const actor = createMemo((): Seat | null => waiting().find(isPerson) ?? null);
  const view = createMemo(() => menhirs.view(session.position(), actor() ?? persons()[0] ?? null));
  const nameAt = (seat: Seat): string => {
    const chair = chairs().find((one) => one.seat === seat)!;
    return nameOf(chair, chairs());
  };
  const who = (seat: Seat): Who => {
    const chair = chairs().find((one) => one.seat === seat)!;
    return { name: nameAt(seat), you: persons().length === 1 && isPerson(seat) && chair.name === '' };
  };
  const played = createMemo(() => session.table().course.played);
  const log = createMemo((): readonly Line[] => {
    const { positions } = session.table().course;
    const deciding = session.position().state.phase === DECIDING;
    return played().map((one, i) => {
      const { state } = positions[i]!;
      const secret = deciding && (one.action.kind === 'prolong' || one.action.kind === 'go-on');
      return {
        seat: one.seat,
        action: one.action,
        round: state.round,
        pass: state.pass,
        notation: secret ? '?' : menhirs.makeAction(one.action, positions[i]!, one.seat),
        sentence: sentence(one, nameAt(one.seat), secret),
      };
    });
  });
  return {
    session,
    chairs,
    isPerson,
    persons,
    /** Two people at one device. */
    together: () => persons().length > 1,
    waiting,
    actor,
    view,
    nameAt,
    who,
    log,
    over: createMemo(() => isOver(session.kit, session.table())),
    last: createMemo(() => lastOf(played())),
    faceDown: createMemo(() => flippedIn(played())),
  };
}

export type MenhirsGame = ReturnType<typeof readGame>;
