/** Turns the hall a quarter if the window is taller than wide and the text is not beside it. */
import { createMediaMatch } from '../../../ui/media.ts';

export function useTurned(): () => boolean {
  const portrait = createMediaMatch('portrait');
  const narrow = createMediaMatch('page-below-wide');
  return () => portrait() && narrow();
}
