/**
 * A level as a position, so that the hall and its turns work on it. A token that may still be moved is one that has not
 * moved. The rules of levels decide what may be changed.
 */
import { floors, floorsKit as kit, type Result } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';

const PLAYERS = 7;

export function positionOf({ monster, facing, tiles, tokens, stock }: kit.Level): kit.Position {
  return {
    players: PLAYERS,
    stage: 2,
    round: 1,
    start: 0,
    turn: tokens.find(({ movable }) => movable)?.player ?? 0,
    phase: 'tokens',
    monster,
    facing,
    tiles,
    tokens: tokens.map(({ player, shows, place, movable }) => ({ player, shows, place, moved: !movable })),
    pile: [],
    left: [],
    stock,
    fiveIsHits: false,
    shortStage: false,
    rules: kit.NEWEST_RULES,
  };
}

export const levelOf = ({ monster, facing, tiles, tokens, stock }: kit.Position): kit.Level => ({
  monster,
  facing,
  tiles,
  tokens: tokens.map((token) => ({ ...token, moved: false, movable: !token.moved })),
  stock,
});

export const movable = ({ tokens }: kit.Position): readonly kit.Token[] =>
  tokens.filter(({ moved, place }) => !moved && kit.isOnBoard(place));

function play(position: kit.Position, _seat: number, action: kit.Action): Result<kit.Position> {
  const changed = kit.changeLevel(levelOf(position), [kit.makeAction(action)]);
  return changed.ok ? { ok: true, value: positionOf(changed.value) } : changed;
}

/** Floors with the rules of levels: allowed changes in any order, and no end. */
export const levelTable: typeof floorsTable = {
  ...floorsTable,
  game: { ...floors, play, toAct: ({ turn }) => [turn + 1], outcome: () => null },
};

/** Watching more steps is not worth it: what matters happens earlier. */
const MOST_SHOWN = 60;

/** The part of the walk that is shown. */
export function shownWalk({ steps, eaten }: kit.Verdict): kit.Trace | null {
  const shown = steps.slice(0, MOST_SHOWN);
  const last = shown.at(-1);
  if (last === undefined) return null;
  return { steps: shown, closing: { ...last.look, facing: last.facing, why: 'nobody' }, eaten };
}
