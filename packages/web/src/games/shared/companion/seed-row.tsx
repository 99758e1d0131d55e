/** The number of a set-up: to read out, to type in, or to replace by a new one. */
import { createSignal, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { newSeed, shownSeed, typedSeed } from './seed.ts';
import { ShareButton } from './share-link.tsx';
import { say } from './words.ts';

export function SeedRow(props: { readonly seed: string; readonly onSeed: (seed: string) => void }) {
  const [wrong, setWrong] = createSignal(false);
  const type = (text: string): void => {
    const parsed = typedSeed(text);
    setWrong(!parsed.ok);
    if (parsed.ok) props.onSeed(parsed.value);
  };
  return (
    <div class="companion-seed">
      <div class="companion-row">
        <button type="button" class="btn primary" onClick={press(() => props.onSeed(newSeed()))}>
          <Icon name="restart" />
          {say().another}
        </button>
        <ShareButton />
      </div>
      <label class="companion-field">
        <span>{say().seed}</span>
        <input
          class="companion-number"
          value={shownSeed(props.seed)}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={wrong()}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </label>
      <p class="companion-soft" role="status">
        <Show when={wrong()} fallback={say().seedAbout}>
          {say().seedWrong}
        </Show>
      </p>
    </div>
  );
}
