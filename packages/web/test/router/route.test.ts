import { describe, expect, test } from 'vitest';
import { fakePictures, happen } from '../browser.ts';

class FakeLink {
  readonly worn = new Set<string>();
  readonly classList = { add: (name: string) => this.worn.add(name), remove: (name: string) => this.worn.delete(name) };
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
  closest(selector: string): FakeLink | null {
    return selector === 'a[href^="#"]' && this.href.startsWith('#') ? this : null;
  }
}
const picture = fakePictures({ Element: FakeLink }, '#/play/abc');
const { go, leftTable, parsePlace, place, to } = await import('../../src/router/route.ts');

const path = (hash: string): readonly string[] => parsePlace(hash).path;

describe('addresses', () => {
  test('the parts after the hash are the path', () => {
    expect(path('')).toEqual([]);
    expect(path('#')).toEqual([]);
    expect(path('#/')).toEqual([]);
    expect(path('#/play/abc')).toEqual(['play', 'abc']);
    expect(path('#play/abc/')).toEqual(['play', 'abc']);
    expect(path('#//new//menhirs')).toEqual(['new', 'menhirs']);
  });

  test('a question mark starts the query, which may contain more of them', () => {
    const { path: parts, query } = parsePlace('#/replay?r=a%2Fb&at=3');
    expect(parts).toEqual(['replay']);
    expect(query.get('r')).toBe('a/b');
    expect(query.get('at')).toBe('3');
    expect(parsePlace('#/replay?r=who?&at=3').query.get('r')).toBe('who?');
  });

  test('`to` and the parser are inverse for any text', () => {
    for (const parts of [['play', 'a b'], ['rules', 'menhirs', 'ko/?#&'], ['ä', '%'], []]) {
      expect(path(to(...parts))).toEqual(parts);
    }
  });

  test('an undecodable address is used as it is', () => {
    expect(path('#/play/%zz')).toEqual(['play', '%zz']);
  });

  test('the page starts at its address and follows changes after the next paint', async () => {
    expect(place().path).toEqual(['play', 'abc']);
    go(to('new', 'floors'));
    happen('hashchange');
    expect(place().path).toEqual(['play', 'abc']);
    await picture();
    expect(place().path).toEqual(['new', 'floors']);
    go(to('settings'), { replace: true });
    expect(place().path).toEqual(['settings']);
  });

  test('an old companion address redirects to the new one, with its query', async () => {
    go('#/box/menhirs/setup?seed=7', { replace: true });
    expect(location.hash).toBe('#/companion/menhirs/setup?seed=7');
    expect(place().path).toEqual(['companion', 'menhirs', 'setup']);
    expect(place().query.get('seed')).toBe('7');
    go('#/box');
    happen('hashchange');
    await picture();
    expect(place().path).toEqual(['companion']);
    go('#/boxes', { replace: true });
    expect(place().path).toEqual(['boxes']);
    go(to('settings'), { replace: true });
  });

  test('a short address becomes the long one, even if it came as a path', async () => {
    go('#/t/abc123', { replace: true });
    expect(location.hash).toBe('#/table/abc123');
    expect(place().path).toEqual(['table', 'abc123']);
    location.hash = '';
    Object.assign(location, { pathname: '/games/g/zAbc', search: '?n=Anna~Ben&at=3' });
    happen('hashchange');
    await picture();
    expect(location.hash).toBe('/games/#/replay?r=zAbc&n=Anna~Ben&at=3');
    Object.assign(location, { pathname: '/games/', search: '' });
    go(to('settings'), { replace: true });
  });

  test('a link is shown as pressed until the next paint; external links are not', async () => {
    const [link, elsewhere] = [new FakeLink('#/rules'), new FakeLink('https://example.org/')];
    for (const target of [link, elsewhere, {}]) happen('click', { target });
    expect([...link.worn, ...elsewhere.worn]).toEqual(['pressed']);
    await picture();
    expect(link.worn.size).toBe(0);
  });

  test('rules, settings and lessons opened from a table link back to it', async () => {
    const walk = async (...parts: readonly string[]): Promise<string | null> => {
      go(to(...parts));
      happen('hashchange');
      await picture();
      return leftTable();
    };
    expect(await walk('play', 'abc')).toBeNull();
    expect(await walk('rules', 'menhirs')).toBe('/play/abc');
    expect(await walk('print', 'menhirs-adam')).toBe('/play/abc');
    expect(await walk('table', 'newt-lamp-897')).toBeNull();
    expect(await walk('settings')).toBe('/table/newt-lamp-897');
    expect(await walk('learn', 'menhirs')).toBe('/table/newt-lamp-897');
    expect(await walk()).toBeNull();
    expect(await walk('rules')).toBeNull();
  });
});
