/** `#/privacy`: which data about people this server stores, why and for how long, according to its configuration. */
import './privacy.css';
import { createResource, For, type JSX, Match, Show, Switch } from 'solid-js';
import { to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { fetchPrivacy, type Privacy } from '../online/api.ts';
import { period } from './period.ts';
import { say } from './words.ts';

interface Kept {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const keptBy = ({ days, addresses }: Privacy): readonly Kept[] => {
  const { kept, howLong } = say();
  return [
    { ...kept.guest, howLong: howLong.guest(period(days.guests)) },
    { ...kept.devices, howLong: howLong.devices },
    { ...kept.passkeys, howLong: howLong.passkeys },
    { ...kept.games, howLong: howLong.games(period(days.finished), period(days.abandoned)) },
    { ...kept.history, howLong: howLong.history },
    { ...kept.bookmark, howLong: howLong.bookmark },
    { ...kept.things, howLong: howLong.things },
    { ...kept.people, howLong: howLong.people },
    { ...kept.notifications, howLong: howLong.notifications },
    { ...kept.ratings, howLong: howLong.ratings },
    { ...kept.tournaments, howLong: howLong.tournaments(period(days.finished)) },
    { ...kept.scoreCards, howLong: howLong.scoreCards },
    { ...kept.talk, howLong: howLong.talk(period(days.talk)) },
    { ...kept.reports, howLong: howLong.reports(period(days.reports)) },
    { ...kept.bans, howLong: howLong.bans },
    { ...kept.address, howLong: addresses ? howLong.addressLogged : howLong.address },
  ];
};

const Row = (props: Kept): JSX.Element => {
  const { columns } = say();
  return (
    <li class="panel">
      <h3>{props.what}</h3>
      <dl>
        <dt>{columns.why}</dt>
        <dd>{props.why}</dd>
        <dt>{columns.howLong}</dt>
        <dd>{props.howLong}</dd>
      </dl>
    </li>
  );
};

export default function PrivacyScreen(): JSX.Element {
  const [privacy] = createResource(fetchPrivacy);
  return (
    <Screen title={sayUi().privacy}>
      <div class="privacy">
        <section>
          <h2>{say().device}</h2>
          <p>{say().deviceAbout}</p>
          <p>{say().cookie}</p>
        </section>
        <section>
          <h2>{say().server}</h2>
          <Switch>
            <Match when={privacy()}>
              {(known) => (
                <>
                  <p>{say().serverAbout}</p>
                  <ul>
                    <For each={keptBy(known())}>{(kept) => <Row {...kept} />}</For>
                  </ul>
                </>
              )}
            </Match>
            <Match when={!privacy.loading}>
              <p>{say().noServer}</p>
            </Match>
          </Switch>
        </section>
        <Show when={privacy()}>
          <section>
            <h2>{say().leave}</h2>
            <p>{say().leaveAbout}</p>
            <a class="btn" href={to('settings')}>
              {say().toSettings}
            </a>
          </section>
        </Show>
      </div>
    </Screen>
  );
}
