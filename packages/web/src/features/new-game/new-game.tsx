/**
 * A new game: `#/new/menhirs` for people around one device, `#/new/menhirs/computer` against computer players, and
 * `#/new/menhirs/now`, which begins at once as one did the last time.
 */
import './new-game.css';
import { Match, onMount, Switch } from 'solid-js';
import { Lost } from '../../app/not-found.tsx';
import { FloorsForm } from '../../games/floors/options-form.tsx';
import { MenhirsForm } from '../../games/menhirs/options-form.tsx';
import { GAMES, type GameId, isGame } from '../../games/registry.ts';
import { go, place, to } from '../../router/route.ts';
import { settings } from '../../settings/settings.ts';
import { Screen } from '../../ui/bar.tsx';
import { type Company, type FloorsWish, keepWish, lastWish, type MenhirsWish, type Sitter } from './last-choices.ts';
import { beginFloors, beginMenhirs } from './start-game.ts';
import { say } from './words.ts';

const enter = (id: string): void => go(to('play', id), { replace: true });

function startMenhirs(wish: MenhirsWish, company: Company): void {
  keepWish('menhirs', company, wish);
  enter(beginMenhirs(wish, settings().grace));
}

function startFloors(wish: FloorsWish, company: Company): void {
  keepWish('floors', company, wish);
  enter(beginFloors(wish));
}

/** The same as last time, except that the first chair is a person's, who begins: nobody who taps "now" wants to wait. */
const firstIsHere = <W extends { readonly sitters: readonly Sitter[] }>(wish: W): W => ({
  ...wish,
  sitters: wish.sitters.map((sitter, at) => (at === 0 ? { ...sitter, kind: 'person' } : sitter)),
});

function Now(props: { readonly game: GameId }) {
  onMount(() => {
    if (props.game === 'floors') enter(beginFloors(firstIsHere(lastWish('floors', 'computer'))));
    else {
      const wish = firstIsHere(lastWish('menhirs', 'computer'));
      enter(beginMenhirs({ ...wish, begins: 'first' }, settings().grace));
    }
  });
  return null;
}

export default function New() {
  const game = (): string | undefined => place().path[1];
  const company = (): Company => (place().path[2] === 'computer' ? 'computer' : 'people');
  return (
    <Switch fallback={<Lost />}>
      <Match when={place().path[2] === 'now' && isGame(game())}>
        <Now game={game() as GameId} />
      </Match>
      <Match when={game() === 'menhirs'}>
        <Screen title={say().title} about={GAMES.menhirs.name} wide>
          <MenhirsForm wish={lastWish('menhirs', company())} onBegin={(wish) => startMenhirs(wish, company())} />
        </Screen>
      </Match>
      <Match when={game() === 'floors'}>
        <Screen title={say().title} about={GAMES.floors.name} wide>
          <FloorsForm wish={lastWish('floors', company())} onBegin={(wish) => startFloors(wish, company())} />
        </Screen>
      </Match>
    </Switch>
  );
}
