/** Describes what happened, for the list of moves and for screen readers. */
import { menhirsKit, type Played, type Refusal } from '@speeltafel/rules';
import { language } from '../../i18n/language.ts';
import { say } from './words.ts';

const { DIRECTIONS, PLACES, parsePlaces, placesOf, size } = menhirsKit;
type Action = menhirsKit.Action;
type DirectionName = menhirsKit.DirectionName;

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : say().and(names.slice(0, -1).join(', '), names.at(-1)!);
}

/** The places of a set as text; empty for an empty set. */
export const placesIn = (set: menhirsKit.PlaceSet): string => listed(placesOf(set).map((place) => PLACES[place]!));

export const wayOf = (direction: menhirsKit.Direction): string => say().ways[DIRECTIONS[direction]!];
export const compassOf = (direction: menhirsKit.Direction): string => say().compass[DIRECTIONS[direction]!];

/** `secret` withholds a choice at the decision moment until both are made. */
export function sentence({ action }: Played<Action>, name: string, secret: boolean): string {
  const words = say();
  switch (action.kind) {
    case 'flip':
      return words.flipped(name, PLACES[action.place]!);
    case 'place':
      return words.laid(name, PLACES[action.place]!);
    case 'move':
      return words.moved(name, placesIn(action.set), size(action.set), wayOf(action.direction));
    case 'take':
      return words.taken(name, PLACES[action.place]!);
    case 'end':
      return words.tookNone(name);
    case 'claim':
      return words.claimedLog(name);
    case 'prolong':
      return secret ? words.choseSecretly(name) : words.choseProlong(name);
    case 'go-on':
      return secret ? words.choseSecretly(name) : words.choseGoOn(name);
  }
}

/** Explains a refusal, from its code and details. */
export function reason({ code, details }: Refusal): string {
  const { why, ways } = say();
  const way = ways[details.direction as DirectionName] ?? '';
  const place = String(details.place ?? '');
  const set = parsePlaces(String(details.places ?? '-'));
  const places = set.ok ? placesIn(set.value) : '';
  switch (code) {
    case 'no-fog':
      return why['no-fog'](places);
    case 'split':
      return details.reason === 'small-part'
        ? why['small-part'](Number(details.go))
        : why[details.reason as 'small-bank' | 'scraps' | 'torn'];
    case 'edge':
      return why.edge(way);
    case 'blocked':
      return why.blocked(way, places);
    case 'ko':
      return why.ko(way, places);
    case 'last-cover':
    case 'no-menhir':
    case 'occupied':
      return why[code](place);
    case 'must-take':
    case 'no-claim':
      return why[code];
    case 'too-late': {
      const seconds = Number(details.late) / 1000;
      return why['too-late'](seconds.toLocaleString(language(), { maximumFractionDigits: seconds < 0.1 ? 3 : 1 }));
    }
    default:
      return why.other;
  }
}
