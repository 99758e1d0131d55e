/** `#/keep`: a guest becomes a permanent player, with a passkey. */

import type { Refusal } from '@speeltafel/rules';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { go, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { press } from '../../ui/press.ts';
import { Avatar } from '../online/identity/avatar.tsx';
import { me } from '../online/identity/guest.ts';
import { myPicture } from '../online/identity/my-picture.ts';
import { NameForm } from '../online/identity/name-form.tsx';
import { progress, rowOfDays } from '../puzzles/progress.ts';
import { fetchRatings } from '../ratings/own-ratings.ts';
import { fetchWaysBack, newRecoveryCodes } from './keep-api.ts';
import { KeepIcon } from './keep-icon.tsx';
import { noteKept, noteNotNow } from './offer.ts';
import { canUsePasskeys, makePasskey } from './passkey.ts';
import { Problem } from './problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { say } from './words.ts';

/** A part of the picture on a box. */
const Scene = (): JSX.Element => (
  <svg class="keep-scene" viewBox="0 130 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <image href={GAMES[GAME_IDS[0]!].art.box.lid} width="400" height="400" />
  </svg>
);

/** What the guest could lose: rated games, the rating in the pool with the most games, and the puzzle streak. */
function Figures(): JSX.Element {
  const [ratings] = createResource(fetchRatings);
  const games = (): number => ratings()?.pools.reduce((sum, pool) => sum + pool.games, 0) ?? 0;
  const best = () => ratings()?.pools.toSorted((a, b) => b.games - a.games)[0];
  const days = rowOfDays(progress(), new Date());
  const number = (value: number): string => Math.round(value).toLocaleString(language(), { useGrouping: false });
  return (
    <Show when={games() > 0 || days > 0}>
      <ul class="keep-figures panel">
        <Show when={best()}>
          {(pool) => (
            <>
              <li>
                <b>{number(games())}</b> {say().games(games())}
              </li>
              <li>
                <b>{number(pool().rating)}</b> {say().rating(number(pool().deviation))}
              </li>
            </>
          )}
        </Show>
        <Show when={days > 0}>
          <li>
            <b>{number(days)}</b> {say().days(days)}
          </li>
        </Show>
      </ul>
    </Show>
  );
}

function Staying(props: { readonly name: string; readonly id: string }): JSX.Element {
  const [ways, { refetch }] = createResource(fetchWaysBack);
  const [codes, setCodes] = createSignal<readonly string[] | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [problem, setProblem] = createSignal<Refusal | null>(null);
  const waysBack = () => {
    const answer = ways();
    return answer?.ok ? answer.value : undefined;
  };
  const isKept = (): boolean => (waysBack()?.passkeys.length ?? 0) > 0 || (waysBack()?.recovery.left ?? 0) > 0;
  const showCodes = async (): Promise<void> => {
    const made = await newRecoveryCodes();
    if (made.ok) {
      noteKept();
      setCodes(made.value);
    } else setProblem(made.refusal);
  };
  const keep = async (): Promise<void> => {
    setBusy(true);
    const made = await makePasskey();
    setProblem(made.ok ? null : made.refusal);
    if (made.ok) {
      noteKept();
      if (waysBack()?.recovery.left === 0) await showCodes();
      await refetch();
    }
    setBusy(false);
  };
  return (
    <Show
      when={codes()}
      fallback={
        <>
          <Scene />
          <div class="keep-who">
            <Avatar of={props.id} picture={myPicture()} />
            <div>
              <h2>{isKept() ? say().keptTitle(props.name) : say().stay(props.name)}</h2>
              <p>{isKept() ? say().keptAbout : say().onlyHere}</p>
            </div>
          </div>
          <Figures />
          <Problem of={problem()} />
          <Show
            when={canUsePasskeys()}
            fallback={
              <>
                <p class="on-hint">{say().noPasskeys}</p>
                <Show when={waysBack()?.recovery.left === 0}>
                  <button type="button" class="btn primary big" onClick={press(() => void showCodes())}>
                    {say().makeCodes}
                  </button>
                </Show>
              </>
            }
          >
            <button
              type="button"
              class="btn big"
              classList={{ primary: !isKept() }}
              disabled={busy()}
              onClick={press(() => void keep())}
            >
              <KeepIcon name="key" />
              {isKept() ? say().morePasskeys : say().withPasskey}
            </button>
            <p class="on-hint keep-centre">{say().passkeyAbout}</p>
          </Show>
          <div class="keep-foot">
            <Switch>
              <Match when={isKept()}>
                <a class="btn primary big" href={to('keep', 'devices')}>
                  {say().devices}
                </a>
              </Match>
              <Match when={!isKept()}>
                <a class="btn big" href={to('keep', 'join')}>
                  <KeepIcon name="phone" />
                  {say().alreadyElsewhere}
                </a>
                <a class="btn quiet" href={to()} onClick={noteNotNow}>
                  {say().notNow}
                </a>
              </Match>
            </Switch>
          </div>
        </>
      }
    >
      {(shown) => <RecoveryCodes codes={shown()} onDone={() => go(to('keep', 'devices'))} />}
    </Show>
  );
}

export const KeepScreen = (): JSX.Element => (
  <Screen title={say().title} class="keep">
    <Show
      when={me()}
      keyed
      fallback={
        <>
          <p>{say().needName}</p>
          <NameForm />
          <a class="btn big" href={to('keep', 'join')}>
            <KeepIcon name="phone" />
            {say().alreadyElsewhere}
          </a>
        </>
      }
    >
      {(guest) => <Staying name={guest.name} id={guest.id} />}
    </Show>
  </Screen>
);
