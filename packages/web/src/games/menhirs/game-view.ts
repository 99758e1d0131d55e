/** Derives from the session who sits where, what the player at this screen may know, and what has happened. */
import { menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { isOver, waitsFor } from '@speeltafel/table';
import { createMemo } from 'solid-js';
import { nameOf } from '../../session/player-names.ts';
import type { Session } from '../../session/session.ts';
import { faceDownAfter, type Line, lastOf } from './history.ts';
import { sentence } from './sentences.ts';
import { sidesOf } from './sides.ts';
import type { Who } from './words.ts';

type Action = menhirsKit.Action;
export type MenhirsSession = Session<menhirsKit.Options, menhirsKit.Position, Action>;

const { DECIDING } = menhirsKit;

/** `past` is the number of actions before the position that is shown; null for the current one. */
export function readGame(session: MenhirsSession, past: () => number | null = () => null) {
  const chairs = () => session.table().chairs;
  const isPerson = (seat: Seat): boolean =>
    chairs().some((chair) => chair.seat === seat && chair.controller.kind === 'person');
  const persons = createMemo(() =>
    chairs()
      .filter(({ seat }) => isPerson(seat))
      .map(({ seat }) => seat),
  );
  const waiting = createMemo(() => waitsFor(session.kit, session.table()));
  /** The player on this device who is to act. */
  const actor = createMemo((): Seat | null => (past() === null ? (waiting().find(isPerson) ?? null) : null));
  const over = createMemo(() => isOver(session.kit, session.table()));
  /** After the game nothing is hidden any more, even after a resignation. */
  const see = (position: menhirsKit.Position, seat: Seat | null): menhirsKit.View =>
    menhirs.view(over() ? { ...position, options: { ...position.options, hidden: false } } : position, seat);
  const view = createMemo(() => see(session.position(), actor() ?? persons()[0] ?? null));
  /** The position that is drawn: the current or an earlier one. */
  const shown = createMemo(() => {
    const position = session.table().course.positions[past() ?? -1];
    return position === undefined ? view() : see(position, persons()[0] ?? null);
  });
  /** The seats to act at that position. */
  const turns = createMemo((): readonly Seat[] => {
    const position = session.table().course.positions[past() ?? -1];
    return position === undefined ? waiting() : menhirs.toAct(position);
  });
  const nameAt = (seat: Seat): string => {
    const chair = chairs().find((one) => one.seat === seat)!;
    return nameOf(chair, chairs());
  };
  const who = (seat: Seat): Who => {
    const chair = chairs().find((one) => one.seat === seat)!;
    return { name: nameAt(seat), you: persons().length === 1 && isPerson(seat) && chair.name === '' };
  };
  const played = createMemo(() => session.table().course.played);
  /** Existing lines stay the same objects, so that only new ones are rendered. */
  const log = createMemo((before: readonly Line[]): readonly Line[] => {
    const { positions } = session.table().course;
    const { phase, setting } = session.position().state;
    const deciding = phase === DECIDING && !setting.aloud;
    return played().map((one, i) => {
      // A claim belongs to the round of the move before it, which may have been the last move of its round.
      const { state } = positions[one.action.kind === 'claim' ? i + 1 : i]!;
      const secret = deciding && (one.action.kind === 'prolong' || one.action.kind === 'go-on');
      const told = sentence(one, nameAt(one.seat), secret);
      const old = before[i];
      if (old?.action === one.action && old.sentence === told) return old;
      return {
        seat: one.seat,
        action: one.action,
        round: state.round,
        pass: state.pass,
        notation: secret ? '?' : menhirs.makeAction(one.action, positions[i]!, one.seat),
        sentence: told,
      };
    });
  }, []);
  const sideOf = createMemo(() => sidesOf(session.look()));
  const { position, now, act } = session;
  return {
    session,
    position,
    now,
    act,
    chairs,
    isPerson,
    persons,
    /** Whether two people share this device. */
    together: () => persons().length > 1,
    waiting,
    actor,
    view,
    shown,
    turns,
    past,
    nameAt,
    sideOf: (seat: Seat) => sideOf()(seat),
    who,
    log,
    over,
    last: createMemo(() => lastOf(played().slice(0, past() ?? played().length), sideOf())),
    faceDown: createMemo(() => faceDownAfter(session.table(), past() ?? played().length)),
  };
}

export type MenhirsGame = ReturnType<typeof readGame>;
