/**
 * A small creature as the picture of a guest: the chosen one, or one derived from their id, so that nobody gets it by
 * taking their name.
 */
import { For, type JSX } from 'solid-js';

/** Pseudo-random numbers that depend only on the text. */
function* numbersOf(text: string): Generator<number, never> {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    yield state >>> 8;
  }
}

const COATS = ['tarn', 'gorse', 'heather', 'moss', 'ember', 'oak'] as const;
const EARS = [
  'M8 17L9 4L17 11ZM32 17L31 4L23 11Z',
  'M13 14Q8 0 13 -1Q18 2 17 13ZM27 14Q32 0 27 -1Q22 2 23 13Z',
  'M7 15A5 5 0 1 1 15 9ZM33 15A5 5 0 1 0 25 9Z',
  'M10 12L4 5M30 12L36 5M4 5L9 4M36 5L31 4',
  'M20 11Q17 2 22 0Q21 5 24 11Z',
] as const;
const MOUTHS = [
  'M16 28Q20 31 24 28',
  'M18 25L20 30L22 25Z',
  'M15 27H25',
  'M17 27Q20 24 23 27Q20 31 17 27Z',
  'M14 26Q17 30 20 26Q23 30 26 26',
] as const;
const EYES = [2.2, 3, 3.8] as const;

export function Avatar(props: { readonly of: string; readonly picture?: number | undefined }): JSX.Element {
  const drawn = () => {
    const numbers = numbersOf(props.of);
    const pick = <T,>(from: readonly T[]): T => from[numbers.next().value % from.length]!;
    const own = {
      coat: pick(COATS),
      ears: pick(EARS),
      eyes: pick(EYES),
      mouth: pick(MOUTHS),
      apart: pick([5, 6.5, 8]),
    };
    if (props.picture === undefined) return own;
    const coat = COATS[props.picture % COATS.length]!;
    const ears = EARS[Math.floor(props.picture / COATS.length) % EARS.length]!;
    return { ...own, coat, ears };
  };
  return (
    <svg class="avatar" viewBox="-6 -6 52 52" aria-hidden="true" data-coat={drawn().coat}>
      <path class="avatar-ears" d={drawn().ears} />
      <ellipse class="avatar-head" cx="20" cy="22" rx="15" ry="14" />
      <For each={[-1, 1]}>
        {(side) => <circle class="avatar-eye" cx={20 + side * drawn().apart} cy="19.5" r={drawn().eyes} />}
      </For>
      <path class="avatar-mouth" d={drawn().mouth} />
    </svg>
  );
}
