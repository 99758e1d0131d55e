/**
 * `#/admin`: reports and bans, for operators who have the token of the server. The token is kept only while the page is
 * open.
 */
import './operator.css';
import type { Refusal } from '@speeltafel/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Screen } from '../../ui/bar.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { say as sayOnline } from '../online/words.ts';
import { Evidence, timeText } from './evidence.tsx';
import {
  type Case,
  lookAt,
  type Order,
  type Overview,
  overview,
  type Evidence as Seen,
  sendOrder,
} from './operator-api.ts';
import { say } from './words.ts';

const whyNot = ({ code }: Refusal): string => {
  const known: Readonly<Record<string, string>> = say().why;
  return known[code] ?? say().failed;
};

function Report(props: { readonly report: Case; readonly onOrder: (order: Order) => void }): JSX.Element {
  const { report } = props;
  return (
    <li class="panel op-report" classList={{ 'op-closed': report.closed !== null }}>
      <h3>
        {sayOnline().reasons[report.reason]} <small>{timeText(report.at)}</small>
      </h3>
      <Show when={report.note !== ''}>
        <blockquote dir="auto">{report.note}</blockquote>
      </Show>
      <Evidence table={report.table} seen={report.evidence} about={report.about} onOrder={props.onOrder} />
      <Show when={report.closed === null} fallback={<p>{say().closed}</p>}>
        <button
          type="button"
          class="btn primary"
          onClick={() => props.onOrder({ order: 'close-report', report: report.id })}
        >
          {say().close}
        </button>
      </Show>
    </li>
  );
}

function OperatorPanel(props: { readonly token: string; readonly first: Overview }): JSX.Element {
  const [now, setNow] = createSignal(props.first);
  const [code, setCode] = createSignal('');
  const [table, setTable] = createSignal<Seen & { readonly table: string }>();
  const [asked, setAsked] = createSignal<Order | null>(null);
  const find = async (): Promise<void> => {
    const found = await lookAt(props.token, code().trim().toLowerCase());
    setTable(found.ok ? found.value : undefined);
    if (!found.ok) toast(whyNot(found.refusal));
  };
  const carry = async (order: Order): Promise<void> => {
    setAsked(null);
    const done = await sendOrder(props.token, order);
    toast(done.ok ? say().done : whyNot(done.refusal));
    const again = await overview(props.token);
    if (again.ok) setNow(again.value);
    if (done.ok && (order.order === 'remove-table' || order.order === 'remove-tournament')) setTable(undefined);
  };
  /** Ask before an action that cannot be undone. */
  const order = (wish: Order): void => {
    if (wish.order === 'close-report' || wish.order === 'unban') carry(wish);
    else setAsked(wish);
  };
  return (
    <div class="op-panel">
      <section>
        <h2>{say().reports}</h2>
        <ol>
          <For each={now().reports} fallback={<li>{say().noReports}</li>}>
            {(report) => <Report report={report} onOrder={order} />}
          </For>
        </ol>
      </section>
      <section>
        <h2>{say().find}</h2>
        <form class="op-row" onSubmit={submit(() => find())}>
          <input
            required
            aria-label={say().code}
            placeholder={say().code}
            value={code()}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {say().look}
          </button>
        </form>
        <Show when={table()} keyed>
          {(found) => (
            <div class="panel op-report">
              <Evidence table={found.table} seen={found} onOrder={order} />
            </div>
          )}
        </Show>
        <h2>{say().bans}</h2>
        <ul>
          <For each={now().bans} fallback={<li>{say().noBans}</li>}>
            {({ subject, until }) => (
              <li class="op-person">
                <span>
                  <b>{subject}</b> <small>{say().until(timeText(until))}</small>
                </span>
                <button
                  type="button"
                  class="btn"
                  aria-label={say().unbanName(subject)}
                  onClick={() => order({ order: 'unban', subject })}
                >
                  {say().unban}
                </button>
              </li>
            )}
          </For>
        </ul>
        <h2>{say().log}</h2>
        <ul class="op-log">
          <For each={now().log} fallback={<li>{say().noLog}</li>}>
            {({ at, done }) => (
              <li>
                <small>{timeText(at)}</small> <code>{Object.values(done).join(' ')}</code>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Confirm
        open={asked() !== null}
        title={say().sure}
        text={asked() === null ? '' : say().orders[asked()!.order as keyof ReturnType<typeof say>['orders']]}
        yes={say().doIt}
        grave
        onYes={() => carry(asked()!)}
        onNo={() => setAsked(null)}
      />
    </div>
  );
}

export default function OperatorScreen(): JSX.Element {
  const [token, setToken] = createSignal('');
  const [first, setFirst] = createSignal<Overview>();
  const [problem, setProblem] = createSignal('');
  const enter = async (): Promise<void> => {
    const answer = await overview(token().trim());
    if (answer.ok) setFirst(answer.value);
    else setProblem(whyNot(answer.refusal));
  };
  return (
    <Screen title={say().title} wide>
      <Show
        when={first()}
        fallback={
          <form class="panel op-door" onSubmit={submit(() => enter())}>
            <p>{say().about}</p>
            <label>
              {say().token}
              <input
                type="password"
                required
                autocomplete="off"
                value={token()}
                onInput={(event) => setToken(event.currentTarget.value)}
              />
            </label>
            <p role="alert">{problem()}</p>
            <button type="submit" class="btn primary">
              {sayUi().open}
            </button>
          </form>
        }
      >
        {(overview) => <OperatorPanel token={token().trim()} first={overview()} />}
      </Show>
    </Screen>
  );
}
