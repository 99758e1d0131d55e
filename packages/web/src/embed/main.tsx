/**
 * The replay of a recorded game in a frame of another site. It stores nothing on the device and sends no requests.
 *
 * /embed/g/<record>?n=Anna~Ben from the server
 * embed/#g/<record>?n=Anna~Ben from static files
 */
import './embed.css';
import { gameOfRecord } from '@speeltafel/rules';
import { type Chair, parseChairs, unpackRecord } from '@speeltafel/table';
import { render } from 'solid-js/web';
import type { EmbeddedGame } from '../games/contract/embed.ts';
import { speak, wordsReady } from '../i18n/language.ts';
import { browserLanguage } from '../i18n/languages.ts';
import { parseQuery } from '../router/query.ts';
import { Embed, Refused } from './embed.tsx';
import { embeddedGame } from './games.ts';

/** Returns the record in the address, and the address of the same replay on the full page. */
function readAddress(): { readonly packed: string; readonly query: URLSearchParams; readonly page: string } {
  const [path = '', query = ''] = location.hash.startsWith('#g/')
    ? location.hash.slice('#g/'.length).split('?')
    : [location.pathname.split('/').at(-1), location.search.slice(1)];
  const above = location.hash.startsWith('#g/') ? '../' : '../../';
  const whole = new URL(`${above}#/g/${path}${query === '' ? '' : `?${query}`}`, location.href.split('#')[0]);
  return { packed: decodeURIComponent(path), query: parseQuery(query), page: whole.href };
}

async function find(packed: string, chairs: readonly Chair[]): Promise<EmbeddedGame | undefined> {
  const text = await unpackRecord(packed);
  const game = text.ok ? gameOfRecord(text.value) : text;
  const read = game.ok ? await embeddedGame(game.value) : undefined;
  const found = text.ok ? read?.(text.value, chairs) : undefined;
  return found?.ok ? found.value : undefined;
}

const { packed, query, page } = readAddress();
const [game] = await Promise.all([
  find(packed, parseChairs(query.get('n') ?? '')).catch(() => undefined),
  speak(browserLanguage(navigator.languages)),
]);
await wordsReady();
const wished = Number(query.get('at') ?? 0);
const at = game !== undefined && Number.isInteger(wished) && wished >= 0 && wished <= game.length ? wished : 0;
render(
  () => (game === undefined ? <Refused page={page} /> : <Embed game={game} at={at} page={page} />),
  document.querySelector('#embed')!,
);
