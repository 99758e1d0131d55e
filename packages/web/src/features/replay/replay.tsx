/** `#/replay/<id>`: a game stored on this device. `#/replay?r=...`: a game from a link. */
import './replay.css';
import { type Refusal, type Result, refusal } from '@speeltafel/rules';
import { createResource, type JSX, Show } from 'solid-js';
import type { CreateReplayView } from '../../games/contract/replay.ts';
import { gameUi } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { EMPTY_LINK, type Found, readRecord, recordInQuery } from '../../session/game-record.ts';
import { readGame } from '../../session/saved-games.ts';
import { say as sayLocal } from '../../session/words.ts';
import { enterScreen } from '../../ui/enter-screen.ts';
import { refusalText } from './refusals.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { say } from './words.ts';

const NOT_HERE = 'not-here';

async function find(id: string | undefined, query: URLSearchParams): Promise<Result<Found>> {
  if (id === undefined) return recordInQuery(query);
  const game = readGame(id);
  if (game === undefined) return { ok: false, refusal: refusal(NOT_HERE, 'This game is not on this device.') };
  const { record, chairs, brokenOff, dealt } = game.table;
  const read = readRecord(record, {
    chairs,
    brokenOff,
    dealt,
    look: game.look ?? null,
    own: true,
    running: !game.over,
  });
  return read.ok ? { ok: true, value: { record: read.value, at: undefined } } : read;
}

interface Opened extends Found {
  readonly createView: CreateReplayView;
}

/** Finds the game, then loads the replay view of its kind. */
async function open(id: string | undefined, query: URLSearchParams): Promise<Result<Opened>> {
  const found = await find(id, query);
  if (!found.ok) return found;
  const createView = await fetchPart(gameUi(found.value.record.game).replay);
  return { ok: true, value: { ...found.value, createView } };
}

const Refused = (props: { readonly refusal: Refusal }): JSX.Element => (
  <main class="notice">
    <Show
      when={props.refusal.code !== EMPTY_LINK}
      fallback={
        <>
          <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => refusalText(props.refusal))}>
            {refusalText(props.refusal)}
          </h1>
          <p>{say().openAbout}</p>
        </>
      }
    >
      <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => say().refused)}>
        {say().refused}
      </h1>
      <p>{props.refusal.code === NOT_HERE ? sayLocal().notHere : refusalText(props.refusal)}</p>
    </Show>
    <a class="btn primary" href={to('open')}>
      {say().open}
    </a>
  </main>
);

export default function Replay(): JSX.Element {
  const [result] = createResource(place, ({ path, query }) => open(path[1], query));
  return (
    <Show when={result()} keyed>
      {(result) => {
        if (!result.ok) return <Refused refusal={result.refusal} />;
        const { record, at, createView } = result.value;
        return <ReplayScreen view={createView(record)} at={at ?? record.course.played.length} />;
      }}
    </Show>
  );
}
