/** What a game provides for the companion, which helps players at the real board. */
import type { Component } from 'solid-js';

/** A round counter for a running game, a random set-up, and a referee for any position. */
export const COMPANION_PARTS = ['table', 'setup', 'referee'] as const;
export type CompanionPart = (typeof COMPANION_PARTS)[number];

export interface Companion {
  readonly parts: Readonly<Partial<Record<CompanionPart, Component>>>;
  /** Whether a part fills the screen exactly and does not scroll. */
  fillsScreen?(part: CompanionPart): boolean;
}
