/** Title and description of a link to a table, a game or a puzzle. */
import type { Seat } from '@speeltafel/rules';
import type { Language } from './languages.ts';
import { WORDS } from './words.ts';

/** By seat: a name, which may be empty, or a computer player. */
export type Player = { readonly seat: Seat; readonly name: string } | { readonly seat: Seat; readonly computer: true };

export interface Played {
  /** The name of the game. */
  readonly game: string;
  /** The players of all taken seats. */
  readonly players: readonly Player[];
  /** Null while the game goes on; without a winner a tie. */
  readonly end: { readonly winner: Seat | null } | null;
  stage(language: Language): string | null;
}

export type Shown =
  | ({ readonly kind: 'table'; readonly gathering: boolean } & Played)
  | ({ readonly kind: 'record' } & Played)
  | { readonly kind: 'puzzle'; readonly game: string; readonly grade: number };

export interface CardText {
  readonly title: string;
  readonly description: string;
  /** A description of the picture. */
  readonly picture: string;
}

const sentences = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

function namesOf(players: readonly Player[], language: Language): readonly string[] {
  const words = WORDS[language];
  return players.map((player) => ('computer' in player ? words.computer : player.name || words.player(player.seat)));
}

const areKnown = (players: readonly Player[]): boolean =>
  players.some((player) => 'name' in player && player.name !== '');

/** Describes how a game ended. */
export function endText({ players, end }: Pick<Played, 'players' | 'end'>, language: Language): string {
  const words = WORDS[language];
  if (end === null || end.winner === null) return words.tie;
  const winner = players.findIndex(({ seat }) => seat === end.winner);
  return words.won(namesOf(players, language)[winner] ?? words.player(end.winner));
}

export function cardText(shown: Shown, language: Language): CardText {
  const words = WORDS[language];
  const { game } = shown;
  const picture = words.picture(game);
  if (shown.kind === 'puzzle') return { title: words.aPuzzle(game), description: words.solve(shown.grade), picture };
  const { players, end } = shown;
  if (shown.kind === 'table' && shown.gathering) {
    const host = players.map((player) => ('name' in player ? player.name : '')).find((name) => name !== '');
    return { title: words.invited(game, host ?? null), description: words.sitDown, picture };
  }
  const title = areKnown(players) ? words.titled(game, namesOf(players, language)) : words.aGame(game);
  const stage = shown.stage(language);
  const now = end === null ? stage && `${stage}.` : endText(shown, language);
  const invitation = shown.kind === 'record' ? words.replay : end === null ? words.watch : words.lookBack;
  return { title, description: sentences([now, invitation]), picture };
}
