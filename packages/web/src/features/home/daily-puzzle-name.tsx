/** The name of a game's puzzle of the day. */
import { createResource, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { puzzleOfTheDay } from '../puzzles/daily.ts';
import { say } from './words.ts';

export default function DailyPuzzleName(props: { readonly game: GameId }) {
  const [index] = createResource(() => fetchPart(GAMES[props.game].puzzles!.index));
  return (
    <Show when={index.state === 'ready' && index()} fallback={say().todayFor}>
      {(list) => list().name(puzzleOfTheDay(list().entries, new Date()).id)}
    </Show>
  );
}
