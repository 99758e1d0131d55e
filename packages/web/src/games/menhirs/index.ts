/** Menhirs as the page knows it. */
import type { GameUi } from '../game-ui.ts';

export const menhirsUi = {
  id: 'menhirs',
  name: 'Menhirs',
  designer: 'Niels Pieterse',
  levels: ['lamb', 'wanderer', 'shepherd', 'peat-cutter', 'stone-setter', 'druid', 'mist-walker'],
  replay: async () => (await import('./replay/replay-view.tsx')).createReplayView,
  play: async () => (await import('./play/play.tsx')).default,
  puzzles: {
    index: async () => (await import('./puzzles/puzzle-index.ts')).index,
    tasks: async () => (await import('./puzzles/puzzle.tsx')).loadTasks(),
  },
} as const satisfies GameUi;
