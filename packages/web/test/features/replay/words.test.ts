/** All texts about a recorded game, in all four languages. */
import * as looking from '@speeltafel/players';
import { menhirs, type Refusal } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';
import { floorsRecord, hurry, menhirsRecord, must } from './games.ts';

fakeBrowser();
const { speak } = await import('../../../src/i18n/language.ts');
const { LANGUAGES } = await import('../../../src/i18n/languages.ts');
const { readRecord } = await import('../../../src/session/game-record.ts');
const { chaptersOf } = await import('../../../src/features/replay/chapters.ts');
const { refusalText, spotIn } = await import('../../../src/features/replay/refusals.ts');
const { parseChairs } = await import('@speeltafel/table');
const moor = {
  ...(await import('../../../src/games/menhirs/replay/narration.ts')),
  ...(await import('../../../src/games/menhirs/replay/evaluation.ts')),
  ...(await import('../../../src/games/menhirs/replay/names.ts')),
  ...(await import('../../../src/games/menhirs/replay/record.ts')),
};
const hall = {
  ...(await import('../../../src/games/floors/replay/narration.ts')),
  ...(await import('../../../src/games/floors/replay/evaluation.ts')),
  ...(await import('../../../src/games/floors/replay/names.ts')),
  ...(await import('../../../src/games/floors/replay/record.ts')),
};
const { say: sayUi } = await import('../../../src/ui/words.ts');
const { say: words } = await import('../../../src/features/replay/words.ts');
const { say: menhirsWords } = await import('../../../src/games/menhirs/replay/words.ts');
const { say: floorsWords } = await import('../../../src/games/floors/replay/words.ts');
const { partsOf } = await import('../../../src/games/floors/play/sentences.ts');

const ignore = (): void => {};

const menhirsGame = must(readRecord(menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['lamb', 'wanderer'], 11)));
const floorsGame = must(readRecord(floorsRecord({ players: 3, setup: 'random' }, 'kitchen-boy')));
if (!moor.isMenhirsRecord(menhirsGame) || !hall.isFloorsRecord(floorsGame)) throw new Error('unexpected game');
const notes = {
  menhirs: looking.annotate(menhirsGame.record, hurry(), ignore),
  floors: looking.annotate(floorsGame.record, hurry(), ignore),
};
const charts = {
  menhirs: looking.chart(menhirsGame.record, hurry(), ignore),
  floors: looking.chart(floorsGame.record, hurry(), ignore),
};

const { played, positions, options } = menhirsGame.course;
const analyses = played.flatMap(({ action }, i) => {
  if (action.kind !== 'move' || i % 3 > 0) return [];
  const texts = played.slice(i, i + 2).map((one, k) => menhirs.makeAction(one.action, positions[i + k]!, one.seat));
  const question = {
    ...{ played: texts },
    ...{ position: menhirs.makePosition(positions[i]!), options: menhirs.makeOptions(options) },
  };
  return [[i, looking.analyse('menhirs', question, hurry())] as const];
});

/** Checks that a text is complete: nothing is empty, and no code shows through. */
function wellSaid(text: string): void {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|null|NaN|\[object|=>|\$\{/);
  expect(text).not.toMatch(/ {2}|: \.|: $/);
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  test('a player called "you" is named next to a colon, so that no verb has to agree', () => {
    const { provenWin, muchBetter, better } = menhirsWords();
    const { bestCard, worstCard } = floorsWords();
    const { controller } = words();
    const said = [provenWin, muchBetter, better, sayUi().winner, controller].map((text) => text('#'));
    for (const text of [...said, bestCard('#', '8'), worstCard('#', '8')]) expect(text).toMatch(/^#\s?: |: #$/);
  });

  test('every action of a game of Menhirs has a sentence, and every round a title', () => {
    const length = menhirsGame.course.played.length;
    for (let i = 0; i < length; i++) wellSaid(moor.sentenceOf(menhirsGame, i));
    const chapters = chaptersOf({ record: menhirsGame, chapter: (i) => moor.chapterOf(menhirsGame, i) }, sayUi().setUp);
    expect(chapters[0]!.from).toBe(0);
    expect(chapters.at(-1)!.to).toBe(length);
    for (const [i, { from, title }] of chapters.entries()) {
      wellSaid(title);
      if (i > 0) expect(from).toBe(chapters[i - 1]!.to);
    }
  });

  test('every action of a game of Floors has a sentence, and every walk its steps', () => {
    for (const [i, { action }] of floorsGame.course.played.entries()) {
      wellSaid(hall.sentenceOf(floorsGame, i));
      wellSaid(hall.chapterOf(floorsGame, i) ?? '');
      const walk = hall.stepsOf(floorsGame, i);
      expect(walk.length > 1).toBe(action.type === 'card');
      for (const step of walk) wellSaid(step);
    }
  });

  test('mistakes have their reasons', () => {
    const slips = moor.mistakesOf(menhirsGame, notes.menhirs);
    const losses = hall.mistakesOf(floorsGame, notes.floors);
    expect(slips.length).toBeGreaterThan(0);
    expect(losses.length).toBeGreaterThan(0);
    for (const { what, why, better, betterWhy } of [...slips, ...losses]) {
      for (const text of [what, ...why, ...betterWhy, ...(better === null ? [] : [better])]) wellSaid(text);
    }
    const marks = losses.flatMap(({ better }) => partsOf(better!)).filter((part) => typeof part !== 'string');
    expect(marks.length).toBeGreaterThan(0);
  });

  test('the best turns of a position are listed, including the one that was played', () => {
    for (const [i, analysis] of analyses) {
      const { turns, about } = moor.adviceOf(menhirsGame, analysis, i);
      expect(turns.filter((turn) => turn.played)).toHaveLength(1);
      wellSaid(about!);
      for (const { text, verdict, reasons } of turns) for (const said of [text, verdict, ...reasons]) wellSaid(said);
    }
  });

  test('the graph describes every position', () => {
    const lines = [moor.graphOf(menhirsGame, charts.menhirs), hall.graphOf(floorsGame, charts.floors)];
    for (const { title, curves, proven, tell } of lines) {
      wellSaid(title);
      for (const { heights } of curves) {
        expect(heights).toHaveLength(proven.length);
        for (const height of heights) expect(height).toBeGreaterThanOrEqual(0);
        for (const height of heights) expect(height).toBeLessThanOrEqual(1);
      }
      for (let at = 0; at < proven.length; at++) wellSaid(tell(at));
    }
  });

  test('a player who resigned in a won position is not described as the winner', () => {
    const end = menhirsGame.course.played.length;
    const won = { ...charts.menhirs, prospects: Array.from({ length: end + 1 }, () => ({ value: 1, winner: 1 })) };
    const gaveUp = { ...menhirsGame, brokenOff: { by: 'resigned', seat: 1, winner: 2 } } as const;
    const tell = (record: typeof menhirsGame): string => moor.graphOf(record, won as typeof charts.menhirs).tell(end);
    expect(tell(menhirsGame)).not.toBe(tell(gaveUp));
    expect(tell(gaveUp)).toBe(moor.graphOf(menhirsGame, won as typeof charts.menhirs).tell(end - 1));
  });

  test('refusals name the place of the error', () => {
    const refused = (code: string, details: Refusal['details'] = {}): string =>
      refusalText({ code, message: 'a sentence for programmers', details });
    for (const code of ['bad-link', 'too-long', 'bad-record', 'unknown-version', 'cut-short', 'edited', 'anything']) {
      for (const details of [{}, { line: 1 }, { line: 2 }, { line: 3 }, { line: 4, action: 7 }]) {
        const text = refused(code, details);
        wellSaid(text);
        expect(text).not.toContain('programmers');
        for (const place of Object.values(details)) expect(text).toContain(String(place));
      }
    }
  });
});

describe('names', () => {
  beforeAll(() => speak('en'));

  test('in a game from a link no player is "you"', () => {
    const shared = {
      ...menhirsGame,
      chairs: must(readRecord(menhirsGame.record, { chairs: parseChairs('~!druid') })).chairs,
    };
    expect(moor.nameAt(shared, 1)).toBe('North');
    expect(moor.nameAt(shared, 2)).toBe('Druid');
    expect(moor.nameAt({ ...shared, own: true }, 1)).toBe('You');
    expect(hall.nameAt(floorsGame, 2)).toBe('Player 2');
  });
});

describe('the part of the text with an error', () => {
  test('is a line, or one move in it, even after leading space', () => {
    const text = '\n  speeltafel 1\nmenhirs 1 adam\nseed 0\nplay a;bc;def\n';
    const cut = (details: Refusal['details']): string | null => {
      const spot = spotIn(text, { code: '', message: '', details });
      return spot && text.slice(...spot);
    };
    expect(cut({})).toBe(null);
    expect(cut({ line: 1 })).toBe('speeltafel 1');
    expect(cut({ line: 2 })).toBe('menhirs 1 adam');
    expect(cut({ line: 4, action: 1 })).toBe('a');
    expect(cut({ line: 4, action: 3 })).toBe('def');
    expect(cut({ line: 9 })).toBe('');
  });
});
