/** Drawings and texts of link previews. */
import { readFileSync } from 'node:fs';
import { floors, fromSeed, menhirs, menhirsKit, parseRecord, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  CARD,
  cardText,
  floorsPreview,
  languageFor,
  makeBoard,
  makeCard,
  menhirsPreview,
  previewOf,
} from '../src/index.ts';
import { LANGUAGES } from '../src/languages.ts';

const records = (game: string): readonly string[] => {
  const file = new URL(`../../rules/data/${game}-records.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly record: string }[]).map(({ record }) => record);
};

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/**
 * Checks that every SVG reader can draw it: references resolve, and there is no text, no style and nothing outside the
 * drawing.
 */
function expectDrawing(svg: string): void {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
  expect(svg).not.toMatch(/<text|<style|style=|class=|var\(|<image|NaN|undefined|href="[^#]/);
  const open: string[] = [];
  for (const [, end, name, alone] of svg.matchAll(/<(\/?)([\w]+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name!);
  }
  expect(open).toEqual([]);
}

describe('drawings', () => {
  test('of every position of the recorded games are complete', () => {
    for (const record of records('menhirs').slice(0, 4))
      for (const position of sure(parseRecord(menhirs, record)).positions)
        expectDrawing(makeCard(menhirsPreview.draw(menhirs.view(position, null))));
    for (const record of records('floors').slice(0, 2))
      for (const position of sure(parseRecord(floors, record)).positions)
        expectDrawing(makeBoard(floorsPreview.draw(floors.view(position, null))));
  });

  test('have the size of link previews', () => {
    const svg = makeCard(previewOf('menhirs').draw(menhirs.view(startOf({ variant: 'adam' }), null)));
    expect(svg).toContain(`width="${CARD.width}" height="${CARD.height}"`);
  });

  test('of a game without a drawing are an empty board', () => {
    const plain = previewOf('checkers');
    expect(plain.name).toBe('checkers');
    expectDrawing(makeCard(plain.draw({ secret: 'card' })));
    expect(makeCard(plain.draw({ secret: 'card' }))).toBe(makeCard(plain.draw(null)));
    expect(plain.stage(null, 'en')).toBeNull();
  });

  test('match the drawings of the page', async () => {
    const { makeArt } = (await import(new URL('../../../scripts/make-preview-art.mjs', import.meta.url).href)) as {
      makeArt(): Promise<Readonly<Record<string, string>>>;
    };
    for (const [game, text] of Object.entries(await makeArt()))
      expect(
        readFileSync(new URL(`../src/${game}/art.ts`, import.meta.url), 'utf8') === text,
        `node scripts/make-preview-art.mjs`,
      ).toBe(true);
  });
});

function startOf(wish: object): menhirsKit.Position {
  return menhirs.start(sure(menhirs.options(wish)), fromSeed('0123456789abcdef0123456789abcdef'));
}

describe('hidden fog', () => {
  /** A random game with fog on menhirs, until tiles move. */
  const positions = ((): readonly menhirsKit.Position[] => {
    const all = [startOf({ variant: 'v2', hidden: true })];
    for (let i = 0; i < 12; i++) {
      const now = all.at(-1)!;
      const [seat] = menhirs.toAct(now);
      const [action] = seat === undefined ? [] : menhirs.actions(now, seat, 0);
      const next = action === undefined ? undefined : menhirs.play(now, seat!, action, 0);
      if (!next?.ok) break;
      all.push(next.value);
    }
    return all;
  })();
  const hidden = positions.filter(
    ({ state }) =>
      (state.menhirs & state.fog) !== 0 && (menhirs.view({ ...positions[0]!, state }, null).menhirs & state.fog) === 0,
  );

  test('is drawn without what lies under it', () => {
    expect(hidden.length).toBeGreaterThan(0);
    for (const position of hidden) {
      const under = menhirsKit.placesOf(position.state.menhirs & position.state.fog);
      const drawn = makeBoard(menhirsPreview.draw(menhirs.view(position, null)));
      expect(drawn).not.toContain('<use href="#mh-menhir-hint-');
      // The same with other menhirs under the fog.
      const moved = new menhirsKit.State(position.state.setting).copyFrom(position.state);
      moved.menhirs &= ~(1 << under[0]!);
      expect(makeBoard(menhirsPreview.draw(menhirs.view({ ...position, state: moved }, null)))).toBe(drawn);
    }
  });

  test('shows what lies under it if the game is open', () => {
    const [position] = hidden;
    const open = { ...position!, options: { ...position!.options, hidden: false } };
    expect(makeBoard(menhirsPreview.draw(menhirs.view(open, null)))).toContain('<use href="#mh-menhir-hint-');
  });
});

describe('the text of a link', () => {
  const players = [
    { seat: 1, name: 'Anna' },
    { seat: 2, computer: true },
  ] as const;
  const stage = (): string => 'Round 5';

  test('invites to a table, and tells the state of its game', () => {
    const table = { kind: 'table', game: 'Menhirs', players, stage } as const;
    expect(cardText({ ...table, gathering: true, end: null }, 'en')).toMatchObject({
      title: 'Anna invites you to play Menhirs',
    });
    expect(cardText({ ...table, players: [], gathering: true, end: null }, 'nl').title).toBe(
      'Je bent uitgenodigd voor een potje Menhirs',
    );
    const playing = cardText({ ...table, gathering: false, end: null }, 'en');
    expect(playing.title).toBe('Menhirs: Anna – Computer');
    expect(playing.description).toBe('Round 5. The game is on: open the link to watch.');
    const over = cardText({ ...table, gathering: false, end: { winner: 2 } }, 'de');
    expect(over.description).toBe('Computer hat gewonnen. Öffne den Link, um die Partie noch einmal anzusehen.');
  });

  test('describes a game and a puzzle', () => {
    const record = {
      kind: 'record',
      game: 'Menhirs',
      stage,
      players: [1, 2].map((seat) => ({ seat, name: '' })),
    } as const;
    expect(cardText({ ...record, end: { winner: 2 } }, 'en')).toMatchObject({
      title: 'A game of Menhirs',
      description: 'Player 2 has won. Play through the game, move by move.',
    });
    expect(cardText({ ...record, end: { winner: null } }, 'fr').description).toBe(
      'La partie est nulle. Rejouez la partie coup par coup.',
    );
    expect(cardText({ kind: 'puzzle', game: 'Menhirs', grade: 3 }, 'nl').title).toBe('Een puzzel van Menhirs');
  });

  test('gives the progress of both games in every language', () => {
    const view = menhirs.view(startOf({ variant: 'v2' }), null);
    const texts = LANGUAGES.map((language) => menhirsPreview.stage({ ...view, phase: 'move', round: 7 }, language));
    expect(texts).toEqual(['Round 7', 'Ronde 7', 'Runde 7', 'Manche 7']);
  });
});

test.each([
  ['', 'en'],
  ['nl', 'nl'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR,pt;q=0.9,fr;q=0.5,en;q=0.7', 'en'],
  ['fr;q=0, nl;q=0.1', 'nl'],
  ['*', 'en'],
  ['constructor', 'en'],
])('the language of %j is %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language);
});

test("a browser's list of languages is read up to a limit", () => {
  expect(languageFor(`${'xx,'.repeat(5000)}nl`)).toBe('en');
});
