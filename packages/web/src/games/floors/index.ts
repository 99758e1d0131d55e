/** Finstere Flure as the page knows it. */
import type { GameUi } from '../game-ui.ts';

export const floorsUi = {
  id: 'floors',
  name: 'Finstere Flure',
  designer: 'Friedemann Friese',
  levels: ['lost-guest', 'kitchen-boy', 'candle-bearer', 'night-watch', 'gravedigger', 'castellan', 'monster-tamer'],
  replay: async () => (await import('./replay/replay-view.tsx')).createReplayView,
  play: async () => (await import('./play/play.tsx')).default,
  puzzles: {
    index: async () => (await import('./puzzles/puzzle-index.ts')).index,
    tasks: async () => (await import('./puzzles/puzzle.tsx')).loadTasks(),
  },
} as const satisfies GameUi;
