/** The referee's answers, as data. They all come from the rules. */
import { menhirs, menhirsKit, type Refusal, type Result } from '@speeltafel/rules';
import { type Draft, makeTakingDraft, positionOf } from './drawn-position.ts';

const { ActionList, cluster, decode, hasWinningMove, listWinningMoves, State, TAKE } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;

export type Move = Extract<menhirsKit.Action, { kind: 'move' }>;

function winningMoves(state: Readonly<menhirsKit.State>): Move[] {
  const list = new ActionList();
  listWinningMoves(list, state);
  return Array.from({ length: list.length }, (_, i) => decode(list.codes[i]!, list.sets[i]!) as Move);
}

/** Why no single move wins. */
export type NoWin =
  /** Menhirs are under several clusters, and a move shifts only one of them. */
  | { readonly why: 'apart'; readonly clusters: readonly PlaceSet[] }
  /** The only winning moves would undo the last move. */
  | { readonly why: 'ko'; readonly moves: readonly Move[] }
  /** One cluster covers all of them, but every move leaves one covered or covers one again. */
  | { readonly why: 'stuck'; readonly bank: PlaceSet };

function whyNoWin(state: Readonly<menhirsKit.State>): NoWin {
  const free = new State(state.setting).copyFrom(state);
  free.moved = 0;
  const barred = winningMoves(free);
  if (barred.length > 0) return { why: 'ko', moves: barred };
  const covered = state.fog & state.menhirs;
  const clusters: PlaceSet[] = [];
  for (let rest = covered; rest !== 0; ) {
    const whole = cluster(state.fog, rest & -rest);
    clusters.push(whole);
    rest &= ~whole;
  }
  return clusters.length > 1 ? { why: 'apart', clusters } : { why: 'stuck', bank: clusters[0] ?? 0 };
}

export type ClaimAnswer =
  /** The proof is played with the taken tile back on the board. */
  | { readonly verdict: 'just'; readonly moves: readonly Move[]; readonly back: PlaceSet }
  | {
      readonly verdict: 'unjust';
      readonly no: NoWin;
      readonly back: PlaceSet;
      /** Moves that win without a claim: the claimant should simply have played one. */
      readonly without: readonly Move[];
    }
  | { readonly verdict: 'impossible'; readonly refusal: Refusal; readonly without: readonly Move[] };

export function isClaimJust(draft: Draft): Result<ClaimAnswer> {
  const position = positionOf(draft);
  if (!position.ok) return position;
  const { state } = position.value;
  const without = winningMoves(state);
  const claimed = menhirs.play(position.value, draft.player, { kind: 'claim' }, 0);
  if (!claimed.ok) return { ok: true, value: { verdict: 'impossible', refusal: claimed.refusal, without } };
  const moves = winningMoves(claimed.value.state);
  const back = state.tile;
  const answer: ClaimAnswer =
    moves.length > 0
      ? { verdict: 'just', moves, back }
      : { verdict: 'unjust', no: whyNoWin(claimed.value.state), back, without };
  return { ok: true, value: answer };
}

export type MoveAnswer =
  | { readonly legal: true; readonly wins: boolean }
  | { readonly legal: false; readonly refusal: Refusal };

/** Judges a move of the player to move in the drawn position. */
export function isMoveLegal(draft: Draft, set: PlaceSet, direction: menhirsKit.Direction): Result<MoveAnswer> {
  const position = positionOf(draft);
  if (!position.ok) return position;
  const played = menhirs.play(position.value, draft.player, { kind: 'move', set, direction }, 0);
  if (!played.ok) return { ok: true, value: { legal: false, refusal: played.refusal } };
  return { ok: true, value: { legal: true, wins: menhirs.outcome(played.value)?.reason === 'uncovered' } };
}

export interface TakingAnswer {
  /** The moves with which the player to move would win if no tile was taken. */
  readonly threats: readonly Move[];
  /** Each place whose tile, if taken, leaves no winning move. */
  readonly stopping: PlaceSet;
}

/** Which takings by the last mover would prevent the threatened win. */
export function whichTakings(draft: Draft): Result<TakingAnswer> {
  const position = menhirs.parsePosition(makeTakingDraft(draft));
  if (!position.ok) return position;
  const { state } = position.value;
  return { ok: true, value: { threats: winningMoves(state), stopping: stoppingTakings(state) } };
}

function stoppingTakings(state: Readonly<menhirsKit.State>): PlaceSet {
  if (!hasWinningMove(state)) return 0;
  const kernel = new menhirsKit.Kernel(state);
  const list = new ActionList();
  kernel.list(list);
  let stopping = 0;
  for (let i = 0; i < list.length; i++) {
    if (list.codes[i] !== TAKE) continue;
    kernel.play(TAKE, list.sets[i]!);
    if (!hasWinningMove(kernel.state)) stopping |= list.sets[i]!;
    kernel.undo();
  }
  return stopping;
}
