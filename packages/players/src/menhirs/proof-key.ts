/**
 * The key under which a proof is stored. It leaves out what can no longer change the answer to "does the attacker win
 * by force?", so that one result serves all positions with the same answer.
 */
import { menhirsKit } from '@speeltafel/rules';

type State = Readonly<menhirsKit.State>;

const { banned, DECIDING, keyOf, LAST_FREE_ROUND, mixed, MOST_TAKINGS, MOVING } = menhirsKit;

/** The part of the game's course that still matters, in 14 bits. */
function course(state: State, attacker: number): number {
  const { pass, round, taken1, taken2 } = state;
  // In the last rounds takings are not counted, and the past matters only for the outcome of an end without a win.
  if (round < LAST_FREE_ROUND) return round | (state.goOn === 1 << (3 - attacker) ? 16 : 0);
  // When both have taken all they may, the decision comes after this round, whatever its number.
  const allTaken = taken1 === MOST_TAKINGS && taken2 === MOST_TAKINGS;
  const rounds = allTaken || state.phase === DECIDING ? LAST_FREE_ROUND : round;
  return rounds | (pass << 4) | (taken1 << 6) | (taken2 << 8) | (state.choice1 << 10) | (state.choice2 << 12);
}

/** The key of the question whether the attacker can force a win: equal questions have equal keys. */
export function questionKey(state: State, attacker: number): number {
  const { phase } = state;
  if (!state.setting.adam || (phase !== MOVING && phase !== DECIDING)) {
    return keyOf(state) ^ Math.imul(attacker, 0x9e3779b1);
  }
  const ban = banned(state);
  const heading = ban === 0 ? 0 : state.heading;
  const key = mixed(state.fogHash ^ mixed(state.menhirs) ^ ban);
  const turn = (phase << 14) | (state.player << 17) | (heading << 19) | (attacker << 22);
  return mixed(key ^ course(state, attacker) ^ turn);
}
