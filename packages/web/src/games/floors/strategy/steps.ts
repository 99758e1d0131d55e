/**
 * The strategy course: turns that make the monster pass you by and go for the others. The claims of a step follow from
 * the walks of the rules for every card left; its test checks all of them.
 */
import { floorsKit as kit } from '@speeltafel/rules';
import { DONE, GOING, type Verdict, wrong } from '../../contract/lesson.ts';
import { BASIC, deadlyCard, OWN } from '../lessons/steps.ts';
import type { TurnTask } from '../lessons/turn-task.tsx';
import type { MonsterStepId } from './step-ids.ts';

type Position = kit.Position;

export type MonsterWhy =
  | { readonly reason: 'eaten'; readonly card: kit.Card }
  /** With this card the monster eats none of the opponents' tokens. */
  | { readonly reason: 'spared'; readonly card: kit.Card }
  /** This many of the cards left cost the token. */
  | { readonly reason: 'risky'; readonly cards: number; readonly of: number; readonly card: kit.Card };

export interface MonsterStep extends TurnTask<MonsterWhy> {
  readonly id: MonsterStepId;
}

const OWN_LETTER = kit.letterOf(OWN);
const eatenBy = (position: Position, card: kit.Card): readonly string[] => kit.walkOf(position, card).eaten;
const isOwn = (token: string): boolean => token.startsWith(OWN_LETTER);

/** The cards left that cost one of the player's own tokens. */
export const deadlyCards = (position: Position): readonly kit.Card[] =>
  position.pile.filter((card) => eatenBy(position, card).some(isOwn));

/** No card left may cost an own token. */
function survive(after: Position): Verdict<MonsterWhy> {
  const card = deadlyCard(after);
  return card === undefined ? DONE : wrong({ reason: 'eaten', card });
}

/** In addition, every card left must cost one of the opponents' tokens. */
function sendOn(after: Position): Verdict<MonsterWhy> {
  if (after.phase === 'tokens') return GOING;
  const verdict = survive(after);
  if (verdict.kind === 'wrong') return verdict;
  const card = after.pile.find((each) => eatenBy(after, each).every(isOwn));
  return card === undefined ? DONE : wrong({ reason: 'spared', card });
}

/** At most one of the cards left may cost the token. */
function weigh(after: Position): Verdict<MonsterWhy> {
  const [card, ...more] = deadlyCards(after);
  if (card === undefined || more.length === 0) return DONE;
  return wrong({ reason: 'risky', cards: more.length + 1, of: after.pile.length, card });
}

export const monsterSteps: readonly MonsterStep[] = [
  {
    id: 'hide',
    named: true,
    position: `2/5/A/A/tokens h5E ${BASIC} A2k7,B2p5',B4c6' 5.7.8.10`,
    solution: 'A2:k8-h8',
    shown: '10',
    judge: survive,
  },
  {
    id: 'lure',
    named: true,
    position: `2/6/A/A/tokens e5S ${BASIC} A5b6,B2b8',B4d6' 5.7.8`,
    solution: 'A5:b5',
    shown: '5',
    judge: sendOn,
  },
  {
    id: 'sight',
    named: true,
    position: `2/6/A/A/tokens i5E ${BASIC} A3h5,B2i7',B4i11' 5.8.10`,
    solution: 'A3:h6-i6-j6',
    shown: '5',
    judge: sendOn,
  },
  {
    id: 'count',
    named: true,
    position: `2/5/A/A/tokens g7W ${BASIC} A4a6,B2o6',B4j8' 5.7.8.10`,
    solution: 'A4:a7-a8-a9-a10',
    shown: '8',
    judge: weigh,
  },
  {
    id: 'hits',
    named: true,
    position: `2/7/A/A/tokens h9W ${BASIC} A4e8,B2i10',B4o1' h1.h2`,
    solution: 'A4:f8-g8-h8-k8',
    shown: 'h2',
    judge: sendOn,
  },
  {
    id: 'early',
    named: true,
    position: `2/6/B/A/tokens n3N ${BASIC} A2m2,A3b5,A3c10',A6g10',B1*,B2p1',B3*,B4k4' 5.7.10 left=B.B`,
    solution: 'A2:n2 A3:c5-c4-c3',
    shown: '5',
    judge: sendOn,
  },
];
