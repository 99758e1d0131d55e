/** Table talk. Everything is shown as text; whom somebody does not wish to read is muted on this device. */
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { Avatar } from '../identity/avatar.tsx';
import type { AtTable } from '../table/table-connection.ts';
import { say } from '../words.ts';
import { isMuted, mute } from './muted-guests.ts';

const MuteButton = (props: { readonly guest: string; readonly name: string }): JSX.Element => (
  <button
    type="button"
    class="btn quiet icon on-mute"
    aria-label={isMuted(props.guest) ? say().unmute(props.name) : say().mute(props.name)}
    onClick={() => mute(props.guest, !isMuted(props.guest))}
  >
    <Icon name={isMuted(props.guest) ? 'unmute' : 'mute'} />
  </button>
);

export function TalkPanel(props: { readonly at: AtTable }): JSX.Element {
  const { at } = props;
  const [text, setText] = createSignal('');
  let list!: HTMLOListElement;
  // With what is said, not with whatever else happens: somebody may be reading further up.
  const said = createMemo(() => at.told().talk.length);
  createEffect(on(said, () => list.scrollTo(0, list.scrollHeight)));
  const send = async (): Promise<void> => {
    const words = text().trim();
    if (words === '') return;
    setText('');
    if ((await at.send({ kind: 'say', text: words })) !== null) setText(words);
  };
  return (
    <div class="on-talk">
      <ol ref={list} aria-label={say().talk} tabindex="0">
        <For each={at.told().talk} fallback={<li class="on-hint">{say().talkEmpty}</li>}>
          {(one) => (
            <li>
              <Avatar of={one.name} />
              <p>
                <Show when={!isMuted(one.guest)} fallback={<i>{say().muted(one.name)}</i>}>
                  <b>{one.name}</b> <span dir="auto">{one.text}</span>
                </Show>
              </p>
              <Show when={one.guest !== at.guest.id}>
                <MuteButton guest={one.guest} name={one.name} />
              </Show>
            </li>
          )}
        </For>
      </ol>
      <form class="on-row" onSubmit={submit(() => send())}>
        <input
          class="on-field"
          type="text"
          autocomplete="off"
          enterkeyhint="send"
          maxlength={hosted.LONGEST_TALK}
          aria-label={say().talkLabel}
          placeholder={say().talkLabel}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={text().trim() === ''}>
          {say().say}
        </button>
      </form>
    </div>
  );
}
