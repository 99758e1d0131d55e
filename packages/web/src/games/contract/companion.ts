/** What a game brings to the companion, which helps players who sit around the real board. */
import type { Component } from 'solid-js';

/** Keeping count during a game, a random set-up, and a referee for any position. */
export const COMPANION_PARTS = ['table', 'setup', 'referee'] as const;
export type CompanionPart = (typeof COMPANION_PARTS)[number];

export interface Companion {
  readonly parts: Readonly<Partial<Record<CompanionPart, Component>>>;
  /** Whether a part fills the screen exactly, so that nothing scrolls. */
  fillsScreen?(part: CompanionPart): boolean;
}
