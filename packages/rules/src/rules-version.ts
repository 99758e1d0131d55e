/** The version of a game's rules. A game keeps the rules it began with. */
import type { EarlierRules } from './game.ts';
import { accept, type Result, refuse } from './result.ts';

interface Versioned<O> {
  readonly version: number;
  readonly earlier?: EarlierRules<O>;
}

/** Every version that can be replayed, the newest last. */
export const versionsOf = <O>({ version, earlier }: Versioned<O>): readonly number[] => [
  ...(earlier?.versions ?? []),
  version,
];

export const versionOf = <O>({ version, earlier }: Versioned<O>, options: O): number =>
  earlier?.versionOf(options) ?? version;

/** The options for a game by that version of the rules. */
export function underVersion<O>(game: Versioned<O>, options: O, version: number): Result<O> {
  const versions = versionsOf(game);
  if (versions.includes(version)) return accept(game.earlier?.under(options, version) ?? options);
  const known = versions.join(' and ');
  return refuse('unknown-version', `This game was played by version ${version} of the rules; I know version ${known}.`);
}
