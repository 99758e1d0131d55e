/** Puzzles of both games: the overview, one puzzle, or the puzzle of the day. */
import { createMemo, Match, Show, Switch } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { PUZZLE_GAMES, type PuzzleGame, puzzleOfTheDay } from './daily.ts';
import { Overview } from './overview.tsx';
import { named } from './puzzle-list.ts';
import { say } from './words.ts';

export interface PuzzleProps {
  readonly id: string;
  readonly today: boolean;
}

const MenhirsPuzzle = screen<PuzzleProps>(() => import('../../games/menhirs/puzzles/puzzle.tsx'));
const FloorsPuzzle = screen<PuzzleProps>(() => import('../../games/floors/puzzles/puzzle.tsx'));

const gameNamed = (name: string | undefined): PuzzleGame | undefined => PUZZLE_GAMES.find((game) => game === name);

interface Asked {
  readonly game: PuzzleGame;
  readonly id: string;
  readonly today: boolean;
}

/** `#/puzzles/menhirs/win-in-one-3` or `#/puzzles/today/menhirs`; null for one that does not exist. */
function askedAt(path: readonly string[]): Asked | null {
  const [, first, second] = path;
  const today = first === 'today';
  const game = gameNamed(today ? (second ?? 'menhirs') : first);
  if (game === undefined) return null;
  const id = today ? puzzleOfTheDay(game, new Date()).id : named(game, second)?.id;
  return id === undefined ? null : { game, id, today };
}

const Missing = () => (
  <Screen title={say().title} back={to('puzzles')}>
    <p>{say().lost}</p>
    <a class="btn primary" href={to('puzzles')}>
      {say().all}
    </a>
  </Screen>
);

export default function Puzzles() {
  const asked = createMemo(() => askedAt(place().path));
  return (
    <Show when={place().path.length > 1} fallback={<Overview />}>
      <Show when={asked()} keyed fallback={<Missing />}>
        {({ game, id, today }) => (
          <Switch>
            <Match when={game === 'menhirs'}>
              <MenhirsPuzzle id={id} today={today} />
            </Match>
            <Match when={game === 'floors'}>
              <FloorsPuzzle id={id} today={today} />
            </Match>
          </Switch>
        )}
      </Show>
    </Show>
  );
}
