/** Wins, ties and losses as a bar whose length is the number of games, always with the numbers next to it. */
import type { JSX } from 'solid-js';
import { say } from './words.ts';

export interface Score {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

export const gamesIn = ({ won, tied, lost }: Score): number => won + tied + lost;

export const ScoreBar = (props: { readonly score: Score; readonly most: number }): JSX.Element => {
  const width = (count: number) =>
    count === 0 ? { display: 'none' } : { width: `${(100 * count) / Math.max(1, props.most)}%` };
  return (
    <span class="score">
      <span class="score-bar" aria-hidden="true">
        <i class="score-won" style={width(props.score.won)} />
        <i class="score-tied" style={width(props.score.tied)} />
        <i class="score-lost" style={width(props.score.lost)} />
      </span>
      <b>
        <span aria-hidden="true">{say().score(props.score.won, props.score.tied, props.score.lost)}</span>
        <span class="visually-hidden">{say().scoreSpoken(props.score.won, props.score.tied, props.score.lost)}</span>
      </b>
    </span>
  );
};
