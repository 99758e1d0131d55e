/**
 * Six reactions to send with one tap. The table stores emoji, which every page can show; this page shows words in the
 * reader's language.
 */
import { say } from '../words.ts';

export const REACTIONS = ['👋', '🍀', '👏', '🙏', '😅', '⏳'] as const;
export type Reaction = (typeof REACTIONS)[number];

const isReaction = (text: string): text is Reaction => REACTIONS.some((one) => one === text);

/** The words for a reaction; undefined for any other text. */
export const reactionIn = (text: string): string | undefined => (isReaction(text) ? say().reactions[text] : undefined);

/** A line of talk as the reader should see it. */
export const readable = (text: string): string => reactionIn(text) ?? text;
