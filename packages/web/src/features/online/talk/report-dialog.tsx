/** Tells the operator of a guest at the table, or of the table itself. What was said goes with it. */
import { hosted } from '@speeltafel/table';
import { createSignal, For, type JSX } from 'solid-js';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { REASONS, reportTable } from '../api.ts';
import { whyNot } from '../refusals.ts';
import type { TableConnection } from '../table/table-connection.ts';
import { say } from '../words.ts';
import { mute } from './muted-guests.ts';
import { othersAt } from './roles.ts';

export default function ReportDialog(props: {
  readonly connection: TableConnection;
  readonly onClose: () => void;
}): JSX.Element {
  const { connection } = props;
  const others = othersAt(connection.view(), connection.guest.id);
  const [about, setAbout] = createSignal(others[0]?.guest ?? '');
  const [reason, setReason] = createSignal<(typeof REASONS)[number]>('talk');
  const [note, setNote] = createSignal('');
  const send = async (): Promise<void> => {
    const words = note().trim();
    const sent = await reportTable(connection.id, {
      reason: reason(),
      ...(about() === '' ? {} : { about: about() }),
      ...(words === '' ? {} : { note: words }),
    });
    if (!sent.ok) return toast(whyNot(sent.refusal));
    if (about() !== '') mute(about(), true);
    toast(say().reported);
    props.onClose();
  };
  return (
    <Dialog
      open
      title={say().report}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {sayUi().cancel}
          </button>
          <button type="button" class="btn primary" onClick={send}>
            {say().reportSend}
          </button>
        </>
      }
    >
      <div class="on-report">
        <p class="on-hint">{say().reportAbout}</p>
        <label>
          {say().reportWhom}
          <select class="on-field" value={about()} onChange={(event) => setAbout(event.currentTarget.value)}>
            <For each={others}>{({ guest, name }) => <option value={guest}>{name}</option>}</For>
            <option value="">{say().reportTable}</option>
          </select>
        </label>
        <label>
          {say().reportWhy}
          <select
            class="on-field"
            value={reason()}
            onChange={(event) => setReason(REASONS[event.currentTarget.selectedIndex]!)}
          >
            <For each={REASONS}>{(each) => <option value={each}>{say().reasons[each]}</option>}</For>
          </select>
        </label>
        <label>
          {say().reportNote}
          <textarea
            class="on-field"
            rows="3"
            maxlength={hosted.LONGEST_TALK}
            value={note()}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}
