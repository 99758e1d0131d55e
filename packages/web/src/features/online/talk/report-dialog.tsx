/** Reports a guest, or the whole table or tournament, to the operator. What was said is sent along. */
import type { Result } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createSignal, For, type JSX } from 'solid-js';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { REASONS, type Report } from '../api.ts';
import { whyNot } from '../refusals.ts';
import { say } from '../words.ts';
import { mute } from './muted-guests.ts';

export default function ReportDialog(props: {
  /** Explains what is sent, and to whom. */
  readonly text: string;
  /** The guests that the report can be about, and the label for the whole table or tournament. */
  readonly others: readonly { readonly guest: string; readonly name: string }[];
  readonly whole: string;
  readonly send: (report: Report) => Promise<Result<object>>;
  /** Shown once the report has arrived. */
  readonly thanks: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { others } = props;
  const [about, setAbout] = createSignal(others[0]?.guest ?? '');
  const [reason, setReason] = createSignal<(typeof REASONS)[number]>('talk');
  const [note, setNote] = createSignal('');
  const send = async (): Promise<void> => {
    const words = note().trim();
    const sent = await props.send({
      reason: reason(),
      ...(about() === '' ? {} : { about: about() }),
      ...(words === '' ? {} : { note: words }),
    });
    if (!sent.ok) return toast(whyNot(sent.refusal));
    if (about() !== '') mute(about(), true);
    toast(props.thanks);
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
        <p class="on-hint">{props.text}</p>
        <label>
          {say().reportWhom}
          <select class="on-field" value={about()} onChange={(event) => setAbout(event.currentTarget.value)}>
            <For each={others}>{({ guest, name }) => <option value={guest}>{name}</option>}</For>
            <option value="">{props.whole}</option>
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
