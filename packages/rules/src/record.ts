/**
 * A game as text: everything needed to replay it and to check that it was not changed.
 *
 *     speeltafel 1
 *     <game> <version of its rules> <options>
 *     seed 00112233445566778899aabbccddeeff
 *     play ~a3/2s;~b2/1jk;+c1;...
 *     result 1 uncovered
 *     check 5feceb66
 *
 * Without a seed, `from` and a position take its place, and `dealt` with the places where stones are known to lie face
 * down, which does not affect the rules. A game whose seed is still secret has a `seal` line as well. A seed that
 * players had a share in is followed by its parts: `mix`, the table's secret, and a value for each seat that pledged
 * one. An action is followed by the time since the one before, in milliseconds to base 36, unless it is 0. A game that
 * did not end by its rules says how it ended: `result 2 resigned 1` (2 won, 1 resigned), `result 2 time 1`, `result 0
 * agreed`; or `result -` if it goes on.
 */
import { fromSeed, type Mix, makeMix, mixedSeed, parseMix, parseSeed, seal } from './chance.ts';
import { CHANCE, type Game, type Outcome, type Seat } from './game.ts';
import { accept, quote, type Refusal, type Result, refusal, refuse } from './result.ts';
import { underVersion, versionOf } from './rules-version.ts';
import { hex, sha256, utf8 } from './sha256.ts';

const FORMAT = 1;
const LONGEST = 64 * 1024;
/** Names of places, in the game's own notation. */
const DEALT = /^[a-z0-9.]{1,100}$/;

/** A record as a file. Its MIME type is a text type, so that programs that do not know it show it as text. */
export const RECORD_FILE = { ending: '.speeltafel', type: 'text/vnd.speeltafel.record' } as const;

export interface Played<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly at: number;
}

/** The course of a game: `positions[i]` is the position before `played[i]`, and the last one is the current one. */
export interface Course<Options, Position, Action> {
  readonly options: Options;
  readonly seed: string | null;
  /** The seal of the seed, or of the table's secret if players had a share in the seed. */
  readonly seal: string | null;
  /** The parts of the seed, if players had a share in it. */
  readonly mix?: Mix | undefined;
  readonly positions: readonly Position[];
  readonly played: readonly Played<Action>[];
}

/** The end of a game that did not end by its rules. */
export interface BrokenOff {
  readonly by: 'time' | 'resigned' | 'agreed';
  /** The seat that ran out of time or resigned; null for an agreed tie. */
  readonly seat: Seat | null;
  readonly winner: Seat | null;
}

/** A course with its end, as in a record. */
export interface Recorded<Options, Position, Action> extends Course<Options, Position, Action> {
  readonly brokenOff?: BrokenOff | null;
  /** Where stones were dealt face down, which all players saw. Not needed with a seed. */
  readonly dealt?: string | undefined;
}

const checkOf = (text: string): string => hex(sha256(utf8(text))).slice(0, 8);

const resultOf = (outcome: Outcome | null): string =>
  outcome === null ? 'result -' : `result ${outcome.winner ?? 0} ${outcome.reason}`;
const breakOf = ({ by, seat, winner }: BrokenOff): string =>
  `result ${winner ?? 0} ${by}${seat === null ? '' : ` ${seat}`}`;

/** Parses a result line of a game that did not end by its rules. */
function parseBreak(result: string, seats: readonly Seat[]): BrokenOff | undefined {
  if (result === '0 agreed') return { by: 'agreed', seat: null, winner: null };
  const [, won, by, lost] = /^(\d) (time|resigned) (\d)$/.exec(result) ?? [];
  const [winner, seat] = [Number(won), Number(lost)];
  const fits = seats.includes(seat) && (winner === 0 || seats.includes(winner)) && winner !== seat;
  return fits ? { by: by as 'time' | 'resigned', seat, winner: winner || null } : undefined;
}

export function makeRecord<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  course: Recorded<O, P, A>,
): string {
  let clock = 0;
  const actions = course.played.map(({ seat, action, at }, i) => {
    const passed = at - clock;
    clock = at;
    return game.shortAction(action, course.positions[i]!, seat) + (passed === 0 ? '' : `/${passed.toString(36)}`);
  });
  const lines = [
    `speeltafel ${FORMAT}`,
    `${game.id} ${versionOf(game, course.options)} ${game.makeOptions(course.options)}`,
    ...(course.seed === null && course.seal !== null ? [`seal ${course.seal}`] : []),
    course.seed === null ? `from ${game.makePosition(course.positions[0]!)}` : `seed ${course.seed}`,
    ...(course.seed !== null && course.mix !== undefined ? [`mix ${makeMix(course.mix)}`] : []),
    ...(course.seed === null && DEALT.test(course.dealt ?? '') ? [`dealt ${course.dealt}`] : []),
    `play ${actions.join(';')}`,
    course.brokenOff ? breakOf(course.brokenOff) : resultOf(game.outcome(course.positions.at(-1)!)),
  ];
  const text = `${lines.join('\n')}\n`;
  return `${text}check ${checkOf(text)}\n`;
}

/** Normalises Windows line ends and removes empty lines at the end, which other programs may add. */
function unixLines(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  let end = lines.length;
  while (lines.endsWith('\n\n', end)) end--;
  return lines.slice(0, end);
}

/** The id of a record's game, without reading further. */
export function gameOfRecord(record: string): Result<string> {
  const text = unixLines(record);
  if (text.length > LONGEST)
    return refuse('too-long', `A record has at most ${LONGEST} characters; this one has ${text.length}.`);
  const [first = '', second = ''] = text.split('\n', 2);
  const version = /^speeltafel (\d{1,9})$/.exec(first)?.[1];
  if (version === undefined)
    return refuse('bad-record', 'Line 1 should be "speeltafel" and a version; this is no record of ours.', { line: 1 });
  if (Number(version) !== FORMAT) {
    return refuse('unknown-version', `Line 1: this record is of version ${version}; I read version ${FORMAT}.`, {
      line: 1,
    });
  }
  return accept(second.split(' ', 1)[0]!);
}

class Lines {
  number = 0;
  private readonly lines: readonly string[];
  constructor(text: string) {
    this.lines = text.split('\n');
  }
  /** The rest of the next line if it starts with the word; undefined otherwise. */
  take(word: string): string | undefined {
    const line = this.lines[this.number];
    if (line !== word && !line?.startsWith(`${word} `)) return undefined;
    this.number++;
    return line.slice(word.length + 1);
  }
  get ended(): boolean {
    return this.number >= this.lines.length - 1;
  }
  missing(word: string): Result<never> {
    const line = this.number + 1;
    return this.ended
      ? refuse('cut-short', `Line ${line}: the record ends before its "${word}" line.`, { line })
      : refuse('bad-record', `Line ${line} should start with "${word}".`, { line });
  }
}

const onLine = (line: number, { code, message, details }: Refusal): Result<never> =>
  refuse(code, `Line ${line}: ${message}`, { ...details, line });

function parseTime(text: string | undefined): number | undefined {
  if (text === undefined) return 0;
  return /^[1-9a-z][0-9a-z]{0,9}$/.test(text) ? Number.parseInt(text, 36) : undefined;
}

interface Source<P> {
  readonly seed: string | null;
  readonly seal: string | null;
  readonly mix?: Mix;
  readonly start: P;
  readonly dealt?: string;
}

function readSource<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  options: O,
  lines: Lines,
): Result<Source<P>> {
  const sealed = lines.take('seal');
  if (sealed !== undefined && !/^[0-9a-f]{64}$/.test(sealed)) {
    return refuse('bad-record', `Line ${lines.number}: a seal has 64 hexadecimal digits.`, { line: lines.number });
  }
  const seedText = lines.take('seed');
  if (seedText !== undefined) {
    const seed = parseSeed(seedText);
    if (!seed.ok) return onLine(lines.number, seed.refusal);
    const mix = readMix(game.seats(options), seed.value, lines);
    if (!mix.ok) return mix;
    const first = seal(mix.value?.secret ?? seed.value);
    if (sealed !== undefined && sealed !== first) {
      return refuse('edited', `Line ${lines.number}: this is not the seed that was sealed.`, { line: lines.number });
    }
    const start = game.start(options, fromSeed(seed.value));
    return accept({ seed: seed.value, seal: first, start, ...(mix.value && { mix: mix.value }) });
  }
  const from = lines.take('from');
  if (from === undefined) return lines.missing('seed" or "from');
  const start = game.parsePosition(from, options);
  if (!start.ok) return onLine(lines.number, start.refusal);
  const dealt = lines.take('dealt');
  if (dealt !== undefined && !DEALT.test(dealt)) {
    return refuse('bad-record', `Line ${lines.number}: these are no places.`, { line: lines.number });
  }
  return accept({ seed: null, seal: sealed ?? null, start: start.value, ...(dealt !== undefined && { dealt }) });
}

/** The parts of the seed; undefined if the record omits them. */
function readMix(seats: readonly Seat[], seed: string, lines: Lines): Result<Mix | undefined> {
  const text = lines.take('mix');
  if (text === undefined) return accept(undefined);
  const mix = parseMix(text);
  if (!mix.ok) return onLine(lines.number, mix.refusal);
  return mixedSeed(mix.value) === seed && mix.value.parts.every(({ seat }) => seats.includes(seat))
    ? mix
    : refuse('edited', `Line ${lines.number}: the seed does not follow from these values.`, { line: lines.number });
}

interface Replayed<P, A> {
  readonly positions: P[];
  readonly played: Played<A>[];
}

function replay<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  { seed, start }: Source<P>,
  words: readonly string[],
): Result<Replayed<P, A>> {
  const chance = seed === null ? null : fromSeed(seed);
  const positions = [start];
  const played: Played<A>[] = [];
  let at = 0;
  for (const [i, word] of words.entries()) {
    const position = positions[i]!;
    const here = ({ code, message, details }: Refusal): Result<never> =>
      refuse(code, `action ${i + 1}, ${quote(word)}: ${message}`, { ...details, action: i + 1 });

    const [actionText = '', timeText, ...rest] = word.split('/');
    const passed = rest.length > 0 ? undefined : parseTime(timeText);
    if (passed === undefined) return here(refusal('bad-record', 'The time behind it cannot be read.'));
    at += passed;
    const parsed = game.parseAction(actionText, position);
    if (!parsed.ok) return here(parsed.refusal);
    const { seat, action } = parsed.value;
    if (seat === CHANCE && chance !== null) {
      const drawn = game.draw?.(position, chance);
      if (drawn === undefined || game.makeAction(drawn, position, CHANCE) !== actionText) {
        return here(refusal('edited', 'The seed gives something else here.'));
      }
    }
    const next = game.play(position, seat, action, at);
    if (!next.ok) return here(next.refusal);
    positions.push(next.value);
    played.push({ seat, action, at });
  }
  return accept({ positions, played });
}

/** Reads a record and replays it; anything wrong is refused with its place. */
export function parseRecord<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  record: string,
): Result<Recorded<O, P, A>> {
  const text = unixLines(record);
  const named = gameOfRecord(text);
  if (!named.ok) return named;
  const lines = new Lines(text);
  lines.take('speeltafel');

  const header = lines.take(game.id);
  if (header === undefined)
    return refuse('unknown-game', `Line 2 names ${quote(named.value)}, not ${game.id}.`, { line: 2 });
  const [version = '', ...optionWords] = header.split(' ');
  if (!/^[1-9]\d{0,8}$/.test(version)) {
    return refuse('unknown-version', `Line 2: ${quote(version)} is no version of the rules.`, { line: 2 });
  }
  const newest = game.parseOptions(optionWords.join(' '));
  const options = newest.ok ? underVersion(game, newest.value, Number(version)) : newest;
  if (!options.ok) return onLine(2, options.refusal);

  const source = readSource(game, options.value, lines);
  if (!source.ok) return source;

  const play = lines.take('play');
  if (play === undefined) return lines.missing('play');
  const replayed = replay(game, source.value, play === '' ? [] : play.split(';'));
  if (!replayed.ok) return onLine(lines.number, replayed.refusal);
  const { positions, played } = replayed.value;

  const result = lines.take('result');
  if (result === undefined) return lines.missing('result');
  const outcome = game.outcome(positions.at(-1)!);
  const expected = resultOf(outcome);
  const brokenOff = outcome === null ? parseBreak(result, game.seats(options.value)) : undefined;
  if (`result ${result}` !== expected && brokenOff === undefined) {
    return refuse('edited', `Line ${lines.number}: the game told here ends with "${expected}".`, {
      line: lines.number,
    });
  }

  const check = lines.take('check');
  if (check === undefined || !lines.ended) return lines.missing('check');
  if (check !== checkOf(text.slice(0, text.lastIndexOf('check ')))) {
    const message = `Line ${lines.number}: the record was changed after it was written; its check does not fit.`;
    return refuse('edited', message, { line: lines.number });
  }
  const { start: _, ...known } = source.value;
  return accept({ options: options.value, ...known, positions, played, ...(brokenOff && { brokenOff }) });
}
