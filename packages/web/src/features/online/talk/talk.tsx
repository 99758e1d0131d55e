/** Table talk. Everything is shown as text; guests can be muted on this device. */
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { reportTable } from '../api.ts';
import { Avatar } from '../identity/avatar.tsx';
import { pictureAt } from '../identity/pictures.ts';
import { SeatSign } from '../table/seat-sign.tsx';
import type { TableConnection } from '../table/table-connection.ts';
import { say } from '../words.ts';
import { isMuted, mute } from './muted-guests.ts';
import { REACTIONS, type Reaction, readable } from './reactions.ts';
import type ReportForm from './report-dialog.tsx';
import { othersAt, roleOf } from './roles.ts';

const ReportDialog = screen<Parameters<typeof ReportForm>[0]>(() => import('./report-dialog.tsx'));

/** Marks the role of a speaker, because anyone can use any name. */
function RoleMark(props: { readonly connection: TableConnection; readonly guest: string }): JSX.Element {
  const role = createMemo(() => roleOf(props.connection.view(), props.guest));
  return (
    <>
      <For each={role().seats}>
        {(seat) => (
          <>
            <SeatSign of={props.connection} seat={seat} />
            <span class="visually-hidden">{say().ofSeat(seat)}</span>
          </>
        )}
      </For>
      <Show when={role().isHost || role().seats.length === 0}>
        <small class="on-role">{role().isHost ? say().ofHost : say().ofOnlooker}</small>
      </Show>
    </>
  );
}

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

export function TalkPanel(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const [text, setText] = createSignal('');
  const [reporting, setReporting] = createSignal(false);
  let list!: HTMLOListElement;
  // Scrolls only for new lines, because the player may be reading further up.
  const said = createMemo(() => connection.view().talk.length);
  createEffect(on(said, () => list.scrollTo(0, list.scrollHeight)));
  const react = (reaction: Reaction): void => {
    connection.send({ kind: 'say', text: reaction });
  };
  const send = async (): Promise<void> => {
    const words = text().trim();
    if (words === '') return;
    setText('');
    if ((await connection.send({ kind: 'say', text: words })) !== null) setText(words);
  };
  return (
    <div class="on-talk">
      <ol ref={list} aria-label={sayUi().tableTalk} tabindex="0">
        <For each={connection.view().talk} fallback={<li class="on-hint">{say().talkEmpty}</li>}>
          {(one) => (
            <li>
              <Avatar of={one.guest} picture={pictureAt(connection.view().seating, one.guest)} />
              <p>
                <Show when={!isMuted(one.guest)} fallback={<i>{say().muted(one.name)}</i>}>
                  <b>{one.name}</b> <RoleMark connection={connection} guest={one.guest} />{' '}
                  <span dir="auto">{readable(one.text)}</span>
                </Show>
              </p>
              <Show when={one.guest !== connection.guest.id}>
                <MuteButton guest={one.guest} name={one.name} />
              </Show>
            </li>
          )}
        </For>
      </ol>
      <ul class="on-reactions" aria-label={say().oneTap}>
        <For each={REACTIONS}>
          {(reaction) => (
            <li>
              <button type="button" class="btn" onClick={() => react(reaction)}>
                {say().reactions[reaction]}
              </button>
            </li>
          )}
        </For>
      </ul>
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
      <Show when={othersAt(connection.view(), connection.guest.id).length > 0}>
        <button type="button" class="btn quiet on-report-it" onClick={() => setReporting(true)}>
          {say().reportIt}
        </button>
      </Show>
      <Show when={reporting()}>
        <ReportDialog
          text={say().reportAbout}
          others={othersAt(connection.view(), connection.guest.id)}
          whole={say().reportTable}
          send={(report) => reportTable(connection.id, report)}
          thanks={say().reported}
          onClose={() => setReporting(false)}
        />
      </Show>
    </div>
  );
}
