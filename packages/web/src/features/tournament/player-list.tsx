/** The players: entered one by one or as a pasted list, renamed, withdrawn and back again. */
import { parseNames } from '@speeltafel/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { refusalText } from './sentences.ts';
import type { TournamentSession } from './stored-tournaments.ts';
import { say } from './words.ts';

export function PlayerList(props: { readonly session: TournamentSession }): JSX.Element {
  const [name, setName] = createSignal('');
  const [pasting, setPasting] = createSignal(false);
  const [pasted, setPasted] = createSignal('');
  const [editing, setEditing] = createSignal<string | null>(null);
  const tournament = () => props.session.tournament();
  const entries = () => [...tournament().entries.values()];
  let field!: HTMLInputElement;
  const add = (): void => {
    const refused = props.session.send({ kind: 'enter', name: name() });
    if (refused === null) setName('');
    else toast(refusalText(refused));
    field.focus();
  };
  /** Names that could not be entered stay in the field. */
  const addAll = (): void => {
    const left: string[] = [];
    let problem = '';
    for (const one of parseNames(pasted())) {
      const refused = props.session.send({ kind: 'enter', name: one });
      if (refused === null) continue;
      left.push(one);
      problem = refusalText(refused);
    }
    setPasted(left.join('\n'));
    if (left.length === 0) setPasting(false);
    else toast(problem);
  };
  return (
    <section class="desk-people panel" aria-labelledby="desk-people">
      <header>
        <h2 id="desk-people">{say().players(entries().filter(({ withdrawn }) => !withdrawn).length)}</h2>
        <button type="button" class="btn quiet" onClick={() => setPasting(true)}>
          <Icon name="file" />
          {say().paste}
        </button>
      </header>
      <ol>
        <For each={entries()}>
          {(entry, i) => (
            <li classList={{ gone: entry.withdrawn }}>
              <button
                type="button"
                class="desk-person"
                aria-label={say().edit(entry.name)}
                onClick={() => setEditing(entry.id)}
              >
                <span class="desk-number">{i() + 1}</span>
                <span>
                  {entry.name}
                  <Show when={entry.withdrawn}>
                    <small>{say().left}</small>
                  </Show>
                  <Show when={!entry.withdrawn && entry.from > 1}>
                    <small>{say().late(entry.from)}</small>
                  </Show>
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
      <form class="desk-add" onSubmit={submit(add)}>
        <input
          ref={field}
          class="field"
          aria-label={say().nextName}
          placeholder={say().nextName}
          maxlength="60"
          autocomplete="off"
          enterkeyhint="next"
          value={name()}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say().add}
        </button>
      </form>
      <Dialog
        open={pasting()}
        title={say().paste}
        onClose={() => setPasting(false)}
        actions={
          <button type="button" class="btn primary" onClick={addAll}>
            {say().pasteYes}
          </button>
        }
      >
        <label class="desk-paste">
          {say().pasteAbout}
          <textarea
            class="field"
            rows="10"
            maxlength="12000"
            value={pasted()}
            onInput={({ currentTarget }) => setPasted(currentTarget.value)}
          />
        </label>
      </Dialog>
      <Show when={editing()} keyed>
        {(id) => <EditEntry session={props.session} id={id} onClose={() => setEditing(null)} />}
      </Show>
    </section>
  );
}

function EditEntry(props: {
  readonly session: TournamentSession;
  readonly id: string;
  readonly onClose: () => void;
}): JSX.Element {
  const entry = () => props.session.tournament().entries.get(props.id)!;
  const [name, setName] = createSignal(entry().name);
  const send = (command: Parameters<TournamentSession['send']>[0]): void => {
    const refused = props.session.send(command);
    if (refused === null) props.onClose();
    else toast(refusalText(refused));
  };
  return (
    <Dialog
      open
      title={entry().name}
      onClose={props.onClose}
      actions={
        <>
          <button
            type="button"
            class="btn"
            onClick={() => send({ kind: entry().withdrawn ? 'return' : 'withdraw', entry: props.id })}
          >
            {entry().withdrawn ? say().comeBack : say().withdraw}
          </button>
          <button
            type="button"
            class="btn primary"
            onClick={() => send({ kind: 'rename', entry: props.id, name: name() })}
          >
            {say().save}
          </button>
        </>
      }
    >
      <label class="desk-paste">
        {say().rename}
        <input
          class="field"
          maxlength="60"
          value={name()}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
    </Dialog>
  );
}
