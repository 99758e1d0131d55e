// The screens to capture: the addresses of the end-to-end tests, menus and previews over them, and online tables.
import { bundled } from '../bundle.mjs';

/** A fixed Wednesday, because the puzzle of the day depends on the weekday. */
export const NOW = Date.UTC(2026, 2, 4, 12);

const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const tap = (selector) => (page) => page.locator(selector).first().click();

const OPENED = [
  { name: 'play-m-move-menu', hash: '#/play/m-move', doing: [press('Menu')] },
  { name: 'play-f-late-menu', hash: '#/play/f-late', doing: [press('Menu')] },
  {
    name: 'play-m-move-preview',
    hash: '#/play/m-move',
    doing: [tap('.mh-place[aria-label*="fog"]'), tap('.mh-arrow.mh-legal')],
  },
  { name: 'play-f-late-token', hash: '#/play/f-late', doing: [tap('.ff-pick')] },
];

const here = (name) => ({ kind: 'here', name });
const TABLES = {
  waiting: { game: 'menhirs', options: { variant: 'adam' }, seats: [here('Ada'), { kind: 'open' }] },
  moor: { game: 'menhirs', options: { variant: 'adam' }, seats: [here('Ada'), here('Ben')] },
  hall: { game: 'floors', options: { players: 3 }, seats: [here('Ada'), here('Ben'), here('Cleo')] },
};

async function ask(address, path, body, cookie) {
  const reply = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return reply;
}

/** Opens the tables as one guest. They are captured as that guest and as a visitor without a cookie. */
async function onlinePlaces(address) {
  const arrived = await ask(address, 'api/me', { name: 'Ada' });
  const cookie = arrived.headers.getSetCookie()[0].split(';')[0];
  const [name, value] = cookie.split('=');
  const cookies = [{ name, value, url: address }];
  const hashes = {};
  for (const [table, wish] of Object.entries(TABLES)) {
    const reply = await ask(address, 'api/tables', { ...wish, clock: { kind: 'none' }, listed: false }, cookie);
    hashes[table] = `#/table/${(await reply.json()).code}`;
  }
  const atTable = [press(/^At this table/)];
  return [
    { name: 'online-waiting', hash: hashes.waiting, cookies },
    { name: 'online-visitor', hash: hashes.waiting },
    { name: 'online-menhirs', hash: hashes.moor, cookies },
    { name: 'online-menhirs-tools', hash: hashes.moor, cookies, doing: atTable },
    { name: 'online-floors', hash: hashes.hall, cookies },
    { name: 'online-invite', hash: '#/invite/menhirs', cookies },
    { name: 'online-settings', hash: '#/settings', cookies },
  ];
}

const nameOf = (hash) => hash.replace(/^#\//, '').replaceAll('/', '-') || 'home';

/** All screens of the page at an address, and the local storage they start with. */
export async function placesAt(address) {
  const { PLACES, STORAGE } = await import(await bundled('packages/web/e2e/harness/screens.ts'));
  const games = Object.entries(STORAGE).map(([key, text], i) => [
    key,
    JSON.stringify({ ...JSON.parse(text), changed: NOW - i * 60_000 }),
  ]);
  return {
    kept: {
      'speeltafel.settings': JSON.stringify({ sounds: false }),
      'speeltafel.claim-explained': 'yes',
      ...Object.fromEntries(games),
    },
    places: [
      ...PLACES.map(({ hash, twin }) => ({ name: nameOf(hash), hash, twin })),
      ...OPENED,
      ...(await onlinePlaces(address)),
    ],
  };
}
