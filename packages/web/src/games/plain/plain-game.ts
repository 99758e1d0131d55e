/**
 * A game without screens of its own: the position as text, legal actions as buttons, notation instead of sentences.
 * With nothing but the rules it can be played on one device and online, and replayed.
 */
import type { TableGame } from '@speeltafel/table';
import type { Intro } from '../contract/intro.ts';
import type { GameUi } from '../game-ui.ts';
import square from './square.svg';

export interface PlainGame<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly name: string;
  readonly designer: string;
  readonly intro: Intro;
  /** Ids of the computer players, weakest first. */
  readonly levels: readonly string[];
}

export const plainGame = <O, P, A>(game: PlainGame<O, P, A>): GameUi => ({
  id: game.kit.game.id,
  name: game.name,
  designer: game.designer,
  publisher: '',
  levels: game.levels,
  intro: () => game.intro,
  art: {
    box: {
      lid: square,
      side: '#5a6480',
      foot: '#454d66',
      tilt: '0deg',
      title: { y: 220, size: 60, width: 240, fill: '#2b1a02', stroke: '#fff6ea' },
      numbers: [],
    },
    puzzle: { picture: square, box: [0, 0, 400, 400], numbers: [] },
  },
  options: async () => (await import('./options.tsx')).plainOptions(game.kit, game.levels),
  play: async () => (await import('./play.tsx')).plainPlay(game.kit),
  replay: async () => (await import('./replay.tsx')).plainReplay(game.kit),
});
