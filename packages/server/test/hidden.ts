/** Detects hidden information in a message to any recipient during a game. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { hosted, menhirsTable, positionOf } from '@speeltafel/table';

type Truth = hosted.Hosted<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;
type TableMessage = Extract<hosted.FromServer, { type: 'table' }>;

/** The same game with other hidden ground, which looks the same to every player. */
function elsewhere(truth: Truth): Truth {
  const { course } = truth.table!;
  const position = positionOf(truth.table!);
  if (menhirs.view(position, null).menhirs === position.state.menhirs) return truth;
  const positions = course.positions.map((then) => {
    const state = new menhirsKit.State(then.state.setting).copyFrom(then.state);
    state.menhirs ^= position.state.fog;
    return { ...then, state };
  });
  return { ...truth, table: { ...truth.table!, course: { ...course, positions } } };
}

/** Why this message reveals too much to the player of `seats`; undefined if it does not. */
export function leakIn(text: string, seats: readonly number[], truth: Truth): string | undefined {
  if (hosted.isFinished(menhirsTable, truth)) return undefined;
  if (text.includes(truth.seed)) return 'the seed';
  if (truth.table === null) return undefined;
  const { from, told } = JSON.parse(text) as TableMessage;
  const position = positionOf(truth.table);
  const { played } = truth.table.course;
  const last = played.at(-1);
  const chosen = position.state.phase === menhirsKit.DECIDING && /prolong|go-on/.test(last?.action.kind ?? '');
  const toldLast = told.played[played.length - 1 - from];
  if (chosen && !seats.includes(last!.seat) && toldLast !== undefined && toldLast.action !== null) {
    return "another's choice";
  }
  if (!position.options.hidden) return undefined;
  if (told.start !== null) return 'the first position under hidden fog';
  if (text.includes(menhirs.makePosition(position))) return 'the position under hidden fog';
  if (JSON.stringify(told.view) !== JSON.stringify(menhirs.view(position, seats[0] ?? null))) return 'more than a view';
  const other = hosted.viewFor(menhirsTable, elsewhere(truth), seats, from);
  if (JSON.stringify(other) !== JSON.stringify(told)) return 'what lies under the fog';
  const faceDown = position.state.phase !== menhirsKit.FLIPPING;
  return faceDown && told.played.some(({ action }) => action?.startsWith('~'))
    ? 'which menhirs lie face down'
    : undefined;
}
