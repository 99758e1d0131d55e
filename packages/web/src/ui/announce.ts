/**
 * Announcements for screen readers; `live-regions.tsx` renders them.
 *
 *     announce('Fog to the south-east.')
 *     announce('Claim within three seconds!', 'assertive')
 */
import { createSignal } from 'solid-js';

export type LiveRegion = 'polite' | 'assertive';
interface Saying {
  readonly text: string;
  readonly manner: LiveRegion;
}

/**
 * Long enough for a screen reader to notice it. It then disappears, so that users who read through the page do not come
 * across it.
 */
const STAYS = 4000;

const [sayings, setSayings] = createSignal<readonly Saying[]>([]);

export { sayings };

/** Each announcement is a new element, so that a repeated text is spoken again. */
export function announce(text: string, manner: LiveRegion = 'polite'): void {
  const saying = { text, manner };
  setSayings((all) => [...all, saying]);
  setTimeout(() => setSayings((all) => all.filter((one) => one !== saying)), STAYS);
}
