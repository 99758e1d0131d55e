/**
 * `#/check`: players verify that chance was fair. `?r=` holds a record; `seal` and `start` hold what the table showed
 * before.
 */
import '../styles.ts';
import { unpackRecord } from '@speeltafel/table';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { place } from '../../../router/route.ts';
import { Screen } from '../../../ui/bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { say } from '../words.ts';
import { type Checked, check, isAlone, isFair } from './verify-chance.ts';

const PLEDGE = /^[1-7]:[0-9a-f]{64}$/;

interface Line {
  readonly good: boolean;
  readonly text: string;
  readonly code?: string;
}

function linesOf(checked: Checked): readonly Line[] {
  const { checks, fails } = say();
  if (checked.kind !== 'checked') return [{ good: false, text: fails[checked.kind] }];
  const { sealFits, shares, setUpFits, cards, moves, seal } = checked;
  const count = (...kinds: readonly string[]): number => shares.filter((share) => kinds.includes(share)).length;
  return [
    sealFits === null
      ? { good: true, text: checks.sealUnknown, code: seal }
      : { good: sealFits, text: sealFits ? checks.seal : fails.seal, code: seal },
    ...(count('differs') > 0 ? [{ good: false, text: fails.shares }] : []),
    ...(count('fits') > 0 ? [{ good: true, text: checks.shares(count('fits')) }] : []),
    ...(count('unknown') > 0 ? [{ good: true, text: checks.sharesUnknown(count('unknown')) }] : []),
    ...(count('missing') > 0 ? [{ good: true, text: checks.sharesMissing(count('missing')) }] : []),
    ...(isAlone(checked) ? [{ good: true, text: checks.alone }] : []),
    { good: setUpFits, text: setUpFits ? checks.setUp : fails.setUp },
    { good: true, text: cards === 0 ? checks.noCards : checks.cards(cards) },
    { good: true, text: checks.rules(moves) },
  ];
}

/** Claims no more than this device can know: what it did not note before the game may have been made up afterwards. */
const verdict = (checked: Checked): string => {
  if (!isFair(checked) || checked.kind !== 'checked') return say().unfair;
  if (checked.sealFits === null) return say().consistent;
  return checked.shares.includes('fits') ? say().fair : say().fairSince;
};

/** A record, or the record in a link. */
async function recordIn(text: string): Promise<string> {
  const query = /^\S*#\/(?:replay|check)\?(\S+)$/.exec(text.trim())?.[1];
  if (query === undefined) return `${text.trim()}\n`;
  const record = await unpackRecord(new URLSearchParams(query).get('r') ?? '');
  return record.ok ? `${record.value.trim()}\n` : '';
}

export default function CheckScreen(): JSX.Element {
  const [text, setText] = createSignal('');
  const [sealed, setSealed] = createSignal('');
  const [start, setStart] = createSignal('');
  const [pledges, setPledges] = createSignal<readonly string[]>([]);
  const [checked, setChecked] = createSignal<Checked>();
  const run = async (): Promise<void> => {
    setChecked(
      check(await recordIn(text()), { seal: sealed().trim().toLowerCase(), start: start(), pledges: pledges() }),
    );
  };
  createEffect(
    on(place, async ({ query }) => {
      const given = query.get('r');
      if (given === null) return;
      const record = await unpackRecord(given);
      setText(record.ok ? record.value : '');
      setSealed(query.get('seal') ?? '');
      setStart(query.get('start') ?? '');
      setPledges((query.get('pledges') ?? '').split(',').filter((pledge) => PLEDGE.test(pledge)));
      await run();
    }),
  );
  return (
    <Screen title={say().checkTitle}>
      <div class="on-check">
        <p>{say().checkAbout}</p>
        <div role="status">
          <Show when={checked()}>
            {(checked) => (
              <section class="panel on-verdict" classList={{ 'on-bad': !isFair(checked()) }}>
                <h2>{verdict(checked())}</h2>
                <ul>
                  <For each={linesOf(checked())}>
                    {(line) => (
                      <li classList={{ 'on-bad': !line.good }}>
                        <Icon name={line.good ? 'check' : 'close'} />
                        <span>
                          {line.text}
                          <Show when={line.code}>
                            <code>{line.code}</code>
                          </Show>
                        </span>
                      </li>
                    )}
                  </For>
                </ul>
              </section>
            )}
          </Show>
        </div>
        <form class="panel" onSubmit={submit(() => run())}>
          <label>
            {say().checkLabel}
            <textarea
              class="on-field"
              rows="7"
              required
              spellcheck={false}
              value={text()}
              onInput={(event) => {
                setText(event.currentTarget.value);
                setStart('');
                setPledges([]);
              }}
            />
          </label>
          <label>
            {say().checkSeal}
            <input
              class="on-field"
              spellcheck={false}
              autocomplete="off"
              maxlength="64"
              value={sealed()}
              onInput={(event) => setSealed(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn primary">
            {say().checkIt}
          </button>
        </form>
      </div>
    </Screen>
  );
}
