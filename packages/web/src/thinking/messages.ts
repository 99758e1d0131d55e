/** The messages between the page and its thinking worker. Plain data only. */
import type { AnalyseRequest, Analysis, Chart, Notes, ThinkRequest } from '@speeltafel/players';
import type { Pace, ReportSettings, Sample } from '@speeltafel/players/reports';

export type Question =
  | (ThinkRequest & { readonly kind: 'think' })
  /** The turns of one position, with the reasons for and against each. */
  | (AnalyseRequest & { readonly id: number; readonly kind: 'analyse'; readonly game: string })
  /** Each player's chances in every position of a game. */
  | { readonly id: number; readonly kind: 'chart'; readonly record: string }
  /** The mistakes of a game, and what was luck. */
  | { readonly id: number; readonly kind: 'annotate'; readonly record: string }
  /** Some games of a report, by their numbers. */
  | {
      readonly id: number;
      readonly kind: 'sample';
      readonly settings: ReportSettings;
      readonly from: number;
      readonly to: number;
    }
  /** How fast people played the games of these records. */
  | {
      readonly id: number;
      readonly kind: 'pace';
      readonly settings: ReportSettings;
      readonly records: readonly string[];
    };

export interface Turn {
  readonly actions: readonly string[];
  /** How long this level appears to think about the turn, in milliseconds. */
  readonly pace: number;
  /** Whether the turn is a claim. */
  readonly claims: boolean;
}

type Done<K extends Question['kind'], Told> = { readonly id: number; readonly type: 'done'; readonly kind: K } & Told;

export type Answer =
  | Done<'think', { readonly turn: Turn }>
  | Done<'analyse', { readonly analysis: Analysis }>
  | Done<'chart', { readonly chart: Chart }>
  | Done<'annotate', { readonly notes: Notes }>
  | Done<'sample', { readonly samples: readonly Sample[] }>
  | Done<'pace', { readonly pace: Pace | undefined }>
  | { readonly id: number; readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly id: number; readonly type: 'failed'; readonly message: string };

type Distribute<Q> = Q extends Question ? Omit<Q, 'id'> : never;
export type Asked = Distribute<Question>;

export type AnswerTo<K extends Question['kind']> = Extract<Answer, { type: 'done'; kind: K }>;
