/** Every screen by the first part of its address. Each is loaded on first use. */
import type { GameUi } from '../games/game-ui.ts';
import { GAMES, isGame } from '../games/registry.ts';
import { screen } from '../router/lazy-screen.ts';
import { place } from '../router/route.ts';
import { readGame } from '../session/saved-games.ts';

/** The second part of the address: a game, or the id of a saved one. */
const named = (): string => place().path[1] ?? '';

/** Starts to load the part of a game that the screen will need, so that both load at the same time. */
function loadAhead(game: string | undefined, part: (ui: GameUi) => (() => Promise<unknown>) | undefined): void {
  // The screen loads it again after an error, and shows the error.
  if (isGame(game)) part(GAMES[game])?.().catch(() => undefined);
}

export const screens: Readonly<Record<string, ReturnType<typeof screen>>> = {
  '': screen(() => import('../features/home/home.tsx')),
  new: screen(() => import('../features/new-game/new-game.tsx')),
  play: screen(() => {
    loadAhead(readGame(named())?.table.game, ({ play }) => play);
    return import('../features/play/local-game.tsx');
  }),
  learn: screen(() => {
    loadAhead(named(), ({ lesson }) => lesson?.load);
    return import('../features/learn/learn.tsx');
  }),
  puzzles: screen(() => {
    loadAhead(named(), ({ puzzles }) => puzzles?.tasks);
    return import('../features/puzzles/puzzles.tsx');
  }),
  mistakes: screen(() => import('../features/mistakes/mistakes.tsx')),
  rules: screen(() => {
    loadAhead(named(), ({ rules }) => rules);
    return import('../features/rules/rules.tsx');
  }),
  replay: screen(() => import('../features/replay/replay.tsx')),
  open: screen(() => import('../features/replay/open-record.tsx')),
  settings: screen(() => import('../features/settings/settings-screen.tsx')),
  companion: screen(() => import('../features/companion/companion.tsx')),
  invite: screen(() => import('../features/online/invite/invite.tsx')),
  table: screen(() => import('../features/online/table/table-screen.tsx')),
  tv: screen(() => import('../features/tv/tv-screen.tsx')),
  show: screen(() => import('../features/tv/show-screen.tsx')),
  lobby: screen(() => import('../features/online/lobby/lobby.tsx')),
  check: screen(() => import('../features/online/verify/verify-screen.tsx')),
  me: screen(() => import('../features/profile/profile-screen.tsx')),
  player: screen(() => import('../features/profile/player-screen.tsx')),
  privacy: screen(() => import('../features/privacy/privacy-screen.tsx')),
  admin: screen(() => import('../features/operator/operator-screen.tsx')),
  ratings: screen(() => import('../features/ratings/ratings-screen.tsx')),
  tournament: screen(() => import('../features/tournament/tournament-screen.tsx')),
  card: screen(() => import('../features/tournament/score-card-screen.tsx')),
  tournaments: screen(() => import('../features/online-tournament/tournaments-screen.tsx')),
  lab: screen(() => import('../features/lab/lab-screen.tsx')),
  notifications: screen(() => import('../features/notifications/notifications-screen.tsx')),
  keep: screen(() => import('../features/keep/keep-screens.tsx')),
  print: screen(() => import('../features/print/print-screen.tsx')),
};
