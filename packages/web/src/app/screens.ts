/** Every screen by the first part of its address. Each is loaded on first use. */
import type { Component } from 'solid-js';
import { screen } from '../router/lazy-screen.ts';

export const screens: Readonly<Record<string, Component>> = {
  '': screen(() => import('../features/home/home.tsx')),
  new: screen(() => import('../features/new-game/new-game.tsx')),
  play: screen(() => import('../features/play/local-game.tsx')),
  learn: screen(() => import('../features/learn/learn.tsx')),
  puzzles: screen(() => import('../features/puzzles/puzzles.tsx')),
  mistakes: screen(() => import('../features/mistakes/mistakes.tsx')),
  rules: screen(() => import('../features/rules/rules.tsx')),
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
  keep: screen(() => import('../features/keep/keep-screens.tsx')),
  print: screen(() => import('../features/print/print-screen.tsx')),
};
