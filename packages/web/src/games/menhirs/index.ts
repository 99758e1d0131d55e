/** Menhirs as the page knows it. */
import type { GameUi } from '../game-ui.ts';

export const menhirsUi = {
  id: 'menhirs',
  name: 'Menhirs',
  designer: 'Niels Pieterse',
  levels: ['lamb', 'wanderer', 'shepherd', 'peat-cutter', 'stone-setter', 'druid', 'mist-walker'],
  replay: async () => (await import('./replay/replay-view.tsx')).createReplayView,
  play: async () => (await import('./play/play.tsx')).default,
} as const satisfies GameUi;
