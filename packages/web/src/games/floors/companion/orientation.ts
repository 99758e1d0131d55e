/** The hall is turned a quarter where a window is higher than wide and its text not beside it. */
import { createMediaMatch } from '../../../ui/media.ts';

export function useTurned(): () => boolean {
  const portrait = createMediaMatch('portrait');
  const narrow = createMediaMatch('page-below-wide');
  return () => portrait() && narrow();
}
