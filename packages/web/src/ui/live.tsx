/**
 * What is said to people who listen. One pair of regions for the whole page, put up by the app.
 *
 *     announce('Fog to the south-east.')
 *     announce('Claim within three seconds!', 'assertive')
 */
import { createSignal, For } from 'solid-js';

type Manner = 'polite' | 'assertive';
interface Saying {
  readonly text: string;
  readonly manner: Manner;
}

/** Long enough for a screen reader to take notice; then it is gone for somebody who reads through the page. */
const STAYS = 4000;

const [sayings, setSayings] = createSignal<readonly Saying[]>([]);

/** Each saying is a new line, so that the same words are heard twice when they are said twice. */
export function announce(text: string, manner: Manner = 'polite'): void {
  const saying = { text, manner };
  setSayings((all) => [...all, saying]);
  setTimeout(() => setSayings((all) => all.filter((one) => one !== saying)), STAYS);
}

const Region = (props: { readonly manner: Manner }) => (
  <div class="visually-hidden live" aria-live={props.manner} data-testid={`live-${props.manner}`}>
    <For each={sayings().filter(({ manner }) => manner === props.manner)}>{({ text }) => <p>{text}</p>}</For>
  </div>
);

export const LiveRegions = () => (
  <>
    <Region manner="polite" />
    <Region manner="assertive" />
  </>
);
