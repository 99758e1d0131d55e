/** A text as a QR code. Always dark on light, whatever the theme, because not every camera reads inverted codes. */
import { createMemo, type JSX, Show } from 'solid-js';
import { encode } from './qr.ts';

/** The width of the quiet zone around a code, in modules. */
const EDGE = 4;

export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => encode(props.text));
  const path = (modules: readonly (readonly boolean[])[]): string =>
    modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Show when={code()}>
      {(modules) => (
        <svg
          class="on-qr"
          role="img"
          aria-label={props.label}
          viewBox={`${-EDGE} ${-EDGE} ${modules().length + 2 * EDGE} ${modules().length + 2 * EDGE}`}
          shape-rendering="crispEdges"
        >
          <path
            fill="#fff"
            d={`M${-EDGE} ${-EDGE}h${modules().length + 2 * EDGE}v${modules().length + 2 * EDGE}H${-EDGE}z`}
          />
          <path fill="#000" d={path(modules())} />
        </svg>
      )}
    </Show>
  );
}
