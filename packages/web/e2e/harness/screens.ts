/** All screens, with games in every phase. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { act, floorsTable, isOver, menhirsTable, waitsFor } from '@speeltafel/table';
import { FLOORS_STEPS } from '../../src/games/floors/lessons/step-ids.ts';
import { MONSTER_STEPS } from '../../src/games/floors/strategy/step-ids.ts';
import { MENHIRS_STEPS } from '../../src/games/menhirs/lessons/step-ids.ts';
import { TRAP_STEPS } from '../../src/games/menhirs/strategy/step-ids.ts';
import { advanced as advancedFloors } from './floors.ts';
import { begun, computer, type FloorsTable, type MenhirsTable, person, positionOf, savedAs } from './game.ts';
import { sample } from './menhirs.ts';

const { DECIDING, MOVING, PLACING, TAKING } = menhirsKit;

/** Plays on with the rules alone, without a page, until a condition holds. */
export function advanced(table: MenhirsTable, done: (table: MenhirsTable) => boolean): MenhirsTable {
  let now = table;
  for (let actions = 0; !done(now) && !isOver(menhirsTable, now); actions++) {
    const [seat] = waitsFor(menhirsTable, now);
    const action = actions > 200 ? undefined : (quietly(now) ?? anything(now));
    const next = act(menhirsTable, now, seat!, action!, actions * 1000);
    if (!next.ok) throw new Error(next.refusal.message);
    now = next.value;
  }
  return now;
}

function quietly(table: MenhirsTable): menhirsKit.Action | undefined {
  try {
    return sample(table);
  } catch {
    return undefined;
  }
}

function anything(table: MenhirsTable): menhirsKit.Action {
  const [seat] = waitsFor(menhirsTable, table);
  return menhirs.actions(positionOf(table), seat!, 0)[0]!;
}

function acted(table: MenhirsTable, seat: number, kind: 'claim' | 'prolong' | 'go-on'): MenhirsTable {
  const next = act(menhirsTable, table, seat, { kind }, 0);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.value;
}

/** Continues from the decision moment with these choices. */
const decided = (table: MenhirsTable, ...choices: readonly ('prolong' | 'go-on')[]): MenhirsTable =>
  choices.reduce((now, kind, i) => acted(now, i + 1, kind), table);

const TWO = [person(1), person(2, 'Noor')];
const adam = (input: object = {}): MenhirsTable =>
  begun(menhirsTable, { variant: 'adam', grace: 'untimed', ...input }, TWO);
const at = (phase: number) => (table: MenhirsTable) => positionOf(table).state.phase === phase;
const hall = (input: object, chairs = [person(1), person(2, 'Noor'), person(3)]): FloorsTable =>
  begun(floorsTable, { players: 3, ...input }, chairs);

const alone = begun(menhirsTable, { variant: 'adam', grace: 'untimed' }, [person(1), computer(2, 'druid')]);
/** The player may claim, without a time limit. */
const claimable = advanced(alone, (table) => {
  const actions = at(MOVING)(table) ? menhirs.actions(positionOf(table), 1, 0) : [];
  return waitsFor(menhirsTable, table)[0] === 1 && actions.some(({ kind }) => kind === 'claim');
});

const MENHIRS = {
  'm-flip': adam(),
  'm-place': advanced(adam(), at(PLACING)),
  'm-move': advanced(adam(), at(MOVING)),
  'm-take': advanced(adam(), at(TAKING)),
  'm-claim': claimable,
  'm-prove': acted(claimable, 1, 'claim'),
  'm-decide': advanced(adam(), at(DECIDING)),
  'm-aloud': advanced(adam({ decision: 'aloud' }), at(DECIDING)),
  'm-prolonged': advanced(decided(advanced(adam(), at(DECIDING)), 'prolong', 'prolong'), at(MOVING)),
  'm-went-on': advanced(decided(advanced(adam(), at(DECIDING)), 'go-on', 'prolong'), at(MOVING)),
  'm-hidden': advanced(adam({ hidden: true }), at(MOVING)),
  'm-over': advanced(adam(), () => false),
  'm-v2': advanced(begun(menhirsTable, { variant: 'v2' }, TWO), at(MOVING)),
  'm-computer': advanced(begun(menhirsTable, { variant: 'adam' }, [person(1), computer(2, 'druid')]), at(MOVING)),
};
const late = advancedFloors(hall({ pile: 7 }), ({ course }) => course.positions.at(-1)!.stage === 2);
const FLOORS = {
  'f-start': hall({}),
  'f-lay': hall({ setup: 'lay' }),
  'f-random': hall({ setup: 'random' }),
  'f-late': late,
  'f-seven': begun(
    floorsTable,
    { players: 7 },
    [1, 2, 3, 4, 5, 6, 7].map((seat) => person(seat)),
  ),
};

/** All these games in the form in which a device stores them. */
export const STORAGE: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.entries(MENHIRS).map(([id, table]) => savedAs(menhirsTable, id, table)),
  ...Object.entries(FLOORS).map(([id, table]) => savedAs(floorsTable, id, table)),
);

export interface Place {
  readonly hash: string;
  /** A play screen, which does not scroll. */
  readonly still?: boolean;
  /** Differs from another screen only in its texts. */
  readonly twin?: boolean;
}

const playing = [...Object.keys(MENHIRS), ...Object.keys(FLOORS)].map((id) => ({ hash: `#/play/${id}`, still: true }));

const WAYS_IN = [
  '#/',
  '#/new/menhirs',
  '#/new/menhirs/computer',
  '#/new/floors',
  '#/new/floors/computer',
  '#/settings',
  '#/keep',
  '#/keep/join',
  '#/notifications',
  '#/play/nothing',
  '#/learn',
  '#/learn/menhirs/1',
  '#/learn/floors/1',
  '#/rules',
  '#/rules/menhirs',
  '#/rules/floors',
  '#/puzzles',
  '#/puzzles/today',
  '#/puzzles/run/menhirs',
  '#/mistakes',
  '#/puzzles/menhirs/claim-or-not-1',
  '#/puzzles/floors/monster-1',
  '#/companion',
  ...['menhirs', 'floors'].flatMap((game) =>
    ['table', 'setup', 'referee'].map((part) => `#/companion/${game}/${part}`),
  ),
  '#/print',
  '#/print/menhirs-adam',
  '#/print/floors',
  '#/print/floors-monster',
  '#/replay/m-over',
  '#/replay/f-late',
  '#/open',
  '#/invite/menhirs',
  '#/lobby',
  '#/show/owl-lamp-4172',
  '#/tournament',
  '#/ratings',
  '#/lab/menhirs',
  '#/lab/menhirs/solve?board=b1.b4.e4.f2.g2',
  '#/lab/floors?options=6+random&with=7+lay',
  '#/lab/menhirs/workshop?options=v2+name=In_turn',
  '#/lab/floors/workshop',
  '#/check',
  '#/privacy',
  '#/admin',
  '#/nowhere',
];

const TWINS = [
  ...MENHIRS_STEPS.slice(1).map((_, i) => `#/learn/menhirs/${i + 2}`),
  ...FLOORS_STEPS.slice(1).map((_, i) => `#/learn/floors/${i + 2}`),
  ...TRAP_STEPS.map((_, i) => `#/learn/menhirs/strategy/${i + 1}`),
  ...MONSTER_STEPS.map((_, i) => `#/learn/floors/strategy/${i + 1}`),
  '#/learn/menhirs/end',
  ...['win-in-one', 'which-taking', 'win-in-two', 'win-in-three'].map((kind) => `#/puzzles/menhirs/${kind}-1`),
  '#/puzzles/floors/save-1',
  ...['menhirs-v2', 'menhirs-score', 'menhirs-puzzles', 'floors-puzzles'].map((sheet) => `#/print/${sheet}`),
];

/** The unknown address is last, because the walk goes through it to all others. */
export const PLACES: readonly Place[] = [
  ...playing,
  ...TWINS.map((hash) => ({ hash, twin: true })),
  ...WAYS_IN.map((hash) => ({ hash })),
];
