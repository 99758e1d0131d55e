/** Every screen of the page by the first part of its address. Each is fetched when somebody goes there. */
import type { Component } from 'solid-js';
import { screen } from './screen.ts';

export const screens: Readonly<Record<string, Component>> = {
  '': screen(() => import('../home/home.tsx')),
  new: screen(() => import('../new/new.tsx')),
  play: screen(() => import('../local/play.tsx')),
  learn: screen(() => import('../learn/learn.tsx')),
  puzzles: screen(() => import('../puzzles/puzzles.tsx')),
  rules: screen(() => import('../rules/rules.tsx')),
  replay: screen(() => import('../replay/replay.tsx')),
  open: screen(() => import('../replay/open.tsx')),
  settings: screen(() => import('../settings/screen.tsx')),
  box: screen(() => import('../companion/screen.tsx')),
  invite: screen(() => import('../online/invite.tsx')),
  table: screen(() => import('../online/table.tsx')),
  lobby: screen(() => import('../online/lobby.tsx')),
  check: screen(() => import('../online/check-screen.tsx')),
  print: screen(() => import('../print/screen.tsx')),
};
