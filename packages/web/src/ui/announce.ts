/**
 * What is said to people who listen; `live.tsx` puts it on the page.
 *
 *     announce('Fog to the south-east.')
 *     announce('Claim within three seconds!', 'assertive')
 */
import { createSignal } from 'solid-js';

export type Manner = 'polite' | 'assertive';
interface Saying {
  readonly text: string;
  readonly manner: Manner;
}

/** Long enough for a screen reader to take notice; then it is gone for somebody who reads through the page. */
const STAYS = 4000;

const [sayings, setSayings] = createSignal<readonly Saying[]>([]);

export { sayings };

/** Each saying is a new line, so that the same words are heard twice when they are said twice. */
export function announce(text: string, manner: Manner = 'polite'): void {
  const saying = { text, manner };
  setSayings((all) => [...all, saying]);
  setTimeout(() => setSayings((all) => all.filter((one) => one !== saying)), STAYS);
}
