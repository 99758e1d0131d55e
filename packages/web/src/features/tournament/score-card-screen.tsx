/** `#/card/<address>`: the score card of one board. Its players scan it to enter their own result. */
import './tournament.css';
import type { BoardResult } from '@speeltafel/tournament';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { gameUi, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { whyNot } from '../online/refusals.ts';
import { enterOnCard, fetchCard, type ScoreCard } from './score-cards.ts';
import { say } from './words.ts';

interface Found {
  readonly card: ScoreCard;
  readonly ui: TournamentUi;
}

/** Null if there is no such card; a text if the server could not answer. */
async function find(address: string): Promise<Found | string | null> {
  const asked = await fetchCard(address);
  if (!asked.ok) return asked.refusal.code === 'no-such-score-card' ? null : whyNot(asked.refusal);
  const { game } = asked.value.settings;
  const load = isGame(game) ? gameUi(game).tournament : undefined;
  return load === undefined ? null : { card: asked.value, ui: await fetchPart(load) };
}

function OneCard(props: { readonly address: string; readonly found: Found }): JSX.Element {
  const { card, ui } = props.found;
  const [entered, setEntered] = createSignal(card.result);
  const [changing, setChanging] = createSignal(card.result === null);
  const send = async (result: BoardResult): Promise<void> => {
    const sent = await enterOnCard(props.address, result);
    if (!sent.ok) {
      toast(whyNot(sent.refusal));
      return;
    }
    setEntered(result);
    setChanging(false);
  };
  return (
    <>
      <p class="desk-card-names">{card.names.join(' – ')}</p>
      <Show
        when={changing() ? undefined : entered()}
        fallback={
          <section class="desk-result panel">
            <Dynamic component={ui.ResultForm} names={card.names} settings={card.settings} onResult={send} />
          </section>
        }
      >
        {(result) => (
          <section class="panel desk-card-sent" role="status">
            <p>
              <Icon name="check" /> <strong>{ui.resultText(result(), card.names)}</strong>
            </p>
            <p>{say().cardSent}</p>
            <button type="button" class="btn" onClick={() => setChanging(true)}>
              {say().cardChange}
            </button>
          </section>
        )}
      </Show>
    </>
  );
}

export default function ScoreCardScreen(): JSX.Element {
  const address = (): string => place().path[1] ?? '';
  const [found, { refetch }] = createResource(address, find);
  const one = (): Found | undefined => {
    const is = found();
    return typeof is === 'object' && is !== null ? is : undefined;
  };
  const about = (): string | undefined => {
    const { card } = one() ?? {};
    return card && `${card.title}, ${say().roundShort(card.round)}`;
  };
  return (
    <Show when={found() !== null} fallback={<NotFound />}>
      <Screen title={one() ? say().board(one()!.card.board) : say().scoreCard} about={about() ?? ''} class="desk-card">
        <Switch>
          <Match when={one()} keyed>
            {(known) => <OneCard address={address()} found={known} />}
          </Match>
          <Match when={!found.loading}>
            <p>{String(found())}</p>
            <button type="button" class="btn" onClick={() => refetch()}>
              {sayUi().again}
            </button>
          </Match>
        </Switch>
      </Screen>
    </Show>
  );
}
