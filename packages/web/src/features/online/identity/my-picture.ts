/** The picture chosen by this browser's guest. It is sent when they sit down. */
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { storedSignal } from '../../../storage/stored-signal.ts';

const schema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(hosted.PICTURES - 1)));
const [chosen, choose] = storedSignal<number | null>('picture', schema, () => null);

/** Undefined for the picture derived from their id. */
export const myPicture = (): number | undefined => chosen() ?? undefined;

/** The field that sends the picture to the other players. */
export const withPicture = (): { readonly picture?: number } => (chosen() === null ? {} : { picture: chosen()! });

/** A newcomer keeps the first picture they were shown. */
export function choosePictureOnce(): void {
  if (chosen() === null) choose(Math.floor(Math.random() * hosted.PICTURES));
}

/** Goes to the next picture, in a cycle. */
export const nextPicture = (): void => choose(((chosen() ?? -1) + 1) % hosted.PICTURES);
