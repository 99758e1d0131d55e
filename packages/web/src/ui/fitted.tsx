/** The largest box of a given aspect ratio that fits into its frame. */
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';

export function Fitted(props: {
  /** The aspect ratio of the content, depending on that of the frame. */
  readonly ratio: (room: number) => number;
  readonly children: JSX.Element;
}): JSX.Element {
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  let frame!: HTMLDivElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onMount(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // Paint the surroundings first, because rendering a board takes a while.
      if (size().height === 0) timer = setTimeout(() => setSize({ width, height }));
      else setSize({ width, height });
    });
    watcher.observe(frame);
    onCleanup(() => {
      watcher.disconnect();
      clearTimeout(timer);
    });
  });
  const width = (): number => {
    const { width, height } = size();
    return Math.floor(Math.min(width, height * props.ratio(width / height)));
  };
  return (
    <div ref={frame} class="rp-frame">
      <Show when={size().height > 0}>
        <div style={{ width: `${width()}px` }}>{props.children}</div>
      </Show>
    </div>
  );
}
