import type { Puzzle } from '@speeltafel/players/puzzles';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { PuzzlePage } from '../../contract/print.ts';
import { PuzzlePageLayout } from '../../shared/print/puzzle-page.tsx';
import { say as sayOptions } from '../options/words.ts';
import { withoutClaims } from '../puzzles/without-claims.ts';
import { say as moor } from '../words.ts';
import { LineBoard } from './line-board.tsx';
import { menhirsSolution } from './solution-text.ts';
import { say } from './words.ts';

const { LAST_FREE_ROUND, MOST_TAKINGS } = menhirsKit;

function positionOf({ position }: Puzzle): menhirsKit.Position {
  const parsed = menhirs.parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

type Asked = keyof ReturnType<typeof say>['ask'];

/** The moment of the game, if the puzzle asks for more than the next move. */
function moment({ kind }: Puzzle, { state, options }: menhirsKit.Position): string {
  if (kind === 'win-in-one' || kind === 'claim-or-not') return '';
  const { round } = state;
  if (!state.setting.adam)
    return say().momentUp(sayOptions().variants[options.variant], round, options.schedule[0].join(', '));
  const now =
    round < LAST_FREE_ROUND
      ? say().momentMust(round)
      : say().momentAdam(round, MOST_TAKINGS - state.taken1, MOST_TAKINGS - state.taken2);
  return withoutClaims(options) ? `${now} ${say().momentNoClaims}` : now;
}

const One = (props: { readonly puzzle: Puzzle; readonly number: number }) => {
  const position = positionOf(props.puzzle);
  const { state } = position;
  return (
    <>
      <p>
        <b>{props.number}</b> {say().ask[props.puzzle.kind as Asked](state.player === 1 ? moor().north : moor().south)}{' '}
        <small>{moment(props.puzzle, position)}</small>
      </p>
      <LineBoard
        menhirs={state.menhirs}
        fog={state.fog}
        moved={state.moved}
        heading={state.heading}
        taken={state.tile}
        name={say().moor(props.number)}
      />
    </>
  );
};

export const MenhirsPuzzles = (props: PuzzlePage) => (
  <PuzzlePageLayout
    {...props}
    title={say().sheets['menhirs-puzzles'].title}
    credit={say().credit}
    class="sheet-menhirs-puzzles"
    legend={`${say().moorKey} ${say().moorNames}`}
    picture={(puzzle, number) => <One puzzle={puzzle} number={number} />}
    solution={(puzzle) => menhirsSolution(puzzle.solution, positionOf(puzzle))}
  />
);
