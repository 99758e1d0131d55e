/** What a table of Menhirs needs beyond the rules: turns of several actions, secret choices, and hidden fog. */
import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import type { HiddenInformation, SecretChoices, TableGame } from '../game.ts';
import { lookOfStart, opposite, startSideOf } from './sides.ts';

type Options = menhirsKit.Options;
type Position = menhirsKit.Position;
type Action = menhirsKit.Action;

/** The score sheet's points for the earliest win; variants with other rounds stay within it. */
const MOST_POINTS = 22;

const hiding: HiddenInformation<Options, Position, menhirsKit.View> = {
  applies: ({ hidden }) => hidden,
  /** All fog not laid by the players lies on menhirs. */
  covers: ({ state: { phase, pass } }) => phase === menhirsKit.PLACING && pass === 1,
  recall(then, now, seat) {
    const view = menhirs.view(then, seat);
    return { ...view, menhirs: view.menhirs & menhirs.view(now, seat).menhirs };
  },
  suppose: menhirsKit.supposed,
};

const secrets: SecretChoices<Position, Action> = {
  /**
   * A choice not made aloud is secret until both have chosen. With hidden fog, no seat is told again which menhirs lie
   * face down.
   */
  conceals({ options, state }, { action: { kind } }) {
    if (kind === 'prolong' || kind === 'go-on') return state.phase === menhirsKit.DECIDING && !state.setting.aloud;
    return options.hidden && kind === 'flip' && state.phase !== menhirsKit.FLIPPING;
  },
  afterSecretChoice: menhirsKit.chosenSecretly,
};

export const menhirsTable: TableGame<
  Options,
  Position,
  Action,
  menhirsKit.View,
  NonNullable<ReturnType<typeof menhirs.outcome>>
> = {
  game: menhirs,
  /** A claim has been said aloud, a choice may have been answered, and moving hidden fog shows what lay under it. */
  reveals({ options }, { action: { kind } }) {
    if (kind === 'claim' || kind === 'prolong' || kind === 'go-on') return true;
    return options.hidden && (kind === 'move' || kind === 'take');
  },
  isSaid: ({ kind }) => kind === 'claim',
  midTurn: ({ state: { phase } }) => phase === menhirsKit.TAKING || phase === menhirsKit.PROVING,
  /** The menhirs that were dealt face down. */
  dealt: (options, seed) => menhirsKit.makePlaces(menhirsKit.dealtFaceDown(options, fromSeed(seed))),
  score(position) {
    const end = menhirs.outcome(position);
    if (end === null) return null;
    const won = (seat: number): boolean => end.winner === seat;
    return {
      places: [1, 2].map((seat) => (end.winner === null || won(seat) ? 1 : 2)),
      points: [1, 2].map((seat) => (won(seat) ? Math.min(end.points, MOST_POINTS) : 0)),
    };
  },
  pointsOfWin: ({ state }) => Math.min(MOST_POINTS, Math.max(1, state.pass === 1 ? state.round + 11 : state.round)),
  hiding,
  secrets,
  look: (text) => lookOfStart(startSideOf(text)),
  /** The players keep their sides, and the other one begins. */
  nextLook: (look) => lookOfStart(opposite(startSideOf(look))),
};
