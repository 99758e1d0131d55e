/** The live regions that screen readers watch: one pair for the whole page. */
import { For } from 'solid-js';
import { type LiveRegion, sayings } from './announce.ts';

const Region = (props: { readonly manner: LiveRegion }) => (
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
