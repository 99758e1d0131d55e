/**
 * The lesson of Floors: positions and tasks. A task is either a turn of a token, judged by the position it leads to, or
 * a tap on the square to which the monster goes, judged by the walk of the rules.
 */
import { floorsKit as kit } from '@speeltafel/rules';
import { DONE, type Verdict, wrong } from '../../contract/lesson.ts';
import type { FloorsStepId } from './step-ids.ts';
import type { TurnTask } from './turn-task.tsx';

type Position = kit.Position;

/** Why the monster does not go to the tapped square. */
export type TapWhy = 'far' | 'behind' | 'hidden' | 'farther' | 'tie' | 'nobody' | 'wall' | 'turn-stone' | 'teleporter';

export type TurnWhy =
  | { readonly reason: 'elsewhere'; readonly square: string; readonly card?: never }
  | { readonly reason: 'eaten'; readonly card: kit.Card }
  | { readonly reason: 'inside'; readonly card?: never };

export interface TurnStep extends TurnTask<TurnWhy> {
  readonly id: FloorsStepId;
  readonly kind: 'turn';
}

export interface TapStep {
  readonly id: FloorsStepId;
  readonly kind: 'tap';
  /** Only the part of the hall around these squares is shown. */
  readonly part?: string;
  /** Small questions, asked one after the other. */
  readonly questions: readonly string[];
}

export type FloorsStep = TurnStep | TapStep;

export const OWN: kit.Player = 0;

const reach = (target: string) => ({
  target,
  judge: ({ tokens }: Position): Verdict<TurnWhy> =>
    tokens.some(({ player, place }) => player === OWN && place === kit.parseSquare(target))
      ? DONE
      : wrong({ reason: 'elsewhere', square: target }),
});

/** The first possible card that costs one of the player's own tokens. */
export const deadlyCard = (position: Position): kit.Card | undefined =>
  position.pile.find((card) => kit.walkOf(position, card).eaten.some((token) => token.startsWith(kit.letterOf(OWN))));

/** The stones and pools of the basic game. */
export const BASIC = 's@c9,s@m8,s@h7,P@i9,s@i6,s@n6,s@g5,s@e4,s@m4,s@o3,H@e3,s@f2,s@i2';

export const floorsSteps: readonly FloorsStep[] = [
  {
    id: 'walk',
    kind: 'turn',
    part: 'f9 m3',
    position: "1/3/A/A/tokens c9S - A4h6,B2m4' 5.7.8.10.h1.h2",
    solution: 'A4:i6-j6-k6-k7',
    ...reach('k7'),
  },
  {
    id: 'pass',
    kind: 'turn',
    part: 'e9 l3',
    position: "1/3/A/A/tokens n4W - A3f6,B4g6',B2c4' 5.7.8.10.h1.h2",
    solution: 'A3:g6-h6-i6',
    ...reach('i6'),
  },
  {
    id: 'push',
    kind: 'turn',
    part: 'e9 l3',
    position: "1/3/A/A/tokens n3W s@g6,s@k6 A3f6,B2d9' 5.7.8.10.h1.h2",
    solution: 'A3:g6-h6-i6',
    ...reach('i6'),
  },
  {
    id: 'blood',
    kind: 'turn',
    part: 'c7 k1',
    position: "1/3/A/A/tokens m8W H@e4 A2d4,B4f6' 5.7.8.10.h1.h2",
    solution: 'A2:i4-j4',
    ...reach('j4'),
  },
  {
    id: 'look',
    kind: 'tap',
    part: 'd10 l3',
    questions: ["2/5/A/A/monster h6N - A3h10',B5e6',C4h5' 5.7", "2/5/A/A/monster h6N s@g6 A3k6',B5f6' 5.7"],
  },
  {
    id: 'tie',
    kind: 'tap',
    part: 'd10 l3',
    questions: ["2/5/A/A/monster h6N - A3e6',B5k6' 5.7", "2/5/A/A/monster h6N H@i6 A3h8',B5j6' 5.7"],
  },
  {
    id: 'wall',
    kind: 'tap',
    questions: ["2/5/A/A/monster h11N - A3c4',B5m3' 5.7", "2/5/A/A/monster m10E - A3f8',B5k3' 5.7"],
  },
  {
    id: 'safe',
    kind: 'turn',
    part: 'g10 p2',
    position: `2/7/A/A/tokens i5E ${BASIC} A4m5,B1x,B4l10' 5.7`,
    solution: 'A4:n5-n4',
    judge: (after) => {
      const card = deadlyCard(after);
      return card === undefined ? DONE : wrong({ reason: 'eaten', card });
    },
  },
  {
    id: 'exit',
    kind: 'turn',
    part: 'a11 g6',
    position: "2/6/A/A/tokens l4E s@c9 A3b10,B2f6' 5.7",
    solution: 'A3:b11-a11-exit',
    judge: ({ left }) => (left.includes(OWN) ? DONE : wrong({ reason: 'inside' })),
  },
  {
    id: 'tiles',
    kind: 'tap',
    part: 'c10 k3',
    questions: [
      "2/5/A/A/monster h6N c@h8 A3h9',B5d6' 5.7",
      "2/5/A/A/monster h6N r@h7 A3e9',B5l3' 5.7",
      "2/5/A/A/monster h6N 1^@h7,1>@d4 A3f9',B5m8' 5.7",
    ],
  },
];

const firstStep = (position: Position): kit.Step => kit.walkOf(position, '5').steps[0]!;

/** Where the monster's next step ends. */
export const monsterGoes = (position: Position): kit.Square => firstStep(position).square;

/** The direction from one square straight to another, or undefined. */
function straight(from: kit.Square, to: kit.Square): kit.Direction | undefined {
  return kit.DIRECTIONS.find((direction) => {
    let at = kit.next(from, direction);
    while (at >= 0 && at !== to) at = kit.next(at, direction);
    return at === to;
  });
}

/** Whether any token stands in this direction, seen or not. */
const tokenThatWay = ({ monster, tokens }: Position, direction: kit.Direction): boolean =>
  tokens.some(({ place }) => kit.isOnBoard(place) && straight(monster, place) === direction);

export function judgeTap(position: Position, tapped: kit.Square): Verdict<TapWhy> {
  const { square, look, events } = firstStep(position);
  if (tapped === square) return DONE;
  if (events.some(({ type }) => type === 'teleported')) return wrong('teleporter');
  if (events.some(({ type }) => type === 'turned')) return wrong('turn-stone');
  if (events.some((event) => event.type === 'entered' && event.wrapped)) return wrong('wall');
  const direction = straight(position.monster, tapped);
  if (direction === undefined || direction === look.facing) return wrong('far');
  const side = (direction - position.facing) & 3;
  if (side === 2) return wrong('behind');
  const sight = [look.ahead, look.right, null, look.left][side];
  if (sight == null) return wrong(tokenThatWay(position, direction) ? 'hidden' : 'nobody');
  return wrong(look.why === 'tie' ? 'tie' : 'farther');
}
