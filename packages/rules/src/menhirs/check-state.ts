/**
 * Checks that a position is possible: the pieces must suffice and the moment must exist. It does not check how the fog
 * came to lie there, so that examples, puzzles and questions to a referee need no history.
 */
import { accept, type Result, refuse } from '../result.ts';
import { makePlaces, size } from './board.ts';
import { isConnected, leavesBoard } from './fog.ts';
import { LAST_ROUND_UP, MENHIRS_DEALT, menhirsStanding } from './options.ts';
import {
  BY_CLAIM,
  BY_UNCOVERING,
  BY_UNJUST_CLAIM,
  banDirection,
  CHOSE_GO_ON,
  claimant,
  DECIDING,
  FLIPPING,
  FOG_TILES,
  LAST_FREE_ROUND,
  LAST_ROUND_DOWN,
  MOST_TAKINGS,
  mayTake,
  OVER,
  PLACING,
  PLACING_ROUND,
  PROVING,
  type State,
  TAKING,
} from './state.ts';

function firstRound({ setting, phase }: State): number {
  if (phase === FLIPPING || phase === PLACING) return setting.adam ? PLACING_ROUND : 0;
  if (phase === DECIDING) return LAST_FREE_ROUND;
  return 1;
}

function lastRound({ setting, phase }: State): number {
  if (phase === FLIPPING || phase === PLACING) return setting.adam ? PLACING_ROUND : 0;
  return setting.adam ? PLACING_ROUND - 1 : LAST_ROUND_UP;
}

function moment(state: State): string | undefined {
  const { setting, phase, pass, round, player } = state;
  const adamOnly = phase === FLIPPING || phase === DECIDING || phase === PROVING;
  if (!setting.adam && (adamOnly || pass === 2))
    return 'Only Adam Way has flips, a decision moment, claims and a second pass.';
  if (pass === 2 && (phase === FLIPPING || phase === DECIDING))
    return 'Flips and the decision belong to the first pass.';
  if (round < firstRound(state) || round > lastRound(state)) return `Round ${round} does not exist in this phase.`;
  if (phase === PROVING && (!setting.claims || round === LAST_ROUND_DOWN)) return 'There is no claim to prove here.';
  if (state.choice1 + state.choice2 > 0 && phase !== DECIDING) return 'A choice stands only at the decision moment.';
  if (phase === DECIDING && player !== (state.choice1 === 0 ? 1 : 2))
    return 'Player 1 is named first at the decision moment.';
  if (setting.aloud && (state.choice1 === CHOSE_GO_ON || state.choice2 !== 0))
    return 'Aloud, only the answer of player 1 to prolong leaves a question open.';
  const early = phase === DECIDING && round > LAST_FREE_ROUND;
  if (early && state.taken1 + state.taken2 < 2 * MOST_TAKINGS) {
    return 'Before round 3 the decision comes only when both have taken three tiles.';
  }
  if (state.goOn !== 0 && !(setting.adam && pass === 1 && round < LAST_FREE_ROUND)) {
    return 'No player can have chosen to go on yet.';
  }
  return undefined;
}

function material({ setting, phase, menhirs, fog, player, toPlace1, toPlace2 }: State): string | undefined {
  const stones = size(menhirs);
  const tiles = size(fog);
  if (phase === FLIPPING) {
    if (stones !== MENHIRS_DEALT + 1 - player)
      return `Before player ${player} flips, ${MENHIRS_DEALT + 1 - player} menhirs lie open, not ${stones}.`;
    return fog === 0 ? undefined : 'There is no fog before the flips.';
  }
  const most = menhirsStanding(setting.variant);
  if (stones > most) return `At most ${most} menhirs stand, not ${stones}.`;
  if (tiles === 0) return 'There must be at least one fog tile.';
  if (tiles + toPlace1 + toPlace2 > FOG_TILES) return `There are only ${FOG_TILES} fog tiles.`;
  if (phase !== PLACING) return toPlace1 + toPlace2 === 0 ? undefined : 'Tiles are placed in the phase place only.';
  return (player === 1 ? toPlace1 : toPlace2) > 0 ? undefined : `Player ${player} has no tile to place.`;
}

function takings(state: State): string | undefined {
  const { setting, phase, taken1, taken2 } = state;
  const most = setting.adam ? MOST_TAKINGS : LAST_ROUND_UP;
  if (taken1 > most || taken2 > most) return `No player can have taken more than ${most} tiles.`;
  if (taken1 + taken2 > 0 && (phase === FLIPPING || phase === PLACING)) return 'No tile has been taken yet.';
  return phase === TAKING && !mayTake(state) ? 'No tile may be taken here: the turn is over.' : undefined;
}

function memory(state: State): string | undefined {
  const { phase, moved, movedRound, tile, fog, taken1, taken2 } = state;
  if (moved === 0) return tile === 0 ? undefined : 'A tile can only be taken after a move.';
  if (phase === FLIPPING || phase === PLACING || phase === OVER) return 'Ko is kept only while fog moves.';
  if ((moved & ~tile & ~fog) !== 0)
    return `There is no fog on ${makePlaces(moved & ~tile & ~fog)}, where the last move ended.`;
  if (!isConnected(moved) || leavesBoard(moved, banDirection(state))) return 'Such a set cannot have moved there.';
  if (movedRound === PLACING_ROUND) return 'Nothing moved before round 11.';
  if (tile === 0) return undefined;
  if (size(fog) === FOG_TILES) return `There are only ${FOG_TILES} fog tiles; none can have been taken.`;
  const taken = claimant(state) === 1 ? taken2 : taken1;
  if (movedRound >= LAST_FREE_ROUND && taken === 0) return 'The last mover took a tile; that must be counted.';
  if ((tile & fog) !== 0) return `${makePlaces(tile)} was taken and still lies there.`;
  return phase === TAKING ? 'A tile that was taken ends the turn.' : undefined;
}

function ending({ setting, phase, ending, round, player, fog, menhirs }: State): string | undefined {
  if (phase !== OVER) return undefined;
  const freed = (fog & menhirs) === 0;
  if (ending === BY_UNCOVERING) return undefined;
  if (ending === BY_CLAIM || ending === BY_UNJUST_CLAIM) {
    if (!setting.claims || round === LAST_ROUND_DOWN) return 'There was no claim to prove here.';
    return freed === (ending === BY_CLAIM) ? undefined : 'The claim ended otherwise.';
  }
  const last = setting.adam ? LAST_ROUND_DOWN : LAST_ROUND_UP;
  return round === last && player === 2 ? undefined : 'The game cannot be over here.';
}

export function checkState(state: State): Result<null> {
  const wrong = moment(state) ?? material(state) ?? takings(state) ?? memory(state) ?? ending(state);
  return wrong === undefined ? accept(null) : refuse('bad-position', wrong);
}
