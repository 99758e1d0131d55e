/** The players' names and tokens. */
import { floorsKit as kit, type Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { nameOf } from '../../../session/player-names.ts';
import type { TokenState } from '../art/token.tsx';
import type { SeenToken } from '../board/scene.ts';
import { say } from '../words.ts';
import type { Named } from './sentences.ts';

export interface People {
  name(seat: Seat): string;
  /** Whether this is the only person at the table, who is called "you". */
  isYou(seat: Seat): boolean;
  isPerson(seat: Seat): boolean;
  /** A sentence that says whose turn it is. */
  turnOf(seat: Seat): string;
  tokenName(token: Named): string;
  /** The full name, for the accessible name of a square. */
  describe(token: SeenToken): string;
}

export const stateOf = ({ place, moved }: Pick<SeenToken, 'place' | 'moved'>): TokenState => {
  if (place === kit.OUT) return 'out';
  if (place === kit.EATEN) return 'eaten';
  if (moved) return 'moved';
  return place === kit.WAITING ? 'waiting' : 'ready';
};

export function peopleAt(chairs: () => readonly Chair[]): People {
  const chairOf = (seat: Seat): Chair | undefined => chairs().find((chair) => chair.seat === seat);
  const isPerson = (seat: Seat): boolean => chairOf(seat)?.controller.kind === 'person';
  const isYou = (seat: Seat): boolean =>
    isPerson(seat) &&
    chairOf(seat)?.name === '' &&
    chairs().filter(({ controller }) => controller.kind === 'person').length === 1;
  const name = (seat: Seat): string => {
    const chair = chairOf(seat);
    return chair === undefined ? '' : nameOf(chair, chairs());
  };
  return {
    name,
    isYou,
    turnOf: (seat) => (isYou(seat) ? say().yourTurn : say().turnOf(name(seat))),
    isPerson,
    tokenName: ({ player, shows }) =>
      isYou(player + 1) ? say().yourToken(shows) : say().tokenOf(name(player + 1), shows),
    describe: (token) =>
      say().token(name(token.player + 1), say().shapes[token.player]!, token.shows, say().states[stateOf(token)]),
  };
}
