/**
 * Describes what happens in sentences. A token in a sentence is a mark, which is shown as a picture and spoken as a
 * name, so that one sentence serves both.
 */
import { floorsKit as kit, type Played } from '@speeltafel/rules';
import { letterAt } from '../board/geometry.ts';
import type { SeenToken } from '../board/scene.ts';
import { say } from '../words.ts';

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

export type Named = Pick<SeenToken, 'player' | 'shows' | 'moved'>;

export const mark = ({ player, shows, moved }: Named): string => `${OPEN}${player}${shows}${moved ? 1 : 0}${CLOSE}`;

/** Splits a sentence into texts and tokens. */
export function partsOf(text: string): readonly (string | Named)[] {
  return text
    .split(new RegExp(`(${OPEN}\\d{3}${CLOSE})`, 'u'))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(OPEN) ? { player: Number(part[1]), shows: Number(part[2]), moved: part[3] === '1' } : part,
    );
}

/** The sentence with spoken names for its tokens. */
export function spoken(text: string, nameOf: (token: Named) => string): string {
  const words = partsOf(text)
    .map((part) => (typeof part === 'string' ? part : nameOf(part)))
    .join('');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Walks name tokens by player and number. All tokens have moved by then, so the name identifies them. */
const namedToken = (name: kit.Sight['token'], moved: (name: string) => boolean): string =>
  mark({ player: name.charCodeAt(0) - 65, shows: Number(name.slice(1)), moved: moved(name) });

interface Told {
  /** Whether the token with this name has moved this round. */
  readonly moved: (name: string) => boolean;
}

function lookSentence({ ahead, left, right, why }: kit.Look, { moved }: Told): string {
  const { sees } = say();
  const seen = [ahead, left, right].filter((sight) => sight !== null);
  const nearest = Math.min(...seen.map(({ distance }) => distance));
  const closest = seen.filter(({ distance }) => distance === nearest);
  const name = (sight: kit.Sight): string => namedToken(sight.token, moved);
  if (why === 'nobody' || closest.length === 0) return sees.nobody;
  if (why === 'tie') return sees.tie(say().list(closest.map(name)), nearest);
  const [one] = closest as [kit.Sight];
  const way = one === ahead ? sees.ahead : one === left ? sees.left : sees.right;
  return way(name(one), nearest);
}

function closingSentence({ ahead, left, right, why }: kit.Look, { moved }: Told): string {
  const { closing } = say();
  const far = Number.POSITIVE_INFINITY;
  if (why !== 'nearest') return closing.still;
  const [a, l, r] = [ahead?.distance ?? far, left?.distance ?? far, right?.distance ?? far];
  if (left !== null && l < a && l < r) return closing.left(namedToken(left.token, moved));
  if (right !== null && r < a && r < l) return closing.right(namedToken(right.token, moved));
  return closing.still;
}

const isBlock = (what: string): what is kit.Block => (kit.BLOCKS as readonly string[]).includes(what);

function pushSentence({ what, gone }: Extract<kit.StepEvent, { readonly type: 'pushed' }>, { moved }: Told): string {
  const words = say();
  if (isBlock(what)) return gone === null ? words.pushes(words.tiles[what]) : words.pushesOff(words.tiles[what]);
  const token = namedToken(what, moved);
  return gone === null ? words.pushesToken(token) : words.pushesTokenOff(token);
}

function happeningSentence(
  event: kit.StepEvent,
  facing: kit.Direction,
  tiles: readonly kit.Tile[],
  told: Told,
): string | null {
  const words = say();
  switch (event.type) {
    case 'turned':
      return event.block === 'r' ? words.turnedRight : words.turnedAbout;
    case 'ate':
      return words.ate(namedToken(event.token, told.moved));
    case 'pushed':
      return pushSentence(event, told);
    case 'teleported': {
      const pair = tiles.find((tile) => tile.square === event.from && kit.isTeleporter(tile));
      return words.teleports(pair?.kind === 2 ? 'II' : 'I', kit.makeSquare(event.to));
    }
    case 'entered':
      return event.wrapped ? words.throughWall(letterAt(event.from, facing), kit.makeSquare(event.to)) : null;
    case 'stayed':
      return words.staysPut;
  }
}

/** One step in one or more sentences. */
function stepSentence(step: kit.Step, tiles: readonly kit.Tile[], told: Told): string {
  let facing = step.look.facing;
  const sentences = [lookSentence(step.look, told)];
  const slid = step.events.filter(({ type }) => type === 'entered').length > 1;
  for (const event of step.events) {
    if (event.type === 'turned') facing = event.facing;
    const sentence = happeningSentence(event, facing, tiles, told);
    if (sentence !== null) sentences.push(sentence);
  }
  if (slid) sentences.push(say().slides);
  return sentences.join(' ');
}

/** One text for every step of a walk, and one for the closing look. */
export function walkSentences(
  { steps, closing }: Pick<kit.Trace, 'steps' | 'closing'>,
  position: Pick<kit.Position, 'tiles' | 'tokens'>,
): readonly string[] {
  const told = { moved: (name: string) => position.tokens.some((token) => kit.nameOf(token) === name && token.moved) };
  return [...steps.map((step) => stepSentence(step, position.tiles, told)), closingSentence(closing, told)];
}

function moveSentence({ player, shows, path }: kit.Move, before: kit.Position): string {
  const words = say();
  const token = mark({ player, shows, moved: false });
  const from = before.tokens.find(
    (each) => each.player === player && each.shows === shows && !each.moved && kit.isInPlay(each.place),
  );
  const to = path.at(-1);
  if (to === kit.OUT) return words.leaves(token);
  if (to === undefined) {
    return from?.place === kit.WAITING ? words.waits(token) : words.stays(token, kit.makeSquare(from?.place ?? 0));
  }
  return from?.place === kit.WAITING ? words.comesIn(token, kit.makeSquare(to)) : words.goes(token, kit.makeSquare(to));
}

export const cardName = (card: kit.Card, fiveIsHits: boolean): string =>
  say().cards[card === '5' && fiveIsHits ? 'h3' : card];

export const tileName = (tile: Pick<kit.Tile, 'kind'>): string =>
  say().tiles[tile.kind === 'V' ? 'H' : (String(tile.kind) as kit.StockKind)];

export interface Saying {
  readonly text: string;
  /** The number of the step, if the sentence belongs to a walk. */
  readonly step: number | null;
}

/** Describes an action: one sentence for a turn; the card and all steps for a walk. */
export function tell(
  before: kit.Position,
  after: kit.Position,
  { seat, action }: Played<kit.Action>,
  nameOfSeat: (seat: number) => string,
): readonly Saying[] {
  const words = say();
  if (action.type === 'move') return [{ text: moveSentence(action, before), step: null }];
  if (action.type === 'lay') {
    const square = kit.makeSquare(action.tile.square);
    return [{ text: words.lays(nameOfSeat(seat), tileName(action.tile), square), step: null }];
  }
  const walk = kit.walkOf(before, action.card);
  const told: Saying[] = [{ text: words.draws(cardName(action.card, before.fiveIsHits)), step: null }];
  const sentences = walkSentences(walk, before);
  for (const [i, text] of sentences.entries()) told.push({ text, step: i < walk.steps.length ? i + 1 : null });
  if (after.stage !== before.stage) told.push({ text: words.stageTwo, step: null });
  return told;
}
