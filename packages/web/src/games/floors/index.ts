/** Finstere Flure as the page knows it. */
import type { GameUi } from '../game-ui.ts';

export const floorsUi = {
  id: 'floors',
  name: 'Finstere Flure',
  designer: 'Friedemann Friese',
  levels: ['lost-guest', 'kitchen-boy', 'candle-bearer', 'night-watch', 'gravedigger', 'castellan', 'monster-tamer'],
  replay: async () => (await import('./replay/replay-view.tsx')).createReplayView,
  play: async () => (await import('./play/play.tsx')).default,
} as const satisfies GameUi;
