// A bot in about 50 lines: plays random legal actions at as many tables as it is asked to. Plain Node, no dependencies.
//   TOKEN=... node docs/bot-example.mjs http://localhost:8080                 offers itself in the lobby
//   TOKEN=... node docs/bot-example.mjs http://localhost:8080 owl-lamp-417    sits down at one table, by its code or id
// The token comes from POST /api/bots (docs/api.md).
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [server, name] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' };

/** Sends a command until it is answered. With the same nonce it is done only once. */
async function send(table, command, seen) {
  const body = JSON.stringify({ nonce: crypto.randomUUID().slice(0, 32), seen, command });
  for (;;) {
    const reply = await fetch(`${server}/api/bot/tables/${table}`, { method: 'POST', headers, body }).catch(() => null);
    if (reply !== null && reply.status !== 429 && reply.status < 500) return reply.json();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const sit = (table, seat) => send(table, { kind: 'sit', seat: Number(seat), name: 'Random bot' }, 0);

async function play(table, seat, actions, seen) {
  // Under hidden fog only the server knows which tile covers the last menhir and must stay.
  for (let answer = { code: 'last-cover' }; answer.code === 'last-cover'; ) {
    const action = actions[Math.floor(Math.random() * actions.length)];
    answer = await send(table, { kind: 'act', seat: Number(seat), action }, seen);
  }
}

const offer = name ? '' : '?name=Random+bot&level=1&games=menhirs,floors&tables=8';
const stream = await fetch(`${server}/api/bot/stream${offer}`, { headers });
if (!stream.ok) throw new Error((await stream.json()).message);
if (name) {
  for (let answer = { code: 'seat-taken' }; answer.code === 'seat-taken'; ) {
    const { id, players } = await (await fetch(`${server}/api/tables/${name}`)).json();
    answer = await sit(id, players.indexOf(null) + 1);
  }
}
for await (const line of createInterface(Readable.fromWeb(stream.body))) {
  const { type, table, from, told, seats, actions } = JSON.parse(line);
  if (type !== 'table') continue;
  const seen = from + told.played.length;
  if (told.over && name) {
    console.log(`The game is over after ${seen} actions.`);
    process.exit();
  }
  const free = Object.keys(told.seating).find((seat) => told.seating[seat] === null);
  if (free !== undefined && seats.length === 0) await sit(table, free);
  const asks = told.request?.what === 'rematch' && seats.find((seat) => !told.request.agreed.includes(seat));
  if (asks) await send(table, { kind: 'answer', seat: asks, yes: true }, seen);
  for (const [seat, some] of Object.entries(actions)) await play(table, seat, some, seen);
}
