// A bot in about 40 lines: takes a free seat and plays random legal actions. Plain Node, no dependencies.
//   TOKEN=... node docs/bot-example.mjs http://localhost:8080 owl-lamp-417
// The token comes from POST /api/bots (docs/api.md); the last word is a table's code or id.
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const [server, name] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.TOKEN}`, 'content-type': 'application/json' };
const { id } = await (await fetch(`${server}/api/tables/${name}`)).json();
const url = `${server}/api/bot/tables/${id}`;

/** Sends a command until it is answered. With the same nonce it is done only once. */
async function send(command, seen) {
  const body = JSON.stringify({ nonce: crypto.randomUUID().slice(0, 32), seen, command });
  for (;;) {
    const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    if (reply !== undefined && reply.status !== 429 && reply.status < 500) return reply.json();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const stream = await fetch(url, { headers });
if (!stream.ok) throw new Error((await stream.json()).message);
let played = 0;
for await (const line of createInterface(Readable.fromWeb(stream.body))) {
  const { type, from, told, seats, actions } = JSON.parse(line);
  if (type !== 'table') continue;
  played = from + told.played.length;
  if (told.over) {
    console.log(`The game is over after ${played} actions.`);
    process.exit();
  }
  const free = Object.keys(told.seating).find((seat) => told.seating[seat] === null);
  if (free !== undefined && seats.length === 0)
    await send({ kind: 'sit', seat: Number(free), name: 'Random bot' }, played);
  const [turn] = Object.entries(actions);
  if (turn === undefined) continue;
  const [seat, some] = turn;
  // Under hidden fog only the server knows which tile covers the last menhir and must stay.
  for (let answer = { code: 'last-cover' }; answer.code === 'last-cover'; ) {
    const action = some[Math.floor(Math.random() * some.length)];
    answer = await send({ kind: 'act', seat: Number(seat), action }, played);
  }
}
