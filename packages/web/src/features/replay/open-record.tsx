/**
 * `#/open`: opens a game from a link, a text or a file. The input stays until it can be opened. `?text=` holds what was
 * shared with the installed page, or opened with it.
 */
import './replay.css';
import { RECORD_FILE, type Refusal } from '@speeltafel/rules';
import { makeAddress } from '@speeltafel/table';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { go, place } from '../../router/route.ts';
import { recordInText } from '../../session/game-record.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { say as sayUi } from '../../ui/words.ts';
import { LARGEST_FILE } from './largest-file.ts';
import { refusalText, spotIn } from './refusals.ts';
import { say } from './words.ts';

export default function Open(): JSX.Element {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<string | null>(null);
  const [over, setOver] = createSignal(false);
  let field!: HTMLTextAreaElement;

  /** Selects the faulty part of the text. */
  const point = (refused: Refusal): void => {
    const spot = spotIn(text(), refused);
    if (spot === null) return;
    field.focus();
    field.setSelectionRange(...spot);
  };

  async function open(replace = false): Promise<void> {
    if (text().trim() === '') {
      setProblem(say().nothingThere);
      return;
    }
    const found = await recordInText(text());
    if (found.ok) {
      const { record, at } = found.value;
      go(await makeAddress(record, at), { replace });
      return;
    }
    setProblem(refusalText(found.refusal));
    point(found.refusal);
  }

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) {
      setProblem(say().fileTooLong);
      return;
    }
    try {
      put(await file.text());
    } catch {
      setProblem(say().unreadable);
      return;
    }
    await open();
  }

  const put = (words: string): void => {
    setText(words);
    setProblem(null);
  };

  onMount(() => {
    const shared = place().query.get('text');
    if (shared === null) return;
    put(shared);
    if (shared.length > LARGEST_FILE) setProblem(say().fileTooLong);
    else open(true);
  });

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) read(file);
    else {
      put(event.dataTransfer?.getData('text') ?? '');
      open();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped anywhere; the button below does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.relatedTarget === null && setOver(false)}
      onDrop={drop}
    >
      <Screen title={say().open} class="rp-opening">
        <p>{say().openAbout}</p>
        <form classList={{ 'rp-over': over() }} onSubmit={submit(() => open())}>
          <label>
            {say().openLabel}
            <textarea
              ref={field}
              class="rp-field"
              rows="9"
              spellcheck={false}
              placeholder={say().openPlaceholder}
              value={text()}
              aria-invalid={problem() !== null}
              aria-describedby={problem() === null ? undefined : 'rp-problem'}
              onInput={(event) => put(event.currentTarget.value)}
            />
          </label>
          <Show when={problem()}>
            {(problem) => (
              <p id="rp-problem" class="rp-problem" role="alert">
                {problem()}
              </p>
            )}
          </Show>
          <div class="rp-actions">
            <button type="submit" class="btn primary big">
              {sayUi().open}
            </button>
            <label class="btn big rp-file">
              <Icon name="file" />
              {over() ? say().dropHere : say().chooseFile}
              <input
                type="file"
                accept={`${RECORD_FILE.ending},${RECORD_FILE.type},.txt,text/plain`}
                onChange={(event) => {
                  read(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </label>
          </div>
        </form>
      </Screen>
    </div>
  );
}
