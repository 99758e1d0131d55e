/**
 * Computer players of a table on this device: the shared driver, thinking in a worker, with pauses so that people can
 * follow.
 */
import { refusal, type Seat } from '@speeltafel/rules';
import { BETWEEN_ACTIONS, computersTurn, isOver, playComputersTurn, type Table } from '@speeltafel/table';
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import { createThinker } from '../thinking/client.ts';
import type { Turn } from '../thinking/messages.ts';
import type { Session } from './session.ts';

/** The longest thinking time per turn, in milliseconds. */
const LONGEST = 1500;
/** The delay before a computer player claims, in milliseconds: about as long as a person needs. */
const BEFORE_CLAIM = 700;

const STALE = refusal('stale', 'The game went on meanwhile.');

export function seatComputers<O, P, A>(
  session: Pick<Session<O, P, A>, 'kit' | 'table' | 'position' | 'now' | 'act'>,
  held: () => boolean,
): { thinking(): Seat | null } {
  const { kit } = session;
  const { game } = kit;
  const thinker = createThinker();
  const [thinking, setThinking] = createSignal<Seat | null>(null);
  /** True while a computer player acts. That change of the table must not cancel its own turn. */
  let acting = false;
  let running = { stale: false };

  /** The seed depends only on the game so far, so that a reload does not change the turn. */
  const seedOf = ({ course }: Table<O, P, A>): number =>
    (Number.parseInt(course.seed?.slice(0, 7) ?? '0', 16) ^ (course.played.length * 0x9e3779b1)) >>> 1;

  /** Plays one turn. `stale` becomes true when anything else has changed the table. */
  function playTurn(stale: () => boolean): Promise<boolean> {
    let began = 0;
    return playComputersTurn<Turn>({
      turn: (declined, late) => (stale() ? null : computersTurn(kit, session.table(), session.now(), declined, late)),
      async think(turn) {
        if (turn.waited) setThinking(turn.seat);
        began = performance.now();
        return (await thinker.ask({ kind: 'think', ...turn, seed: seedOf(session.table()), ms: LONGEST })).turn;
      },
      async act({ seat, seen }, { actions, claims, pace }, index) {
        const first = claims ? BEFORE_CLAIM : pace - (performance.now() - began);
        await wait(index === 0 ? first : BETWEEN_ACTIONS, stale);
        if (stale() || session.table().course.played.length !== seen + index) return STALE;
        const parsed = game.parseAction(actions[index]!, session.position());
        if (!parsed.ok) return parsed.refusal;
        acting = true;
        try {
          return session.act(seat, parsed.value.action);
        } finally {
          acting = false;
        }
      },
    });
  }

  async function play(stale: () => boolean): Promise<void> {
    while (!stale() && (await playTurn(stale))) if (!stale()) setThinking(null);
  }

  /** Waits for the given time, and then until `held` is false. */
  const wait = (ms: number, stale: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (stale() || !untrack(held)) resolve();
        else setTimeout(look, 60);
      };
      setTimeout(look, Math.max(0, ms));
    });

  createEffect(() => {
    const table = session.table();
    if (acting) return;
    running.stale = true;
    const mine = { stale: false };
    running = mine;
    thinker.stop();
    setThinking(null);
    if (!isOver(kit, table)) untrack(() => play(() => mine.stale)).catch(console.error);
  });
  onCleanup(() => {
    running.stale = true;
    thinker.stop();
  });
  return { thinking };
}
