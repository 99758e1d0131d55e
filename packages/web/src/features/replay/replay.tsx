/** `#/replay/<id>`: a game kept on this device. `#/replay?r=...`: a game that came in a link. */
import './replay.css';
import { type Refusal, type Result, refusal } from '@speeltafel/rules';
import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import {
  EMPTY_LINK,
  type FloorsFilm,
  type Found,
  filmIn,
  type MenhirsFilm,
  readFilm,
} from '../../session/game-record.ts';
import { readGame } from '../../session/saved-games.ts';
import { say as sayLocal } from '../../session/words.ts';
import { arrive } from '../../ui/arrive.ts';
import { refusalText } from './refusals.ts';
import type { Showing } from './replay-screen.tsx';
import { say } from './words.ts';

const MenhirsReplay = screen<Showing<MenhirsFilm>>(() => import('../../games/menhirs/replay/replay-view.tsx'));
const FloorsReplay = screen<Showing<FloorsFilm>>(() => import('../../games/floors/replay/replay-view.tsx'));

const NOT_HERE = 'not-here';

async function find(id: string | undefined, query: URLSearchParams): Promise<Result<Found>> {
  if (id === undefined) return filmIn(query);
  const game = readGame(id);
  if (game === undefined) return { ok: false, refusal: refusal(NOT_HERE, 'This game is not on this device.') };
  const { record, chairs, brokenOff, dealt } = game.table;
  const film = readFilm(record, { chairs, brokenOff, dealt, own: true, running: !game.over });
  return film.ok ? { ok: true, value: { film: film.value, at: undefined } } : film;
}

const Refused = (props: { readonly refusal: Refusal }): JSX.Element => (
  <main class="notice">
    <Show
      when={props.refusal.code !== EMPTY_LINK}
      fallback={
        <>
          <h1 tabindex="-1" ref={(heading) => arrive(heading, () => refusalText(props.refusal))}>
            {refusalText(props.refusal)}
          </h1>
          <p>{say().openAbout}</p>
        </>
      }
    >
      <h1 tabindex="-1" ref={(heading) => arrive(heading, () => say().refused)}>
        {say().refused}
      </h1>
      <p>{props.refusal.code === NOT_HERE ? sayLocal().notHere : refusalText(props.refusal)}</p>
    </Show>
    <a class="btn primary" href={to('open')}>
      {say().open}
    </a>
  </main>
);

function Opened(props: { readonly found: Found }): JSX.Element {
  const at = (): number => props.found.at ?? props.found.film.course.played.length;
  const menhirs = (): MenhirsFilm | false => props.found.film.game === 'menhirs' && props.found.film;
  const floors = (): FloorsFilm | false => props.found.film.game === 'floors' && props.found.film;
  return (
    <Switch>
      <Match when={menhirs()}>{(film) => <MenhirsReplay film={film()} at={at()} />}</Match>
      <Match when={floors()}>{(film) => <FloorsReplay film={film()} at={at()} />}</Match>
    </Switch>
  );
}

export default function Replay(): JSX.Element {
  const [result] = createResource(place, ({ path, query }) => find(path[1], query));
  return (
    <Show when={result()} keyed>
      {(result) => (result.ok ? <Opened found={result.value} /> : <Refused refusal={result.refusal} />)}
    </Show>
  );
}
