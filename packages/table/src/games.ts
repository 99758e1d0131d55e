/** Both games as tables need them, and the one that a name stands for. */
import { CHANCE, floors, type floorsKit, fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import type { TableGame } from './table.ts';

export const menhirsTable: TableGame<
  menhirsKit.Options,
  menhirsKit.Position,
  menhirsKit.Action,
  menhirsKit.View,
  NonNullable<ReturnType<typeof menhirs.outcome>>
> = {
  game: menhirs,
  /** A claim has been said aloud, a choice may have been answered, and moving hidden fog shows what lay under it. */
  reveals({ options }, { action: { kind } }) {
    if (kind === 'claim' || kind === 'prolong' || kind === 'go-on') return true;
    return options.hidden && (kind === 'move' || kind === 'take');
  },
  /** A choice is secret until both have chosen; under hidden fog nobody is told again which menhirs lie face down. */
  conceals({ options, state }, { action: { kind } }) {
    if (kind === 'prolong' || kind === 'go-on') return state.phase === menhirsKit.DECIDING;
    return options.hidden && kind === 'flip' && state.phase !== menhirsKit.FLIPPING;
  },
  veils: ({ hidden }) => hidden,
  /** All fog that was not laid by the players lies on menhirs. */
  covers: ({ state: { phase, pass } }) => phase === menhirsKit.PLACING && pass === 1,
  dealt: (options, seed) => menhirsKit.makePlaces(menhirsKit.dealtFaceDown(options, fromSeed(seed))),
  recall(then, now, seat) {
    const view = menhirs.view(then, seat);
    return { ...view, menhirs: view.menhirs & menhirs.view(now, seat).menhirs };
  },
  suppose: menhirsKit.supposed,
  secretly: menhirsKit.chosenSecretly,
  midTurn: ({ state: { phase } }) => phase === menhirsKit.TAKING || phase === menhirsKit.PROVING,
};

export const floorsTable: TableGame<
  floorsKit.Options,
  floorsKit.Position,
  floorsKit.Action,
  floorsKit.Position,
  floorsKit.FloorsOutcome
> = {
  game: floors,
  reveals: (_, { seat }) => seat === CHANCE,
  conceals: () => false,
  veils: () => false,
  covers: () => false,
  dealt: () => '',
  recall: (then) => then,
  suppose: (view) => view,
  secretly: (position) => position,
  /** A token's whole way is one action. */
  midTurn: () => false,
};

/** Does something with the kit of a game, whichever it is. */
export const withKit = <T>(game: string, use: <O, P, A>(kit: TableGame<O, P, A>) => T): T =>
  game === menhirs.id ? use(menhirsTable) : use(floorsTable);
