/** Six things to say with one tap. At the table they are emoji, which every page can show; this one shows each reader's own words. */
import { say } from '../words.ts';

export const REACTIONS = ['👋', '🍀', '👏', '🙏', '😅', '⏳'] as const;
export type Reaction = (typeof REACTIONS)[number];

const isReaction = (text: string): text is Reaction => REACTIONS.some((one) => one === text);

/** The words of a reaction; undefined for anything else that was said. */
export const reactionIn = (text: string): string | undefined => (isReaction(text) ? say().reactions[text] : undefined);

/** What was said, for the reader. */
export const readable = (text: string): string => reactionIn(text) ?? text;
