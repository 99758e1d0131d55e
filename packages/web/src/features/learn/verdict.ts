/** How a try at a task stands after an action. */
export type Verdict<Why> =
  | { readonly kind: 'going' }
  | { readonly kind: 'done' }
  /** `reply` is what the other player answers, to show why. */
  | { readonly kind: 'wrong'; readonly why: Why; readonly reply: readonly string[] };

export const GOING = { kind: 'going' } as const;
export const DONE = { kind: 'done' } as const;
export const wrong = <Why>(why: Why, reply: readonly string[] = []): Verdict<Why> => ({ kind: 'wrong', why, reply });
