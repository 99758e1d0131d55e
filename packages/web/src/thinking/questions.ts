/** What the page asks its thinking worker, and what it hears. Texts and numbers only. */
import type { ThinkRequest } from '@speeltafel/players';

export type Question =
  | (ThinkRequest & {
      readonly kind: 'think';
      readonly options: string;
      /** The time for a claim is over, though the position does not show it. */
      readonly late: boolean;
    })
  | {
      readonly id: number;
      readonly kind: 'claims';
      readonly position: string;
      readonly options: string;
      readonly level: string;
      readonly seat: number;
      readonly seed: number;
    };

export interface Turn {
  readonly actions: readonly string[];
  /** How long the level would seem to think over it, in milliseconds. */
  readonly pace: number;
}

export type Answer =
  | { readonly id: number; readonly type: 'done'; readonly kind: 'think'; readonly turn: Turn }
  | { readonly id: number; readonly type: 'done'; readonly kind: 'claims'; readonly claims: boolean }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };

type Distribute<Q> = Q extends Question ? Omit<Q, 'id'> : never;
export type Asked = Distribute<Question>;

export type AnswerTo<K extends Question['kind']> = Extract<Answer, { type: 'done'; kind: K }>;
