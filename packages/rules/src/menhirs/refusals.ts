/** Why an action is not allowed, in words a player understands. `undefined` means it is allowed. */
import { type Refusal, refusal } from '../result.ts';
import { type Action, isAction } from './action.ts';
import { DIRECTIONS, makePlaces, PLACES, size } from './board.ts';
import { cluster, inTheWay, isConnected, leavesBoard, leavesNoSmallParts, SMALLEST_PART, SPLITTABLE } from './fog.ts';
import type { Position } from './position.ts';
import {
  banDirection,
  banned,
  claimant,
  DECIDING,
  FLIPPING,
  LAST_ROUND_DOWN,
  MOVING,
  mustTake,
  OVER,
  PLACING,
  PLACING_ROUND,
  PROVING,
  type State,
  TAKING,
  takable,
} from './state.ts';

type Verdict = Refusal | undefined;
type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** What the player to move should do now, by phase. */
const EXPECTED = [
  'flip one of the menhirs face down',
  'place a fog tile',
  'move fog',
  'take a tile or end the turn',
  'choose to prolong or to go on',
  'play the winning move that was claimed',
];

function whyNotSplit(set: number, whole: number): Verdict {
  const go = size(set);
  const all = size(whole);
  const facts = { go, stay: all - go };
  if (all < SPLITTABLE) {
    const message = `This cluster has ${all} tiles; only a cluster of ${SPLITTABLE} or more can be split.`;
    return refusal('split', message, { reason: 'small-bank', ...facts });
  }
  if (go < SMALLEST_PART) {
    return refusal('split', `${go} go: at least ${SMALLEST_PART} must go together.`, {
      reason: 'small-part',
      ...facts,
    });
  }
  if (!leavesNoSmallParts(whole & ~set)) {
    const message = `Every piece left behind needs at least ${SMALLEST_PART} tiles.`;
    return refusal('split', message, { reason: 'scraps', ...facts });
  }
  return undefined;
}

function whyNotMove({ set, direction }: Of<'move'>, state: Readonly<State>): Verdict {
  const { fog } = state;
  const bare = set & ~fog;
  if (bare !== 0) return refusal('no-fog', `There is no fog on ${makePlaces(bare)}.`, { places: makePlaces(bare) });
  if (!isConnected(set)) {
    return refusal('split', 'These tiles do not hang together; only a connected group can move.', { reason: 'torn' });
  }
  const whole = cluster(fog, set);
  const split = set === whole ? undefined : whyNotSplit(set, whole);
  if (split !== undefined) return split;
  const way = DIRECTIONS[direction]!;
  if (leavesBoard(set, direction)) {
    return refusal('edge', `Going ${way}, some of this fog would leave the board.`, { direction: way });
  }
  const hit = inTheWay(fog, set, direction);
  if (hit !== 0) {
    const places = makePlaces(hit);
    return refusal('blocked', `Going ${way}, it would land on the fog on ${places}.`, { direction: way, places });
  }
  if (set === banned(state) && direction === banDirection(state)) {
    const places = makePlaces(set);
    const message = `Ko: ${places} just came from there; sending exactly these tiles back ${way} is barred for this turn.`;
    return refusal('ko', message, { direction: way, places });
  }
  return undefined;
}

function whyNotTake({ place }: Of<'take'>, state: Readonly<State>): Verdict {
  const name = PLACES[place]!;
  if (((state.fog >> place) & 1) === 0) return refusal('no-fog', `There is no fog on ${name}.`, { places: name });
  if (((takable(state) >> place) & 1) === 0) {
    const message = `${name} is the last fog over a menhir; at least one menhir must stay covered.`;
    return refusal('last-cover', message, { place: name });
  }
  return undefined;
}

/** The moment after which a claim is too late; null if only a move ends the time for it. */
export function claimDeadline({ state, options, turnEndedAt }: Position): number | null {
  if (state.phase === TAKING || turnEndedAt === null || options.grace === 'untimed') return null;
  return turnEndedAt + options.grace * 1000;
}

function whyNoClaimHere({ setting, round, phase, moved }: Readonly<State>): Refusal {
  if (!setting.claims) return refusal('claims-off', 'Victory cannot be claimed in this game.');
  const late = round === LAST_ROUND_DOWN && moved !== 0;
  if (late || round === PLACING_ROUND) {
    return refusal('no-claim', `Nothing can be claimed in round ${round}.`, { round });
  }
  return phase === PROVING
    ? refusal('no-claim', 'The claim was made; now the winning move must be played.')
    : refusal('no-claim', 'There is no move to claim against.');
}

function whyNotClaim(position: Position, seat: number, at: number): Verdict {
  const claiming = claimant(position.state);
  if (claiming === 0) return whyNoClaimHere(position.state);
  if (claiming !== seat) {
    return refusal('not-your-claim', 'Only the opponent of the player who moved last can claim.', { player: claiming });
  }
  const deadline = claimDeadline(position);
  if (deadline === null || at <= deadline) return undefined;
  const late = at - deadline;
  return refusal('too-late', `The claim came ${(late / 1000).toFixed(late < 100 ? 3 : 1)} seconds too late.`, { late });
}

const notYourTurn = (player: number): Refusal =>
  refusal('not-your-turn', `It is the turn of player ${player}.`, { player });

function whyNotChoose({ phase, choice1, choice2, player, setting }: Readonly<State>, seat: number): Verdict {
  if (phase !== DECIDING) return refusal('wrong-phase', 'This is not the decision moment.');
  const chosen = (seat === 1 ? choice1 : choice2) !== 0;
  if (chosen) return refusal('already-chosen', 'This choice was made already; it cannot be changed.');
  return setting.aloud && seat !== player ? notYourTurn(player) : undefined;
}

function whyNotInTurn(action: Exclude<Action, Of<'claim' | 'prolong' | 'go-on'>>, state: Readonly<State>): Verdict {
  const { phase } = state;
  const expected = phase === TAKING && mustTake(state) ? 'take a tile' : EXPECTED[phase];
  const elsewhere = (): Verdict => refusal('wrong-phase', `Now it is time to ${expected}.`);
  switch (action.kind) {
    case 'move':
      return phase === MOVING || phase === PROVING ? whyNotMove(action, state) : elsewhere();
    case 'take':
      return phase === TAKING ? whyNotTake(action, state) : elsewhere();
    case 'end':
      if (phase !== TAKING) return elsewhere();
      return mustTake(state)
        ? refusal('must-take', `In round ${state.round} a tile must be taken.`, { round: state.round })
        : undefined;
    case 'flip': {
      if (phase !== FLIPPING) return elsewhere();
      const name = PLACES[action.place]!;
      const lies = (state.menhirs >> action.place) & 1;
      return lies ? undefined : refusal('no-menhir', `There is no menhir on ${name}.`, { place: name });
    }
    case 'place': {
      if (phase !== PLACING) return elsewhere();
      const name = PLACES[action.place]!;
      const lies = (state.fog >> action.place) & 1;
      return lies ? refusal('occupied', `There is fog on ${name} already.`, { place: name }) : undefined;
    }
  }
}

export function whyNot(position: Position, seat: number, action: Action, at: number): Verdict {
  const { state } = position;
  if (state.phase === OVER) return refusal('over', 'The game is over.');
  if (!isAction(action)) return refusal('bad-action', 'This is not an action of Menhirs.');
  if (seat !== 1 && seat !== 2) return refusal('not-your-seat', 'Menhirs has players 1 and 2 only.');
  if (action.kind === 'claim') return whyNotClaim(position, seat, at);
  if (action.kind === 'prolong' || action.kind === 'go-on') return whyNotChoose(state, seat);
  return seat === state.player ? whyNotInTurn(action, state) : notYourTurn(state.player);
}
