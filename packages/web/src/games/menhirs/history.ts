/** The actions played, for the list of moves and the marks on the board. */
import { fromSeed, menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import type { Table } from '@speeltafel/table';
import type { Last } from './board/marks.tsx';
import type { Side } from './sides.ts';

type Action = menhirsKit.Action;
type PlaceSet = menhirsKit.PlaceSet;

export interface Line {
  readonly seat: Seat;
  readonly action: Action;
  readonly round: number;
  readonly pass: number;
  readonly notation: string;
  readonly sentence: string;
}

const bit = (place: menhirsKit.Place): PlaceSet => 1 << place;

/** The last turn as far as it left something visible: a move with its taking, a tile laid, or a stone turned. */
export function lastOf(played: readonly Played<Action>[], sideOf: (seat: Seat) => Side): Last | null {
  for (let i = played.length - 1; i >= 0; i--) {
    const { seat, action } = played[i]!;
    const none = { seat, side: sideOf(seat), from: 0, direction: 0, tile: 0, placed: 0 };
    if (action.kind === 'place' || action.kind === 'flip') return { ...none, placed: bit(action.place) };
    if (action.kind !== 'move') continue;
    const after = played[i + 1]?.action;
    const tile = after?.kind === 'take' ? bit(after.place) : 0;
    return { ...none, from: action.set, direction: action.direction, tile };
  }
  return null;
}

/** The menhirs that were face down after this many actions: those of the deal, and those turned by the players. */
export function faceDownAfter(
  {
    course,
    dealt = '',
  }: Pick<Table<menhirsKit.Options, menhirsKit.Position, Action>, 'course'> & { readonly dealt?: string | undefined },
  played: number,
): PlaceSet {
  const { options, seed } = course;
  const told = menhirsKit.parsePlaces(dealt);
  const known = (told.ok ? told.value : 0) & ~course.positions[0]!.state.menhirs;
  const start = seed === null ? known : menhirsKit.dealtFaceDown(options, fromSeed(seed));
  return course.played
    .slice(0, played)
    .reduce((set, { action }) => (action.kind === 'flip' ? set | bit(action.place) : set), start);
}

export interface Row {
  readonly round: number;
  readonly pass: number;
  readonly phase: 'flip' | 'round' | 'decide';
  readonly lines: readonly Line[];
}

const phaseOf = ({ action: { kind } }: Line): Row['phase'] => {
  if (kind === 'flip') return 'flip';
  return kind === 'prolong' || kind === 'go-on' ? 'decide' : 'round';
};

/** The log grouped by rounds. */
export function rowsOf(log: readonly Line[]): Row[] {
  const rows: { round: number; pass: number; phase: Row['phase']; lines: Line[] }[] = [];
  for (const line of log) {
    const last = rows.at(-1);
    const phase = phaseOf(line);
    if (last?.round === line.round && last.pass === line.pass && last.phase === phase) last.lines.push(line);
    else rows.push({ round: line.round, pass: line.pass, phase, lines: [line] });
  }
  return rows;
}
