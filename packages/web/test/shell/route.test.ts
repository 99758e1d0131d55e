import { describe, expect, test } from 'vitest';
import { fakeBrowser, happen } from '../browser.ts';

fakeBrowser({}, '#/play/abc');
const { go, leftTable, parsePlace, place, to } = await import('../../src/shell/route.ts');

const path = (hash: string): readonly string[] => parsePlace(hash).path;

describe('addresses', () => {
  test('the parts behind the hash are the path', () => {
    expect(path('')).toEqual([]);
    expect(path('#')).toEqual([]);
    expect(path('#/')).toEqual([]);
    expect(path('#/play/abc')).toEqual(['play', 'abc']);
    expect(path('#play/abc/')).toEqual(['play', 'abc']);
    expect(path('#//new//menhirs')).toEqual(['new', 'menhirs']);
  });

  test('a question mark begins the query, which may hold further ones', () => {
    const { path: parts, query } = parsePlace('#/replay?r=a%2Fb&at=3');
    expect(parts).toEqual(['replay']);
    expect(query.get('r')).toBe('a/b');
    expect(query.get('at')).toBe('3');
    expect(parsePlace('#/replay?r=who?&at=3').query.get('r')).toBe('who?');
  });

  test('what `to` makes is read again, whatever stands in it', () => {
    for (const parts of [['play', 'a b'], ['rules', 'menhirs', 'ko/?#&'], ['ä', '%'], []]) {
      expect(path(to(...parts))).toEqual(parts);
    }
  });

  test('an address that is no text is taken as it stands', () => {
    expect(path('#/play/%zz')).toEqual(['play', '%zz']);
  });

  test('the page begins where its address says, and follows it', () => {
    expect(place().path).toEqual(['play', 'abc']);
    go(to('new', 'floors'));
    happen('hashchange');
    expect(place().path).toEqual(['new', 'floors']);
    go(to('settings'), { replace: true });
    expect(place().path).toEqual(['settings']);
  });

  test('whoever looks at the rules or the settings from a table knows the way back', () => {
    const walk = (...parts: readonly string[]): string | null => {
      go(to(...parts));
      happen('hashchange');
      return leftTable();
    };
    expect(walk('play', 'abc')).toBeNull();
    expect(walk('rules', 'menhirs')).toBe('/play/abc');
    expect(walk('print', 'menhirs-adam')).toBe('/play/abc');
    expect(walk('table', 'newt-lamp-897')).toBeNull();
    expect(walk('settings')).toBe('/table/newt-lamp-897');
    expect(walk()).toBeNull();
    expect(walk('rules')).toBeNull();
  });
});
