import { floors, type floorsKit } from '@speeltafel/rules';

const HALL = 's@c9,P@i9,s@m8,s@h7,s@i6,s@n6,s@g5,s@e4,s@m4,H@e3,s@o3,s@f2,s@i2';
const PILE = '5.7.7.8.8.10.h1.h2';

function read(text: string): floorsKit.Position {
  const position = floors.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

/** The basic hall with the given monster and tokens. */
export const hall = (clock: string, monster: string, tokens: string, pile = PILE, extras = ''): floorsKit.Position =>
  read(`${clock} ${monster} ${HALL} ${tokens} ${pile}${extras}`);

/** An empty floor, on which a person can follow the monster easily. */
export const bare = (clock: string, monster: string, tokens: string, pile = PILE, extras = ''): floorsKit.Position =>
  read(`${clock} ${monster} - ${tokens} ${pile}${extras}`);
