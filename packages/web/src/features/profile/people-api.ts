/** API calls for the profile, and for the people the guest has played with. */

import { ask } from '../online/api.ts';
import { withPicture } from '../online/identity/my-picture.ts';
import { newPledge } from '../online/verify/own-values.ts';

export interface LevelScore {
  readonly game: string;
  readonly level: string;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

export const SHOWN = ['since', 'results', 'ratings', 'favourite', 'streak'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Favourite {
  readonly game: string;
  readonly options: string;
}

export interface Profile {
  readonly name: string;
  readonly since: number;
  readonly games: number;
  readonly levels: readonly LevelScore[];
  readonly favourite: Favourite | null;
  readonly people: number;
  readonly blocked: number;
  readonly shows: readonly Shown[];
}

export interface Person {
  readonly guest: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  readonly last: number;
  readonly blocked: boolean;
}

/** The optional fields are those that the person shows to others. */
export interface ShownPerson extends Person {
  readonly since?: number | null;
  readonly results?: { readonly games: number; readonly levels: readonly LevelScore[] };
  readonly favourite?: Favourite | null;
  readonly streak?: { readonly row: number; readonly best: number };
  readonly ratings?: readonly { readonly pool: string; readonly rating: number; readonly deviation: number }[];
}

export const fetchProfile = () => ask<Profile>('GET', 'me/profile');
export const showToOthers = (shows: readonly Shown[]) =>
  ask<{ readonly shows: readonly Shown[] }>('PUT', 'me/profile', { shows });

export interface PeoplePage {
  readonly players: readonly Person[];
  readonly cursor: string | null;
}
export const fetchPeople = (name: string, cursor: string | null) =>
  ask<PeoplePage>(
    'GET',
    `me/players?${new URLSearchParams({ ...(name && { name }), ...(cursor !== null && { cursor }) })}`,
  );
export const fetchPerson = (id: string) => ask<ShownPerson>('GET', `players/${encodeURIComponent(id)}`);

export const block = (id: string, blocks: boolean) =>
  ask<object>(blocks ? 'PUT' : 'DELETE', `me/blocks/${id}`, blocks ? {} : undefined);

/** Opens a table like the last one with this person; returns its id. */
export const challenge = (guest: string, name: string) =>
  ask<{ readonly id: string }>('POST', 'me/challenges', { guest, name, pledge: newPledge(), ...withPicture() });
