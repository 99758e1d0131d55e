/** Describes what happens in a round. */
import { menhirsKit } from '@speeltafel/rules';
import type { MenhirsGame } from '../game-view.ts';
import { say } from '../words.ts';

const { LAST_FREE_ROUND } = menhirsKit;

type Shown = Pick<MenhirsGame, 'shown' | 'sideOf'>;

/** In 2.0 and the base game: which players take a tile in a round. */
export function noteOf({ shown, sideOf }: Shown, round: number): string {
  const [first, second] = shown().options.schedule.map((rounds) => rounds.includes(round));
  if (first && second) return say().stageTake;
  if (!first && !second) return '';
  return sideOf(first ? 1 : 2) === 'north' ? say().stageTakeNorth : say().stageTakeSouth;
}

/** Describes the round of the position shown. */
export function roundSummary(game: Shown): string {
  const { options, phase, round } = game.shown();
  const words = say();
  if (phase === 'flip') return words.flip;
  if (phase === 'decide') return words.stageDecide;
  if (phase === 'place') return words.place;
  if (options.variant !== 'adam')
    return [words.stageMove, noteOf(game, round)].filter((text) => text !== '').join('. ');
  return `${words.stageMove} ${round < LAST_FREE_ROUND ? words.stageMust : words.stageMoveIf}`;
}
