/** Menhirs for the page's list of games. */
import type { GameUi } from '../game-ui.ts';
import { art } from './art/art.ts';
import { say as intro } from './intro/words.ts';
import { MENHIRS_STEPS } from './lessons/step-ids.ts';
import { LEVELS } from './levels.ts';
import { TRAP_STEPS } from './strategy/step-ids.ts';

export const menhirsUi = {
  id: 'menhirs',
  name: 'Menhirs',
  designer: 'Niels Pieterse',
  publisher: 'NRPGames',
  art,
  intro,
  levels: LEVELS,
  options: async () => (await import('./options/options.ts')).menhirsOptions,
  settings: async () => (await import('./options/settings.tsx')).menhirsSettings,
  replay: async () => (await import('./replay/replay-view.tsx')).createReplayView,
  play: async () => (await import('./play/play.tsx')).default,
  puzzles: {
    index: async () => (await import('./puzzles/puzzle-index.ts')).index,
    tasks: async () => (await import('./puzzles/puzzle.tsx')).loadTasks(),
    pictures: async () => (await import('./puzzles/picture.tsx')).loadPictures(),
    squarePictures: true,
  },
  practice: async () => (await import('./puzzles/practice-turn.tsx')).createPracticeTurn,
  lesson: { steps: MENHIRS_STEPS, load: async () => (await import('./lessons/lesson.tsx')).lesson },
  strategy: { steps: TRAP_STEPS, load: async () => (await import('./strategy/strategy.tsx')).strategy },
  rules: async () => (await import('./rules/rules.tsx')).rules,
  companion: async () => (await import('./companion/companion.tsx')).companion,
  print: async () => (await import('./print/sheets.ts')).sheets,
  poolName: async () => (await import('./pool-name.ts')).poolName,
  tournament: async () => (await import('./tournament/tournament.tsx')).tournament,
  laboratory: async () => (await import('./laboratory/laboratory.tsx')).laboratory,
} as const satisfies GameUi;
