/** The picture that this browser's guest has chosen. It goes along when they sit down. */
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { storedSignal } from '../../../storage/stored-signal.ts';

const schema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(hosted.PICTURES - 1)));
const [chosen, choose] = storedSignal<number | null>('picture', schema, () => null);

/** Undefined: the one that their id decides. */
export const myPicture = (): number | undefined => chosen() ?? undefined;

/** What tells the others of it. */
export const withPicture = (): { readonly picture?: number } => (chosen() === null ? {} : { picture: chosen()! });

/** A newcomer keeps the picture they were shown. */
export function choosePictureOnce(): void {
  if (chosen() === null) choose(Math.floor(Math.random() * hosted.PICTURES));
}

/** The pictures come round in turn. */
export const nextPicture = (): void => choose(((chosen() ?? -1) + 1) % hosted.PICTURES);
