/** The people a player has played with: mutual results, another game with two taps, blocking. */
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { go, to } from '../../router/route.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { Avatar } from '../online/identity/avatar.tsx';
import { me } from '../online/identity/guest.ts';
import { whyNot } from '../online/refusals.ts';
import { block, challenge, fetchPeople, type Person } from './people-api.ts';
import { ScoreBar } from './score-bar.tsx';
import { say } from './words.ts';

/** The first tap opens the choice, the second one opens the table. */
export function PersonActions(props: {
  readonly person: Person;
  /** Whether this is already that person's own page. */
  readonly there?: boolean;
  readonly onChange: (blocked: boolean) => void;
}): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  async function playAgain(): Promise<void> {
    setBusy(true);
    const opened = await challenge(props.person.guest, me()?.name ?? '');
    setBusy(false);
    if (opened.ok) go(to('table', opened.value.id));
    else toast(whyNot(opened.refusal));
  }
  async function change(blocks: boolean): Promise<void> {
    setAsking(false);
    const answer = await block(props.person.guest, blocks);
    if (!answer.ok) return void toast(whyNot(answer.refusal));
    props.onChange(blocks);
    toast(blocks ? say().blockedNow(props.person.name) : say().unblockedNow(props.person.name));
  }
  return (
    <div class="person-actions">
      <Show
        when={!props.person.blocked}
        fallback={
          <button type="button" class="btn" onClick={press(() => change(false))}>
            {say().unblock}
          </button>
        }
      >
        <button type="button" class="btn primary" disabled={busy()} onClick={press(() => playAgain())}>
          <Icon name="play" />
          {say().playAgain}
        </button>
        <Show when={!props.there}>
          <a class="btn" href={to('player', props.person.guest)}>
            {say().look}
          </a>
        </Show>
        <button type="button" class="btn grave" onClick={press(() => setAsking(true))}>
          {say().block}
        </button>
      </Show>
      <Confirm
        open={asking()}
        title={say().blockTitle(props.person.name)}
        text={say().blockText}
        yes={say().block}
        grave
        onYes={() => change(true)}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}

function PersonRow(props: {
  readonly person: Person;
  readonly most: number;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onChange: (blocked: boolean) => void;
}): JSX.Element {
  return (
    <li class="person">
      <button type="button" aria-expanded={props.open} onClick={press(() => props.onOpen())}>
        <Avatar of={props.person.guest} />
        <span class="person-name">
          <b>{props.person.name}</b>
          <small>{props.person.blocked ? say().blocked : say().games(props.person.games)}</small>
        </span>
        <ScoreBar score={props.person} most={props.most} />
      </button>
      <Show when={props.open}>
        <PersonActions person={props.person} onChange={props.onChange} />
      </Show>
    </li>
  );
}

const TYPED_FOR = 300;

export function People(): JSX.Element {
  const [people, setPeople] = createSignal<readonly Person[] | undefined>();
  const [cursor, setCursor] = createSignal<string | null>(null);
  const [name, setName] = createSignal('');
  const [open, setOpen] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  let typed: ReturnType<typeof setTimeout> | undefined;
  async function load(after: string | null): Promise<void> {
    if (!me()) return;
    const page = await fetchPeople(name(), after);
    setProblem(page.ok ? null : whyNot(page.refusal));
    if (!page.ok) return;
    setPeople([...(after === null ? [] : (people() ?? [])), ...page.value.players]);
    setCursor(page.value.cursor);
  }
  createEffect(on([name, () => me()?.id], () => void load(null)));
  const most = (): number => Math.max(1, ...(people() ?? []).map(({ won, tied, lost }) => won + tied + lost));
  const change = (guest: string, blocked: boolean): void => {
    setPeople(people()?.map((one) => (one.guest === guest ? { ...one, blocked } : one)));
  };
  return (
    <section class="panel profile-part" aria-labelledby="profile-people">
      <h2 id="profile-people">{say().againstPeople}</h2>
      <Show when={cursor() !== null || name() !== ''}>
        <input
          class="field"
          type="search"
          aria-label={say().search}
          placeholder={say().search}
          maxlength="30"
          onInput={({ currentTarget: { value } }) => {
            clearTimeout(typed);
            typed = setTimeout(() => setName(value.trim()), TYPED_FOR);
          }}
        />
      </Show>
      <Show when={problem()}>{(said) => <p role="alert">{said()}</p>}</Show>
      <Show
        when={(people()?.length ?? 0) > 0}
        fallback={<p class="hint">{name() === '' ? say().noPeople : say().noneFit}</p>}
      >
        <ul class="people">
          <For each={people()}>
            {(person) => (
              <PersonRow
                person={person}
                most={most()}
                open={open() === person.guest}
                onOpen={() => setOpen(open() === person.guest ? null : person.guest)}
                onChange={(blocked) => change(person.guest, blocked)}
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={cursor()}>
        {(after) => (
          <button type="button" class="btn" onClick={press(() => load(after()))}>
            {say().morePeople}
          </button>
        )}
      </Show>
    </section>
  );
}
