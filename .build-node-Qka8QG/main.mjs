var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
};

// packages/server/src/bus/bus.ts
var noBus = { tell() {
}, listen() {
}, async close() {
} };

// packages/server/src/bus/nats.ts
import { connect } from "@nats-io/transport-node";
var SUBJECT = "speeltafel.table";
async function natsBus(url) {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    name: "speeltafel"
  });
  return {
    tell(table) {
      if (!connection.isClosed()) connection.publish(SUBJECT, table);
    },
    listen(heard) {
      connection.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error === null) heard(message.string());
        }
      });
    },
    async close() {
      await connection.drain();
    }
  };
}

// packages/server/src/guests/guests.ts
import { createHash } from "node:crypto";

// packages/server/src/host/names.ts
import { randomBytes, randomInt } from "node:crypto";
var ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
var newId = () => Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
var newSeed = () => randomBytes(16).toString("hex");
var newKey = () => randomBytes(32).toString("base64url");
var CREATURES = [
  "owl",
  "fox",
  "hare",
  "toad",
  "crow",
  "wren",
  "newt",
  "bat",
  "mole",
  "lynx",
  "heron",
  "otter",
  "stag",
  "moth",
  "swan",
  "wolf"
];
var THINGS = [
  "lamp",
  "stone",
  "fog",
  "bell",
  "moss",
  "key",
  "gate",
  "oak",
  "star",
  "boat",
  "drum",
  "crown",
  "fern",
  "hill",
  "well",
  "rook"
];
var newCode = () => `${CREATURES[randomInt(CREATURES.length)]}-${THINGS[randomInt(THINGS.length)]}-${randomInt(10, 1e3)}`;

// packages/server/src/guests/guests.ts
var hashOf = (secret) => createHash("sha256").update(secret).digest("hex");
var KEY = /^[A-Za-z0-9_-]{43}$/;
var MOST_REMEMBERED = 1e4;
var Guests = class {
  store;
  now;
  remembered = /* @__PURE__ */ new Map();
  constructor(store, now) {
    this.store = store;
    this.now = now;
  }
  /** Who has this cookie, if anybody. */
  async byKey(key) {
    if (key === void 0 || !KEY.test(key)) return void 0;
    const hash = hashOf(key);
    const known = this.remembered.get(hash);
    if (known !== void 0) return known;
    const guest = await this.store.guestOf(hash);
    if (guest !== void 0) this.remember(hash, guest);
    return guest;
  }
  remember(hash, guest) {
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(hash, guest);
  }
  async welcome(name2) {
    const guest = { id: newId(), name: name2 };
    const key = newKey();
    await this.store.addGuest(guest.id, hashOf(key), name2, this.now());
    this.remember(hashOf(key), guest);
    return { guest, key };
  }
  async rename(key, guest, name2) {
    await this.store.renameGuest(guest.id, name2);
    const renamed = { ...guest, name: name2 };
    this.remember(hashOf(key), renamed);
    return renamed;
  }
  /** Everything kept of somebody goes; at tables they sat at, they are called nobody. */
  async forget(guest) {
    await this.store.forgetGuest(guest.id);
    for (const [hash, one] of this.remembered) if (one.id === guest.id) this.remembered.delete(hash);
  }
  async newBot(guest) {
    const token = newKey();
    await this.store.addBot(hashOf(token), guest.id, this.now());
    return token;
  }
  async byToken(token) {
    return KEY.test(token) ? this.store.botOf(hashOf(token)) : void 0;
  }
};

// packages/server/src/host/computers.ts
import { Worker } from "node:worker_threads";
var LONGEST = 500;
var PAUSE = 900;
var Computers = class {
  now;
  url;
  worker;
  asked = 0;
  waiting = /* @__PURE__ */ new Map();
  /** The version of a table that is being thought about. */
  busy = /* @__PURE__ */ new Map();
  queue = Promise.resolve();
  constructor(hosting, url, now) {
    this.url = url;
    this.now = now;
    hosting.onChange((room) => this.look(room));
  }
  /** Gives a computer player its turn, if it is one's. */
  look(room) {
    const turn = room.computer(this.now());
    if (turn === null || this.busy.get(room.id) === turn.version) return;
    this.busy.set(room.id, turn.version);
    this.queue = this.queue.then(() => this.play(room, turn)).catch(() => {
    });
  }
  async play(room, turn) {
    if (room.version !== turn.version) return;
    const actions3 = await this.think(turn);
    this.act(room, turn, actions3, turn.version);
  }
  async act(room, turn, actions3, version) {
    const [action, ...rest] = actions3;
    if (action === void 0 || room.version !== version) return;
    if (rest.length > 0 && action !== "!") this.busy.set(room.id, version + 1);
    const done2 = await room.computerActs(turn.seat, action, this.now());
    if (!done2.ok || rest.length === 0) return;
    setTimeout(() => this.act(room, turn, rest, done2.value).catch(() => {
    }), PAUSE);
  }
  think(turn) {
    this.worker ??= this.start();
    const id2 = ++this.asked;
    const question = { ...turn, id: id2, seed: turn.version * 7919, ms: LONGEST };
    return new Promise((resolve) => {
      this.waiting.set(id2, resolve);
      this.worker.postMessage(question);
    });
  }
  start() {
    const worker = new Worker(this.url);
    worker.unref();
    worker.on("message", ({ id: id2, actions: actions3 }) => {
      this.waiting.get(id2)?.(actions3);
      this.waiting.delete(id2);
    });
    worker.on("error", () => this.restart());
    return worker;
  }
  /** A thought that failed costs that turn some time, not the table: the deadline gives it another push. */
  restart() {
    this.worker = void 0;
    for (const resolve of this.waiting.values()) resolve([]);
    this.waiting.clear();
    this.busy.clear();
  }
  async close() {
    await this.worker?.terminate();
  }
};

// packages/rules/src/result.ts
var accept = (value) => ({ ok: true, value });
var refusal = (code, message, details = {}) => ({
  code,
  message,
  details
});
var refuse = (code, message, details = {}) => ({
  ok: false,
  refusal: refusal(code, message, details)
});
function quote(text) {
  const plain = text.replace(new RegExp("\\p{C}", "gu"), "?");
  return `"${plain.length > 40 ? `${plain.slice(0, 40)}\u2026` : plain}"`;
}

// packages/rules/src/sha256.ts
var primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
var fraction = (x) => (x - Math.floor(x)) * 2 ** 32 | 0;
var ROUND_WORDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
var START_WORDS = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
var turned = (word, by) => word >>> by | word << 32 - by;
function padded(message) {
  const view2 = new DataView(new ArrayBuffer((message.length + 8 >> 6) * 64 + 64));
  new Uint8Array(view2.buffer).set(message);
  view2.setUint8(message.length, 128);
  view2.setUint32(view2.byteLength - 8, Math.floor(message.length / 2 ** 29));
  view2.setUint32(view2.byteLength - 4, message.length << 3);
  return view2;
}
function sha256(message) {
  const data = padded(message);
  const sum = Int32Array.from(START_WORDS);
  const w = new Int32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = w[i - 15];
      const late = w[i - 2];
      const small0 = turned(early, 7) ^ turned(early, 18) ^ early >>> 3;
      const small1 = turned(late, 17) ^ turned(late, 19) ^ late >>> 10;
      w[i] = w[i - 16] + small0 + w[i - 7] + small1;
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const one = h + big1 + (e & f ^ ~e & g) + ROUND_WORDS[i] + w[i] | 0;
      const two = big0 + (a & b ^ a & c ^ b & c) | 0;
      h = g;
      g = f;
      f = e;
      e = d + one | 0;
      d = c;
      c = b;
      b = a;
      a = one + two | 0;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i] = sum[i] + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of sum.entries()) out.setInt32(i * 4, word);
  return new Uint8Array(out.buffer);
}
var hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
var utf8 = (text) => {
  const escaped = encodeURIComponent(text.toWellFormed());
  return Uint8Array.from(
    escaped.match(/%..|./g) ?? [],
    (part) => part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16)
  );
};

// packages/rules/src/chance.ts
var seal = (seed) => hex(sha256(utf8(seed)));
function* numbers(seed, label) {
  for (let block = 0; ; block++) {
    const bytes = new DataView(sha256(utf8(`${seed} ${label} ${block}`)).buffer);
    for (let i = 0; i < 32; i += 4) yield bytes.getUint32(i);
  }
}
function fromSeed(seed) {
  return {
    shuffle(label, things) {
      const row = numbers(seed, label);
      const below = (bound) => {
        const fair = 2 ** 32 - 2 ** 32 % bound;
        for (; ; ) {
          const number3 = row.next().value;
          if (number3 < fair) return number3 % bound;
        }
      };
      const order2 = [...things];
      for (let last = order2.length - 1; last > 0; last--) {
        const pick = below(last + 1);
        [order2[last], order2[pick]] = [order2[pick], order2[last]];
      }
      return order2;
    }
  };
}

// packages/rules/src/game.ts
var CHANCE = 0;

// packages/rules/src/floors/board.ts
var NORTH = 0;
var EAST = 1;
var SOUTH = 2;
var WEST = 3;
var DIRECTIONS = [NORTH, EAST, SOUTH, WEST];
var SQUARES = 156;
var EXIT = 0;
var ENTRANCE = SQUARES - 1;
var NO_SQUARE = -1;
var exists = (x, y) => x >= 0 && x <= 15 && y >= 0 && y <= 10 && x - y <= 11 && y - x <= 6;
var COLUMNS = new Uint8Array(SQUARES);
var ROWS = new Uint8Array(SQUARES);
var AT = new Int16Array(16 * 11).fill(NO_SQUARE);
{
  let square = 0;
  for (let y = 0; y <= 10; y++) {
    for (let x = 0; x <= 15; x++) {
      if (!exists(x, y)) continue;
      COLUMNS[square] = x;
      ROWS[square] = y;
      AT[y * 16 + x] = square++;
    }
  }
}
var columnOf = (square) => COLUMNS[square];
var rowOf = (square) => ROWS[square];
var squareAt = (x, y) => x >= 0 && x <= 15 && y >= 0 && y <= 10 ? AT[y * 16 + x] : NO_SQUARE;
var NEXT = new Int16Array(SQUARES * 4);
for (let square = 0; square < SQUARES; square++) {
  const x = columnOf(square);
  const y = rowOf(square);
  NEXT.set([squareAt(x, y - 1), squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x - 1, y)], square * 4);
}
var next = (square, direction) => NEXT[square * 4 + direction];
var wrap = (square) => SQUARES - 1 - square;
var turned2 = (direction, quarters) => direction + quarters & 3;
var LETTERS = "NESW";
var makeDirection = (direction) => LETTERS[direction];
function parseDirection(text) {
  const direction = text.length === 1 ? LETTERS.indexOf(text) : -1;
  return direction < 0 ? void 0 : direction;
}
var makeSquare = (square) => String.fromCharCode(97 + columnOf(square)) + String(11 - rowOf(square));
function parseSquare(text) {
  if (!/^[a-p]([1-9]|1[01])$/.test(text)) return void 0;
  const square = squareAt(text.charCodeAt(0) - 97, 11 - Number(text.slice(1)));
  return square === NO_SQUARE ? void 0 : square;
}
var adjacent = (a, b) => DIRECTIONS.some((direction) => next(a, direction) === b);
var KEPT_FREE = new Set(
  [EXIT, ENTRANCE].flatMap((corner) => [corner, ...DIRECTIONS.map((d) => next(corner, d)).filter((s) => s >= 0)])
);

// packages/rules/src/floors/cards.ts
var CARDS = ["5", "7", "8", "10", "h1", "h2"];
var FULL_PILE = ["5", "7", "7", "8", "8", "10", "h1", "h2"];
var FULL_COUNTS = CARDS.map((card) => FULL_PILE.filter((other) => other === card).length);
var MOST_STEPS = 20;
var stretch = (steps) => ({ steps, hits: Number.POSITIVE_INFINITY });
var hits = (count) => ({ steps: MOST_STEPS, hits: count });
var STRETCHES = [stretch(5), stretch(7), stretch(8), stretch(10), hits(1), hits(2)];
var THREE_HITS = hits(3);
var stretchOf = (card, fiveIsHits) => card === 0 && fiveIsHits ? THREE_HITS : STRETCHES[card];
var isHitCard = (card, fiveIsHits) => stretchOf(card, fiveIsHits).hits <= 3;
var parseCard = (text) => CARDS.find((card) => card === text);
var order = (card) => CARDS.indexOf(card);
var makePile = (pile) => pile.length === 0 ? "-" : pile.toSorted((a, b) => order(a) - order(b)).join(".");
function parsePile(text) {
  if (text === "-") return accept([]);
  const pile = [];
  for (const word of text.split(".", 9)) {
    const card = parseCard(word);
    if (card === void 0) return refuse("bad-card", `${quote(word)} is not a card: 5, 7, 8, 10, h1 or h2.`);
    pile.push(card);
    const count = pile.filter((other) => other === card).length;
    if (count > FULL_COUNTS[order(card)]) {
      return refuse("too-many-cards", `The card ${card} is in the pile ${count} times; there are not so many.`, {
        card
      });
    }
  }
  return accept(pile.toSorted((a, b) => order(a) - order(b)));
}

// packages/rules/src/floors/tiles.ts
var BLOCKS = ["s", "c", "r", "h"];
var POOLS = ["P", "H", "V"];
var isBlock = (tile) => BLOCKS.includes(tile.kind);
var isPool = (tile) => POOLS.includes(tile.kind);
var isTeleporter = (tile) => tile.kind === 1 || tile.kind === 2;
var NAMES = {
  s: "stone",
  c: "crystal",
  r: "right-turn stone",
  h: "half-turn stone",
  P: "2x2 pool",
  H: "1x4 pool",
  V: "1x4 pool",
  1: "teleporter of pair 1",
  2: "teleporter of pair 2"
};
var nameOfTile = (tile) => NAMES[tile.kind];
var ARROWS = "^>v<";
var makeTile = (tile) => `${tile.kind}${isTeleporter(tile) ? ARROWS[tile.arrow] : ""}@${makeSquare(tile.square)}`;
function parseTile(text) {
  const match = /^(?:([scrhPHV])|([12])([\^>v<]))@([a-p]\d{1,2})$/.exec(text);
  if (match === null) return refuse("bad-tile", `${quote(text)} is not a tile such as s@c9, H@e3 or 1>@j7.`);
  const square = parseSquare(match[4]);
  if (square === void 0) return offBoard(match[4]);
  if (match[2] === void 0) return accept({ kind: match[1], square });
  return accept({ kind: Number(match[2]), square, arrow: ARROWS.indexOf(match[3]) });
}
var offBoard = (square) => refuse("off-board", `There is no square ${square} on this floor.`, { square });
function coveredBy(tile) {
  const row = (from, direction, length) => {
    const squares2 = [from];
    while (squares2.length < length && squares2.at(-1) !== NO_SQUARE) squares2.push(next(squares2.at(-1), direction));
    return squares2;
  };
  const squares = tile.kind === "P" ? row(tile.square, EAST, 2).flatMap((square) => square === NO_SQUARE ? [square] : row(square, SOUTH, 2)) : row(tile.square, tile.kind === "V" ? SOUTH : EAST, isPool(tile) ? 4 : 1);
  return squares.includes(NO_SQUARE) ? void 0 : squares;
}
var sortTiles = (tiles) => tiles.toSorted((a, b) => a.square - b.square || Number(isPool(b)) - Number(isPool(a)));
var makeTiles = (tiles) => tiles.length === 0 ? "-" : sortTiles(tiles).map(makeTile).join(",");
function parseTiles(text) {
  if (text === "-") return accept([]);
  const tiles = [];
  for (const word of text.split(",", 20)) {
    const tile = parseTile(word);
    if (!tile.ok) return tile;
    tiles.push(tile.value);
  }
  return accept(sortTiles(tiles));
}
var STOCK_KINDS = ["s", "c", "r", "h", "P", "H", "1", "2"];
var stockKindOf = (tile) => tile.kind === "V" ? "H" : String(tile.kind);
var FULL_STOCK = [..."sssccrrrrhhPH1122"];
var makeStock = (stock) => stock.join("");
function parseStock(text) {
  if (!/^[scrhPH12]{1,17}$/.test(text)) return refuse("bad-stock", `${quote(text)} is not a row of tile letters.`);
  const order2 = (kind) => STOCK_KINDS.indexOf(kind);
  return accept([...text].toSorted((a, b) => order2(a) - order2(b)));
}
function without(stock, kind) {
  const at2 = stock.indexOf(kind);
  return stock.filter((_, i) => i !== at2);
}
var MOST = { s: 11, c: 2, r: 4, h: 2, P: 1, H: 1, 1: 2, 2: 2 };
function checkMaterial(kinds) {
  for (const kind of STOCK_KINDS) {
    const count = kinds.filter((other) => other === kind).length;
    if (count > MOST[kind]) {
      const name2 = nameOfTile({ kind: kind === "1" || kind === "2" ? Number(kind) : kind });
      return refuse("too-many-tiles", `There are ${count} tiles "${name2}"; the box holds ${MOST[kind]}.`, {
        tile: kind
      });
    }
  }
  const blocks = kinds.filter((kind) => BLOCKS.includes(kind)).length;
  if (blocks > 11) {
    return refuse("too-many-tiles", `There are ${blocks} stones of all kinds; the box holds 11.`, { tile: "s" });
  }
  return accept(null);
}
function checkLaying(laid, tile) {
  const squares = coveredBy(tile);
  const name2 = nameOfTile(tile);
  if (squares === void 0) {
    const square = makeSquare(tile.square);
    return refuse("over-the-edge", `The ${name2} laid at ${square} would hang over the edge.`, { square });
  }
  const kept = squares.find((square) => KEPT_FREE.has(square));
  if (kept !== void 0) {
    const square = makeSquare(kept);
    return refuse("kept-free", `${square} stays free: the corners at exit and entrance and the squares beside them.`, {
      square
    });
  }
  const taken = new Set(laid.flatMap((other) => coveredBy(other) ?? []));
  const overlap = squares.find((square) => taken.has(square));
  if (overlap !== void 0) {
    const square = makeSquare(overlap);
    return refuse("overlap", `The ${name2} does not fit: something lies on ${square} already.`, { square });
  }
  return checkNeighbours(laid, tile);
}
function checkNeighbours(laid, tile) {
  const beside = isTeleporter(tile) ? laid.find((other2) => isTeleporter(other2) && adjacent(other2.square, tile.square)) : void 0;
  if (beside === void 0) return accept(null);
  const square = makeSquare(tile.square);
  const other = makeSquare(beside.square);
  return refuse("teleporters-touch", `A teleporter on ${square} would stand side by side with the one on ${other}.`, {
    square,
    other
  });
}
function layingsOf(kind) {
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  if (kind === "1" || kind === "2") {
    const pair2 = Number(kind);
    return squares.flatMap((square) => [0, 1, 2, 3].map((arrow) => ({ kind: pair2, square, arrow })));
  }
  const kinds = kind === "H" ? ["H", "V"] : [kind];
  return squares.flatMap((square) => kinds.map((each) => ({ kind: each, square })));
}
var BASIC_TILES = sortTiles([
  ...["c9", "m8", "h7", "i6", "n6", "g5", "e4", "m4", "o3", "f2", "i2"].map(
    (name2) => ({ kind: "s", square: parseSquare(name2) })
  ),
  { kind: "P", square: parseSquare("i9") },
  { kind: "H", square: parseSquare("e3") }
]);

// packages/rules/src/floors/tokens.ts
var MOST_PLAYERS = 7;
var OUT = SQUARES;
var WAITING = SQUARES + 1;
var EATEN = SQUARES + 2;
var isOnBoard = (place2) => place2 < SQUARES;
var isInPlay = (place2) => place2 < SQUARES || place2 === WAITING;
var flip = (shows) => 7 - shows;
var letterOf = (player) => String.fromCharCode(65 + player);
var nameOf = (token) => letterOf(token.player) + token.shows;
var firstSides = (players) => players <= 4 ? [1, 3, 4, 5] : [1, 4, 5];
var neededToWin = (players) => firstSides(players).length - 1;
var PLACE_LETTERS = "*-x";
var makeToken = (token) => nameOf(token) + (isOnBoard(token.place) ? makeSquare(token.place) : PLACE_LETTERS[token.place - SQUARES]) + (token.moved ? "'" : "");
function parseToken(text) {
  const match = /^([A-G])([1-6])([a-p]\d{1,2}|[-*x])('?)$/.exec(text);
  if (match === null) return refuse("bad-token", `${quote(text)} is not a token such as A4c9, B3- or C1*.`);
  const beside = PLACE_LETTERS.indexOf(match[3]);
  const place2 = beside < 0 ? parseSquare(match[3]) : SQUARES + beside;
  if (place2 === void 0) {
    return refuse("off-board", `There is no square ${match[3]} for the token ${match[1]}${match[2]}.`, {
      square: match[3]
    });
  }
  return accept({ player: match[1].charCodeAt(0) - 65, shows: Number(match[2]), place: place2, moved: match[4] === "'" });
}
function sortTokens(tokens) {
  const rows = tokens.map((token) => ({ token, text: makeToken(token) }));
  return rows.toSorted((a, b) => a.text < b.text ? -1 : a.text > b.text ? 1 : 0).map(({ token }) => token);
}
var makeTokens = (tokens) => tokens.length === 0 ? "-" : sortTokens(tokens).map(makeToken).join(",");
var MOST_TOKENS = 28;
function parseTokens(text) {
  if (text === "-") return accept([]);
  const tokens = [];
  for (const word of text.split(",", MOST_TOKENS + 1)) {
    const token = parseToken(word);
    if (!token.ok) return token;
    tokens.push(token.value);
  }
  if (tokens.length > MOST_TOKENS) {
    return refuse("too-many-tokens", `There are more than ${MOST_TOKENS} tokens.`);
  }
  return accept(sortTokens(tokens));
}
function checkTokens(tokens, players) {
  for (let player = 0; player < players; player++) {
    const own = tokens.filter((token) => token.player === player);
    const box = firstSides(players).map((side) => Math.min(side, flip(side)));
    for (const token of own) {
      const at2 = box.indexOf(Math.min(token.shows, flip(token.shows)));
      if (at2 < 0) {
        return refuse("too-many-tokens", `${nameOf(token)} is one token more than player ${letterOf(player)} has.`, {
          token: nameOf(token)
        });
      }
      box.splice(at2, 1);
    }
    const sides = own.filter((token) => isInPlay(token.place)).map((token) => token.moved ? token.shows : flip(token.shows));
    const twin = sides.find((side, i) => sides.indexOf(side) !== i);
    if (twin !== void 0) {
      return refuse(
        "twin-tokens",
        `Two tokens of player ${letterOf(player)} would both show ${twin} at the end of the round.`,
        {
          player: letterOf(player)
        }
      );
    }
  }
  return accept(null);
}

// packages/rules/src/floors/action.ts
var isWhole = (input, most) => typeof input === "number" && Number.isInteger(input) && input >= 0 && input <= most;
function isAction(input) {
  if (typeof input !== "object" || input === null) return false;
  const { type, card, tile, player, shows, path } = input;
  if (type === "card") return CARDS.some((known) => known === card);
  if (type === "lay") return isTile(tile);
  if (type !== "move" || !isWhole(player, MOST_PLAYERS - 1) || !isWhole(shows, 6)) return false;
  return Array.isArray(path) && path.length <= LONGEST2 && path.every((place2) => isWhole(place2, OUT));
}
function isTile(input) {
  if (typeof input !== "object" || input === null) return false;
  const { kind, square, arrow } = input;
  if (!isWhole(square, SQUARES - 1)) return false;
  if (kind === 1 || kind === 2) return isWhole(arrow, 3);
  return typeof kind === "string" && kind.length === 1 && "scrhPHV".includes(kind);
}
function makeAction(action) {
  switch (action.type) {
    case "lay":
      return `lay ${makeTile(action.tile)}`;
    case "card":
      return `card ${action.card}`;
    case "move": {
      const squares = action.path.map((place2) => place2 === OUT ? "exit" : makeSquare(place2));
      return `${nameOf(action)}:${squares.length === 0 ? "." : squares.join("-")}`;
    }
  }
}
var LONGEST2 = 80;
function parseAction(text, turn) {
  if (text.length > LONGEST2) return refuse("bad-action", `An action has at most ${LONGEST2} characters.`);
  if (text.startsWith("lay ")) {
    const tile = parseTile(text.slice(4));
    return tile.ok ? accept({ seat: turn + 1, action: { type: "lay", tile: tile.value } }) : tile;
  }
  if (text.startsWith("card ")) {
    const card = parseCard(text.slice(5));
    if (card === void 0) return refuse("bad-card", `${quote(text.slice(5))} is not a card: 5, 7, 8, 10, h1 or h2.`);
    return accept({ seat: CHANCE, action: { type: "card", card } });
  }
  const move2 = parseMove(text);
  return move2.ok ? accept({ seat: move2.value.player + 1, action: move2.value }) : move2;
}
function parseMove(text) {
  const match = /^([A-G])([1-6]):(\.|[a-z0-9-]{1,77})$/.exec(text);
  if (match === null) {
    return refuse("bad-action", `${quote(text)} is not an action such as A4:p1-p2, A4:., lay s@c9 or card 8.`);
  }
  const path = [];
  for (const word of match[3] === "." ? [] : match[3].split("-")) {
    const place2 = word === "exit" ? OUT : parseSquare(word);
    if (place2 === void 0)
      return refuse("off-board", `There is no square ${quote(word)} on this floor.`, { square: word });
    path.push(place2);
  }
  return accept({ type: "move", player: match[1].charCodeAt(0) - 65, shows: Number(match[2]), path });
}

// packages/rules/src/floors/floor.ts
var EMPTY = 0;
var CRYSTAL = 1;
var RIGHT_TURN = 3;
var HALF_TURN = 4;
var TOKEN = 8;
var BLOCK_LETTERS = "-csrh";
var isBlockThing = (thing) => thing !== EMPTY && thing < TOKEN;
var blockOf = (thing) => BLOCK_LETTERS[thing];
var POOL = 1;
var TELEPORTER = 2;
var NOWHERE = SQUARES + 3;
var PLACE = 160;
var SHOWS = 192;
var MOVED = 224;
var MONSTER = 256;
var FACING = 257;
var STAGE = 258;
var ROUND = 259;
var START = 260;
var TURN = 261;
var PHASE = 262;
var PILE = 264;
var LEFT_COUNT = 271;
var LEFT = 272;
var BYTES = 304;
var Floor = class {
  bytes = new Uint8Array(BYTES);
  ground = new Uint8Array(SQUARES);
  /** The other teleporter of the pair; the square itself where that is missing. */
  partner = new Uint8Array(SQUARES);
  arrow = new Uint8Array(SQUARES);
  owner;
  players;
  tokens;
  fixed = [];
  journal = new Int32Array(1024);
  written = 0;
  constructor({ players, monster, facing, tiles, tokens }) {
    this.players = players;
    this.tokens = tokens.length;
    this.owner = Uint8Array.from(tokens, (token) => token.player);
    this.bytes[MONSTER] = monster;
    this.bytes[FACING] = facing;
    this.bytes[STAGE] = 1;
    this.lay(tiles);
    for (const [i, { place: place2, shows, moved }] of tokens.entries()) {
      this.bytes[PLACE + i] = place2;
      this.bytes[SHOWS + i] = shows;
      this.bytes[MOVED + i] = Number(moved);
      if (isOnBoard(place2)) this.bytes[place2] = TOKEN + i;
    }
  }
  lay(tiles) {
    this.fixed = tiles.filter((tile) => !isBlock(tile));
    for (const tile of tiles) {
      if (isBlock(tile)) this.bytes[tile.square] = BLOCK_LETTERS.indexOf(tile.kind);
      if (isPool(tile)) for (const square of coveredBy(tile)) this.ground[square] = POOL;
      if (isTeleporter(tile)) {
        const other = tiles.find(({ kind, square }) => kind === tile.kind && square !== tile.square);
        this.ground[tile.square] = TELEPORTER;
        this.partner[tile.square] = other?.square ?? tile.square;
        this.arrow[tile.square] = tile.arrow;
      }
    }
  }
  write(at2, value) {
    if (this.written === this.journal.length) {
      const longer3 = new Int32Array(this.journal.length * 2);
      longer3.set(this.journal);
      this.journal = longer3;
    }
    this.journal[this.written++] = at2 << 8 | this.bytes[at2];
    this.bytes[at2] = value;
  }
  mark() {
    return this.written;
  }
  undo(mark) {
    while (this.written > mark) {
      const entry = this.journal[--this.written];
      this.bytes[entry >> 8] = entry & 255;
    }
  }
  /** The byte that the write after `mark` changed. */
  changedAt(mark) {
    return this.journal[mark] >> 8;
  }
  get monster() {
    return this.bytes[MONSTER];
  }
  get facing() {
    return this.bytes[FACING];
  }
  placeOf(token) {
    return this.bytes[PLACE + token];
  }
  ownerOf(token) {
    return this.owner[token];
  }
  tilesNow() {
    const tiles = [];
    for (let square = 0; square < SQUARES; square++) {
      tiles.push(...this.fixed.filter((tile) => tile.square === square));
      const thing = this.bytes[square];
      if (isBlockThing(thing)) tiles.push({ kind: blockOf(thing), square });
    }
    return tiles;
  }
  tokenNow(token) {
    return {
      player: this.owner[token],
      shows: this.bytes[SHOWS + token],
      place: this.bytes[PLACE + token],
      moved: this.bytes[MOVED + token] === 1
    };
  }
  tokensNow() {
    return Array.from({ length: this.tokens }, (_, token) => this.tokenNow(token));
  }
};

// packages/rules/src/floors/outcome.ts
var unplayed = (stage, shortStage) => stage === 1 || shortStage ? 1 : 0;
function endOf({ players, stage, tokens, pile, left, shortStage }) {
  for (let player = 0; player < players; player++) {
    if (left.filter((other) => other === player).length >= neededToWin(players)) return "all-but-one";
  }
  if (stage === 2 && pile.length <= unplayed(stage, shortStage)) return "last-card";
  return stage === 2 && !tokens.some((token) => isInPlay(token.place)) ? "none-left" : null;
}
function rank({ players, left }) {
  const rows = Array.from({ length: players }, (_, player) => ({
    seat: player + 1,
    out: left.filter((other) => other === player).length,
    last: left.lastIndexOf(player)
  })).toSorted((a, b) => b.out - a.out || a.last - b.last);
  const some = rows.filter((row) => row.out > 0).length;
  return rows.map(({ seat: seat3, out }, i) => ({ seat: seat3, out, place: Math.min(i, some) + 1 }));
}
function outcomeOf(standings) {
  const reason = endOf(standings);
  if (reason === null) return null;
  const ranking = rank(standings);
  return { winner: ranking[0].out > 0 ? ranking[0].seat : null, reason, ranking };
}

// packages/rules/src/floors/push.ts
var isFree = (floor, square) => square >= 0 && floor.bytes[square] === EMPTY && floor.ground[square] !== TELEPORTER && square !== floor.bytes[MONSTER];
function restOf(floor, square, direction) {
  let at2 = square;
  while (floor.ground[at2] === POOL) {
    const ahead = NEXT[at2 * 4 + direction];
    if (!isFree(floor, ahead)) break;
    at2 = ahead;
  }
  return at2;
}
function landTile(floor, thing, from, onto, direction, watcher) {
  const rest = restOf(floor, onto, direction);
  const gone = rest === EXIT ? "exit" : rest === ENTRANCE ? "entrance" : null;
  if (gone === null) floor.write(rest, thing);
  if (watcher !== null) watcher.pushed(thing, from, gone === null ? rest : null, gone);
}
function pushTile(floor, square, direction, watcher) {
  const onto = NEXT[square * 4 + direction];
  if (!isFree(floor, onto)) return false;
  const thing = floor.bytes[square];
  floor.write(square, EMPTY);
  landTile(floor, thing, square, onto, direction, watcher);
  return true;
}
function eat(floor, token) {
  floor.write(PLACE + token, floor.bytes[STAGE] === 1 ? WAITING : EATEN);
}
function restOfToken(floor, square, direction, watcher) {
  let at2 = square;
  while (floor.ground[at2] === POOL) {
    const ahead = NEXT[at2 * 4 + direction];
    if (ahead < 0) break;
    const thing = floor.bytes[ahead];
    const gives2 = isBlockThing(thing) && pushTile(floor, ahead, direction, watcher);
    if (!gives2 && !isFree(floor, ahead)) break;
    at2 = ahead;
  }
  return at2;
}
function shove(floor, square, direction, watcher) {
  const thing = floor.bytes[square];
  const onto = NEXT[square * 4 + direction];
  floor.write(square, EMPTY);
  if (onto < 0 || floor.ground[onto] === TELEPORTER) {
    if (watcher !== null) watcher.pushed(thing, square, null, onto < 0 ? "edge" : "teleporter");
    if (thing < TOKEN) return 0;
    eat(floor, thing - TOKEN);
    return 1;
  }
  if (thing < TOKEN) {
    landTile(floor, thing, square, onto, direction, watcher);
    return 0;
  }
  const rest = restOfToken(floor, onto, direction, watcher);
  floor.write(rest, thing);
  floor.write(PLACE + thing - TOKEN, rest);
  if (watcher !== null) watcher.pushed(thing, square, rest, null);
  return 0;
}
function pushRow(floor, first2, direction, watcher) {
  let last = first2;
  for (; ; ) {
    const behind = NEXT[last * 4 + direction];
    if (behind < 0 || floor.bytes[behind] === EMPTY) break;
    last = behind;
  }
  let lost = 0;
  for (let square = last; ; square = NEXT[square * 4 + (direction + 2 & 3)]) {
    lost += shove(floor, square, direction, watcher);
    if (square === first2) return lost;
  }
}

// packages/rules/src/floors/monster.ts
var NOBODY = 65280;
var distanceOf = (sight) => sight >> 8;
var tokenOf = (sight) => sight === NOBODY ? null : sight & 255;
function sightOf(floor, from, direction) {
  const bytes = floor.bytes;
  let distance = 1;
  for (let square = NEXT[from * 4 + direction]; square >= 0; square = NEXT[square * 4 + direction]) {
    const thing = bytes[square];
    if (thing > CRYSTAL) return thing >= TOKEN ? distance << 8 | thing - TOKEN : NOBODY;
    distance++;
  }
  return NOBODY;
}
function look(floor, watcher) {
  const from = floor.bytes[MONSTER];
  const facing = floor.bytes[FACING];
  const ahead = sightOf(floor, from, facing);
  const left = sightOf(floor, from, facing + 3 & 3);
  const right = sightOf(floor, from, facing + 1 & 3);
  const a = ahead >> 8;
  const l = left >> 8;
  const r = right >> 8;
  let turned3 = facing;
  if (l < a && l < r) turned3 = facing + 3 & 3;
  else if (r < a && r < l) turned3 = facing + 1 & 3;
  if (turned3 !== facing) floor.write(FACING, turned3);
  if (watcher !== null) {
    const nearest = Math.min(a, l, r);
    const count = Number(a === nearest) + Number(l === nearest) + Number(r === nearest);
    const why = nearest === NOBODY >> 8 ? "nobody" : count > 1 ? "tie" : "nearest";
    watcher.looked(ahead, left, right, turned3, why);
  }
}
var MOST_TURNS = 4;
function step(floor, watcher) {
  const { bytes, ground } = floor;
  let at2 = bytes[MONSTER];
  let facing = bytes[FACING];
  let turns = 0;
  let hits2 = 0;
  floor.write(MONSTER, NOWHERE);
  for (; ; ) {
    const beside = NEXT[at2 * 4 + facing];
    const ahead = beside < 0 ? wrap(at2) : beside;
    const thing = bytes[ahead];
    if (thing !== EMPTY) {
      if (thing >= TOKEN) {
        floor.write(ahead, EMPTY);
        eat(floor, thing - TOKEN);
        hits2++;
        if (watcher !== null) watcher.ate(thing - TOKEN, ahead);
      } else if (thing >= RIGHT_TURN) {
        if (turns === MOST_TURNS) {
          if (watcher !== null) watcher.stayed(at2);
          break;
        }
        turns++;
        facing = facing + (thing === RIGHT_TURN ? 1 : 2) & 3;
        if (watcher !== null) watcher.turned(ahead, thing, facing);
        continue;
      } else {
        hits2 += pushRow(floor, ahead, facing, watcher);
      }
    }
    if (watcher !== null) watcher.entered(at2, ahead, beside < 0);
    at2 = ahead;
    if (ground[at2] === POOL) continue;
    if (ground[at2] === TELEPORTER && floor.partner[at2] !== at2) {
      const from = at2;
      at2 = floor.partner[at2];
      facing = floor.arrow[at2];
      if (watcher !== null) watcher.teleported(from, at2, facing);
    }
    break;
  }
  floor.write(MONSTER, at2);
  if (facing !== bytes[FACING]) floor.write(FACING, facing);
  if (watcher !== null) watcher.stepped(at2, facing);
  return hits2;
}
function walk(floor, { steps, hits: hits2 }, watcher = null) {
  let made = 0;
  for (let i = 0; i < steps && made < hits2; i++) {
    look(floor, watcher);
    made += step(floor, watcher);
  }
  look(floor, watcher);
  return made;
}

// packages/rules/src/floors/position.ts
var PHASES = ["lay", "tokens", "monster", "over"];
function makePosition(position) {
  const { stage, round, start: start2, turn, phase, monster, facing, tiles, tokens, pile, left, stock } = position;
  return [
    [stage, round, letterOf(start2), letterOf(turn), phase].join("/"),
    makeSquare(monster) + makeDirection(facing),
    makeTiles(tiles),
    makeTokens(tokens),
    makePile(pile),
    ...position.fiveIsHits ? ["five=h3"] : [],
    ...left.length > 0 ? [`left=${left.map(letterOf).join(".")}`] : [],
    ...position.shortStage ? ["pile=7"] : [],
    ...stock.length > 0 ? [`stock=${makeStock(stock)}`] : []
  ].join(" ");
}
var LONGEST3 = 2e3;
function parsePosition(text) {
  if (text.length > LONGEST3) return refuse("too-long", `A position has at most ${LONGEST3} characters.`);
  const [clock2 = "", monster = "", tileText = "", tokenText = "", pileText = "", ...rest] = text.split(" ", 12);
  const time = parseTime(clock2);
  if (!time.ok) return time;
  const at2 = parseMonster(monster);
  if (!at2.ok) return at2;
  const tiles = parseTiles(tileText);
  if (!tiles.ok) return tiles;
  const tokens = parseTokens(tokenText);
  if (!tokens.ok) return tokens;
  const pile = parsePile(pileText);
  if (!pile.ok) return pile;
  const extras2 = parseExtras(rest);
  if (!extras2.ok) return extras2;
  const { start: start2, turn } = time.value;
  const seen = [start2, turn, ...tokens.value.map(({ player }) => player), ...extras2.value.left];
  return checkPosition({
    players: Math.max(1, ...seen) + 1,
    ...time.value,
    ...at2.value,
    tiles: tiles.value,
    tokens: tokens.value,
    pile: pile.value,
    ...extras2.value
  });
}
function parseTime(text) {
  const match = /^([12])\/([1-9]\d?)\/([A-G])\/([A-G])\/(lay|tokens|monster|over)$/.exec(text);
  if (match === null) {
    return refuse(
      "bad-position",
      `${quote(text)} should tell stage, round, start, player and phase, as 1/3/A/B/tokens.`
    );
  }
  return accept({
    stage: Number(match[1]),
    round: Number(match[2]),
    start: match[3].charCodeAt(0) - 65,
    turn: match[4].charCodeAt(0) - 65,
    phase: match[5]
  });
}
function parseMonster(text) {
  const match = /^([a-p]\d{1,2})([NESW])$/.exec(text);
  if (match === null)
    return refuse("bad-monster", `${quote(text)} should be the monster's one square and facing, as a11E.`);
  const monster = parseSquare(match[1]);
  const facing = parseDirection(match[2]);
  if (monster === void 0 || facing === void 0) {
    return refuse("off-board", `There is no square ${match[1]} for the monster.`, { square: match[1] });
  }
  return accept({ monster, facing });
}
function parseExtras(fields) {
  const rest = [...fields];
  const take2 = (key) => rest[0]?.startsWith(`${key}=`) ? rest.shift().slice(key.length + 1) : void 0;
  const five = take2("five");
  const left = take2("left");
  const pile = take2("pile");
  const stock = take2("stock");
  if (rest.length > 0 || (five ?? "h3") !== "h3" || (pile ?? "7") !== "7") {
    const field = rest[0] ?? (five !== void 0 && five !== "h3" ? `five=${five}` : `pile=${pile}`);
    return refuse("bad-field", `${quote(field)} is not one of five=h3, left=, pile=7, stock=, in that order.`);
  }
  if (left !== void 0 && (left.length >= 2 * MOST_TOKENS || !/^[A-G](\.[A-G])*$/.test(left))) {
    return refuse("bad-left", `${quote(left)} should name the players whose tokens left, as B.A.A.`);
  }
  const tiles = stock === void 0 ? accept([]) : parseStock(stock);
  if (!tiles.ok) return tiles;
  return accept({
    fiveIsHits: five !== void 0,
    left: (left?.split(".") ?? []).map((letter) => letter.charCodeAt(0) - 65),
    shortStage: pile !== void 0,
    stock: tiles.value
  });
}
function checkBoard(board) {
  const material2 = checkMaterial([...board.tiles.map(stockKindOf), ...board.stock ?? []]);
  if (!material2.ok) return material2;
  const fixed = [];
  for (const tile of board.tiles) {
    if (isBlock(tile)) continue;
    const laid = checkLaying(fixed, tile);
    if (!laid.ok) return laid;
    fixed.push(tile);
  }
  const taken = new Map(
    fixed.filter(isTeleporter).map((tile) => [tile.square, `the ${nameOfTile(tile)}`])
  );
  const stand = (what, at2) => {
    const square = makeSquare(at2);
    const other = taken.get(at2);
    if (other !== void 0)
      return refuse("overlap", `${what[0].toUpperCase()}${what.slice(1)} cannot be on ${square}: ${other} is there.`, {
        square
      });
    taken.set(at2, what);
    return accept(null);
  };
  for (const tile of board.tiles.filter(isBlock)) {
    const square = makeSquare(tile.square);
    if (tile.square === EXIT || tile.square === ENTRANCE) {
      return refuse("kept-free", `A ${nameOfTile(tile)} cannot stay on ${square}: it leaves the game there.`, {
        square
      });
    }
    const stood = stand(`the ${nameOfTile(tile)}`, tile.square);
    if (!stood.ok) return stood;
  }
  for (const token of board.tokens) {
    const stood = isOnBoard(token.place) ? stand(nameOf(token), token.place) : accept(null);
    if (!stood.ok) return stood;
  }
  for (const tile of fixed.filter(isTeleporter)) taken.delete(tile.square);
  return stand("the monster", board.monster);
}
function checkPosition(position) {
  const { phase, players, tokens, stock } = position;
  const board = checkBoard(position);
  if (!board.ok) return board;
  const owned = checkTokens(tokens, players);
  if (!owned.ok) return owned;
  for (let player = 0; player < players; player++) {
    const out = tokens.filter((token) => token.player === player && token.place === OUT).length;
    if (out !== position.left.filter((other) => other === player).length) {
      return refuse("bad-left", `Player ${letterOf(player)} has ${out} tokens out; "left=" tells otherwise.`, {
        player: letterOf(player)
      });
    }
  }
  if (phase === "lay" ? stock.length === 0 : stock.length > 0) {
    return refuse("bad-stock", "There are tiles in stock exactly while tiles are being laid.");
  }
  const checked2 = phase === "lay" ? checkLayPhase(position) : checkPlayPhase(position);
  return checked2.ok ? accept(position) : checked2;
}
function checkLayPhase({ tiles, stage, round, pile, tokens }) {
  for (const [i, tile] of tiles.entries()) {
    const laid = checkLaying(tiles.slice(0, i), tile);
    if (!laid.ok) return laid;
  }
  const untouched = tokens.every((token) => isInPlay(token.place) && !isOnBoard(token.place) && !token.moved);
  return stage === 1 && round === 1 && pile.length === FULL_PILE.length && untouched ? accept(null) : refuse("bad-phase", "Tiles are laid before the first round, with all tokens outside and all cards in the pile.");
}
function checkPlayPhase(position) {
  const { phase, pile, round, stage, turn, tokens } = position;
  if (round + pile.length > 16)
    return refuse("bad-round", `Round ${round} with ${pile.length} cards left cannot be.`, { round });
  const end = endOf(position);
  if (phase === "over") return end === null ? refuse("not-over", "The game is not over here.") : accept(null);
  if (end === "all-but-one" || end === "last-card") return refuse("already-over", "The game is over here.");
  if (stage === 1 && pile.length < 2) return refuse("no-cards", "Stage 1 is over when one card is left in the pile.");
  if (stage === 1 && round === 1 && pile.every((card) => isHitCard(CARDS.indexOf(card), position.fiveIsHits))) {
    return refuse("no-cards", "The very first card is never a hit card, and there is no other in the pile.");
  }
  if (phase === "tokens" && !tokens.some((t) => t.player === turn && !t.moved && isInPlay(t.place))) {
    return refuse("nothing-to-move", `Player ${letterOf(turn)} has no token left to move.`, { player: letterOf(turn) });
  }
  return accept(null);
}

// packages/rules/src/floors/rounds.ts
var TOKENS_PHASE = PHASES.indexOf("tokens");
var MONSTER_PHASE = PHASES.indexOf("monster");
var OVER = PHASES.indexOf("over");
var FIRST_ROUND_MOVES = 2;
var Match = class extends Floor {
  fiveIsHits;
  shortStage;
  constructor(position) {
    super(position);
    this.fiveIsHits = position.fiveIsHits;
    this.shortStage = position.shortStage;
    this.bytes[STAGE] = position.stage;
    this.bytes[ROUND] = position.round;
    this.bytes[START] = position.start;
    this.bytes[TURN] = position.turn;
    this.bytes[PHASE] = PHASES.indexOf(position.phase);
    for (const card of position.pile) this.bytes[PILE + CARDS.indexOf(card)] += 1;
    this.bytes[LEFT_COUNT] = position.left.length;
    this.bytes.set(position.left, LEFT);
  }
  get phase() {
    return PHASES[this.bytes[PHASE]];
  }
  get over() {
    return this.bytes[PHASE] === OVER;
  }
  get turn() {
    return this.bytes[TURN];
  }
  position() {
    const { bytes } = this;
    return {
      players: this.players,
      stage: bytes[STAGE],
      round: bytes[ROUND],
      start: bytes[START],
      turn: this.turn,
      phase: this.phase,
      monster: this.monster,
      facing: this.facing,
      tiles: this.tilesNow(),
      tokens: sortTokens(this.tokensNow()),
      pile: CARDS.flatMap((card, i) => new Array(bytes[PILE + i]).fill(card)),
      left: Array.from(bytes.subarray(LEFT, LEFT + bytes[LEFT_COUNT])),
      stock: [],
      fiveIsHits: this.fiveIsHits,
      shortStage: this.shortStage
    };
  }
};
function canMove(match, token) {
  const place2 = match.bytes[PLACE + token];
  return match.bytes[MOVED + token] === 0 && (place2 < SQUARES || place2 === WAITING);
}
function lift(floor, token) {
  const place2 = floor.bytes[PLACE + token];
  if (place2 < SQUARES) floor.write(place2, EMPTY);
  return place2;
}
function endTurn(match, token, place2) {
  const { bytes } = match;
  const player = match.owner[token];
  match.write(PLACE + token, place2);
  if (place2 < SQUARES) match.write(place2, TOKEN + token);
  finish(match, token);
  if (bytes[STAGE] === 1 && bytes[ROUND] === 1) flipTheOthers(match, player);
  if (place2 === OUT) {
    match.write(LEFT + bytes[LEFT_COUNT], player);
    match.write(LEFT_COUNT, bytes[LEFT_COUNT] + 1);
    if (outOf(match, player) >= neededToWin(match.players) || noneLeft(match)) {
      match.write(PHASE, OVER);
      return;
    }
  }
  passTurn(match, (player + 1) % match.players);
}
function finish(match, token) {
  match.write(SHOWS + token, flip(match.bytes[SHOWS + token]));
  match.write(MOVED + token, 1);
}
function flipTheOthers(match, player) {
  let moved = 0;
  for (let i = 0; i < match.tokens; i++) if (match.owner[i] === player) moved += match.bytes[MOVED + i];
  if (moved < FIRST_ROUND_MOVES) return;
  for (let i = 0; i < match.tokens; i++) if (match.owner[i] === player && canMove(match, i)) finish(match, i);
}
function outOf(match, player) {
  let out = 0;
  for (let i = 0; i < match.bytes[LEFT_COUNT]; i++) if (match.bytes[LEFT + i] === player) out++;
  return out;
}
function noneLeft(match) {
  if (match.bytes[STAGE] === 1) return false;
  for (let i = 0; i < match.tokens; i++) {
    const place2 = match.bytes[PLACE + i];
    if (place2 < SQUARES || place2 === WAITING) return false;
  }
  return true;
}
function passTurn(match, from) {
  for (let i = 0; i < match.players; i++) {
    const player = (from + i) % match.players;
    for (let token = 0; token < match.tokens; token++) {
      if (match.owner[token] !== player || !canMove(match, token)) continue;
      match.write(TURN, player);
      match.write(PHASE, TOKENS_PHASE);
      return;
    }
  }
  match.write(TURN, match.bytes[START]);
  match.write(PHASE, MONSTER_PHASE);
}
function drawable(match, card) {
  const first2 = match.bytes[STAGE] === 1 && match.bytes[ROUND] === 1;
  return first2 && isHitCard(card, match.fiveIsHits) ? 0 : match.bytes[PILE + card];
}
function playCard(match, card, watcher = null) {
  match.write(PILE + card, match.bytes[PILE + card] - 1);
  walk(match, stretchOf(card, match.fiveIsHits), watcher);
  endRound(match);
}
function cardsLeft(match) {
  let cards3 = 0;
  for (let card = 0; card < CARDS.length; card++) cards3 += match.bytes[PILE + card];
  return cards3;
}
function endRound(match) {
  const { bytes } = match;
  const stageOver = cardsLeft(match) <= unplayed(bytes[STAGE], match.shortStage);
  if (stageOver && bytes[STAGE] === 2 || noneLeft(match)) {
    match.write(PHASE, OVER);
    return;
  }
  if (stageOver) {
    match.write(STAGE, 2);
    for (let card = 0; card < CARDS.length; card++) match.write(PILE + card, FULL_COUNTS[card]);
  }
  match.write(ROUND, stageOver ? 1 : bytes[ROUND] + 1);
  for (let token = 0; token < match.tokens; token++) if (bytes[MOVED + token] === 1) match.write(MOVED + token, 0);
  const start2 = (bytes[START] + 1) % match.players;
  match.write(START, start2);
  passTurn(match, start2);
  if (noneLeft(match)) match.write(PHASE, OVER);
}

// packages/rules/src/floors/step.ts
var REFUSED = -1;
var entranceIsOpen = (floor) => floor.bytes[MONSTER] !== ENTRANCE;
function enter(floor, square, direction, watcher) {
  if (square < 0 || square === floor.bytes[MONSTER] || floor.ground[square] === TELEPORTER) return false;
  const thing = floor.bytes[square];
  return !isBlockThing(thing) || pushTile(floor, square, direction, watcher);
}
function stepToken(floor, from, direction, watcher = null) {
  let at2 = NEXT[from * 4 + direction];
  if (!enter(floor, at2, direction, watcher)) return REFUSED;
  while (floor.ground[at2] === POOL) {
    const ahead = NEXT[at2 * 4 + direction];
    if (!enter(floor, ahead, direction, watcher)) break;
    at2 = ahead;
  }
  return at2;
}

// packages/rules/src/floors/path.ts
var Pushes = class {
  list = [];
  pushed(thing, from, to, gone) {
    this.list.push({ block: blockOf(thing), from, to, gone });
  }
};
function obstacle(floor, square) {
  if (square < 0) return "the edge is behind it";
  const name2 = makeSquare(square);
  if (square === floor.monster) return `the monster is behind it on ${name2}`;
  if (floor.ground[square] === TELEPORTER) return `a teleporter is behind it on ${name2}`;
  const thing = floor.bytes[square];
  if (thing >= TOKEN) return `${nameOf(floor.tokenNow(thing - TOKEN))} is behind it on ${name2}`;
  return `a ${nameOfTile({ kind: blockOf(thing) })} is behind it on ${name2}`;
}
var COMPASS = ["north", "east", "south", "west"];
function whyNot(floor, from, direction) {
  const ahead = next(from, direction);
  if (ahead < 0) {
    const square2 = makeSquare(from);
    return refusal(
      "over-the-edge",
      `The floor ends ${COMPASS[direction]} of ${square2}; only the monster walks on there.`,
      {
        square: square2
      }
    );
  }
  const square = makeSquare(ahead);
  if (ahead === floor.monster) return refusal("monster-there", `The monster is on ${square}.`, { square });
  if (floor.ground[ahead] === TELEPORTER) {
    return refusal("teleporter-there", `Tokens never step on a teleporter, as on ${square}.`, { square });
  }
  const behind = next(ahead, direction);
  const name2 = nameOfTile({ kind: blockOf(floor.bytes[ahead]) });
  const why = obstacle(floor, behind);
  return refusal("push-blocked", `The ${name2} on ${square} cannot be pushed: ${why}.`, { square });
}
var no = (refusal2) => ({ ok: false, refusal: refusal2 });
var nameOfPlace = (place2) => place2 === OUT ? "exit" : place2 === WAITING ? "outside" : makeSquare(place2);
function noPoints(to, points) {
  const square = nameOfPlace(to);
  return refusal("no-points", `All ${points} points are spent before ${square}.`, { square, points });
}
function follow(floor, at2, to, watcher) {
  if (at2 === OUT) return refuse("already-out", "The token is out; its turn is over.");
  if (to === OUT) {
    if (at2 === EXIT) return accept(OUT);
    const square2 = nameOfPlace(at2);
    return refuse("not-at-exit", `Tokens leave from ${makeSquare(EXIT)}, not from ${square2}.`, { square: square2 });
  }
  const square = makeSquare(to);
  if (at2 === WAITING) {
    if (to !== ENTRANCE) {
      return refuse("enter-first", `A token outside enters on ${makeSquare(ENTRANCE)}, not on ${square}.`, { square });
    }
    return entranceIsOpen(floor) ? accept(ENTRANCE) : refuse("monster-there", `The monster is on ${square}, the entrance.`, { square });
  }
  const mark = floor.mark();
  for (const direction of DIRECTIONS) {
    const rest = stepToken(floor, at2, direction);
    floor.undo(mark);
    if (rest === to) return accept(stepToken(floor, at2, direction, watcher));
    if (next(at2, direction) !== to) continue;
    if (rest === REFUSED) return no(whyNot(floor, at2, direction));
    const end = makeSquare(rest);
    return refuse("slides-on", `The blood on ${square} carries the token on to ${end}.`, { square, end });
  }
  return refuse("not-next", `${square} is not one step away from ${makeSquare(at2)}.`, { square });
}
function whyNoStop(floor, at2) {
  const thing = at2 < SQUARES ? floor.bytes[at2] : 0;
  if (thing < TOKEN) return null;
  const square = makeSquare(at2);
  const other = nameOf(floor.tokenNow(thing - TOKEN));
  return refusal("ends-on-token", `The turn may not end on ${square}, where ${other} stands.`, { square });
}
function playPath(match, token, path) {
  const mark = match.mark();
  const at2 = walkPath(match, token, path, null);
  if (!at2.ok) {
    match.undo(mark);
    return at2;
  }
  const stop = whyNoStop(match, at2.value);
  if (stop === null) return at2;
  match.undo(mark);
  return no(stop);
}
function walkPath(match, token, path, watcher) {
  const points = match.bytes[SHOWS + token];
  let at2 = lift(match, token);
  const named2 = at2 === EXIT && path.length === 2 && path[0] === EXIT && path[1] === OUT;
  for (const [i, to] of (named2 ? [OUT] : path).entries()) {
    const entered = i < points ? follow(match, at2, to, watcher) : no(noPoints(to, points));
    if (!entered.ok) {
      const { code, message, details } = entered.refusal;
      return refuse(code, message, { ...details, step: i + 1 });
    }
    at2 = entered.value;
  }
  return accept(at2);
}
function findToken(match, player, shows) {
  const name2 = nameOf({ player, shows });
  let known = false;
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) !== player || match.bytes[SHOWS + token] !== shows) continue;
    if (canMove(match, token)) return accept(token);
    known = true;
  }
  return known ? refuse("cannot-move", `${name2} has moved this round or is no longer in play.`, { token: name2 }) : refuse("no-such-token", `Player ${letterOf(player)} has no token that shows ${shows}.`, { token: name2 });
}
function waysFrom(match, at2) {
  const ways = [];
  const barred = [];
  const way = (to, slides, pushes) => {
    ways.push({ to, cost: 1, slides, pushes });
  };
  if (at2 === WAITING) {
    const entered = follow(match, at2, ENTRANCE, null);
    if (entered.ok) way(ENTRANCE, false, []);
    else barred.push(entered.refusal);
  } else if (at2 !== OUT) {
    const mark = match.mark();
    for (const direction of DIRECTIONS) {
      const pushes = new Pushes();
      const to = stepToken(match, at2, direction, pushes);
      match.undo(mark);
      if (to === REFUSED) barred.push(whyNot(match, at2, direction));
      else way(to, to !== next(at2, direction), pushes.list);
    }
    if (at2 === EXIT) way(OUT, false, []);
  }
  return { ways, barred };
}
function draft(position, player, shows, path) {
  const match = new Match(position);
  const token = findToken(match, player, shows);
  if (!token.ok) return token;
  const pushes = new Pushes();
  const at2 = walkPath(match, token.value, path, pushes);
  if (!at2.ok) return at2;
  return accept({ ...survey(match, at2.value, path.length, shows), pushes: pushes.list });
}
function survey(match, at2, spent, points) {
  const { ways, barred } = waysFrom(match, at2);
  const whyNoWay = ({ to }) => {
    if (spent === points) return noPoints(to, points);
    return spent + 1 === points ? whyNoStop(match, to) : null;
  };
  return {
    at: at2,
    spent,
    points,
    ways: ways.filter((way) => whyNoWay(way) === null),
    barred: [...barred, ...ways.map(whyNoWay).filter((why) => why !== null)],
    stop: whyNoStop(match, at2)
  };
}

// packages/rules/src/floors/reach.ts
var MOST_CHANGES = 22;
var WORDS = 5;
var THINGS2 = HALF_TURN + 1;
var HASH = new Int32Array(SQUARES * THINGS2);
for (let i = 0, word = 1; i < HASH.length; i++) {
  word = Math.imul(word ^ word >>> 15, 739982445) + 2654435769;
  HASH[i] = word ^ word >>> 13;
}
var longer = (old, make) => {
  const array2 = make(old.length * 2);
  array2.set(old);
  return array2;
};
var Reach = class {
  /** How many results there are; they are numbered from 0. */
  count = 0;
  floor = null;
  token = 0;
  nodes = 0;
  place = new Uint8Array(1024);
  arrangement = new Int32Array(1024);
  parent = new Int32Array(1024);
  result = new Int32Array(1024);
  arrangements = 0;
  changes = new Int32Array(128 * MOST_CHANGES);
  lengths = new Uint8Array(128);
  hashes = new Int32Array(128);
  seen = new Int32Array(128 * WORDS);
  table = new Int32Array(512);
  base = new Uint8Array(SQUARES);
  current = 0;
  currentMark = 0;
  scratch = new Int32Array(2 * MOST_CHANGES);
  /** Searches the turn of a token that may move now. The floor is left as it was. */
  search(floor, token) {
    const mark = floor.mark();
    this.floor = floor;
    this.token = token;
    const start2 = lift(floor, token);
    this.base.set(floor.bytes.subarray(0, SQUARES));
    this.count = 0;
    this.nodes = 0;
    this.arrangements = 1;
    this.lengths[0] = 0;
    this.hashes[0] = 0;
    this.seen.fill(0, 0, WORDS);
    this.table.fill(0);
    this.current = 0;
    this.currentMark = floor.mark();
    this.visit(start2, 0, -1);
    let layer = 0;
    for (let points = floor.bytes[SHOWS + token]; points > 0; points--) {
      const end = this.nodes;
      for (let node = layer; node < end; node++) this.expand(floor, node);
      layer = end;
    }
    floor.undo(mark);
    return this;
  }
  expand(floor, node) {
    const at2 = this.place[node];
    if (at2 === OUT) return;
    const arrangement = this.arrangement[node];
    if (at2 === WAITING) {
      if (entranceIsOpen(floor)) this.visit(ENTRANCE, arrangement, node);
      return;
    }
    this.arrange(floor, arrangement);
    const mark = floor.mark();
    for (let direction = 0; direction < 4; direction++) {
      const to = stepToken(floor, at2, direction);
      if (to === REFUSED) continue;
      if (floor.mark() === mark) {
        this.visit(to, arrangement, node);
      } else {
        const other = this.numberOf(floor, arrangement, mark);
        floor.undo(mark);
        this.visit(to, other, node);
      }
    }
    if (at2 === EXIT) this.visit(OUT, arrangement, node);
  }
  /** Lays the floor's tiles as the arrangement has them. */
  arrange(floor, arrangement) {
    if (arrangement === this.current) return;
    floor.undo(this.currentMark);
    for (let i = 0; i < this.lengths[arrangement]; i++) {
      const change2 = this.changes[arrangement * MOST_CHANGES + i];
      floor.write(change2 >> 8, change2 & 255);
    }
    this.current = arrangement;
  }
  /** The number of the arrangement on the floor, which differs from `from` by what was written after the mark. */
  numberOf(floor, from, mark) {
    const { scratch, base } = this;
    let length = this.lengths[from];
    let hash = this.hashes[from];
    for (let i = 0; i < length; i++) scratch[i] = this.changes[from * MOST_CHANGES + i];
    for (let written = mark; written < floor.mark(); written++) {
      const square = floor.changedAt(written);
      const thing = floor.bytes[square];
      let at2 = 0;
      while (at2 < length && scratch[at2] >> 8 < square) at2++;
      const known = at2 < length && scratch[at2] >> 8 === square;
      const before = known ? scratch[at2] & 255 : base[square];
      if (before === thing) continue;
      hash ^= HASH[square * THINGS2 + before] ^ HASH[square * THINGS2 + thing];
      if (thing === base[square]) {
        scratch.copyWithin(at2, at2 + 1, length--);
      } else {
        if (!known) scratch.copyWithin(at2 + 1, at2, length++);
        scratch[at2] = square << 8 | thing;
      }
    }
    return this.intern(hash, length);
  }
  intern(hash, length) {
    if (length === 0) return 0;
    let slot = hash & this.table.length - 1;
    for (; this.table[slot] !== 0; slot = slot + 1 & this.table.length - 1) {
      const known = this.table[slot];
      if (this.hashes[known] === hash && this.lengths[known] === length && this.matches(known, length)) return known;
    }
    const number3 = this.arrangements++;
    if (number3 === this.lengths.length) this.growArrangements();
    this.table[slot] = number3;
    this.lengths[number3] = length;
    this.hashes[number3] = hash;
    for (let i = 0; i < length; i++) this.changes[number3 * MOST_CHANGES + i] = this.scratch[i];
    this.seen.fill(0, number3 * WORDS, (number3 + 1) * WORDS);
    if (this.arrangements * 2 > this.table.length) this.growTable();
    return number3;
  }
  matches(known, length) {
    for (let i = 0; i < length; i++) {
      if (this.changes[known * MOST_CHANGES + i] !== this.scratch[i]) return false;
    }
    return true;
  }
  growArrangements() {
    this.changes = longer(this.changes, (length) => new Int32Array(length));
    this.lengths = longer(this.lengths, (length) => new Uint8Array(length));
    this.hashes = longer(this.hashes, (length) => new Int32Array(length));
    this.seen = longer(this.seen, (length) => new Int32Array(length));
  }
  growTable() {
    this.table = new Int32Array(this.table.length * 2);
    for (let number3 = 1; number3 < this.arrangements; number3++) {
      let slot = this.hashes[number3] & this.table.length - 1;
      while (this.table[slot] !== 0) slot = slot + 1 & this.table.length - 1;
      this.table[slot] = number3;
    }
  }
  visit(place2, arrangement, parent) {
    const word = arrangement * WORDS + (place2 >> 5);
    const bit = 1 << (place2 & 31);
    if ((this.seen[word] & bit) !== 0) return;
    this.seen[word] |= bit;
    const node = this.nodes++;
    if (node === this.place.length) {
      this.place = longer(this.place, (length) => new Uint8Array(length));
      this.arrangement = longer(this.arrangement, (length) => new Int32Array(length));
      this.parent = longer(this.parent, (length) => new Int32Array(length));
      this.result = longer(this.result, (length) => new Int32Array(length));
    }
    this.place[node] = place2;
    this.arrangement[node] = arrangement;
    this.parent[node] = parent;
    if (place2 >= SQUARES || this.base[place2] < TOKEN) this.result[this.count++] = node;
  }
  /** Where a result leaves the token. */
  placeOf(result) {
    return this.place[this.result[result]];
  }
  /** The squares entered, OUT for the way out; nothing for a token that stays. */
  pathOf(result) {
    const path = [];
    for (let node = this.result[result]; this.parent[node] >= 0; node = this.parent[node])
      path.push(this.place[node]);
    return path.reverse();
  }
  /** Plays a result on the floor that was searched, up to the lifted token: returns the place to put it down. */
  apply(result) {
    const floor = this.floor;
    const node = this.result[result];
    const arrangement = this.arrangement[node];
    lift(floor, this.token);
    for (let i = 0; i < this.lengths[arrangement]; i++) {
      const change2 = this.changes[arrangement * MOST_CHANGES + i];
      floor.write(change2 >> 8, change2 & 255);
    }
    return this.place[node];
  }
};

// packages/rules/src/floors/setup.ts
var KEYS = ["players", "setup", "five", "pile"];
function readOptions(input) {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refuse("bad-option", "The options should be an object with players, setup, five and pile.");
  }
  const unknown2 = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown2 !== void 0) return refuse("unknown-option", `${quote(unknown2)} is not an option of this game.`);
  const { players = 4, setup = "basic", five = "5", pile = 8 } = input;
  if (typeof players !== "number" || !Number.isInteger(players) || players < 2 || players > MOST_PLAYERS) {
    return refuse("bad-players", `There are 2 to ${MOST_PLAYERS} players.`);
  }
  if (five !== "5" && five !== "h3") return refuse("bad-option", 'The option "five" is 5 or h3.');
  if (five === "h3" && players < 6)
    return refuse("bad-five", "The 5 counts as three hits only with six or seven players.");
  if (pile !== 7 && pile !== 8) return refuse("bad-option", 'The option "pile" is 7 or 8.');
  if (typeof setup !== "string" || setup.length > 1e3)
    return refuse("bad-option", 'The option "setup" should be a short text.');
  const checked2 = ["basic", "lay", "random"].includes(setup) ? accept(setup) : readGiven(setup);
  return checked2.ok ? accept({ players, setup: checked2.value, five, pile }) : checked2;
}
function readGiven(text) {
  const tiles = parseTiles(text);
  if (!tiles.ok) return tiles;
  const checked2 = checkSetup(tiles.value);
  return checked2.ok ? accept(makeTiles(tiles.value)) : checked2;
}
function checkSetup(tiles) {
  const material2 = checkMaterial(tiles.map(stockKindOf));
  if (!material2.ok) return material2;
  for (const [i, tile] of tiles.entries()) {
    const laid = checkLaying(tiles.slice(0, i), tile);
    if (!laid.ok) return laid;
  }
  const lone = tiles.find((tile) => isTeleporter(tile) && tiles.filter(({ kind }) => kind === tile.kind).length === 1);
  if (lone === void 0) return accept(null);
  const square = makeSquare(lone.square);
  return refuse("lone-teleporter", `The teleporter on ${square} has no partner.`, { square });
}
var makeOptions = ({ players, setup, five, pile }) => [players, setup, ...five === "h3" ? ["five=h3"] : [], ...pile === 7 ? ["pile=7"] : []].join(" ");
function parseOptions(text) {
  const match = /^([2-7]) (\S{1,1000}?)( five=h3)?( pile=7)?$/.exec(text);
  if (match === null)
    return refuse("bad-option", `${quote(text)} should be options such as "4 basic" or "6 lay pile=7".`);
  return readOptions({
    players: Number(match[1]),
    setup: match[2],
    five: match[3] === void 0 ? "5" : "h3",
    pile: match[4] === void 0 ? 8 : 7
  });
}
function randomTiles(chance) {
  const tiles = [];
  for (const [i, kind] of FULL_STOCK.toReversed().entries()) {
    const tile = chance.shuffle(`tile ${i}`, layingsOf(kind)).find((each) => checkLaying(tiles, each).ok);
    if (tile !== void 0) tiles.push(tile);
  }
  return sortTiles(tiles);
}
function startingTokens(players) {
  return Array.from({ length: players }, (_, player) => player).flatMap(
    (player) => firstSides(players).map((shows) => ({ player, shows, place: WAITING, moved: false }))
  );
}
function startingTiles(setup, chance) {
  if (setup === "basic") return BASIC_TILES;
  if (setup === "lay") return [];
  if (setup === "random") return randomTiles(chance);
  const given = parseTiles(setup);
  return given.ok ? given.value : [];
}
function startingPosition({ players, setup, five, pile }, chance) {
  const laying = setup === "lay";
  return {
    players,
    stage: 1,
    round: 1,
    start: 0,
    turn: 0,
    phase: laying ? "lay" : "tokens",
    monster: EXIT,
    facing: EAST,
    tiles: startingTiles(setup, chance),
    tokens: startingTokens(players),
    pile: FULL_PILE,
    left: [],
    stock: laying ? FULL_STOCK : [],
    fiveIsHits: five === "h3",
    shortStage: pile === 7
  };
}
var layings = (position) => [...new Set(position.stock)].flatMap(layingsOf).filter((tile) => checkLaying(position.tiles, tile).ok);
function layTile(position, tile) {
  const kind = stockKindOf(tile);
  if (!position.stock.includes(kind)) {
    return refuse("not-in-stock", `There is no such tile left to lay on ${makeSquare(tile.square)}.`, {
      square: makeSquare(tile.square)
    });
  }
  const laid = checkLaying(position.tiles, tile);
  if (!laid.ok) return laid;
  const stock = without(position.stock, kind);
  const turn = (position.turn + 1) % position.players;
  const tiles = sortTiles([...position.tiles, tile]);
  const last = stock.length === 0;
  return accept({
    ...position,
    tiles,
    stock,
    turn,
    start: last ? turn : position.start,
    phase: last ? "tokens" : "lay"
  });
}

// packages/rules/src/floors/floors.ts
function toAct(position) {
  if (position.phase === "over") return [];
  return position.phase === "monster" ? [CHANCE] : [position.turn + 1];
}
function moves(position) {
  const match = new Match(position);
  const reach = new Reach();
  const list2 = [];
  for (const token of movers(match)) {
    reach.search(match, token);
    const shows = match.bytes[SHOWS + token];
    for (let result = 0; result < reach.count; result++) {
      list2.push({ type: "move", player: position.turn, shows, path: reach.pathOf(result) });
    }
  }
  return list2;
}
function movers(match) {
  const list2 = [];
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) === match.turn && canMove(match, token)) list2.push(token);
  }
  return list2;
}
function cards(position) {
  const match = new Match(position);
  return CARDS.filter((_, i) => drawable(match, i) > 0).map((card) => ({ type: "card", card }));
}
function actions(position, seat3) {
  if (!toAct(position).includes(seat3)) return [];
  if (position.phase === "monster") return cards(position);
  if (position.phase === "tokens") return moves(position);
  return layings(position).map((tile) => ({ type: "lay", tile }));
}
function playMove(position, { player, shows, path }) {
  if (player !== position.turn) return notYourTurn(position.turn);
  const match = new Match(position);
  const token = findToken(match, player, shows);
  if (!token.ok) return token;
  const place2 = playPath(match, token.value, path);
  if (!place2.ok) return place2;
  endTurn(match, token.value, place2.value);
  return accept(match.position());
}
function turnCard(position, card) {
  const match = new Match(position);
  const index = CARDS.indexOf(card);
  if (drawable(match, index) === 0) {
    return position.pile.includes(card) ? refuse("hit-card-first", `The very first card is never a hit card such as ${card}.`, { card }) : refuse("card-not-in-pile", `The card ${card} is not in the pile.`, { card });
  }
  playCard(match, index);
  return accept(match.position());
}
var notYourTurn = (turn) => refuse("not-your-turn", `It is the turn of player ${letterOf(turn)}.`, { player: letterOf(turn) });
var WAITED_FOR = { lay: "lay", tokens: "move", monster: "card" };
var SENTENCES = {
  lay: "Tiles are being laid now.",
  tokens: "Tokens are moving now.",
  monster: "It is the monster's turn: a card is turned."
};
function play(position, seat3, action) {
  const { phase } = position;
  if (phase === "over") return refuse("over", "The game is over.");
  if (!isAction(action)) return refuse("bad-action", "This is not an action of Floors.");
  if (action.type !== WAITED_FOR[phase]) return refuse("wrong-phase", SENTENCES[phase]);
  if (!toAct(position).includes(seat3)) return notYourTurn(position.turn);
  switch (action.type) {
    case "lay":
      return layTile(position, action.tile);
    case "move":
      return playMove(position, action);
    case "card":
      return turnCard(position, action.card);
  }
}
function draw(position, chance) {
  if (position.phase !== "monster") return void 0;
  const match = new Match(position);
  const pile = position.pile.filter((card2) => drawable(match, CARDS.indexOf(card2)) > 0);
  const [card] = chance.shuffle(`card ${position.stage}/${position.round}`, pile);
  return card === void 0 ? void 0 : { type: "card", card };
}
function perft(position, depth) {
  if (depth === 0 || position.phase === "over") return 1;
  if (position.phase !== "lay") return countLines(new Match(position), depth, []);
  const tiles = layings(position);
  if (depth === 1) return tiles.length;
  let lines = 0;
  for (const tile of tiles) {
    const laid = layTile(position, tile);
    if (laid.ok) lines += perft(laid.value, depth - 1);
  }
  return lines;
}
function countLines(match, depth, searches) {
  if (depth === 0 || match.over) return 1;
  let lines = 0;
  if (match.phase === "monster") {
    for (let card = 0; card < CARDS.length; card++) {
      if (drawable(match, card) === 0) continue;
      const mark = match.mark();
      playCard(match, card);
      lines += countLines(match, depth - 1, searches);
      match.undo(mark);
    }
    return lines;
  }
  searches[depth] ??= new Reach();
  const reach = searches[depth];
  for (const token of movers(match)) {
    reach.search(match, token);
    if (depth === 1) {
      lines += reach.count;
      continue;
    }
    for (let result = 0; result < reach.count; result++) {
      const mark = match.mark();
      endTurn(match, token, reach.apply(result));
      lines += countLines(match, depth - 1, searches);
      match.undo(mark);
    }
  }
  return lines;
}
var floors = {
  id: "floors",
  version: 1,
  options: readOptions,
  makeOptions,
  parseOptions,
  seats: ({ players }) => Array.from({ length: players }, (_, player) => player + 1),
  start: startingPosition,
  toAct,
  actions,
  play,
  timed: () => false,
  draw,
  view: (position) => position,
  outcome: (position) => position.phase === "over" ? outcomeOf(position) : null,
  parsePosition: (text) => parsePosition(text),
  makePosition,
  parseAction: (text, position) => parseAction(text, position.turn),
  makeAction: (action) => makeAction(action),
  shortAction: (action) => makeAction(action),
  perft
};

// packages/rules/src/floors/index.ts
var floors_exports = {};
__export(floors_exports, {
  BASIC_TILES: () => BASIC_TILES,
  BLOCKS: () => BLOCKS,
  CARDS: () => CARDS,
  DIRECTIONS: () => DIRECTIONS,
  EAST: () => EAST,
  EATEN: () => EATEN,
  EMPTY: () => EMPTY,
  ENTRANCE: () => ENTRANCE,
  EXIT: () => EXIT,
  FULL_STOCK: () => FULL_STOCK,
  Floor: () => Floor,
  KEPT_FREE: () => KEPT_FREE,
  LEFT: () => LEFT,
  LEFT_COUNT: () => LEFT_COUNT,
  MONSTER: () => MONSTER,
  MOST_PLAYERS: () => MOST_PLAYERS,
  MOST_STEPS: () => MOST_STEPS,
  MOST_TOKENS: () => MOST_TOKENS,
  MOVED: () => MOVED,
  Match: () => Match,
  NEXT: () => NEXT,
  NORTH: () => NORTH,
  NOWHERE: () => NOWHERE,
  NO_SQUARE: () => NO_SQUARE,
  OUT: () => OUT,
  PILE: () => PILE,
  PLACE: () => PLACE,
  POOL: () => POOL,
  POOLS: () => POOLS,
  REFUSED: () => REFUSED,
  Reach: () => Reach,
  SHOWS: () => SHOWS,
  SOUTH: () => SOUTH,
  SQUARES: () => SQUARES,
  STAGE: () => STAGE,
  STOCK_KINDS: () => STOCK_KINDS,
  TELEPORTER: () => TELEPORTER,
  TOKEN: () => TOKEN,
  WAITING: () => WAITING,
  WEST: () => WEST,
  adjacent: () => adjacent,
  canMove: () => canMove,
  changeLevel: () => changeLevel,
  checkLaying: () => checkLaying,
  checkMaterial: () => checkMaterial,
  checkTokens: () => checkTokens,
  columnOf: () => columnOf,
  coveredBy: () => coveredBy,
  draft: () => draft,
  drawable: () => drawable,
  endTurn: () => endTurn,
  findToken: () => findToken,
  firstSides: () => firstSides,
  flip: () => flip,
  isBlock: () => isBlock,
  isFree: () => isFree,
  isHitCard: () => isHitCard,
  isInPlay: () => isInPlay,
  isOnBoard: () => isOnBoard,
  isPool: () => isPool,
  isTeleporter: () => isTeleporter,
  layTile: () => layTile,
  layings: () => layings,
  layingsOf: () => layingsOf,
  letterOf: () => letterOf,
  lift: () => lift,
  look: () => look,
  makeAction: () => makeAction,
  makeDirection: () => makeDirection,
  makeLevel: () => makeLevel,
  makePosition: () => makePosition,
  makeSquare: () => makeSquare,
  makeStock: () => makeStock,
  makeTile: () => makeTile,
  makeTiles: () => makeTiles,
  makeToken: () => makeToken,
  makeTokens: () => makeTokens,
  nameOf: () => nameOf,
  nameOfTile: () => nameOfTile,
  neededToWin: () => neededToWin,
  next: () => next,
  parseAction: () => parseAction,
  parseCard: () => parseCard,
  parseDirection: () => parseDirection,
  parseLevel: () => parseLevel,
  parsePosition: () => parsePosition,
  parseSquare: () => parseSquare,
  parseStock: () => parseStock,
  parseTile: () => parseTile,
  parseTiles: () => parseTiles,
  parseToken: () => parseToken,
  parseTokens: () => parseTokens,
  playCard: () => playCard,
  playPath: () => playPath,
  preview: () => preview,
  randomTiles: () => randomTiles,
  rowOf: () => rowOf,
  runLevel: () => runLevel,
  sortTiles: () => sortTiles,
  sortTokens: () => sortTokens,
  squareAt: () => squareAt,
  step: () => step,
  stepToken: () => stepToken,
  stockKindOf: () => stockKindOf,
  stretchOf: () => stretchOf,
  trace: () => trace,
  turned: () => turned2,
  unplayed: () => unplayed,
  walk: () => walk,
  walkOf: () => walkOf,
  without: () => without,
  wrap: () => wrap
});

// packages/rules/src/floors/trace.ts
var Recorder = class {
  steps = [];
  eaten = [];
  look = null;
  happenings = [];
  floor;
  constructor(floor) {
    this.floor = floor;
  }
  get closing() {
    return this.look;
  }
  name(token) {
    return nameOf(this.floor.tokenNow(token));
  }
  sight(sight) {
    const token = tokenOf(sight);
    if (token === null) return null;
    return { token: this.name(token), square: this.floor.placeOf(token), distance: distanceOf(sight) };
  }
  looked(ahead, left, right, facing, why) {
    this.look = { ahead: this.sight(ahead), left: this.sight(left), right: this.sight(right), why, facing };
  }
  turned(stone, thing, facing) {
    this.happenings.push({ type: "turned", stone, block: blockOf(thing), facing });
  }
  entered(from, to, wrapped) {
    this.happenings.push({ type: "entered", from, to, wrapped });
  }
  ate(token, square) {
    this.eaten.push(this.name(token));
    this.happenings.push({ type: "ate", token: this.name(token), square });
  }
  pushed(thing, from, to, gone) {
    const what = thing < TOKEN ? blockOf(thing) : this.name(thing - TOKEN);
    if (thing >= TOKEN && gone !== null) this.eaten.push(what);
    this.happenings.push({ type: "pushed", what, from, to, gone });
  }
  teleported(from, to, facing) {
    this.happenings.push({ type: "teleported", from, to, facing });
  }
  stayed(square) {
    this.happenings.push({ type: "stayed", square });
  }
  stepped(square, facing) {
    this.steps.push({ look: this.look, happenings: this.happenings, square, facing });
    this.happenings = [];
  }
};
function trace(floor, stretch2) {
  const recorder = new Recorder(floor);
  walk(floor, stretch2, recorder);
  return { steps: recorder.steps, closing: recorder.closing, eaten: recorder.eaten };
}
function walkOf(position, card) {
  const match = new Match(position);
  const told = trace(match, stretchOf(CARDS.indexOf(card), position.fiveIsHits));
  return {
    card,
    ...told,
    path: told.steps.map(({ square }) => makeSquare(square)),
    position: { ...match.position(), stock: position.stock }
  };
}

// packages/rules/src/floors/preview.ts
function preview(position) {
  const match = new Match(position);
  const ahead = [];
  const lost = new Array(position.tokens.length).fill(0);
  for (const [i, card] of CARDS.entries()) {
    if (position.phase === "over" || !position.pile.includes(card)) continue;
    const count = drawable(match, i);
    const eaten = tokensLostTo(position, i);
    for (const token of eaten) lost[token] += count;
    ahead.push({ count, walk: walkOf(position, card) });
  }
  return {
    ahead,
    of: ahead.reduce((sum, { count }) => sum + count, 0),
    dangers: position.tokens.map((token, i) => ({ token, cards: lost[i] }))
  };
}
function tokensLostTo(position, card) {
  const match = new Match(position);
  walk(match, stretchOf(card, position.fiveIsHits));
  return position.tokens.flatMap(({ place: place2 }, i) => isOnBoard(place2) && !isOnBoard(match.placeOf(i)) ? [i] : []);
}

// packages/rules/src/floors/puzzle.ts
var OWN = 0;
var LONGEST4 = 1e3;
var makeLevel = ({ monster, facing, tiles, tokens, stock }) => [
  makeSquare(monster) + makeDirection(facing),
  makeTiles(tiles),
  tokens.map((token) => makeToken(token) + (token.movable ? "!" : "")).join(","),
  ...stock.length > 0 ? [`stock=${makeStock(stock)}`] : []
].join(" ");
function parseLevel(text) {
  if (text.length > LONGEST4) return refuse("too-long", `A level has at most ${LONGEST4} characters.`);
  const [monsterText = "", tileText = "", tokenText = "", stockText, ...rest] = text.split(" ", 5);
  if (rest.length > 0 || stockText !== void 0 && !stockText.startsWith("stock=")) {
    return refuse("bad-level", `${quote(text)} should tell monster, tiles, tokens and, if any, stock=.`);
  }
  const monster = parseMonster(monsterText);
  if (!monster.ok) return monster;
  const tiles = parseTiles(tileText);
  if (!tiles.ok) return tiles;
  const tokens = parseLevelTokens(tokenText);
  if (!tokens.ok) return tokens;
  const stock = stockText === void 0 ? accept([]) : parseStock(stockText.slice(6));
  if (!stock.ok) return stock;
  const level2 = { ...monster.value, tiles: tiles.value, tokens: tokens.value, stock: stock.value };
  const board = checkBoard(level2);
  return board.ok ? accept(level2) : board;
}
function parseLevelTokens(text) {
  const tokens = parseTokens(text.replaceAll("!", ""));
  if (!tokens.ok) return tokens;
  const movable = new Set(text.split(",").filter((word) => word.endsWith("!")));
  const names = tokens.value.map(nameOf);
  const twin = names.find((name2, i) => names.indexOf(name2) !== i);
  if (twin !== void 0) return refuse("twin-tokens", `Two tokens are called ${twin}.`, { token: twin });
  const astray = tokens.value.find(({ place: place2, moved }) => !isOnBoard(place2) || moved);
  if (astray !== void 0) return refuse("bad-token", `${nameOf(astray)} should stand on the board, ready to move.`);
  if (!tokens.value.some(({ player }) => player !== OWN))
    return refuse("no-enemy", "A level needs an enemy to be eaten.");
  const marked = tokens.value.map((token) => ({ ...token, movable: movable.has(`${makeToken(token)}!`) }));
  const marks = text.split("!").length - 1;
  return marks === marked.filter((token) => token.movable).length ? accept(marked) : refuse("bad-token", `In ${quote(text)} a "!" stands elsewhere than behind a token.`);
}
function changeLevel(level2, changes) {
  let changed = level2;
  for (const [i, text] of changes.entries()) {
    const parsed = parseAction(text, OWN);
    const next2 = parsed.ok ? change(changed, parsed.value.action) : parsed;
    if (!next2.ok) {
      const { code, message, details } = next2.refusal;
      return refuse(code, `Change ${i + 1}: ${message}`, { ...details, change: i + 1 });
    }
    changed = next2.value;
  }
  return accept(changed);
}
function change(level2, action) {
  if (action.type === "lay") return layInLevel(level2, action.tile);
  if (action.type === "card")
    return refuse("wrong-phase", `There are no cards in a puzzle, so no ${makeAction(action)}.`);
  const name2 = nameOf(action);
  const index = level2.tokens.findIndex((token) => nameOf(token) === name2);
  if (index < 0) return refuse("no-such-token", `There is no token ${name2}.`, { token: name2 });
  if (!level2.tokens[index].movable)
    return refuse("cannot-move", `${name2} may not be moved, or not again.`, { token: name2 });
  if (action.path.includes(OUT)) return refuse("no-exit", "In a puzzle no token leaves.", { token: name2 });
  const floor = floorOf(level2);
  const place2 = playPath(floor, index, action.path);
  if (!place2.ok) return place2;
  return accept({
    ...level2,
    tiles: floor.tilesNow(),
    tokens: level2.tokens.map((token, i) => i === index ? { ...token, place: place2.value, movable: false } : token)
  });
}
function layInLevel(level2, tile) {
  const square = makeSquare(tile.square);
  const kind = stockKindOf(tile);
  if (!level2.stock.includes(kind))
    return refuse("not-in-stock", `There is no such tile to lay on ${square}.`, { square });
  const laid = checkLaying(level2.tiles, tile);
  if (!laid.ok) return laid;
  for (const under of coveredBy(tile) ?? []) {
    const name2 = makeSquare(under);
    const token = level2.tokens.find(({ place: place2 }) => place2 === under);
    const somebody = under === level2.monster ? "The monster" : token === void 0 ? void 0 : nameOf(token);
    if (somebody !== void 0) return refuse("overlap", `${somebody} stands on ${name2}.`, { square: name2 });
  }
  return accept({ ...level2, tiles: sortTiles([...level2.tiles, tile]), stock: without(level2.stock, kind) });
}
function floorOf({ monster, facing, tiles, tokens }) {
  const floor = new Floor({ players: 7, monster, facing, tiles, tokens });
  floor.write(STAGE, 2);
  return floor;
}
var MOST_STEPS2 = 1e5;
var stateOf = ({ bytes }) => String.fromCharCode(...bytes.subarray(0, SQUARES), bytes[MONSTER], bytes[FACING]);
function runLevel(level2) {
  const floor = floorOf(level2);
  const recorder = new Recorder(floor);
  const told = { steps: recorder.steps, eaten: recorder.eaten };
  const lost = (token) => floor.bytes[PLACE + token] === EATEN;
  const seen = /* @__PURE__ */ new Map();
  for (let made = 0; made < MOST_STEPS2; made++) {
    const state = stateOf(floor);
    const since = seen.get(state);
    if (since !== void 0) return { ...told, solved: false, reason: "repeats", since };
    seen.set(state, made);
    look(floor, recorder);
    if (step(floor, recorder) === 0) continue;
    const own = level2.tokens.find((token, i) => token.player === OWN && lost(i));
    if (own !== void 0) return { ...told, solved: false, reason: "own-eaten", token: nameOf(own) };
    if (level2.tokens.every((token, i) => token.player === OWN || lost(i))) return { ...told, solved: true };
  }
  return { ...told, solved: false, reason: "too-long" };
}

// packages/rules/src/menhirs/index.ts
var menhirs_exports = {};
__export(menhirs_exports, {
  ActionList: () => ActionList,
  BY_CLAIM: () => BY_CLAIM,
  BY_GOING_ON: () => BY_GOING_ON,
  BY_TIE: () => BY_TIE,
  BY_UNCOVERING: () => BY_UNCOVERING,
  BY_UNJUST_CLAIM: () => BY_UNJUST_CLAIM,
  CHOSE_GO_ON: () => CHOSE_GO_ON,
  CHOSE_PROLONG: () => CHOSE_PROLONG,
  CLAIM: () => CLAIM,
  DECIDING: () => DECIDING,
  DIRECTIONS: () => DIRECTIONS2,
  EDGE: () => EDGE,
  ENDINGS: () => ENDINGS,
  END_TURN: () => END_TURN,
  EVERYWHERE: () => EVERYWHERE,
  FLIP: () => FLIP,
  FLIPPING: () => FLIPPING,
  FOG_TILES: () => FOG_TILES,
  GO_ON: () => GO_ON,
  Kernel: () => Kernel,
  LAST_FREE_ROUND: () => LAST_FREE_ROUND,
  LAST_ROUND_DOWN: () => LAST_ROUND_DOWN,
  MOST_TAKINGS: () => MOST_TAKINGS,
  MOVING: () => MOVING,
  OVER: () => OVER2,
  PHASES: () => PHASES2,
  PLACE: () => PLACE2,
  PLACES: () => PLACES,
  PLACING: () => PLACING,
  PLACING_ROUND: () => PLACING_ROUND,
  PROLONG: () => PROLONG,
  PROVING: () => PROVING,
  SMALLEST_PART: () => SMALLEST_PART,
  SPLITTABLE: () => SPLITTABLE,
  State: () => State,
  TAKE: () => TAKE,
  TAKING: () => TAKING,
  banDirection: () => banDirection,
  banned: () => banned,
  claimant: () => claimant,
  cluster: () => cluster,
  decode: () => decode,
  first: () => first,
  hasWinningMove: () => hasWinningMove,
  isConnected: () => isConnected,
  isMove: () => isMove,
  keyOf: () => keyOf,
  leavesNoScraps: () => leavesNoScraps,
  listActions: () => listActions,
  listWinningMoves: () => listWinningMoves,
  makePlaces: () => makePlaces,
  makeShortPlaces: () => makeShortPlaces,
  mayTake: () => mayTake,
  mustTake: () => mustTake,
  neighbour: () => neighbour,
  neighbours: () => neighbours,
  openDirections: () => openDirections,
  opposite: () => opposite,
  parseDirection: () => parseDirection2,
  parsePlace: () => parsePlace,
  parsePlaces: () => parsePlaces,
  placesOf: () => placesOf,
  setFog: () => setFog,
  settingOf: () => settingOf,
  shifted: () => shifted,
  size: () => size,
  takable: () => takable
});

// packages/rules/src/menhirs/board.ts
var COLUMNS2 = [3, 4, 5, 6, 5, 4, 3];
var PLACES = COLUMNS2.flatMap(
  (height, column) => Array.from({ length: height }, (_, row) => "abcdefg"[column] + (row + 1))
);
var EVERYWHERE = 2 ** 30 - 1;
var DIRECTIONS2 = ["N", "NE", "SE", "S", "SW", "NW"];
var opposite = (direction) => (direction + 3) % 6;
var PLACE_OF = new Map(PLACES.map((name2, place2) => [name2, place2]));
var at = (column, row) => PLACE_OF.get("abcdefg".charAt(column) + row);
function neighbour(place2, direction) {
  const name2 = PLACES[place2];
  const column = name2.charCodeAt(0) - 97;
  const row = Number(name2[1]);
  const eastward = column < 3 ? 0 : -1;
  const westward = column > 3 ? 0 : -1;
  switch (DIRECTIONS2[direction]) {
    case "N":
      return at(column, row - 1);
    case "S":
      return at(column, row + 1);
    case "NE":
      return at(column + 1, row + eastward);
    case "SE":
      return at(column + 1, row + eastward + 1);
    case "NW":
      return at(column - 1, row + westward);
    default:
      return at(column - 1, row + westward + 1);
  }
}
var setOf = (places) => places.reduce((set, place2) => set | 1 << place2, 0);
var everyPlace = PLACES.map((_, place2) => place2);
var EDGE = Int32Array.from(
  DIRECTIONS2,
  (_, direction) => setOf(everyPlace.filter((place2) => neighbour(place2, direction) === void 0))
);
var stepping = (direction, by) => setOf(everyPlace.filter((place2) => neighbour(place2, direction) === place2 + by));
var NE3 = stepping(1, 3);
var NE4 = stepping(1, 4);
var NE5 = stepping(1, 5);
var SE4 = stepping(2, 4);
var SE5 = stepping(2, 5);
var SE6 = stepping(2, 6);
var SW3 = stepping(4, -3);
var SW4 = stepping(4, -4);
var SW5 = stepping(4, -5);
var NW4 = stepping(5, -4);
var NW5 = stepping(5, -5);
var NW6 = stepping(5, -6);
var [EDGE_N, EDGE_NE, EDGE_SE, EDGE_S, EDGE_SW, EDGE_NW] = EDGE;
var north = (set) => (set & ~EDGE_N) >> 1;
var northEast = (set) => (set & NE3) << 3 | (set & NE4) << 4 | (set & NE5) << 5;
var southEast = (set) => (set & SE4) << 4 | (set & SE5) << 5 | (set & SE6) << 6;
var south = (set) => (set & ~EDGE_S) << 1;
var southWest = (set) => (set & SW3) >> 3 | (set & SW4) >> 4 | (set & SW5) >> 5;
var northWest = (set) => (set & NW4) >> 4 | (set & NW5) >> 5 | (set & NW6) >> 6;
function shifted(set, direction) {
  switch (direction) {
    case 0:
      return north(set);
    case 1:
      return northEast(set);
    case 2:
      return southEast(set);
    case 3:
      return south(set);
    case 4:
      return southWest(set);
    default:
      return northWest(set);
  }
}
function openDirections(set, blocked) {
  let open = 0;
  if ((set & EDGE_N) === 0 && (north(set) & blocked) === 0) open |= 1;
  if ((set & EDGE_NE) === 0 && (northEast(set) & blocked) === 0) open |= 2;
  if ((set & EDGE_SE) === 0 && (southEast(set) & blocked) === 0) open |= 4;
  if ((set & EDGE_S) === 0 && (south(set) & blocked) === 0) open |= 8;
  if ((set & EDGE_SW) === 0 && (southWest(set) & blocked) === 0) open |= 16;
  if ((set & EDGE_NW) === 0 && (northWest(set) & blocked) === 0) open |= 32;
  return open;
}
var CHUNK = 10;
var CHUNK_MASK = (1 << CHUNK) - 1;
var NEIGHBOURS = [0, 1, 2].map(
  (chunk) => Int32Array.from(
    { length: 1 << CHUNK },
    (_, bits) => DIRECTIONS2.reduce((all, _name, direction) => all | shifted(bits << chunk * CHUNK, direction), 0)
  )
);
var [WEST2, MIDDLE, EAST2] = NEIGHBOURS;
var neighbours = (set) => WEST2[set & CHUNK_MASK] | MIDDLE[set >> CHUNK & CHUNK_MASK] | EAST2[set >> 2 * CHUNK];
function size(set) {
  let pairs = set - (set >> 1 & 1431655765);
  pairs = (pairs & 858993459) + (pairs >> 2 & 858993459);
  return (pairs + (pairs >> 4) & 252645135) * 16843009 >>> 24;
}
var first = (set) => 31 - Math.clz32(set & -set);
function placesOf(set) {
  const places = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(first(rest));
  return places;
}
function parsePlace(text) {
  const place2 = PLACE_OF.get(text);
  return place2 === void 0 ? refuse("no-such-place", `${quote(text)} is not a place on the moor: they are a1 to g3.`) : accept(place2);
}
var makeShortPlaces = (set) => placesOf(set).map((place2) => PLACES[place2]).reduce((text, name2) => text + (text.replace(/\d+$/, "").endsWith(name2[0]) ? name2[1] : name2), "");
var makePlaces = (set) => set === 0 ? "-" : placesOf(set).map((place2) => PLACES[place2]).join(".");
function namesIn(short) {
  if (!/^([a-g]\d+)+$/.test(short)) return [short];
  return short.match(/[a-g]\d+/g).flatMap((column) => [...column.slice(1)].map((row) => column[0] + row));
}
function parsePlaces(text) {
  if (text === "-") return accept(0);
  let set = 0;
  for (const word of text.split(".")) {
    for (const name2 of PLACE_OF.has(word) ? [word] : namesIn(word)) {
      const place2 = parsePlace(name2);
      if (!place2.ok) return place2;
      if (set & 1 << place2.value) return refuse("named-twice", `${name2} is named twice.`, { place: name2 });
      set |= 1 << place2.value;
    }
  }
  return accept(set);
}
function parseDirection2(text) {
  const direction = DIRECTIONS2.indexOf(text);
  return direction < 0 ? refuse("no-such-direction", `${quote(text)} is not a direction: they are N, NE, SE, S, SW and NW.`) : accept(direction);
}

// packages/rules/src/menhirs/codes.ts
var FLIP = 6;
var PLACE2 = 7;
var TAKE = 8;
var END_TURN = 9;
var CLAIM = 10;
var PROLONG = 11;
var GO_ON = 12;
var isMove = (code) => code < FLIP;
var CAPACITY = 1024;
var ActionList = class {
  codes = new Uint8Array(CAPACITY);
  sets = new Int32Array(CAPACITY);
  length = 0;
  add(code, set) {
    this.codes[this.length] = code;
    this.sets[this.length] = set;
    this.length++;
  }
  /** Takes an action out if it is there; the last one moves into its place. */
  remove(code, set) {
    for (let i = 0; i < this.length; i++) {
      if (this.sets[i] !== set || this.codes[i] !== code) continue;
      this.length--;
      this.codes[i] = this.codes[this.length];
      this.sets[i] = this.sets[this.length];
      return;
    }
  }
};

// packages/rules/src/menhirs/memo.ts
var SLOT_BITS = 14;
var SLOTS = 1 << SLOT_BITS;
var RING = 1 << 17;
var slotOf = (cluster2) => Math.imul(cluster2, 2654435761) >>> 32 - SLOT_BITS;
var ClusterMemo = class {
  clusters = new Int32Array(SLOTS);
  lengths = new Int32Array(SLOTS);
  /** Where a slot's moves start, counted from the very first move ever written. */
  starts = new Float64Array(SLOTS);
  codes = new Uint8Array(RING);
  sets = new Int32Array(RING);
  written = 0;
  /** Adds the cluster's moves if they are known. */
  recall(list2, cluster2) {
    const slot = slotOf(cluster2);
    const start2 = this.starts[slot];
    if (this.clusters[slot] !== cluster2 || this.written - start2 > RING) return false;
    const length = this.lengths[slot];
    const from = start2 % RING;
    const { codes, sets } = list2;
    for (let i = 0, to = list2.length; i < length; i++, to++) {
      codes[to] = this.codes[from + i];
      sets[to] = this.sets[from + i];
    }
    list2.length += length;
    return true;
  }
  /** Keeps what was added to the list from `first` on. */
  keep(list2, first2, cluster2) {
    const length = list2.length - first2;
    const room = RING - this.written % RING;
    if (length > room) this.written += room;
    const slot = slotOf(cluster2);
    this.clusters[slot] = cluster2;
    this.lengths[slot] = length;
    this.starts[slot] = this.written;
    const to = this.written % RING;
    for (let i = 0; i < length; i++) {
      this.codes[to + i] = list2.codes[first2 + i];
      this.sets[to + i] = list2.sets[first2 + i];
    }
    this.written += length;
  }
};

// packages/rules/src/menhirs/fog.ts
var memo = new ClusterMemo();
var SPLITTABLE = 6;
var SMALLEST_PART = 3;
function cluster(fog, seed) {
  let grown = seed;
  let edge = seed;
  while (edge !== 0) {
    edge = neighbours(edge) & fog & ~grown;
    grown |= edge;
  }
  return grown;
}
var isConnected = (set) => cluster(set, set & -set) === set;
function leavesNoScraps(rest) {
  for (let left = rest; left !== 0; ) {
    const piece = cluster(left, left & -left);
    if (size(piece) < SMALLEST_PART) return false;
    left &= ~piece;
  }
  return true;
}
var leavesBoard = (set, direction) => (set & EDGE[direction]) !== 0;
var inTheWay = (fog, set, direction) => shifted(set, direction) & fog & ~set;
function listDirections(list2, set, open) {
  for (let left = open; left !== 0; left &= left - 1) list2.add(first(left), set);
}
function listParts(list2, whole, part, count, most, barred, withRest) {
  let closed = barred;
  for (let border = neighbours(part) & whole & ~(part | barred); border !== 0; border &= border - 1) {
    const tile = border & -border;
    const grown = part | tile;
    const rest = whole & ~grown;
    if (count + 1 >= SMALLEST_PART && leavesNoScraps(rest)) {
      listDirections(list2, grown, openDirections(grown, rest));
      if (withRest) listDirections(list2, rest, openDirections(rest, grown));
    }
    if (count + 1 < most) listParts(list2, whole, grown, count + 1, most, closed, withRest);
    closed |= tile;
  }
}
var ONE_PIECE_LEFT = 3 * SMALLEST_PART - 1;
function listSplits(list2, whole, tiles) {
  if (tiles <= ONE_PIECE_LEFT) {
    listParts(list2, whole, whole & -whole, 1, tiles - SMALLEST_PART, 0, true);
    return;
  }
  let barred = 0;
  for (let roots = whole; roots !== 0; roots &= roots - 1) {
    const root = roots & -roots;
    listParts(list2, whole, root, 1, tiles - SMALLEST_PART, barred, false);
    barred |= root;
  }
}
function listClusterMoves(list2, whole) {
  const tiles = size(whole);
  if (tiles < SPLITTABLE) listDirections(list2, whole, openDirections(whole, 0));
  else if (!memo.recall(list2, whole)) {
    const start2 = list2.length;
    listDirections(list2, whole, openDirections(whole, 0));
    listSplits(list2, whole, tiles);
    memo.keep(list2, start2, whole);
  }
}
function listMoves(list2, fog) {
  for (let left = fog; left !== 0; ) {
    const whole = cluster(left, left & -left);
    left &= ~whole;
    listClusterMoves(list2, whole);
  }
}

// packages/rules/src/menhirs/shift.ts
var makeShift = (set, direction) => `${makePlaces(set)}:${DIRECTIONS2[direction]}`;
function parseShift(text) {
  const [places = "", arrow = "", ...rest] = text.split(":");
  const set = parsePlaces(places);
  if (!set.ok) return set;
  if (set.value === 0 || rest.length > 0) return refuse("bad-move", `${quote(text)} is not a move such as f4:N.`);
  const direction = parseDirection2(arrow);
  if (!direction.ok) return direction;
  return accept({ set: set.value, direction: direction.value });
}

// packages/rules/src/menhirs/keys.ts
function mixed(number3) {
  let x = number3 ^ number3 >>> 16;
  x = Math.imul(x, 2146121005);
  x ^= x >>> 15;
  x = Math.imul(x, 2221713035);
  return x ^ x >>> 16;
}
var placeKeys = Array.from({ length: 30 }, (_, place2) => mixed(1592590336 + place2 * 40503));
var tableFor = (chunk) => Int32Array.from(
  { length: 1024 },
  (_, bits) => placeKeys.slice(chunk * 10, chunk * 10 + 10).reduce((key, placeKey, i) => bits >> i & 1 ? key ^ placeKey : key, 0)
);
var WEST3 = tableFor(0);
var MIDDLE2 = tableFor(1);
var EAST3 = tableFor(2);
var fogKey = (fog) => WEST3[fog & 1023] ^ MIDDLE2[fog >> 10 & 1023] ^ EAST3[fog >> 20];

// packages/rules/src/menhirs/state.ts
var PHASES2 = ["flip", "place", "move", "take", "decide", "prove", "over"];
var FLIPPING = 0;
var PLACING = 1;
var MOVING = 2;
var TAKING = 3;
var DECIDING = 4;
var PROVING = 5;
var OVER2 = 6;
var ENDINGS = ["", "uncovered", "claim", "unjust-claim", "went-on", "tie"];
var BY_UNCOVERING = 1;
var BY_CLAIM = 2;
var BY_UNJUST_CLAIM = 3;
var BY_GOING_ON = 4;
var BY_TIE = 5;
var CHOSE_PROLONG = 1;
var CHOSE_GO_ON = 2;
var FOG_TILES = 11;
var MOST_TAKINGS = 3;
var PLACING_ROUND = 12;
var LAST_FREE_ROUND = 3;
var LAST_ROUND_DOWN = 1;
var roundBits = (rounds) => rounds.reduce((bits, round) => bits | 1 << round, 0);
var settingOf = ({ variant: variant3, claims, schedule }) => ({
  variant: variant3,
  adam: variant3 === "adam",
  claims,
  schedule1: roundBits(schedule[0]),
  schedule2: roundBits(schedule[1])
});
var State = class {
  setting;
  menhirs = 0;
  fog = 0;
  pass = 1;
  round = PLACING_ROUND;
  player = 1;
  phase = FLIPPING;
  taken1 = 0;
  taken2 = 0;
  toPlace1 = 0;
  toPlace2 = 0;
  choice1 = 0;
  choice2 = 0;
  /** Bit s: seat s chose to go on. */
  goOn = 0;
  /** Where the set that moved last lies now, and which way it went; 0 when there is no memory of it. */
  moved = 0;
  heading = 0;
  /** The tile taken after that move. */
  tile = 0;
  /** The round of that move; 0 when nobody can claim against it. */
  movedRound = 0;
  ending = 0;
  winner = 0;
  fogHash = 0;
  constructor(setting) {
    this.setting = setting;
  }
  copyFrom(other) {
    this.setting = other.setting;
    this.menhirs = other.menhirs;
    this.fog = other.fog;
    this.pass = other.pass;
    this.round = other.round;
    this.player = other.player;
    this.phase = other.phase;
    this.taken1 = other.taken1;
    this.taken2 = other.taken2;
    this.toPlace1 = other.toPlace1;
    this.toPlace2 = other.toPlace2;
    this.choice1 = other.choice1;
    this.choice2 = other.choice2;
    this.goOn = other.goOn;
    this.moved = other.moved;
    this.heading = other.heading;
    this.tile = other.tile;
    this.movedRound = other.movedRound;
    this.ending = other.ending;
    this.winner = other.winner;
    this.fogHash = other.fogHash;
    return this;
  }
};
function setFog(state, fog) {
  state.fogHash ^= fogKey(state.fog ^ fog);
  state.fog = fog;
}
var banned = (state) => (state.tile & state.moved) === 0 ? state.moved : 0;
var banDirection = (state) => opposite(state.heading);
function takable({ fog, menhirs: menhirs2 }) {
  const covered = fog & menhirs2;
  if (covered === 0) return 0;
  return (covered & covered - 1) === 0 ? fog & ~covered : fog;
}
function mustTake({ setting, round, player }) {
  if (setting.adam) return round < LAST_FREE_ROUND;
  return ((player === 1 ? setting.schedule1 : setting.schedule2) >> round & 1) === 1;
}
function mayTake(state) {
  if (takable(state) === 0) return false;
  if (mustTake(state)) return true;
  return state.setting.adam && (state.player === 1 ? state.taken1 : state.taken2) < MOST_TAKINGS;
}
function claimant({ setting, moved, movedRound, phase, player }) {
  if (!setting.claims || moved === 0 || movedRound <= LAST_ROUND_DOWN) return 0;
  if (phase === TAKING) return 3 - player;
  if (phase === MOVING) return player;
  return phase === DECIDING ? 1 : 0;
}
function keyOf(state) {
  const ban = banned(state);
  let key = state.fogHash ^ mixed(state.menhirs);
  key = mixed(key ^ ban) ^ (ban === 0 ? 0 : state.heading);
  key = mixed(key ^ (state.round | state.phase << 4 | state.player << 7 | state.pass << 9));
  key = mixed(key ^ (state.taken1 | state.taken2 << 4 | state.toPlace1 << 8 | state.toPlace2 << 12));
  return mixed(key ^ (state.choice1 | state.choice2 << 2 | state.goOn << 4));
}

// packages/rules/src/menhirs/action.ts
var isWhole2 = (input, from, to) => typeof input === "number" && Number.isInteger(input) && input >= from && input <= to;
function isAction2(input) {
  if (typeof input !== "object" || input === null) return false;
  const { kind, place: place2, set, direction } = input;
  if (kind === "flip" || kind === "place" || kind === "take") return isWhole2(place2, 0, PLACES.length - 1);
  if (kind === "move") return isWhole2(set, 1, EVERYWHERE) && isWhole2(direction, 0, DIRECTIONS2.length - 1);
  return kind === "end" || kind === "claim" || kind === "prolong" || kind === "go-on";
}
function encode(action, seat3) {
  switch (action.kind) {
    case "move":
      return [action.direction, action.set];
    case "flip":
      return [FLIP, 1 << action.place];
    case "place":
      return [PLACE2, 1 << action.place];
    case "take":
      return [TAKE, 1 << action.place];
    case "end":
      return [END_TURN, 0];
    case "claim":
      return [CLAIM, 0];
    case "prolong":
      return [PROLONG, seat3];
    case "go-on":
      return [GO_ON, seat3];
  }
}
function decode(code, set) {
  switch (code) {
    case FLIP:
      return { kind: "flip", place: first(set) };
    case PLACE2:
      return { kind: "place", place: first(set) };
    case TAKE:
      return { kind: "take", place: first(set) };
    case END_TURN:
      return { kind: "end" };
    case CLAIM:
      return { kind: "claim" };
    case PROLONG:
      return { kind: "prolong" };
    case GO_ON:
      return { kind: "go-on" };
    default:
      return { kind: "move", set, direction: code };
  }
}
var SIGNS = { flip: "~", place: "+", take: "-" };
var WORDS2 = { end: ".", claim: "!", prolong: "P", "go-on": "G" };
function makeAction2(action, state, seat3) {
  switch (action.kind) {
    case "flip":
    case "place":
    case "take":
      return SIGNS[action.kind] + PLACES[action.place];
    case "move": {
      const tile = action.set & -action.set;
      const whole = cluster(state.fog, tile) === action.set;
      return whole ? `${makePlaces(tile)}:${DIRECTIONS2[action.direction]}` : makeShift(action.set, action.direction);
    }
    case "prolong":
    case "go-on":
      return WORDS2[action.kind] + (seat3 === state.player ? "" : seat3);
    default:
      return WORDS2[action.kind];
  }
}
function makeShortAction(action, state, seat3) {
  const text = makeAction2(action, state, seat3);
  if (action.kind !== "move") return text;
  const [places = "", direction = ""] = text.split(":");
  return (places.includes(".") ? makeShortPlaces(action.set) : places) + direction;
}
function parseAction2(text, state) {
  const mine = (action) => accept({ seat: state.player, action });
  const sign = text[0];
  for (const kind of ["flip", "place", "take"]) {
    if (sign !== SIGNS[kind]) continue;
    const place2 = parsePlace(text.slice(1));
    return place2.ok ? mine({ kind, place: place2.value }) : place2;
  }
  if (text === WORDS2.end) return mine({ kind: "end" });
  if (text === WORDS2.claim) return accept({ seat: claimant(state) || state.player, action: { kind: "claim" } });
  const [, choice, seat3] = /^([PG])([12]?)$/.exec(text) ?? [];
  if (choice !== void 0) {
    const action = { kind: choice === "P" ? "prolong" : "go-on" };
    return seat3 && state.phase === DECIDING ? accept({ seat: Number(seat3), action }) : mine(action);
  }
  const full2 = text.replace(/^([a-g][a-g\d]*)([NSEW]{1,2})$/, "$1:$2");
  if (!full2.includes(":") || full2.length > 100)
    return refuse("bad-action", `${quote(text)} is not an action of Menhirs.`);
  const shift = parseShift(full2);
  if (!shift.ok) return shift;
  const { set, direction } = shift.value;
  const alone = (set & set - 1) === 0;
  return mine({ kind: "move", set: alone ? cluster(state.fog | set, set) : set, direction });
}

// packages/rules/src/menhirs/options.ts
var VARIANTS = ["adam", "v2", "base"];
var GRACES = [0, 3, 5, 10, "untimed"];
var LAST_ROUND_UP = 12;
var EVERY_SECOND_ROUND = [4, 6, 8, 10, 12];
var DEFAULT_SCHEDULE = [EVERY_SECOND_ROUND, EVERY_SECOND_ROUND];
var defaults = (variant3) => ({
  variant: variant3,
  claims: variant3 === "adam",
  grace: variant3 === "adam" ? 3 : "untimed",
  hidden: false,
  schedule: variant3 === "adam" ? [[], []] : DEFAULT_SCHEDULE
});
var isRecord = (input) => typeof input === "object" && input !== null && !Array.isArray(input);
var isRound = (input) => typeof input === "number" && Number.isInteger(input) && input >= 1 && input <= LAST_ROUND_UP;
var isRounds = (input) => Array.isArray(input) && input.every((round, i) => isRound(round) && (i === 0 || round > input[i - 1]));
var isSchedule = (input) => Array.isArray(input) && input.length === 2 && input.every(isRounds);
var CHECKS = {
  variant: { fits: (input) => VARIANTS.some((variant3) => variant3 === input), say: "one of adam, v2 and base" },
  claims: { fits: (input) => typeof input === "boolean", say: "true or false", only: ["adam"] },
  grace: { fits: (input) => GRACES.some((grace) => grace === input), say: "0, 3, 5, 10 or untimed", only: ["adam"] },
  hidden: { fits: (input) => typeof input === "boolean", say: "true or false" },
  schedule: {
    fits: isSchedule,
    say: "two lists of rounds from 1 to 12, in ascending order: the first for player 1, the second for player 2",
    only: ["v2", "base"]
  }
};
function checkOptions(input) {
  if (!isRecord(input)) return refuse("bad-option", 'Options are an object, such as {"variant":"adam"}.');
  for (const [key, value] of Object.entries(input)) {
    if (!Object.hasOwn(CHECKS, key)) return refuse("unknown-option", `Menhirs has no option ${quote(key)}.`);
    const { fits, say } = CHECKS[key];
    if (!fits(value)) return refuse("bad-option", `The option ${key} is ${say}.`, { option: key });
  }
  const { variant: variant3 = "adam", ...given } = input;
  for (const key of Object.keys(given)) {
    if (CHECKS[key].only?.includes(variant3) === false) {
      return refuse("bad-option", `The option ${key} does not exist in the variant ${variant3}.`, { option: key });
    }
  }
  return accept(structuredClone({ ...defaults(variant3), ...given }));
}
var makeSchedule = (schedule) => schedule.map((rounds) => rounds.length === 0 ? "-" : rounds.join(",")).join("/");
function parseSchedule(text) {
  const lists = text.split("/").map((part) => part === "-" ? [] : part.split(","));
  const schedule = lists.map((list2) => list2.map((round) => /^[1-9]\d?$/.test(round) ? Number(round) : 0));
  return isSchedule(schedule) ? accept(schedule) : refuse("bad-option", `${quote(text)} is not a schedule of takings such as 4,6,8/5,7.`, { option: "schedule" });
}
function makeOptions2(options) {
  const usual = defaults(options.variant);
  const words2 = [options.variant];
  if (options.claims !== usual.claims) words2.push("claims=off");
  if (options.grace !== usual.grace) words2.push(`grace=${options.grace}`);
  if (options.hidden) words2.push("hidden=on");
  const schedule = makeSchedule(options.schedule);
  if (schedule !== makeSchedule(usual.schedule)) words2.push(`take=${schedule}`);
  return words2.join(" ");
}
var SWITCH = { on: true, off: false };
function parseOptions2(text) {
  const [variant3, ...words2] = text.split(" ");
  const input = { variant: variant3 };
  for (const word of words2) {
    const [key = "", value = ""] = word.split("=", 2);
    const name2 = key === "take" ? "schedule" : key;
    if (Object.hasOwn(input, name2)) return refuse("bad-option", `The option ${quote(key)} is given twice.`);
    if (name2 === "schedule") {
      const schedule = parseSchedule(value);
      if (!schedule.ok) return schedule;
      input[name2] = schedule.value;
    } else if (name2 === "grace") input[name2] = /^\d+$/.test(value) ? Number(value) : value;
    else input[name2] = SWITCH[value] ?? value;
  }
  return checkOptions(input);
}

// packages/rules/src/menhirs/turn.ts
function perform(state, code, set) {
  if (isMove(code)) move(state, set, code);
  else if (code === TAKE) take(state, set);
  else if (code === END_TURN) endTurn2(state);
  else if (code === PLACE2) place(state, set);
  else if (code === FLIP) flip2(state, set);
  else if (code === CLAIM) claim(state);
  else decide(state, set, code === PROLONG ? CHOSE_PROLONG : CHOSE_GO_ON);
}
function flip2(state, menhir) {
  state.menhirs &= ~menhir;
  if (state.player === 1) {
    state.player = 2;
    return;
  }
  setFog(state, state.menhirs);
  state.toPlace1 = 3;
  state.toPlace2 = 3;
  startPlacing(state);
}
function startPlacing(state) {
  state.phase = PLACING;
  state.player = 2;
  passPlacing(state);
}
function passPlacing(state) {
  const left = state.player === 1 ? state.toPlace2 : state.toPlace1;
  if (left > 0) state.player = 3 - state.player;
  else if (state.toPlace1 + state.toPlace2 === 0) {
    state.round += state.setting.adam ? -1 : 1;
    state.player = 1;
    state.phase = MOVING;
  }
}
function place(state, tile) {
  setFog(state, state.fog | tile);
  if (state.player === 1) state.toPlace1--;
  else state.toPlace2--;
  passPlacing(state);
}
function move(state, set, direction) {
  const landed = shifted(set, direction);
  setFog(state, state.fog & ~set | landed);
  const freed = (state.fog & state.menhirs) === 0;
  if (state.phase === PROVING) {
    if (freed) endWith(state, BY_CLAIM, state.player);
    else endWith(state, BY_UNJUST_CLAIM, 3 - state.player);
  } else if (freed) endWith(state, BY_UNCOVERING, state.player);
  else {
    state.moved = landed;
    state.heading = direction;
    state.tile = 0;
    state.movedRound = state.round;
    if (mayTake(state)) state.phase = TAKING;
    else endTurn2(state);
  }
}
var countsTakings = (state, round) => !state.setting.adam || round >= LAST_FREE_ROUND;
function countTaking(state, player, by) {
  if (player === 1) state.taken1 += by;
  else state.taken2 += by;
}
function take(state, tile) {
  setFog(state, state.fog & ~tile);
  state.tile = tile;
  if (countsTakings(state, state.round)) countTaking(state, state.player, 1);
  endTurn2(state);
}
function endTurn2(state) {
  const roundOver = state.player === 2;
  if (roundOver && state.round === (state.setting.adam ? LAST_ROUND_DOWN : LAST_ROUND_UP)) {
    endUnwon(state);
    return;
  }
  state.phase = MOVING;
  state.player = 3 - state.player;
  if (roundOver) nextRound(state);
}
function nextRound(state) {
  const allTaken = state.taken1 === MOST_TAKINGS && state.taken2 === MOST_TAKINGS;
  if (!state.setting.adam) state.round++;
  else if (state.round < LAST_FREE_ROUND) state.round--;
  else if (state.round > LAST_FREE_ROUND && !allTaken) state.round--;
  else if (state.pass === 1) state.phase = DECIDING;
  else state.round = LAST_FREE_ROUND - 1;
}
var bitOf = (seat3) => 1 << seat3;
function endUnwon(state) {
  if (state.goOn === bitOf(1)) endWith(state, BY_GOING_ON, 2);
  else if (state.goOn === bitOf(2)) endWith(state, BY_GOING_ON, 1);
  else endWith(state, BY_TIE, 0);
}
function endWith(state, ending2, winner) {
  state.phase = OVER2;
  state.ending = ending2;
  state.winner = winner;
  forgetMove(state);
}
function forgetMove(state) {
  state.moved = 0;
  state.tile = 0;
  state.movedRound = 0;
}
function decide(state, seat3, choice) {
  if (seat3 === 1) state.choice1 = choice;
  else state.choice2 = choice;
  state.player = state.choice1 === 0 ? 1 : 2;
  if (state.choice1 === 0 || state.choice2 === 0) return;
  state.player = 1;
  if (state.choice1 === CHOSE_PROLONG && state.choice2 === CHOSE_PROLONG) prolong(state);
  else {
    state.goOn = (state.choice1 === CHOSE_GO_ON ? bitOf(1) : 0) | (state.choice2 === CHOSE_GO_ON ? bitOf(2) : 0);
    state.round = LAST_FREE_ROUND - 1;
    state.phase = MOVING;
  }
  state.choice1 = 0;
  state.choice2 = 0;
}
function prolong(state) {
  state.pass = 2;
  state.round = PLACING_ROUND;
  const box = FOG_TILES - size(state.fog);
  state.toPlace1 = Math.min(state.taken1, box);
  state.toPlace2 = Math.min(state.taken2, box - state.toPlace1);
  state.taken1 = 0;
  state.taken2 = 0;
  forgetMove(state);
  startPlacing(state);
}
function claim(state) {
  const seat3 = claimant(state);
  if (state.tile !== 0) {
    setFog(state, state.fog | state.tile);
    state.tile = 0;
    if (countsTakings(state, state.movedRound)) countTaking(state, 3 - seat3, -1);
  }
  if (state.movedRound >= LAST_FREE_ROUND) {
    state.goOn = 0;
    state.choice1 = 0;
    state.choice2 = 0;
  }
  state.round = state.movedRound;
  state.movedRound = 0;
  state.player = seat3;
  state.phase = PROVING;
}

// packages/rules/src/menhirs/kernel.ts
function listEach(list2, code, places) {
  for (let left = places; left !== 0; left &= left - 1) list2.add(code, left & -left);
}
function listActions(list2, state) {
  switch (state.phase) {
    case FLIPPING:
      listEach(list2, FLIP, state.menhirs);
      break;
    case PLACING:
      listEach(list2, PLACE2, EVERYWHERE & ~state.fog);
      break;
    case MOVING:
    case PROVING: {
      listMoves(list2, state.fog);
      const ban = banned(state);
      if (ban !== 0) list2.remove(banDirection(state), ban);
      break;
    }
    case TAKING:
      listEach(list2, TAKE, takable(state));
      if (!mustTake(state)) list2.add(END_TURN, 0);
      break;
    case DECIDING:
      list2.add(PROLONG, state.player);
      list2.add(GO_ON, state.player);
  }
}
var Kernel = class {
  /** Where the game stands. To be read only. */
  state;
  /** The positions reached by playing, for whoever budgets a search. */
  plays = 0;
  line;
  depth = 0;
  constructor(from) {
    this.state = new State(from.setting).copyFrom(from);
    this.line = [this.state];
  }
  load(from) {
    this.depth = 0;
    this.state = this.line[0].copyFrom(from);
  }
  list(list2) {
    list2.length = 0;
    listActions(list2, this.state);
  }
  play(code, set) {
    this.plays++;
    this.depth++;
    if (this.depth === this.line.length) this.line.push(new State(this.state.setting));
    this.state = this.line[this.depth].copyFrom(this.state);
    perform(this.state, code, set);
  }
  undo() {
    this.depth--;
    this.state = this.line[this.depth];
  }
};
function perft2(from, depth) {
  const kernel = new Kernel(from);
  const lists = Array.from({ length: depth }, () => new ActionList());
  const leaves = (left) => {
    if (left === 0 || kernel.state.phase === OVER2) return 1;
    const list2 = lists[left - 1];
    kernel.list(list2);
    if (left === 1) return list2.length;
    let sum = 0;
    for (let i = 0; i < list2.length; i++) {
      kernel.play(list2.codes[i], list2.sets[i]);
      sum += leaves(left - 1);
      kernel.undo();
    }
    return sum;
  };
  return leaves(depth);
}

// packages/rules/src/menhirs/win.ts
var list = new ActionList();
function listCandidates(fog, covered) {
  list.length = 0;
  if (covered === 0) listMoves(list, fog);
  else {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) === 0) listClusterMoves(list, whole);
  }
}
function nextWin(state, from) {
  const { fog, menhirs: menhirs2 } = state;
  const covered = fog & menhirs2;
  const ban = banned(state);
  const { codes, sets } = list;
  for (let i = from; i < list.length; i++) {
    const set = sets[i];
    if ((covered & ~set) !== 0) continue;
    const direction = codes[i];
    if ((shifted(set, direction) & menhirs2) !== 0) continue;
    if (set !== ban || direction !== banDirection(state)) return i;
  }
  return -1;
}
function hasWinningMove(state) {
  const { fog, menhirs: menhirs2 } = state;
  const covered = fog & menhirs2;
  if (covered !== 0) {
    const whole = cluster(fog, covered & -covered);
    if ((covered & ~whole) !== 0) return false;
    const ban = banned(state);
    for (let open = openDirections(whole, 0); open !== 0; open &= open - 1) {
      const direction = first(open);
      if ((shifted(whole, direction) & menhirs2) === 0 && (whole !== ban || direction !== banDirection(state)))
        return true;
    }
    if (size(whole) < SPLITTABLE) return false;
  }
  listCandidates(fog, covered);
  return nextWin(state, 0) >= 0;
}
function listWinningMoves(wins, state) {
  listCandidates(state.fog, state.fog & state.menhirs);
  for (let i = nextWin(state, 0); i >= 0; i = nextWin(state, i + 1)) wins.add(list.codes[i], list.sets[i]);
}

// packages/rules/src/menhirs/drawn.ts
var MENHIRS = 7;
var MENHIRS_STANDING = 5;
function firstRound({ setting, phase }) {
  if (phase === FLIPPING || phase === PLACING) return setting.adam ? PLACING_ROUND : 0;
  if (phase === DECIDING) return LAST_FREE_ROUND;
  return 1;
}
function lastRound({ setting, phase }) {
  if (phase === FLIPPING || phase === PLACING) return setting.adam ? PLACING_ROUND : 0;
  return setting.adam ? PLACING_ROUND - 1 : LAST_ROUND_UP;
}
function moment(state) {
  const { setting, phase, pass, round, player } = state;
  const adamOnly = phase === FLIPPING || phase === DECIDING || phase === PROVING;
  if (!setting.adam && (adamOnly || pass === 2))
    return "Only Adam Way has flips, a decision moment, claims and a second pass.";
  if (pass === 2 && (phase === FLIPPING || phase === DECIDING))
    return "Flips and the decision belong to the first pass.";
  if (round < firstRound(state) || round > lastRound(state)) return `Round ${round} does not exist in this phase.`;
  if (phase === PROVING && (!setting.claims || round === LAST_ROUND_DOWN)) return "There is no claim to prove here.";
  if (state.choice1 + state.choice2 > 0 && phase !== DECIDING) return "A choice stands only at the decision moment.";
  if (phase === DECIDING && player !== (state.choice1 === 0 ? 1 : 2))
    return "Player 1 is named first at the decision moment.";
  const early = phase === DECIDING && round > LAST_FREE_ROUND;
  if (early && state.taken1 + state.taken2 < 2 * MOST_TAKINGS) {
    return "Before round 3 the decision comes only when both have taken three tiles.";
  }
  if (state.goOn !== 0 && !(setting.adam && pass === 1 && round < LAST_FREE_ROUND)) {
    return "Nobody can have chosen to go on yet.";
  }
  return void 0;
}
function material({ setting, phase, menhirs: menhirs2, fog, player, toPlace1, toPlace2 }) {
  const stones = size(menhirs2);
  const tiles = size(fog);
  if (phase === FLIPPING) {
    if (stones !== MENHIRS + 1 - player)
      return `Before player ${player} flips, ${MENHIRS + 1 - player} menhirs lie open, not ${stones}.`;
    return fog === 0 ? void 0 : "There is no fog before the flips.";
  }
  const most = setting.variant === "base" ? MENHIRS : MENHIRS_STANDING;
  if (stones > most) return `At most ${most} menhirs stand, not ${stones}.`;
  if (tiles === 0) return "There must be at least one fog tile.";
  if (tiles + toPlace1 + toPlace2 > FOG_TILES) return `There are only ${FOG_TILES} fog tiles.`;
  if (phase !== PLACING) return toPlace1 + toPlace2 === 0 ? void 0 : "Tiles are placed in the phase place only.";
  return (player === 1 ? toPlace1 : toPlace2) > 0 ? void 0 : `Player ${player} has no tile to place.`;
}
function takings(state) {
  const { setting, phase, taken1, taken2 } = state;
  const most = setting.adam ? MOST_TAKINGS : LAST_ROUND_UP;
  if (taken1 > most || taken2 > most) return `Nobody can have taken more than ${most} tiles.`;
  if (taken1 + taken2 > 0 && (phase === FLIPPING || phase === PLACING)) return "Nobody has taken a tile yet.";
  return phase === TAKING && !mayTake(state) ? "No tile may be taken here: the turn is over." : void 0;
}
function memory(state) {
  const { phase, moved, movedRound, tile, fog, taken1, taken2 } = state;
  if (moved === 0) return tile === 0 ? void 0 : "A tile can only be taken after a move.";
  if (phase === FLIPPING || phase === PLACING || phase === OVER2) return "Ko is kept only while fog moves.";
  if ((moved & ~tile & ~fog) !== 0)
    return `There is no fog on ${makePlaces(moved & ~tile & ~fog)}, where the last move ended.`;
  if (!isConnected(moved) || leavesBoard(moved, banDirection(state))) return "Such a set cannot have moved there.";
  if (movedRound === PLACING_ROUND) return "Nothing moved before round 11.";
  if (tile === 0) return void 0;
  if (size(fog) === FOG_TILES) return `There are only ${FOG_TILES} fog tiles; none can have been taken.`;
  const taken = claimant(state) === 1 ? taken2 : taken1;
  if (movedRound >= LAST_FREE_ROUND && taken === 0) return "The last mover took a tile; that must be counted.";
  if ((tile & fog) !== 0) return `${makePlaces(tile)} was taken and still lies there.`;
  return phase === TAKING ? "A tile that was taken ends the turn." : void 0;
}
function ending({ setting, phase, ending: ending2, round, player, fog, menhirs: menhirs2 }) {
  if (phase !== OVER2) return void 0;
  const freed = (fog & menhirs2) === 0;
  if (ending2 === BY_UNCOVERING) return void 0;
  if (ending2 === BY_CLAIM || ending2 === BY_UNJUST_CLAIM) {
    if (!setting.claims || round === LAST_ROUND_DOWN) return "There was no claim to prove here.";
    return freed === (ending2 === BY_CLAIM) ? void 0 : "The claim ended otherwise.";
  }
  const last = setting.adam ? LAST_ROUND_DOWN : LAST_ROUND_UP;
  return round === last && player === 2 ? void 0 : "The game cannot be over here.";
}
function checkState(state) {
  const wrong = moment(state) ?? material(state) ?? takings(state) ?? memory(state) ?? ending(state);
  return wrong === void 0 ? accept(null) : refuse("bad-position", wrong);
}

// packages/rules/src/menhirs/position.ts
var CHOICES = ["-", "P", "G"];
function showsLast(state) {
  return claimant(state) !== 0 && !(state.phase === DECIDING && state.choice1 + state.choice2 > 0);
}
function* extras(state, options) {
  if (state.choice1 !== 0) yield `choice=${CHOICES[state.choice1]}`;
  else if (state.choice2 !== 0) yield `choice=-${CHOICES[state.choice2]}`;
  if (state.setting.adam && !state.setting.claims) yield "claims=off";
  if (state.ending === BY_CLAIM) yield "end=claim";
  const goOn = [1, 2].filter((seat3) => state.goOn >> seat3 & 1);
  if (goOn.length > 0) yield `goon=${goOn.join(",")}`;
  if (showsLast(state)) {
    const from = shifted(state.moved, opposite(state.heading));
    yield `last=${makeShift(from, state.heading)}${state.tile === 0 ? "" : `-${makePlaces(state.tile)}`}`;
  }
  if (state.phase === PLACING) yield `place=${state.toPlace1}/${state.toPlace2}`;
  const schedule = makeSchedule(options.schedule);
  if (schedule !== makeSchedule(defaults(options.variant).schedule)) yield `take=${schedule}`;
}
function makePosition2({ state, options }) {
  const ban = banned(state);
  return [
    state.setting.variant,
    makePlaces(state.menhirs),
    makePlaces(state.fog),
    `${state.pass}/${state.round}/${state.player}/${PHASES2[state.phase]}`,
    `${state.taken1}/${state.taken2}`,
    ban === 0 ? "-" : makeShift(ban, banDirection(state)),
    ...extras(state, options)
  ].join(" ");
}
var bad = (message) => refuse("bad-position", message);
var EXTRAS = ["choice", "claims", "end", "goon", "last", "place", "take"];
function parseExtras2(words2) {
  const extras2 = {};
  let before = "";
  for (const word of words2) {
    const [, key, value] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
    const known = EXTRAS.find((name2) => name2 === key);
    if (known === void 0) return bad(`${quote(word)} is not a field of a position.`);
    if (known <= before)
      return bad(`The fields after the sixth stand in alphabetical order, each once: ${quote(word)} does not.`);
    before = known;
    extras2[known] = value;
  }
  return accept(extras2);
}
function optionsOf(variant3, { claims, take: take2 }, given) {
  if (claims !== void 0 && claims !== "off") return bad('The field claims can only be "off".');
  let schedule;
  if (take2 !== void 0) {
    const parsed = parseSchedule(take2);
    if (!parsed.ok) return parsed;
    schedule = parsed.value;
  }
  const told = checkOptions({ variant: variant3, ...claims && { claims: false }, ...schedule && { schedule } });
  if (!told.ok || given === void 0) return told;
  const same = told.value.variant === given.variant && told.value.claims === given.claims && makeSchedule(told.value.schedule) === makeSchedule(given.schedule);
  return same ? accept(given) : bad("The position is of a game with other options.");
}
var pair = (text) => {
  const [, one, two] = /^(0|[1-9]\d?)\/(0|[1-9]\d?)$/.exec(text) ?? [];
  return two === void 0 ? void 0 : [Number(one), Number(two)];
};
function readMemory(state, ko, last) {
  if (ko !== "-") {
    const ban = parseShift(ko);
    if (!ban.ok) return ban;
    state.moved = ban.value.set;
    state.heading = opposite(ban.value.direction);
  }
  if (last === void 0) return accept(null);
  const [moveText = "", tileText, ...rest] = last.split("-");
  const move2 = parseShift(moveText);
  if (!move2.ok) return move2;
  if (rest.length > 0 || leavesBoard(move2.value.set, move2.value.direction))
    return bad(`${quote(last)} cannot have been played.`);
  const tile = tileText === void 0 ? void 0 : parsePlace(tileText);
  if (tile?.ok === false) return tile;
  const moved = shifted(move2.value.set, move2.value.direction);
  state.tile = tile === void 0 ? 0 : 1 << tile.value;
  const expected = (moved & state.tile) === 0 ? makeShift(moved, opposite(move2.value.direction)) : "-";
  if (ko !== expected) return bad(`After ${quote(last)} ko is ${expected}, not ${quote(ko)}.`);
  state.moved = moved;
  state.heading = move2.value.direction;
  state.movedRound = state.phase === MOVING && state.player === 1 ? state.round + 1 : state.round;
  return accept(null);
}
function readExtras(state, { choice, end, goon, last, place: place2 }) {
  if (choice !== void 0) {
    const [, second, one] = /^(-?)([PG])$/.exec(choice) ?? [];
    if (one === void 0)
      return bad(`${quote(choice)} is not a choice: P or G, behind a - if only player 2 has chosen.`);
    const code = one === "P" ? CHOSE_PROLONG : CHOSE_GO_ON;
    if (second) state.choice2 = code;
    else state.choice1 = code;
  }
  if (goon !== void 0) {
    if (!/^(1|2|1,2)$/.test(goon)) return bad(`${quote(goon)} does not tell who chose to go on: 1, 2 or 1,2.`);
    const undone = state.phase === PROVING && state.round >= LAST_FREE_ROUND;
    state.goOn = undone ? 0 : goon.split(",").reduce((bits, seat3) => bits | 1 << Number(seat3), 0);
  }
  if (place2 !== void 0) {
    const left = pair(place2);
    if (left === void 0)
      return bad(`${quote(place2)} does not tell how many tiles each player has to place, such as 3/2.`);
    [state.toPlace1, state.toPlace2] = left;
  }
  if (last !== void 0 && claimant(state) === 0) return bad("The field last stands only where a claim is possible.");
  return readEnding(state, end);
}
function readEnding(state, end) {
  if (state.phase !== OVER2)
    return end === void 0 ? accept(null) : bad("Only a position that is over has a field end.");
  const freed = (state.fog & state.menhirs) === 0;
  const unjust = state.setting.claims && state.round > LAST_ROUND_DOWN;
  if (end !== void 0 && end !== "claim")
    return bad(`${quote(end)} is not an ending that needs saying: only claim is.`);
  if (end === "claim") endWith(state, BY_CLAIM, state.player);
  else if (freed) endWith(state, BY_UNCOVERING, state.player);
  else if (unjust) endWith(state, BY_UNJUST_CLAIM, 3 - state.player);
  else endUnwon(state);
  return accept(null);
}
function parsePosition2(text, given) {
  if (text.length > 1e3) return bad("A position has at most 1000 characters.");
  const [variantText = "", menhirsText = "", fogText = "", moment2 = "", takenText = "", ko = "", ...words2] = text.split(" ");
  if (ko === "") return bad("A position has at least six fields: variant, menhirs, fog, moment, takings and ko.");
  const variant3 = VARIANTS.find((name2) => name2 === variantText);
  if (variant3 === void 0) return bad(`${quote(variantText)} is not a variant: adam, v2 or base.`);
  const menhirs2 = parsePlaces(menhirsText);
  if (!menhirs2.ok) return menhirs2;
  const fog = parsePlaces(fogText);
  if (!fog.ok) return fog;
  const [, pass, round, player, phase] = /^([12])\/(0|[1-9]\d?)\/([12])\/([a-z]+)$/.exec(moment2) ?? [];
  const phaseCode = PHASES2.indexOf(phase);
  if (phaseCode < 0) return bad(`${quote(moment2)} is not a moment of the game such as 1/6/1/move.`);
  const taken = pair(takenText);
  if (taken === void 0)
    return bad(`${quote(takenText)} does not tell how many tiles each player took, such as 2/1.`);
  const extras2 = parseExtras2(words2);
  if (!extras2.ok) return extras2;
  const options = optionsOf(variant3, extras2.value, given);
  if (!options.ok) return options;
  const state = new State(settingOf(options.value));
  state.menhirs = menhirs2.value;
  setFog(state, fog.value);
  state.pass = Number(pass);
  state.round = Number(round);
  state.player = Number(player);
  state.phase = phaseCode;
  [state.taken1, state.taken2] = taken;
  const memory2 = readMemory(state, ko, extras2.value.last);
  if (!memory2.ok) return memory2;
  const rest = readExtras(state, extras2.value);
  if (!rest.ok) return rest;
  const checked2 = checkState(state);
  if (!checked2.ok) return checked2;
  return accept({ options: options.value, state, turnEndedAt: null });
}

// packages/rules/src/menhirs/refusals.ts
var EXPECTED = [
  "flip one of the menhirs face down",
  "place a fog tile",
  "move fog",
  "take a tile or end the turn",
  "choose to prolong or to go on",
  "play the winning move that was claimed"
];
function whyNotSplit(set, whole) {
  const go = size(set);
  const all = size(whole);
  const facts = { go, stay: all - go };
  if (all < SPLITTABLE) {
    const message = `This bank has ${all} tiles; only a bank of ${SPLITTABLE} or more can be split.`;
    return refusal("split", message, { reason: "small-bank", ...facts });
  }
  if (go < SMALLEST_PART) {
    return refusal("split", `${go} go: at least ${SMALLEST_PART} must go together.`, {
      reason: "small-part",
      ...facts
    });
  }
  if (!leavesNoScraps(whole & ~set)) {
    const message = `Every piece left behind needs at least ${SMALLEST_PART} tiles.`;
    return refusal("split", message, { reason: "scraps", ...facts });
  }
  return void 0;
}
function whyNotMove({ set, direction }, state) {
  const { fog } = state;
  const bare = set & ~fog;
  if (bare !== 0) return refusal("no-fog", `There is no fog on ${makePlaces(bare)}.`, { places: makePlaces(bare) });
  if (!isConnected(set)) {
    return refusal("split", "These tiles do not hang together; only a connected group can move.", { reason: "torn" });
  }
  const whole = cluster(fog, set);
  const split = set === whole ? void 0 : whyNotSplit(set, whole);
  if (split !== void 0) return split;
  const way = DIRECTIONS2[direction];
  if (leavesBoard(set, direction)) {
    return refusal("edge", `Going ${way}, some of this fog would leave the moor.`, { direction: way });
  }
  const hit = inTheWay(fog, set, direction);
  if (hit !== 0) {
    const places = makePlaces(hit);
    return refusal("blocked", `Going ${way}, it would land on the fog on ${places}.`, { direction: way, places });
  }
  if (set === banned(state) && direction === banDirection(state)) {
    const places = makePlaces(set);
    const message = `Ko: ${places} just came from there; sending exactly these tiles back ${way} is barred for this turn.`;
    return refusal("ko", message, { direction: way, places });
  }
  return void 0;
}
function whyNotTake({ place: place2 }, state) {
  const name2 = PLACES[place2];
  if ((state.fog >> place2 & 1) === 0) return refusal("no-fog", `There is no fog on ${name2}.`, { places: name2 });
  if ((takable(state) >> place2 & 1) === 0) {
    const message = `${name2} is the last fog over a menhir; at least one menhir must stay covered.`;
    return refusal("last-cover", message, { place: name2 });
  }
  return void 0;
}
function claimDeadline({ state, options, turnEndedAt }) {
  if (state.phase === TAKING || turnEndedAt === null || options.grace === "untimed") return null;
  return turnEndedAt + options.grace * 1e3;
}
function whyNoClaimHere({ setting, round, phase, moved }) {
  if (!setting.claims) return refusal("claims-off", "Victory cannot be claimed in this game.");
  const late = round === LAST_ROUND_DOWN && moved !== 0;
  if (late || round === PLACING_ROUND) {
    return refusal("no-claim", `Nothing can be claimed in round ${round}.`, { round });
  }
  return phase === PROVING ? refusal("no-claim", "The claim was made; now the winning move must be played.") : refusal("no-claim", "There is no move to claim against.");
}
function whyNotClaim(position, seat3, at2) {
  const claiming = claimant(position.state);
  if (claiming === 0) return whyNoClaimHere(position.state);
  if (claiming !== seat3) {
    return refusal("not-your-claim", "Only the opponent of the player who moved last can claim.", { player: claiming });
  }
  const deadline = claimDeadline(position);
  if (deadline === null || at2 <= deadline) return void 0;
  const late = at2 - deadline;
  return refusal("too-late", `The claim came ${(late / 1e3).toFixed(late < 100 ? 3 : 1)} seconds too late.`, { late });
}
function whyNotChoose({ phase, choice1, choice2 }, seat3) {
  if (phase !== DECIDING) return refusal("wrong-phase", "This is not the decision moment.");
  const chosen = (seat3 === 1 ? choice1 : choice2) !== 0;
  return chosen ? refusal("already-chosen", "This choice was made already; it cannot be changed.") : void 0;
}
function whyNotInTurn(action, state) {
  const { phase } = state;
  const expected = phase === TAKING && mustTake(state) ? "take a tile" : EXPECTED[phase];
  const elsewhere = refusal("wrong-phase", `Now it is time to ${expected}.`);
  switch (action.kind) {
    case "move":
      return phase === MOVING || phase === PROVING ? whyNotMove(action, state) : elsewhere;
    case "take":
      return phase === TAKING ? whyNotTake(action, state) : elsewhere;
    case "end":
      if (phase !== TAKING) return elsewhere;
      return mustTake(state) ? refusal("must-take", `In round ${state.round} a tile must be taken.`, { round: state.round }) : void 0;
    case "flip": {
      if (phase !== FLIPPING) return elsewhere;
      const name2 = PLACES[action.place];
      const lies = state.menhirs >> action.place & 1;
      return lies ? void 0 : refusal("no-menhir", `There is no menhir on ${name2}.`, { place: name2 });
    }
    case "place": {
      if (phase !== PLACING) return elsewhere;
      const name2 = PLACES[action.place];
      const lies = state.fog >> action.place & 1;
      return lies ? refusal("occupied", `There is fog on ${name2} already.`, { place: name2 }) : void 0;
    }
  }
}
function whyNot2(position, seat3, action, at2) {
  const { state } = position;
  if (state.phase === OVER2) return refusal("over", "The game is over.");
  if (!isAction2(action)) return refusal("bad-action", "This is not an action of Menhirs.");
  if (seat3 !== 1 && seat3 !== 2) return refusal("not-your-seat", "Menhirs has players 1 and 2 only.");
  if (action.kind === "claim") return whyNotClaim(position, seat3, at2);
  if (action.kind === "prolong" || action.kind === "go-on") return whyNotChoose(state, seat3);
  if (seat3 !== state.player) {
    return refusal("not-your-turn", `It is the turn of player ${state.player}.`, { player: state.player });
  }
  return whyNotInTurn(action, state);
}

// packages/rules/src/menhirs/view.ts
var isFreshDeal = ({ setting, phase, toPlace1, toPlace2 }) => !setting.adam && phase === PLACING && toPlace1 === toPlace2 && toPlace1 === (setting.variant === "base" ? 2 : 3);
function view(position, seat3) {
  const { state, options } = position;
  const open = !options.hidden || state.phase === FLIPPING || state.phase === OVER2 || isFreshDeal(state);
  const ban = banned(state);
  const own = seat3 === 1 ? state.choice1 : seat3 === 2 ? state.choice2 : 0;
  return {
    options,
    menhirs: open ? state.menhirs : state.menhirs & ~state.fog,
    fog: state.fog,
    pass: state.pass,
    round: state.round,
    player: state.player,
    phase: PHASES2[state.phase],
    taken: [state.taken1, state.taken2],
    toPlace: [state.toPlace1, state.toPlace2],
    ban: ban === 0 ? null : { set: ban, direction: banDirection(state) },
    last: state.moved === 0 ? null : { from: shifted(state.moved, opposite(state.heading)), direction: state.heading, tile: state.tile },
    goOn: [1, 2].filter((s) => state.goOn >> s & 1),
    chosen: [1, 2].filter((s) => (s === 1 ? state.choice1 : state.choice2) !== 0),
    choice: own === 0 ? null : own === CHOSE_PROLONG ? "prolong" : "go-on",
    claimant: claimant(state) || null,
    claimUntil: claimDeadline(position)
  };
}

// packages/rules/src/menhirs/menhirs.ts
var FACE_DOWN = [3, 5];
function start(options, chance) {
  const ground = chance.shuffle(
    "ground",
    PLACES.map((_, i) => i < 7)
  );
  const turnedUp = ground.flatMap((menhir, place2) => menhir ? [place2] : []);
  const standing = options.variant === "v2" ? turnedUp.filter((_, i) => !FACE_DOWN.includes(i + 1)) : turnedUp;
  const state = new State(settingOf(options));
  state.menhirs = standing.reduce((set, place2) => set | 1 << place2, 0);
  if (options.variant !== "adam") {
    setFog(state, state.menhirs);
    state.round = 0;
    state.phase = PLACING;
    state.toPlace1 = state.toPlace2 = (11 - standing.length) / 2;
  }
  return { options, state, turnEndedAt: null };
}
function toAct2({ state }) {
  if (state.phase === OVER2) return [];
  if (state.phase !== DECIDING) return [state.player];
  return [1, 2].filter((seat3) => (seat3 === 1 ? state.choice1 : state.choice2) === 0);
}
function actions2(position, seat3, at2) {
  const { state } = position;
  const found = [];
  if (toAct2(position).includes(seat3)) {
    const list2 = new ActionList();
    listActions(list2, state);
    for (let i = 0; i < list2.length; i++) found.push(decode(list2.codes[i], list2.sets[i]));
  }
  const claim2 = { kind: "claim" };
  if (whyNot2(position, seat3, claim2, at2) === void 0) found.push(claim2);
  return found;
}
var endedTurn = (before, after) => (before.phase === MOVING || before.phase === TAKING) && after.phase !== TAKING && after.moved !== 0;
function play2(position, seat3, action, at2) {
  const refused2 = whyNot2(position, seat3, action, at2);
  if (refused2 !== void 0) return { ok: false, refusal: refused2 };
  const before = position.state;
  const state = new State(before.setting).copyFrom(before);
  perform(state, ...encode(action, seat3));
  const turnEndedAt = endedTurn(before, state) ? at2 : position.turnEndedAt;
  return accept({ options: position.options, state, turnEndedAt });
}
function pointsOf({ setting, round, pass, fog, winner }) {
  if (winner === 0) return 0;
  if (!setting.adam) return size(fog);
  return pass === 1 ? round + 11 : round;
}
function outcome({ state }) {
  const reason = ENDINGS[state.ending];
  if (!reason) return null;
  return { winner: state.winner || null, reason, points: pointsOf(state) };
}
var menhirs = {
  id: "menhirs",
  version: 1,
  options: checkOptions,
  makeOptions: makeOptions2,
  parseOptions: parseOptions2,
  seats: () => [1, 2],
  start,
  toAct: toAct2,
  actions: actions2,
  play: play2,
  timed: (action) => action.kind === "claim",
  draw: () => void 0,
  view,
  outcome,
  parsePosition: parsePosition2,
  makePosition: makePosition2,
  parseAction: (text, { state }) => parseAction2(text, state),
  makeAction: (action, { state }, seat3) => makeAction2(action, state, seat3),
  shortAction: (action, { state }, seat3) => makeShortAction(action, state, seat3),
  perft: ({ state }, depth) => perft2(state, depth)
};

// packages/table/src/clock.ts
var full = (rule) => rule.kind === "none" ? 0 : rule.kind === "fischer" ? rule.initial : rule.each;
var started = (rule, seats, at2) => ({
  rule,
  left: Object.fromEntries(seats.map((seat3) => [seat3, full(rule)])),
  since: at2
});
function leftOf(clocks, waiting, seat3, at2) {
  if (clocks.rule.kind === "none") return void 0;
  const left = clocks.left[seat3] ?? 0;
  return waiting.includes(seat3) ? Math.max(0, left - Math.max(0, at2 - clocks.since)) : left;
}
function fallen(clocks, waiting, at2) {
  if (clocks.rule.kind === "none") return [];
  const least = Math.min(...waiting.map((seat3) => clocks.left[seat3] ?? 0));
  return waiting.filter((seat3) => (clocks.left[seat3] ?? 0) === least && leftOf(clocks, waiting, seat3, at2) === 0);
}
function charged(clocks, waited, at2) {
  const used = waited.map((seat3) => [seat3, leftOf(clocks, waited, seat3, at2) ?? 0]);
  return { ...clocks, left: { ...clocks.left, ...Object.fromEntries(used) }, since: at2 };
}
function stopped(clocks, waited, ended, at2) {
  const { rule } = clocks;
  const now = charged(clocks, waited, at2);
  if (rule.kind === "none") return now;
  const left = { ...now.left };
  for (const seat3 of ended) left[seat3] = rule.kind === "fischer" ? (left[seat3] ?? 0) + rule.increment : rule.each;
  return { ...now, left };
}
var LEAST_AFTER_UNDO = 1e3;
function takenBack(clocks, waited, ended, at2) {
  const { rule } = clocks;
  if (rule.kind === "turn") return started(rule, Object.keys(clocks.left).map(Number), at2);
  const now = charged(clocks, waited, at2);
  if (rule.kind === "none") return now;
  const left = { ...now.left };
  for (const seat3 of ended) {
    const had = left[seat3] ?? 0;
    left[seat3] = Math.max(had - rule.increment, Math.min(had, LEAST_AFTER_UNDO));
  }
  return { ...now, left };
}

// packages/table/src/games.ts
var menhirsTable = {
  game: menhirs,
  /** A claim has been said aloud, a choice may have been answered, and moving hidden fog shows what lay under it. */
  reveals({ options }, { action: { kind } }) {
    if (kind === "claim" || kind === "prolong" || kind === "go-on") return true;
    return options.hidden && (kind === "move" || kind === "take");
  },
  /** A choice is secret until both have chosen; under hidden fog nobody is told again which menhirs lie face down. */
  conceals({ options, state }, { action: { kind } }) {
    if (kind === "prolong" || kind === "go-on") return state.phase === menhirs_exports.DECIDING;
    return options.hidden && kind === "flip" && state.phase !== menhirs_exports.FLIPPING;
  },
  veils: ({ hidden }) => hidden,
  midTurn: ({ state: { phase } }) => phase === menhirs_exports.TAKING || phase === menhirs_exports.PROVING
};
var floorsTable = {
  game: floors,
  reveals: (_, { seat: seat3 }) => seat3 === CHANCE,
  conceals: () => false,
  veils: () => false,
  /** A token's whole way is one action. */
  midTurn: () => false
};

// packages/table/src/hosted/index.ts
var hosted_exports = {};
__export(hosted_exports, {
  DamagedLog: () => DamagedLog,
  LONGEST_MESSAGE: () => LONGEST_MESSAGE,
  LONGEST_NAME: () => LONGEST_NAME,
  LONGEST_TALK: () => LONGEST_TALK,
  MOST_LAG: () => MOST_LAG,
  chairsOf: () => chairsOf,
  commandSchema: () => commandSchema,
  deadlineOf: () => deadlineOf,
  decide: () => decide2,
  decideForComputer: () => decideForComputer,
  firstSecret: () => firstSecret,
  fold: () => fold,
  fromClient: () => fromClient,
  isFinished: () => isFinished,
  isFull: () => isFull,
  opened: () => opened,
  passTime: () => passTime,
  rematchOf: () => rematchOf,
  seatsOf: () => seatsOf,
  sitterName: () => sitterName,
  tableTime: () => tableTime,
  tell: () => tell
});

// packages/table/src/table.ts
var positionOf = (table) => table.course.positions.at(-1);
function openTable(kit, { options, chairs, clock: clock2, seed }) {
  const start2 = kit.game.start(options, fromSeed(seed));
  const course = { options, seed, seal: seal(seed), positions: [start2], played: [] };
  const seats = kit.game.seats(options);
  return {
    chairs,
    course,
    clocks: started(clock2, seats, 0),
    tentative: null,
    brokenOff: null,
    version: 0
  };
}
var isOver = (kit, table) => table.brokenOff !== null || kit.game.outcome(positionOf(table)) !== null;
var waitsFor = (kit, table) => table.brokenOff === null ? kit.game.toAct(positionOf(table)) : [];
var timeOf = ({ course, clocks }, at2) => Math.max(Math.floor(at2) || 0, course.played.at(-1)?.at ?? 0, clocks.since);
function whyNobody(kit, table, seat3, at2) {
  if (seat3 === CHANCE) return refusal("not-yours", "Only the table draws cards.");
  return isOver(kit, tick(kit, table, at2)) ? refusal("over", "The game is over.") : void 0;
}
function endedTurns({ game, midTurn }, before, seat3, after) {
  const waiting = game.toAct(after);
  return game.toAct(before).filter((each) => !waiting.includes(each) || each === seat3 && !midTurn(after));
}
function act(kit, table, seat3, action, time) {
  const { game } = kit;
  const at2 = timeOf(table, time);
  const nobody = whyNobody(kit, table, seat3, at2);
  if (nobody !== void 0) return { ok: false, refusal: nobody };
  const played2 = [...table.course.played];
  const positions = [...table.course.positions];
  const start2 = positionOf(table);
  const next2 = game.play(start2, seat3, action, at2);
  if (!next2.ok) return next2;
  played2.push({ seat: seat3, action, at: at2 });
  positions.push(next2.value);
  const { seed } = table.course;
  while (seed !== null && game.toAct(positions.at(-1))[0] === CHANCE) {
    const before = positions.at(-1);
    const drawn = game.draw(before, fromSeed(seed));
    const after = drawn === void 0 ? void 0 : game.play(before, CHANCE, drawn, at2);
    if (drawn === void 0 || !after?.ok) throw new Error("Chance had nothing to draw where the rules wait for it.");
    played2.push({ seat: CHANCE, action: drawn, at: at2 });
    positions.push(after.value);
  }
  const ended = endedTurns(kit, start2, seat3, positions.at(-1));
  return {
    ok: true,
    value: {
      ...table,
      course: { ...table.course, played: played2, positions },
      clocks: stopped(table.clocks, game.toAct(start2), ended, at2),
      tentative: null,
      version: table.version + 1
    }
  };
}
function tick(kit, table, time) {
  if (isOver(kit, table)) return table;
  const at2 = timeOf(table, time);
  const [seat3, another] = fallen(table.clocks, waitsFor(kit, table), at2);
  if (seat3 === void 0) return table;
  const over2 = breakOff(kit, table, "time", seat3, at2);
  return another === void 0 ? over2 : { ...over2, brokenOff: { by: "time", seat: seat3, winner: null } };
}
function breakOff(kit, table, by, seat3, at2) {
  const others = table.chairs.filter((chair) => chair.seat !== seat3);
  const winner = others.length === 1 ? others[0].seat : null;
  const clocks = charged(table.clocks, waitsFor(kit, table), at2);
  return { ...table, clocks, tentative: null, brokenOff: { by, seat: seat3, winner }, version: table.version + 1 };
}
function reseat(table, chair) {
  return { ...table, chairs: table.chairs.map((old) => old.seat === chair.seat ? chair : old) };
}

// packages/table/src/undo.ts
function leftAfterUndo(kit, table, isWho) {
  const { played: played2, positions } = table.course;
  let who;
  let i = played2.length;
  for (; i > 0; i--) {
    const last = played2[i - 1];
    if (who !== void 0 && (last.seat !== who || !kit.midTurn(positions[i]))) break;
    if (kit.reveals(positions[i - 1], last)) break;
    if (isWho(last.seat)) who = last.seat;
  }
  return who === void 0 ? void 0 : i;
}
function cutBack(kit, table, left, time) {
  const { course } = table;
  const undone = course.played.slice(left);
  const ended = undone.flatMap(
    ({ seat: seat3 }, i) => endedTurns(kit, course.positions[left + i], seat3, course.positions[left + i + 1])
  );
  return {
    ...table,
    course: { ...course, played: course.played.slice(0, left), positions: course.positions.slice(0, left + 1) },
    clocks: takenBack(table.clocks, waitsFor(kit, table), ended, timeOf(table, time)),
    tentative: null,
    brokenOff: null,
    version: table.version + 1
  };
}

// packages/table/src/hosted/hosted.ts
var sitterName = (sitter) => sitter === null ? "" : sitter.kind === "computer" ? sitter.keeps?.name ?? "" : sitter.name;
var chairsOf = (seating) => Object.entries(seating).map(([seat3, sitter]) => ({
  seat: Number(seat3),
  name: sitterName(sitter),
  controller: sitter?.kind === "computer" ? { kind: "computer", level: sitter.level } : { kind: "person" }
}));
var seatsOf = (seating, guest) => Object.entries(seating).filter(([, sitter]) => sitter !== null && sitter.kind !== "computer" && sitter.guest === guest).map(([seat3]) => Number(seat3));
var isFull = (seating) => Object.values(seating).every((sitter) => sitter !== null);
var isFinished = (kit, { table }) => table !== null && isOver(kit, table);
var tableTime = ({ began }, at2) => Math.max(0, Math.floor(at2 - began));
var NUDGE = 15e3;
function deadlineOf(kit, { table, began }) {
  if (table === null || isOver(kit, table)) return null;
  const { rule, left, since } = table.clocks;
  const waiting = waitsFor(kit, table);
  const computers = table.chairs.some(
    ({ seat: seat3, controller }) => controller.kind === "computer" && waiting.includes(seat3)
  );
  const last = table.course.played.at(-1)?.at ?? 0;
  const ends = [
    ...rule.kind === "none" ? [] : waiting.map((seat3) => began + since + (left[seat3] ?? 0)),
    ...computers ? [began + last + NUDGE] : []
  ];
  return ends.length === 0 ? null : Math.min(...ends);
}

// packages/table/src/hosted/decide.ts
var MOST_LAG = 1e3;
var done = (...facts) => ({ ok: true, value: facts });
var no2 = (code, message, details) => ({
  ok: false,
  refusal: refusal(code, message, details)
});
function decide2(kit, hosted, command, sender) {
  if (command.kind === "say") {
    const { guest, name: name2, at: at2 } = sender;
    return done({ kind: "said", guest, name: name2, text: command.text, at: at2 });
  }
  const sitter = hosted.seating[command.seat];
  if (sitter === void 0) return no2("no-such-seat", "There is no such seat at this table.");
  if (command.kind === "sit") return sit(hosted, command.seat, command.name, sender);
  if (command.kind === "replace") return replace(kit, hosted, command.seat, command.level, sender);
  if (command.kind === "return") return comeBack(command.seat, sitter, sender);
  if (!seatsOf(hosted.seating, sender.guest).includes(command.seat)) {
    return no2("not-your-seat", "Somebody else has this seat.", { seat: command.seat });
  }
  if (command.kind === "rise") {
    return hosted.table === null ? done({ kind: "rose", seat: command.seat }) : no2("begun", "The game has begun; one can only give up.");
  }
  if (hosted.table === null) return no2("not-begun", "The game begins when every seat is taken.");
  switch (command.kind) {
    case "act":
      return play3(kit, hosted, hosted.table, command.seat, command.action, sender);
    case "offer":
      return offer(kit, hosted, hosted.table, command.seat, command.what, sender);
    case "answer":
      return answer(kit, hosted, command.seat, command.yes, sender);
    case "resign":
      return isFinished(kit, hosted) ? over : done({ kind: "resigned", seat: command.seat, at: tableTime(hosted, sender.at) });
  }
}
var over = no2("over", "The game is over.");
function sit(hosted, seat3, name2, { guest, bot, at: at2 }) {
  if (hosted.seating[seat3] !== null) return no2("seat-taken", "This seat is taken.", { seat: seat3 });
  const sitter = bot ? { kind: "bot", guest, name: name2 } : { kind: "person", guest, name: name2 };
  const sat = { kind: "sat", seat: seat3, sitter };
  return isFull({ ...hosted.seating, [seat3]: sitter }) ? done(sat, { kind: "began", at: at2 }) : done(sat);
}
function decideForComputer(kit, hosted, seat3, action, at2) {
  if (hosted.table === null) return no2("not-begun", "The game begins when every seat is taken.");
  if (hosted.seating[seat3]?.kind !== "computer") return no2("not-your-seat", "Somebody else has this seat.", { seat: seat3 });
  return play3(kit, hosted, hosted.table, seat3, action, { at: at2, lag: 0 });
}
function play3(kit, hosted, table, seat3, text, sender) {
  const now = tableTime(hosted, sender.at);
  const parsed = kit.game.parseAction(text, positionOf(table));
  if (!parsed.ok) return parsed;
  const { action } = parsed.value;
  const granted = kit.game.timed(action) ? Math.floor(Math.min(Math.max(0, sender.lag), MOST_LAG, now)) : 0;
  const at2 = now - granted;
  const next2 = act(kit, table, seat3, action, at2);
  if (!next2.ok) return next2;
  const { at: counted } = next2.value.course.played[table.course.played.length];
  return done({
    kind: "acted",
    seat: seat3,
    action: kit.game.makeAction(action, positionOf(table), seat3),
    at: counted,
    lag: granted
  });
}
function offer(kit, hosted, table, seat3, what, sender) {
  if (hosted.offer !== null) return no2("offer-open", "Another question is still open.");
  const finished = isFinished(kit, hosted);
  if (what === "rematch" && !finished) return no2("not-over", "The game is not over yet.");
  if (what === "rematch" && hosted.next !== null) return no2("moved-on", "The next game has begun already.");
  if (what !== "rematch" && finished) return over;
  if (what === "take-back" && takenBackTo(kit, table, seat3) === void 0) {
    return no2("nothing-to-undo", "There is nothing that could be taken back.");
  }
  return done(
    { kind: "offered", seat: seat3, what },
    ...consequences(kit, hosted, { what, by: seat3, agreed: [seat3] }, sender)
  );
}
function answer(kit, hosted, seat3, yes, sender) {
  const { offer: offer2 } = hosted;
  if (offer2 === null || offer2.by === seat3 && yes) return no2("no-offer", "Nobody has asked for anything.");
  if (!yes) return done({ kind: "declined", seat: seat3 });
  if (offer2.agreed.includes(seat3)) return no2("already-agreed", "You have agreed already.");
  const agreed = [...offer2.agreed, seat3];
  return done({ kind: "agreed", seat: seat3 }, ...consequences(kit, hosted, { ...offer2, agreed }, sender));
}
var takenBackTo = (kit, table, seat3) => leftAfterUndo(kit, table, (other) => other === seat3);
function consequences(kit, hosted, { what, by, agreed }, sender) {
  const open = Object.entries(hosted.seating).some(
    ([seat3, sitter]) => sitter?.kind !== "computer" && !agreed.includes(Number(seat3))
  );
  if (open) return [];
  if (what === "tie") return [{ kind: "tied", at: tableTime(hosted, sender.at) }];
  if (what === "rematch") return [{ kind: "moved-on", to: sender.newTable }];
  const left = takenBackTo(kit, hosted.table, by);
  return left === void 0 ? [{ kind: "declined", seat: by }] : [{ kind: "took-back", left, at: tableTime(hosted, sender.at) }];
}
function replace(kit, hosted, seat3, level2, sender) {
  const sitter = hosted.seating[seat3] ?? null;
  if (hosted.table === null) return no2("not-begun", "The game begins when every seat is taken.");
  if (isFinished(kit, hosted)) return over;
  if (seatsOf(hosted.seating, sender.guest).length === 0) return no2("not-your-table", "Only players can do this.");
  if (sitter?.kind !== "person") return no2("no-person", "Nobody is missing at this seat.", { seat: seat3 });
  const own = sitter.guest === sender.guest;
  if (!own && sender.present(seat3)) return no2("present", `${sitter.name} is here.`, { name: sitter.name });
  return done({ kind: "replaced", seat: seat3, sitter: { kind: "computer", level: level2, keeps: sitter } });
}
function comeBack(seat3, sitter, sender) {
  if (sitter?.kind !== "computer" || sitter.keeps?.guest !== sender.guest) {
    return no2("not-your-seat", "Somebody else has this seat.", { seat: seat3 });
  }
  return done({ kind: "replaced", seat: seat3, sitter: sitter.keeps });
}
function passTime(kit, hosted, at2) {
  if (hosted.table === null) return [];
  const time = tableTime(hosted, at2);
  return tick(kit, hosted.table, time) === hosted.table ? [] : [{ kind: "fell", at: time }];
}
function rematchOf(kit, hosted, seed, at2) {
  const { options, clock: clock2, host, listed: listed2, seating } = hosted;
  const sitters = Object.values(seating);
  const turned3 = [...sitters.slice(1), ...sitters.slice(0, 1)];
  const next2 = Object.fromEntries(Object.keys(seating).map((seat3, i) => [seat3, turned3[i] ?? null]));
  return [
    {
      kind: "opened",
      game: kit.game.id,
      options: kit.game.makeOptions(options),
      clock: clock2,
      host,
      listed: listed2,
      seed,
      seating: next2
    },
    { kind: "began", at: at2 }
  ];
}

// packages/table/src/hosted/fold.ts
var MOST_TALK = 100;
var DamagedLog = class extends Error {
};
function must(result) {
  if (!result.ok) throw new DamagedLog(result.refusal.message);
  return result.value;
}
var opened = (kit, fact) => ({
  options: must(kit.game.parseOptions(fact.options)),
  clock: fact.clock,
  host: fact.host,
  listed: fact.listed,
  seed: fact.seed,
  seating: fact.seating,
  table: null,
  began: 0,
  offer: null,
  talk: [],
  next: null,
  version: 1
});
function fold(kit, hosted, fact) {
  return { ...folded(kit, hosted, fact), version: hosted.version + 1 };
}
function folded(kit, hosted, fact) {
  switch (fact.kind) {
    case "opened":
      throw new DamagedLog("A table is opened once.");
    case "sat":
    case "replaced":
      return seated(hosted, { ...hosted.seating, [fact.seat]: fact.sitter });
    case "rose":
      return seated(hosted, { ...hosted.seating, [fact.seat]: null });
    case "began": {
      const { options, clock: clock2, seed, seating } = hosted;
      return { ...hosted, began: fact.at, table: openTable(kit, { options, clock: clock2, seed, chairs: chairsOf(seating) }) };
    }
    case "offered":
      return { ...hosted, offer: { what: fact.what, by: fact.seat, agreed: [fact.seat] } };
    case "agreed": {
      const { offer: offer2 } = hosted;
      return offer2 === null ? hosted : { ...hosted, offer: { ...offer2, agreed: [...offer2.agreed, fact.seat] } };
    }
    case "declined":
      return { ...hosted, offer: null };
    case "said": {
      const { guest, name: name2, text, at: at2 } = fact;
      return { ...hosted, talk: [...hosted.talk, { guest, name: name2, text, at: at2 }].slice(-MOST_TALK) };
    }
    case "moved-on":
      return { ...hosted, offer: null, next: fact.to };
    default:
      if (hosted.table === null) throw new DamagedLog("The game has not begun.");
      return { ...hosted, offer: null, table: played(kit, hosted.table, fact) };
  }
}
function seated(hosted, seating) {
  const table = hosted.table && chairsOf(seating).reduce(reseat, hosted.table);
  return { ...hosted, seating, table };
}
function played(kit, table, fact) {
  switch (fact.kind) {
    case "acted": {
      const { action } = must(kit.game.parseAction(fact.action, positionOf(table)));
      return must(act(kit, table, fact.seat, action, fact.at));
    }
    case "took-back":
      return cutBack(kit, table, fact.left, fact.at);
    case "tied":
      return breakOff(kit, table, "agreed", null, fact.at);
    case "resigned":
      return breakOff(kit, table, "resigned", fact.seat, fact.at);
    case "fell":
      return tick(kit, table, fact.at);
  }
}

// packages/table/src/hosted/messages.ts
import * as v from "valibot";
var LONGEST_NAME = 30;
var LONGEST_TALK = 300;
var LONGEST_MESSAGE = 4096;
var seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
var id = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
var nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
var words = (longest) => v.pipe(
  v.string(),
  v.maxLength(longest * 2),
  v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim()),
  v.minLength(1),
  v.maxLength(longest)
);
var commandSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("sit"), seat, name: words(LONGEST_NAME) }),
  v.strictObject({ kind: v.literal("rise"), seat }),
  v.strictObject({ kind: v.literal("act"), seat, action: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.strictObject({ kind: v.literal("offer"), seat, what: v.picklist(["take-back", "tie", "rematch"]) }),
  v.strictObject({ kind: v.literal("answer"), seat, yes: v.boolean() }),
  v.strictObject({ kind: v.literal("resign"), seat }),
  v.strictObject({ kind: v.literal("say"), text: words(LONGEST_TALK) }),
  v.strictObject({ kind: v.literal("replace"), seat, level: v.pipe(v.string(), v.maxLength(30)) }),
  v.strictObject({ kind: v.literal("return"), seat })
]);
var fromClient = v.variant("type", [
  /** Sit at the table's side; `version` is what the client has already. */
  v.strictObject({ type: v.literal("watch"), table: id, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ type: v.literal("leave"), table: id }),
  /** `seen`: how many actions of the game the client has seen; acting on another position is refused. */
  v.strictObject({
    type: v.literal("command"),
    table: id,
    nonce,
    seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
    command: commandSchema
  })
]);

// packages/table/src/hosted/tell.ts
function tell(kit, hosted, seats, from) {
  const { game } = kit;
  const { table, options, clock: clock2, host, listed: listed2, seed, seating, began, offer: offer2, talk, next: next2, version } = hosted;
  const over2 = isFinished(kit, hosted);
  const veiled = table !== null && !over2 && kit.veils(options);
  return {
    game: game.id,
    options: game.makeOptions(options),
    clock: clock2,
    host,
    listed: listed2,
    seal: seal(seed),
    seed: over2 ? seed : null,
    seating,
    began,
    start: table === null || veiled ? null : game.makePosition(table.course.positions[0]),
    played: table === null ? [] : toldActions(kit, table, over2 ? null : seats, from),
    view: veiled ? game.view(positionOf(table), seats[0] ?? null) : null,
    left: table?.clocks.left ?? {},
    since: table?.clocks.since ?? 0,
    brokenOff: table?.brokenOff ?? null,
    over: over2,
    offer: offer2,
    talk,
    next: next2,
    version
  };
}
function toldActions({ game, conceals }, table, seats, from) {
  const { played: played2, positions } = table.course;
  const now = positionOf(table);
  return played2.slice(from).map((one, i) => {
    const { seat: seat3, action, at: at2 } = one;
    const secret = seats !== null && seat3 !== CHANCE && !seats.includes(seat3) && conceals(now, one);
    return { seat: seat3, action: secret ? null : game.makeAction(action, positions[from + i], seat3), at: at2 };
  });
}
function firstSecret({ conceals }, { table }) {
  if (table === null) return 0;
  const now = positionOf(table);
  const secret = table.course.played.findIndex((one) => one.seat !== CHANCE && conceals(now, one));
  return secret < 0 ? table.course.played.length : secret;
}

// packages/server/src/host/committer.ts
var MOST2 = 500;
var Committer = class {
  write;
  queue = [];
  running;
  constructor(write) {
    this.write = write;
  }
  /** Settles once it is on disk: whether it fitted. */
  add(append) {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject });
      this.running ??= this.run();
    });
  }
  /** When everything added so far is settled. */
  async idle() {
    while (this.running !== void 0) await this.running;
  }
  async run() {
    await void 0;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST2);
      try {
        const fits = await this.write(batch.map(({ append }) => append));
        for (const [i, { resolve }] of batch.entries()) resolve(fits[i]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = void 0;
  }
};

// packages/server/src/host/room.ts
var MOST_TRIES = 20;
var MOST_READS = 50;
var READ_AGAIN_AFTER = 200;
var TypedRoom = class {
  id;
  code;
  kit;
  around;
  durable;
  head;
  /** Versions by guest and nonce, so that a command that is sent again is not done again. */
  answered = /* @__PURE__ */ new Map();
  pending = /* @__PURE__ */ new Map();
  watching = /* @__PURE__ */ new Set();
  secret = 0;
  reading;
  /** The disk did not say whether something was kept: it must be read before anything is decided again. */
  unsure = false;
  constructor(kit, id2, code, facts, around) {
    const [first2, ...rest] = facts;
    if (first2?.fact.kind !== "opened") throw new hosted_exports.DamagedLog(`The log of ${id2} does not begin with its opening.`);
    this.kit = kit;
    this.id = id2;
    this.code = code;
    this.around = around;
    this.durable = hosted_exports.opened(kit, first2.fact);
    this.remember(first2);
    this.take(rest);
    this.head = this.durable;
  }
  get game() {
    return this.kit.game.id;
  }
  get version() {
    return this.durable.version;
  }
  get finished() {
    return hosted_exports.isFinished(this.kit, this.durable);
  }
  get next() {
    return this.durable.next;
  }
  get busy() {
    return this.head !== this.durable;
  }
  standingNow() {
    return this.standing(this.durable);
  }
  get onlookers() {
    return this.watching.size;
  }
  remember({ seq, guest, nonce: nonce2 }) {
    if (nonce2 !== null) this.answered.set(`${guest}/${nonce2}`, seq);
  }
  take(facts) {
    for (const one of facts) {
      this.durable = hosted_exports.fold(this.kit, this.durable, one.fact);
      this.remember(one);
    }
  }
  command(command, seen, sender, nonce2) {
    const key = `${sender.guest}/${nonce2}`;
    const before = this.answered.get(key);
    if (before !== void 0) return Promise.resolve({ ok: true, value: before });
    const again = this.pending.get(key);
    if (again !== void 0) return again;
    const outcome2 = this.submit({ guest: sender.guest, nonce: nonce2, at: sender.at }, (now) => {
      const stale = command.kind === "act" && command.action !== "!" && now.table?.course.played.length !== seen;
      if (stale && now.table !== null) {
        return { ok: false, refusal: refusal("stale", "The game has gone on meanwhile. Look again.") };
      }
      return hosted_exports.decide(this.kit, now, command, sender);
    }).finally(() => this.pending.delete(key));
    this.pending.set(key, outcome2);
    return outcome2;
  }
  computerActs(seat3, action, at2) {
    return this.submit(
      { guest: null, nonce: null, at: at2 },
      (now) => hosted_exports.decideForComputer(this.kit, now, seat3, action, at2)
    );
  }
  passTime(at2) {
    return this.submit({ guest: null, nonce: null, at: at2 }, (now) => ({
      ok: true,
      value: hosted_exports.passTime(this.kit, now, at2)
    }));
  }
  /** Decides, keeps and tells. Overtaken by another node, it reads on and decides again. */
  async submit(by, decide3) {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      if (this.unsure) await this.readAgain();
      const repeated = this.answered.get(`${by.guest}/${by.nonce}`);
      if (by.nonce !== null && repeated !== void 0) return { ok: true, value: repeated };
      const speculative = this.head !== this.durable;
      const decided = decide3(this.head);
      if (!decided.ok || decided.value.length === 0) {
        if (speculative) {
          await this.settled().catch(() => {
            this.unsure = true;
          });
          continue;
        }
        return decided.ok ? { ok: true, value: this.durable.version } : decided;
      }
      const after = this.head.version;
      const facts = decided.value;
      this.head = facts.reduce((now, fact) => hosted_exports.fold(this.kit, now, fact), this.head);
      const append = { table: this.id, after, facts, ...by, standing: this.standing(this.head) };
      let fits;
      try {
        fits = await this.around.keep(append);
      } catch {
        this.unsure = true;
        continue;
      }
      if (fits) {
        this.accept(after, facts, by);
        return { ok: true, value: after + facts.length };
      }
      this.unsure = true;
    }
    throw new Error(`Nothing could be kept at table ${this.id}.`);
  }
  /** Waits for a database that is away. Nobody is answered meanwhile: what happened to their command is not known. */
  async readAgain() {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.reread();
      } catch (error) {
        if (attempt >= MOST_READS) throw error;
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_AFTER));
      }
    }
  }
  accept(after, facts, { guest, nonce: nonce2 }) {
    if (this.durable.version !== after) return;
    this.take(facts.map((fact, i) => ({ seq: after + 1 + i, fact, guest, nonce: i === 0 ? nonce2 : null })));
    if (this.head.version === this.durable.version) this.head = this.durable;
    this.tellAll();
    this.around.changed(this, facts);
  }
  async settled() {
    await this.around.keep({
      table: this.id,
      after: this.head.version,
      facts: [],
      at: 0,
      guest: null,
      nonce: null,
      standing: this.standing(this.head)
    });
  }
  /** What other nodes wrote. The head starts again from there. */
  reread() {
    this.reading ??= (async () => {
      try {
        const facts = await this.around.read(this.id, this.durable.version);
        this.take(facts.filter(({ seq }) => seq > this.durable.version));
        this.head = this.durable;
        this.unsure = false;
        if (facts.length > 0) this.tellAll();
      } finally {
        this.reading = void 0;
      }
    })();
    return this.reading;
  }
  /** A hint says that there is more. While something of ours is under way, that will find out by itself. */
  async catchUp() {
    if (this.unsure || this.head === this.durable) await this.reread();
  }
  computer(at2) {
    const { table, options } = this.durable;
    if (table === null || isOver(this.kit, table)) return null;
    const { game } = this.kit;
    const position = positionOf(table);
    const time = hosted_exports.tableTime(this.durable, at2);
    const levels = table.chairs.flatMap(
      ({ seat: seat3, controller }) => controller.kind === "computer" ? [{ seat: seat3, level: controller.level }] : []
    );
    const claims = ({ seat: seat3 }) => game.actions(position, seat3, time).some((action) => game.timed(action));
    const waiting = waitsFor(this.kit, table);
    const claiming = levels.find(claims);
    const one = claiming ?? levels.find(({ seat: seat3 }) => waiting.includes(seat3));
    if (one === void 0) return null;
    return {
      ...one,
      game: game.id,
      position: game.makePosition(position),
      options: game.makeOptions(options),
      version: this.version,
      mayClaim: claiming !== void 0,
      waited: waiting.includes(one.seat)
    };
  }
  standing(now) {
    const { kit } = this;
    const { table, seating, listed: listed2, host } = now;
    const over2 = hosted_exports.isFinished(kit, now);
    const waiting = table === null || over2 ? [] : waitsFor(kit, table);
    const seats = Object.entries(seating).flatMap(([seat3, sitter]) => {
      const guest = sitter === null ? void 0 : sitter.kind === "computer" ? sitter.keeps?.guest : sitter.guest;
      return guest === void 0 ? [] : [{ seat: Number(seat3), guest }];
    });
    const players = Object.values(seating).map((sitter) => {
      if (sitter === null) return null;
      return sitter.kind === "computer" ? { level: sitter.level } : { name: sitter.name, guest: sitter.guest };
    });
    return {
      code: this.code,
      game: kit.game.id,
      status: over2 ? "over" : table === null ? "gathering" : "playing",
      listed: listed2,
      host,
      deadline: over2 ? null : hosted_exports.deadlineOf(kit, now),
      summary: JSON.stringify({ options: kit.game.makeOptions(now.options), clock: now.clock, players, waiting }),
      seats
    };
  }
  told(guest) {
    return hosted_exports.tell(this.kit, this.durable, hosted_exports.seatsOf(this.durable.seating, guest), 0);
  }
  join(onlooker, version) {
    this.watching.add(onlooker);
    if (version !== this.version) onlooker.tell(this.id, 0, this.told(onlooker.guest));
    this.tellWhoIsHere();
  }
  leave(onlooker) {
    if (this.watching.delete(onlooker)) this.tellWhoIsHere();
  }
  present(seat3) {
    const sitter = this.durable.seating[seat3];
    return sitter?.kind === "person" && [...this.watching].some(({ guest }) => guest === sitter.guest);
  }
  tellWhoIsHere() {
    const playing = new Set(
      Object.values(this.durable.seating).flatMap(
        (one) => one === null || one.kind === "computer" ? [] : [one.guest]
      )
    );
    const guests = [...new Set([...this.watching].map(({ guest }) => guest))];
    const watching = guests.filter((guest) => !playing.has(guest)).length;
    for (const onlooker of this.watching) {
      onlooker.here(
        this.id,
        guests.filter((guest) => playing.has(guest)),
        watching
      );
    }
  }
  /** The same for all who may know the same. */
  tellAll() {
    const from = Math.min(this.secret, hosted_exports.firstSecret(this.kit, this.durable));
    this.secret = hosted_exports.firstSecret(this.kit, this.durable);
    const tellings = /* @__PURE__ */ new Map();
    for (const onlooker of this.watching) {
      const seats = hosted_exports.seatsOf(this.durable.seating, onlooker.guest);
      const key = seats.join();
      const told = tellings.get(key) ?? hosted_exports.tell(this.kit, this.durable, seats, from);
      tellings.set(key, told);
      onlooker.tell(this.id, from, told);
    }
  }
  rematch(seed, at2) {
    return hosted_exports.rematchOf(this.kit, this.durable, seed, at2);
  }
};

// packages/server/src/host/hosting.ts
var FORGET_AFTER = 6e4;
var MOST_ROOMS = 2e4;
var Hosting = class {
  store;
  bus;
  now;
  committer;
  rooms = /* @__PURE__ */ new Map();
  used = /* @__PURE__ */ new Map();
  listeners = [];
  around;
  constructor(store, bus, now) {
    this.store = store;
    this.bus = bus;
    this.now = now;
    this.committer = new Committer(
      (batch) => store.append(batch.filter(({ facts }) => facts.length > 0)).then(spread(batch))
    );
    this.around = {
      keep: (append) => this.committer.add(append),
      read: (table, after) => store.facts(table, after),
      changed: (room, facts) => this.changed(room, facts)
    };
    bus.listen((table) => {
      this.rooms.get(table)?.then((room) => room?.catchUp()).catch(() => {
      });
    });
  }
  /** Called after anything changed at a table of this node. */
  onChange(listener) {
    this.listeners.push(listener);
  }
  changed(room, facts) {
    this.bus.tell(room.id);
    for (const fact of facts) if (fact.kind === "moved-on") this.openRematch(room, fact.to).catch(() => {
    });
    for (const listener of this.listeners) listener(room);
  }
  room(id2) {
    this.used.set(id2, this.now());
    const known = this.rooms.get(id2);
    if (known !== void 0) return known;
    const loading = this.load(id2).catch((error) => {
      this.rooms.delete(id2);
      throw error;
    });
    this.rooms.set(id2, loading);
    loading.then((room) => room ?? this.rooms.delete(id2)).catch(() => {
    });
    return loading;
  }
  async load(id2) {
    const table = await this.store.tableOf(id2);
    if (table?.id !== id2) return void 0;
    const room = this.roomOf(table, await this.store.facts(id2, 0));
    if (room.next !== null) await this.openRematch(room, room.next);
    return room;
  }
  roomOf({ id: id2, code, game }, facts) {
    return game === "menhirs" ? new TypedRoom(menhirsTable, id2, code, facts, this.around) : new TypedRoom(floorsTable, id2, code, facts, this.around);
  }
  async open(by, table) {
    const kit = table.game === "menhirs" ? menhirsTable : table.game === "floors" ? floorsTable : void 0;
    if (kit === void 0) return refuse2("unknown-game", "Nobody plays that game here.");
    const made = textOfOptions(table.game, table.options);
    if (!made.ok) return made;
    const { text, seats } = made.value;
    if (Object.keys(table.seating).join() !== seats.join()) {
      return refuse2("bad-seating", `This game has ${seats.length} seats.`);
    }
    const at2 = this.now();
    const { clock: clock2, listed: listed2, seating } = table;
    const first2 = {
      kind: "opened",
      game: table.game,
      options: text,
      clock: clock2,
      host: by,
      listed: listed2,
      seed: newSeed(),
      seating
    };
    const facts = hosted_exports.isFull(seating) ? [first2, { kind: "began", at: at2 }] : [first2];
    return { ok: true, value: await this.keepNew(newId(), facts, by, at2) };
  }
  /** A code is short, so it may be taken: then another one is drawn. */
  async keepNew(id2, facts, by, at2) {
    for (; ; ) {
      const code = newCode();
      if (await this.store.tableOf(code) !== void 0) continue;
      const kept = facts.map((fact, i) => ({ seq: i + 1, fact, guest: by, nonce: null }));
      const room = this.roomOf({ id: id2, code, game: facts[0].game }, kept);
      const append = { table: id2, after: 0, facts, at: at2, guest: by, nonce: null, standing: room.standingNow() };
      if (!await this.committer.add(append)) throw new Error("Two tables were given the same name.");
      this.rooms.set(id2, Promise.resolve(room));
      this.used.set(id2, at2);
      for (const listener of this.listeners) listener(room);
      return { id: id2, code };
    }
  }
  async openRematch(room, to) {
    const at2 = this.now();
    const facts = room.rematch(newSeed(), at2);
    if (await this.room(to) === void 0) await this.keepNew(to, facts, facts[0].host, at2);
  }
  async command(id2, command, seen, nonce2, { guest, name: name2, bot, lag }) {
    const room = await this.room(id2);
    if (room === void 0) return refuse2("no-such-table", "There is no such table.");
    const sender = {
      guest,
      name: name2,
      bot,
      lag,
      at: this.now(),
      present: (seat3) => room.present(seat3),
      newTable: newId()
    };
    return room.command(command, seen, sender, nonce2);
  }
  /** Forgets tables that nobody has looked at for a while; they are read again when somebody comes. */
  async tidy() {
    const old = this.now() - FORGET_AFTER;
    for (const [id2, at2] of this.used) {
      if (at2 > old && this.rooms.size < MOST_ROOMS) continue;
      const room = await this.rooms.get(id2)?.catch(() => void 0);
      if (room !== void 0 && (room.onlookers > 0 || room.busy)) continue;
      this.rooms.delete(id2);
      this.used.delete(id2);
    }
  }
  /** When everything decided so far is on disk. */
  settled() {
    return this.committer.idle();
  }
  get size() {
    return this.rooms.size;
  }
};
var refuse2 = (code, message) => ({ ok: false, refusal: refusal(code, message) });
function textOfOptions(game, input) {
  if (game === "menhirs") {
    const options2 = menhirsTable.game.options(input);
    if (!options2.ok) return options2;
    const seats2 = menhirsTable.game.seats(options2.value);
    return { ok: true, value: { text: menhirsTable.game.makeOptions(options2.value), seats: seats2 } };
  }
  const options = floorsTable.game.options(input);
  if (!options.ok) return options;
  const seats = floorsTable.game.seats(options.value);
  return { ok: true, value: { text: floorsTable.game.makeOptions(options.value), seats } };
}
var spread = (batch) => (fits) => {
  let i = 0;
  return batch.map(({ facts }) => facts.length === 0 || fits[i++]);
};

// packages/server/src/http/app.ts
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";

// packages/players/src/floors/foresight.ts
var { CARDS: CARDS2, drawable: drawable2, look: look2, step: step2, stretchOf: stretchOf2 } = floors_exports;
var ALL_CARDS = (1 << CARDS2.length) - 1;
function foresee(match, considered, each) {
  let waiting = 0;
  let cards3 = 0;
  for (let card = 0; card < CARDS2.length; card++) {
    const count = considered >> card & 1 ? drawable2(match, card) : 0;
    if (count === 0) continue;
    waiting |= 1 << card;
    cards3 += count;
  }
  const mark = match.mark();
  let hits2 = 0;
  for (let steps = 0; waiting !== 0; steps++) {
    look2(match, null);
    for (let card = 0; card < CARDS2.length; card++) {
      if ((waiting >> card & 1) === 0) continue;
      const stretch2 = stretchOf2(card, match.fiveIsHits);
      if (steps < stretch2.steps && hits2 < stretch2.hits) continue;
      waiting &= ~(1 << card);
      each(drawable2(match, card), card, hits2);
    }
    if (waiting !== 0) hits2 += step2(match, null);
  }
  match.undo(mark);
  return cards3;
}

// packages/players/src/random.ts
var Random = class {
  state;
  constructor(seed) {
    this.state = seed | 0;
  }
  /** At least 0, below 1. */
  next() {
    this.state = this.state + 1831565813 | 0;
    let x = Math.imul(this.state ^ this.state >>> 15, 1 | this.state);
    x = x + Math.imul(x ^ x >>> 7, 61 | x) ^ x;
    return ((x ^ x >>> 14) >>> 0) / 2 ** 32;
  }
  below(bound) {
    return Math.floor(this.next() * bound);
  }
  pick(things) {
    return things[this.below(things.length)];
  }
};

// packages/players/src/floors/route.ts
var { EATEN: EATEN2, ENTRANCE: ENTRANCE2, EXIT: EXIT2, MONSTER: MONSTER2, NOWHERE: NOWHERE2, OUT: OUT2, REFUSED: REFUSED2, SQUARES: SQUARES2, stepToken: stepToken2, TELEPORTER: TELEPORTER2, WAITING: WAITING2 } = floors_exports;
var NO_WAY = 63;
function routeOf(floor) {
  const route = new Uint8Array(EATEN2 + 1).fill(NO_WAY);
  const leads = stepsOn(floor);
  route[OUT2] = 0;
  route[EXIT2] = 1;
  for (let points = 2, found = true; found && points < NO_WAY; points++) {
    found = false;
    for (let square = 0; square < SQUARES2; square++) {
      if (route[square] !== NO_WAY) continue;
      for (let direction = 0; direction < 4; direction++) {
        const to = leads[square * 4 + direction];
        if (to === REFUSED2 || route[to] !== points - 1) continue;
        route[square] = points;
        found = true;
        break;
      }
    }
  }
  route[WAITING2] = Math.min(NO_WAY, route[ENTRANCE2] + 1);
  return route;
}
function stepsOn(floor) {
  const leads = new Int16Array(SQUARES2 * 4).fill(REFUSED2);
  const mark = floor.mark();
  floor.write(MONSTER2, NOWHERE2);
  const away = floor.mark();
  for (let square = 0; square < SQUARES2; square++) {
    if (floor.ground[square] === TELEPORTER2) continue;
    for (const direction of floors_exports.DIRECTIONS) {
      leads[square * 4 + direction] = stepToken2(floor, square, direction);
      floor.undo(away);
    }
  }
  floor.undo(mark);
  return leads;
}
function roundsFor(points, shows) {
  if (points <= 0) return 0;
  const pairs = Math.floor((points - 1) / 7);
  return 2 * pairs + (points - 7 * pairs <= shows ? 1 : 2);
}

// packages/players/src/floors/stakes.ts
var { CARDS: CARDS3, EATEN: EATEN3, LEFT: LEFT2, LEFT_COUNT: LEFT_COUNT2, neededToWin: neededToWin2, OUT: OUT3, PILE: PILE2, PLACE: PLACE3, SHOWS: SHOWS2, STAGE: STAGE2, unplayed: unplayed2 } = floors_exports;
var OF_TWO = { first: 2.54, decisive: 2.85, spare: 2.65, lead: 0.41, growth: 1.5 };
var OF_FOUR = { first: 3, decisive: 4, spare: 1.5, lead: 0.1, growth: 1 };
var OF_SIX = { first: 6.9, decisive: 14.5, spare: 0.6, lead: 0, growth: 0.2 };
var weightsFor = (players) => players === 2 ? OF_TWO : players <= 4 ? OF_FOUR : OF_SIX;
var HORIZON = 10;
var NEXT_TO_NOTHING = 0.01;
var MOST_ROUNDS = 16;
var SIDES = 7;
function roundsAfter(match) {
  let cards3 = 0;
  for (let card = 0; card < CARDS3.length; card++) cards3 += match.bytes[PILE2 + card];
  const stage = match.bytes[STAGE2];
  const here = cards3 - 1 - unplayed2(stage, match.shortStage);
  return stage === 2 ? here : here + 8 - unplayed2(2, match.shortStage);
}
function leaderOf({ bytes }) {
  let out = 0;
  let leader = null;
  let most = 0;
  for (let i = 0; i < bytes[LEFT_COUNT2]; i++) {
    const player = bytes[LEFT2 + i];
    out += 1 << 4 * player;
    const count = out >> 4 * player & 15;
    if (count <= most) continue;
    most = count;
    leader = player;
  }
  return leader;
}
var Stakes = class {
  tables = [];
  sums;
  best = new Float64Array(4);
  match;
  route;
  weights;
  constructor(match, route) {
    this.match = match;
    this.route = route;
    this.weights = weightsFor(match.players);
    this.sums = new Float64Array(match.players);
  }
  /** The player's chance to win if a round ends like this, nobody having won at once, and so many rounds are left. */
  chance(player, roundsLeft) {
    if (roundsLeft <= 0 || !this.measure(roundsLeft)) return leaderOf(this.match) === player ? 1 : 0;
    let all = 0;
    for (const sum of this.sums) all += Math.exp(sum - this.sums[player]);
    return 1 / all;
  }
  /** Adds up what each player's tokens are worth; false where none is left in play. */
  measure(roundsLeft) {
    const { match, sums, best: best2, route, weights } = this;
    const { bytes, owner, tokens } = match;
    const table = this.tableFor(roundsLeft);
    const needed = neededToWin2(match.players);
    let inPlay = false;
    sums.fill(0);
    for (let token = 0; token < tokens; ) {
      const player = owner[token];
      best2.fill(0);
      for (; token < tokens && owner[token] === player; token++) {
        const place2 = bytes[PLACE3 + token];
        inPlay ||= place2 !== OUT3 && place2 !== EATEN3;
        let worth = place2 === EATEN3 ? 0 : table[route[place2] * SIDES + bytes[SHOWS2 + token]];
        for (let i = 0; i < 4; i++) {
          if (worth <= best2[i]) continue;
          const lower = best2[i];
          best2[i] = worth;
          worth = lower;
        }
      }
      let sum = weights.decisive * best2[needed - 1] + weights.spare * best2[needed];
      for (let i = 0; i < needed - 1; i++) sum += weights.first * best2[i];
      sums[player] = sum;
    }
    const leader = leaderOf(match);
    if (leader !== null) sums[leader] += weights.lead * table[0];
    return inPlay;
  }
  /** What a token is worth, by the points it needs and the side it shows. */
  tableFor(roundsLeft) {
    const left = Math.min(MOST_ROUNDS, roundsLeft);
    const known = this.tables[left];
    if (known !== void 0) return known;
    const table = new Float64Array((NO_WAY + 1) * SIDES);
    for (let points = 0; points <= NO_WAY; points++) {
      for (let shows = 0; shows < SIDES; shows++) table[points * SIDES + shows] = this.worth(points, shows, left);
    }
    this.tables[left] = table;
    return table;
  }
  worth(points, shows, left) {
    const growth = Math.exp(-this.weights.growth * (left - 7) / 7);
    if (points === 0) return growth;
    const rounds = 0.75 * roundsFor(points, shows) + 0.25 * (points / 3.5 + 0.5);
    const inTime = Math.max(0, Math.min(1, (left + 1 - rounds) / 4));
    return growth * Math.max((1 - rounds / HORIZON) * inTime, NEXT_TO_NOTHING * (1 - points / NO_WAY));
  }
};

// packages/players/src/floors/outlook.ts
var Outlook = class {
  nodes = 0;
  match;
  route;
  stakes;
  constructor(match, route) {
    this.match = match;
    this.route = route;
    this.stakes = new Stakes(match, route);
  }
  chance(player, considered) {
    const { match, stakes } = this;
    this.nodes++;
    if (match.over) return leaderOf(match) === player ? 1 : 0;
    const roundsLeft = roundsAfter(match);
    let sum = 0;
    let seenHits = -1;
    let chance = 0;
    const cards3 = foresee(match, considered, (count, _, hits2) => {
      if (hits2 !== seenHits) {
        chance = stakes.chance(player, roundsLeft);
        seenHits = hits2;
      }
      sum += count * chance;
    });
    return cards3 > 0 ? sum / cards3 : stakes.chance(player, roundsLeft);
  }
};

// packages/players/src/floors/turns.ts
var { canMove: canMove2, endTurn: endTurn3, findToken: findToken2, playPath: playPath2, SHOWS: SHOWS3, SQUARES: SQUARES3 } = floors_exports;
function movers2(match) {
  const list2 = [];
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) === match.turn && canMove2(match, token)) list2.push(token);
  }
  return list2;
}
function tryTurns(match, reach, each) {
  const player = match.turn;
  for (const token of movers2(match)) {
    const shows = match.bytes[SHOWS3 + token];
    const lifts = match.placeOf(token) < SQUARES3 ? 1 : 0;
    reach.search(match, token);
    for (let result = 0; result < reach.count; result++) {
      const mark = match.mark();
      const place2 = reach.apply(result);
      const pushes = match.mark() > mark + lifts;
      endTurn3(match, token, place2);
      const make = () => ({ token, action: { type: "move", player, shows, path: reach.pathOf(result) } });
      const goOn = each({ token, place: place2, pushes, make });
      match.undo(mark);
      if (!goOn) return;
    }
  }
}
function playTurn(match, { token, action }) {
  const place2 = playPath2(match, token, action.path);
  if (!place2.ok) throw new Error(place2.refusal.message);
  endTurn3(match, token, place2.value);
}

// packages/players/src/floors/deliberation.ts
var { Match: Match2, Reach: Reach2 } = floors_exports;
var TRUST = 1;
var CURIOSITY = 0.15;
var LOOKS_BETWEEN = 64;
var worthOf = ({ now, sum, visits }) => (now * TRUST + sum) / (TRUST + visits);
var Deliberation = class {
  /** The turns to think through. */
  candidates = [];
  /** Those that were only looked at. */
  others = [];
  rounds = 0;
  match;
  outlook;
  player;
  budget;
  manner;
  random;
  seed;
  /** Every turn ends the round: nothing is left to imagine. */
  lastTurn = true;
  constructor(position, budget, seed, manner) {
    this.match = new Match2(position);
    this.player = this.match.turn;
    this.budget = budget;
    this.manner = manner;
    this.seed = seed;
    this.random = new Random(seed);
    this.outlook = new Outlook(this.match, routeOf(this.match));
    this.survey();
  }
  get nodes() {
    return this.outlook.nodes;
  }
  spent() {
    return this.nodes >= this.budget.nodes || this.budget.stop();
  }
  survey() {
    const { match, player, manner, outlook } = this;
    const found = [];
    tryTurns(match, new Reach2(), (turn) => {
      if (turn.pushes && !manner.pushes) return true;
      const now = outlook.chance(player, manner.considered) + manner.noise * (2 * this.random.next() - 1);
      if (match.phase === "tokens") this.lastTurn = false;
      found.push({ turn: turn.make(), now, sum: 0, visits: 0 });
      return outlook.nodes % LOOKS_BETWEEN !== 0 || !this.spent();
    });
    found.sort((a, b) => b.now - a.now);
    this.others = found.splice(manner.width);
    this.candidates = found;
  }
  /** Thinks of this turn, too, however it looks. */
  consider(turn) {
    const { match } = this;
    const mark = match.mark();
    playTurn(match, turn);
    const now = this.outlook.chance(this.player, this.manner.considered);
    match.undo(mark);
    const candidate = { turn, now, sum: 0, visits: 0 };
    this.candidates.push(candidate);
    return candidate;
  }
  /** Imagines one more rest of the round after the most promising turn; false where there is no more to be found out. */
  imagine(imagination) {
    const { match, candidates } = this;
    if (this.lastTurn || candidates.length < 2 || candidates[0].now >= 1) return false;
    if (this.rounds >= this.manner.imagined || this.spent()) return false;
    const candidate = this.mostPromising();
    const mark = match.mark();
    playTurn(match, candidate.turn);
    candidate.sum += imagination.restOfRound(this.player, new Random(this.seed + candidate.visits * 7919));
    candidate.visits++;
    match.undo(mark);
    this.rounds++;
    return true;
  }
  mostPromising() {
    let chosen = this.candidates[0];
    let most = Number.NEGATIVE_INFINITY;
    const curiosity = CURIOSITY * Math.sqrt(Math.log(this.rounds + 2));
    for (const candidate of this.candidates) {
      if (candidate.visits === 0) return candidate;
      const hope2 = worthOf(candidate) + curiosity / Math.sqrt(candidate.visits + TRUST);
      if (hope2 <= most) continue;
      most = hope2;
      chosen = candidate;
    }
    return chosen;
  }
  /** The best of the turns that were thought about often enough to be trusted. */
  best() {
    let bar = 0;
    for (const { visits } of this.candidates) bar = Math.max(bar, visits / 4);
    let best2 = this.candidates[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of this.candidates) {
      if (candidate.visits < bar || worthOf(candidate) <= most) continue;
      best2 = candidate;
      most = worthOf(candidate);
    }
    return best2;
  }
};

// packages/players/src/floors/paces.ts
var {
  EMPTY: EMPTY2,
  ENTRANCE: ENTRANCE3,
  EXIT: EXIT3,
  isFree: isFree2,
  MONSTER: MONSTER3,
  NEXT: NEXT2,
  NO_SQUARE: NO_SQUARE2,
  OUT: OUT4,
  PLACE: PLACE4,
  POOL: POOL2,
  SHOWS: SHOWS4,
  SQUARES: SQUARES4,
  TELEPORTER: TELEPORTER3,
  TOKEN: TOKEN2,
  WAITING: WAITING3
} = floors_exports;
var Paces = class {
  count = 0;
  /** The first is the place where the token stands. */
  places = new Uint8Array(SQUARES4 + 3);
  seen = new Int32Array(SQUARES4 + 3);
  queue = new Uint8Array(SQUARES4 + 3);
  search = 0;
  queued = 0;
  from(floor, token) {
    const { bytes } = floor;
    const start2 = bytes[PLACE4 + token];
    this.search++;
    this.count = 0;
    this.queued = 0;
    this.seen[start2] = this.search;
    this.queue[this.queued++] = start2;
    this.places[this.count++] = start2;
    let layer = 0;
    for (let points = bytes[SHOWS4 + token]; points > 0; points--) {
      const end = this.queued;
      for (; layer < end; layer++) this.goOn(floor, this.queue[layer]);
    }
    return this;
  }
  goOn(floor, at2) {
    if (at2 === OUT4) return;
    if (at2 === WAITING3) {
      if (floor.bytes[MONSTER3] !== ENTRANCE3) this.visit(floor, ENTRANCE3);
      return;
    }
    for (let direction = 0; direction < 4; direction++) {
      const to = restOf2(floor, at2, direction);
      if (to >= 0) this.visit(floor, to);
    }
    if (at2 === EXIT3) this.visit(floor, OUT4);
  }
  visit(floor, place2) {
    if (this.seen[place2] === this.search) return;
    this.seen[place2] = this.search;
    this.queue[this.queued++] = place2;
    if (place2 >= SQUARES4 || floor.bytes[place2] === EMPTY2) this.places[this.count++] = place2;
  }
};
function restOf2(floor, at2, direction) {
  let to = NEXT2[at2 * 4 + direction];
  if (!isOpen(floor, to)) return NO_SQUARE2;
  while (floor.ground[to] === POOL2) {
    const ahead = NEXT2[to * 4 + direction];
    if (!isOpen(floor, ahead)) return gives(floor, ahead, direction) ? NO_SQUARE2 : to;
    to = ahead;
  }
  return to;
}
function isOpen(floor, square) {
  if (square < 0 || square === floor.bytes[MONSTER3] || floor.ground[square] === TELEPORTER3) return false;
  const thing = floor.bytes[square];
  return thing === EMPTY2 || thing >= TOKEN2;
}
function gives(floor, square, direction) {
  const thing = square < 0 ? EMPTY2 : floor.bytes[square];
  return thing !== EMPTY2 && thing < TOKEN2 && isFree2(floor, NEXT2[square * 4 + direction]);
}

// packages/players/src/floors/imagine.ts
var { endTurn: endTurn4, lift: lift2, PLACE: PLACE5 } = floors_exports;
var NEAREST = 4;
var OTHERS = 4;
var Imagination = class {
  outlook;
  paces = new Paces();
  tried = new Uint8Array(NEAREST + OTHERS + 1);
  constructor(outlook) {
    this.outlook = outlook;
  }
  /** Plays the tokens still to move this round on the floor, and returns the player's chance to win before the monster walks. */
  restOfRound(player, random) {
    const { match } = this.outlook;
    while (match.phase === "tokens") this.quickTurn(random);
    return this.outlook.chance(player, ALL_CARDS);
  }
  quickTurn(random) {
    const { match } = this.outlook;
    const player = match.turn;
    const token = random.pick(movers2(match));
    const count = this.choose(token, random);
    let best2 = match.bytes[PLACE5 + token];
    let bestChance = -1;
    for (let i = 0; i < count; i++) {
      const place2 = this.tried[i];
      const mark = match.mark();
      lift2(match, token);
      endTurn4(match, token, place2);
      const chance = this.outlook.chance(player, ALL_CARDS);
      match.undo(mark);
      if (chance <= bestChance) continue;
      bestChance = chance;
      best2 = place2;
    }
    lift2(match, token);
    endTurn4(match, token, best2);
  }
  /** The places to try: staying, the nearest to the exit, some at random. */
  choose(token, random) {
    const { paces, tried } = this;
    const { match, route } = this.outlook;
    const { count, places } = paces.from(match, token);
    tried[0] = places[0];
    let chosen = 1;
    for (let i = 1; i < count; i++) {
      let at2 = chosen;
      while (at2 > 1 && route[tried[at2 - 1]] > route[places[i]]) at2--;
      if (at2 > NEAREST) continue;
      for (let j = Math.min(chosen, NEAREST); j > at2; j--) tried[j] = tried[j - 1];
      tried[at2] = places[i];
      if (chosen <= NEAREST) chosen++;
    }
    for (let i = 0; i < OTHERS && count > chosen; i++) tried[chosen++] = places[random.below(count)];
    return chosen;
  }
};

// packages/players/src/floors/contract.ts
var NO_THOUGHT = { actions: [], value: 0, depth: 0, nodes: 0 };
var isToMove = (position, seat3) => (position.phase === "tokens" || position.phase === "lay") && position.turn + 1 === seat3;

// packages/players/src/floors/lay.ts
var { EMPTY: EMPTY3, ENTRANCE: ENTRANCE4, Floor: Floor2, layings: layings2, NEXT: NEXT3, SQUARES: SQUARES5, stockKindOf: stockKindOf2, TOKEN: TOKEN3 } = floors_exports;
var COMPARED = 48;
var POINT = 2;
var lay = (tile, nodes) => ({
  actions: [{ type: "lay", tile }],
  value: 0,
  depth: 0,
  nodes
});
function picker(position, random) {
  const all = layings2(position);
  const kinds = [...new Set(all.map(stockKindOf2))].map((kind) => all.filter((tile) => stockKindOf2(tile) === kind));
  return () => random.pick(random.pick(kinds));
}
function layAnything(position, _budget, seed) {
  return lay(picker(position, new Random(seed))(), 1);
}
function layForCover(position, budget, seed) {
  const pick = picker(position, new Random(seed));
  let best2 = pick();
  let least = hardshipOf(position, best2);
  let nodes = 1;
  for (; nodes < COMPARED && nodes < budget.nodes && !budget.stop(); nodes++) {
    const tile = pick();
    const hardship = hardshipOf(position, tile);
    if (hardship >= least) continue;
    best2 = tile;
    least = hardship;
  }
  return lay(best2, nodes);
}
function hardshipOf({ players, monster, facing, tiles, tokens }, tile) {
  const floor = new Floor2({ players, monster, facing, tiles: [...tiles, tile], tokens });
  const route = routeOf(floor);
  const points = route[ENTRANCE4];
  if (points === NO_WAY) return Number.POSITIVE_INFINITY;
  const onTheWay = /* @__PURE__ */ new Set([ENTRANCE4]);
  for (let left = points; left > 1; left--) {
    for (const square of [...onTheWay]) {
      if (route[square] !== left) continue;
      for (const direction of floors_exports.DIRECTIONS) {
        const to = NEXT3[square * 4 + direction];
        if (to >= 0 && route[to] === left - 1) onTheWay.add(to);
      }
    }
  }
  let seen = 0;
  for (const square of onTheWay) seen += sightFrom(floor, square);
  return seen / onTheWay.size + POINT * points;
}
function sightFrom(floor, square) {
  let squares = 0;
  for (const direction of floors_exports.DIRECTIONS) {
    for (let at2 = NEXT3[square * 4 + direction]; at2 >= 0 && at2 < SQUARES5; at2 = NEXT3[at2 * 4 + direction]) {
      const thing = floor.bytes[at2];
      if (thing !== EMPTY3 && thing < TOKEN3) break;
      squares++;
    }
  }
  return squares;
}

// packages/players/src/floors/levels.ts
var cards2 = (...names) => names.reduce((bits, name2) => bits | 1 << floors_exports.CARDS.indexOf(name2), 0);
var NEVER = 0;
var FLOORS_LEVELS = [
  // Runs for the exit as if nobody else were in the castle.
  {
    id: "lost-guest",
    pace: [600, 1800],
    considered: NEVER,
    pushes: false,
    noise: 0.12,
    width: 1,
    imagined: 0,
    plansTheHall: false
  },
  // Hopes that the monster is lazy today.
  {
    id: "kitchen-boy",
    pace: [600, 1800],
    considered: cards2("5"),
    pushes: false,
    noise: 0.03,
    width: 1,
    imagined: 0,
    plansTheHall: false
  },
  {
    id: "candle-bearer",
    pace: [700, 2e3],
    considered: cards2("5", "7"),
    pushes: false,
    noise: 0.015,
    width: 1,
    imagined: 0,
    plansTheHall: false
  },
  // Sees every card, but not what the others will do.
  {
    id: "night-watch",
    pace: [700, 2e3],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 1,
    imagined: 0,
    plansTheHall: true
  },
  // From here on it thinks of what the others may do.
  {
    id: "gravedigger",
    pace: [700, 2e3],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 2,
    imagined: 2,
    plansTheHall: true
  },
  {
    id: "castellan",
    pace: [600, 1800],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 6,
    imagined: 16,
    plansTheHall: true
  },
  {
    id: "monster-tamer",
    pace: [500, 1500],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 40,
    imagined: Number.POSITIVE_INFINITY,
    plansTheHall: true
  }
];
var FULL_STRENGTH = FLOORS_LEVELS.at(-1);
var thoughtOf = (deliberation, best2) => ({
  actions: [best2.turn.action],
  value: 2 * Math.min(1, Math.max(0, worthOf(best2))) - 1,
  depth: deliberation.rounds > 0 ? 2 : 1,
  nodes: deliberation.nodes
});
function playerOf(level2) {
  return {
    think(position, seat3, budget, seed, report) {
      if (!isToMove(position, seat3)) return NO_THOUGHT;
      if (position.phase === "lay") return (level2.plansTheHall ? layForCover : layAnything)(position, budget, seed);
      const deliberation = new Deliberation(position, budget, seed, level2);
      const imagination = new Imagination(deliberation.outlook);
      let best2 = deliberation.best();
      report?.(thoughtOf(deliberation, best2));
      while (deliberation.imagine(imagination)) {
        const now = deliberation.best();
        if (now === best2) continue;
        best2 = now;
        report?.(thoughtOf(deliberation, best2));
      }
      return thoughtOf(deliberation, best2);
    }
  };
}

// packages/players/src/menhirs/table.ts
var SMALLEST = 10;
var LARGEST = 20;
var ProofTable = class {
  shift;
  keys;
  fogs;
  pns;
  dns;
  /** As large as a search of so many positions can use, and at most 16 MB. */
  constructor(nodes) {
    const bits = Math.min(Math.max(Math.ceil(Math.log2(nodes)) - 2, SMALLEST), LARGEST);
    this.shift = 32 - bits;
    this.keys = new Int32Array(1 << bits);
    this.fogs = new Int32Array(1 << bits);
    this.pns = new Int32Array(1 << bits);
    this.dns = new Int32Array(1 << bits);
  }
  /** The slot of a known position, or -1. */
  find(key, fog) {
    const slot = key >>> this.shift;
    return this.keys[slot] === key && this.fogs[slot] === fog ? slot : -1;
  }
  store(key, fog, pn, dn) {
    const slot = key >>> this.shift;
    this.keys[slot] = key;
    this.fogs[slot] = fog;
    this.pns[slot] = pn;
    this.dns[slot] = dn;
  }
  pn(slot) {
    return this.pns[slot];
  }
  dn(slot) {
    return this.dns[slot];
  }
};

// packages/players/src/menhirs/turns.ts
var { ActionList: ActionList2, claimant: claimant2, hasWinningMove: hasWinningMove2, MOVING: MOVING2, TAKING: TAKING2 } = menhirs_exports;
var NONE = -1;
function winsForOpponent(state, seat3) {
  const opponent = 3 - seat3;
  const moves2 = state.phase === MOVING2 && state.player === opponent;
  return (moves2 || claimant2(state) === opponent) && hasWinningMove2(state);
}
var longer2 = (old, fresh) => {
  fresh.set(old);
  return fresh;
};
var TurnList = class {
  length = 0;
  codes = new Int8Array(256);
  sets = new Int32Array(256);
  /** The taking, or ending the turn, after the move; NONE where the turn ends by itself. */
  takeCodes = new Int8Array(256);
  takeSets = new Int32Array(256);
  first = new ActionList2();
  second = new ActionList2();
  add(code, set, takeCode = NONE, takeSet = 0) {
    if (this.length === this.codes.length) this.grow();
    this.codes[this.length] = code;
    this.sets[this.length] = set;
    this.takeCodes[this.length] = takeCode;
    this.takeSets[this.length] = takeSet;
    this.length++;
  }
  grow() {
    const room = this.codes.length * 2;
    this.codes = longer2(this.codes, new Int8Array(room));
    this.sets = longer2(this.sets, new Int32Array(room));
    this.takeCodes = longer2(this.takeCodes, new Int8Array(room));
    this.takeSets = longer2(this.takeSets, new Int32Array(room));
  }
  /** Plays a turn; answers how many actions that were. */
  play(kernel, i) {
    kernel.play(this.codes[i], this.sets[i]);
    if (this.takeCodes[i] === NONE) return 1;
    kernel.play(this.takeCodes[i], this.takeSets[i]);
    return 2;
  }
  /** Whether the turn takes a tile away. */
  takes(i) {
    return this.codes[i] === menhirs_exports.TAKE || this.takeCodes[i] === menhirs_exports.TAKE;
  }
  actions(i) {
    const actions3 = [menhirs_exports.decode(this.codes[i], this.sets[i])];
    if (this.takeCodes[i] !== NONE) actions3.push(menhirs_exports.decode(this.takeCodes[i], this.takeSets[i]));
    return actions3;
  }
  /** All turns of the player to move; with `careful`, only those that do not let the opponent win or claim at once. */
  list(kernel, careful = true) {
    const { first: first2, second } = this;
    const seat3 = kernel.state.player;
    const fits = () => !careful || !winsForOpponent(kernel.state, seat3);
    const twoSteps = kernel.state.phase === MOVING2;
    this.length = 0;
    kernel.list(first2);
    for (let i = 0; i < first2.length; i++) {
      const code = first2.codes[i];
      const set = first2.sets[i];
      kernel.play(code, set);
      if (fits()) {
        if (!twoSteps || kernel.state.phase !== TAKING2) this.add(code, set);
        else {
          kernel.list(second);
          for (let k = 0; k < second.length; k++) {
            kernel.play(second.codes[k], second.sets[k]);
            if (fits()) this.add(code, set, second.codes[k], second.sets[k]);
            kernel.undo();
          }
        }
      }
      kernel.undo();
    }
  }
  /** The number of actions, up to `enough`, after which the opponent can neither win nor claim. */
  countSafe(kernel, enough) {
    const { second: actions3 } = this;
    const seat3 = kernel.state.player;
    kernel.list(actions3);
    let safe = 0;
    for (let i = 0; i < actions3.length && safe < enough; i++) {
      kernel.play(actions3.codes[i], actions3.sets[i]);
      if (!winsForOpponent(kernel.state, seat3)) safe++;
      kernel.undo();
    }
    return safe;
  }
};

// packages/players/src/menhirs/proof.ts
var { DECIDING: DECIDING2, GO_ON: GO_ON2, hasWinningMove: hasWinningMove3, Kernel: Kernel2, keyOf: keyOf2, MOVING: MOVING3, OVER: OVER3, PROLONG: PROLONG2 } = menhirs_exports;
var MOST3 = 1 << 29;
var ROOMY = 8;
var PROVEN = 1;
var REFUTED = -1;
var OPEN = 0;
var Frame = class {
  turns = new TurnList();
  pn = new Int32Array(256);
  dn = new Int32Array(256);
  resize(length) {
    if (length <= this.pn.length) return;
    this.pn = new Int32Array(length * 2);
    this.dn = new Int32Array(length * 2);
  }
};
var Prover = class {
  /** After a proof: the number of the turn that wins, in the order in which `TurnList` lists the careful ones. */
  answer = -1;
  table;
  kernel;
  frames = [];
  attacker = 1;
  within = Number.POSITIVE_INFINITY;
  limit = { nodes: 0, stop: () => false };
  stopped = false;
  /** `nodes` is how many positions will be looked at in all, as far as that is known. */
  constructor(from, nodes = Number.POSITIVE_INFINITY) {
    this.kernel = new Kernel2(from);
    this.table = new ProofTable(nodes);
  }
  /**
   * Can the attacker, whoever is to act, force a win from here, within so many turns of both players? OPEN when the limit came
   * first.
   */
  prove(from, attacker, limit, within = Number.POSITIVE_INFINITY) {
    this.kernel.load(from);
    this.attacker = attacker;
    this.limit = limit;
    this.within = within;
    this.stopped = false;
    this.kernel.plays = 0;
    this.search(0, MOST3, MOST3);
    const slot = this.table.find(this.key(0), from.fog);
    if (slot < 0) return OPEN;
    const pn = this.table.pn(slot);
    const dn = this.table.dn(slot);
    if (pn === 0) return PROVEN;
    return dn === 0 ? REFUTED : OPEN;
  }
  /** The positions looked at for the last question. */
  get nodes() {
    return this.kernel.plays;
  }
  /** The question at that depth: who attacks, and within how many turns. */
  key(depth) {
    const key = keyOf2(this.kernel.state) ^ this.attacker * 2654435761;
    return this.within === Number.POSITIVE_INFINITY ? key : key ^ Math.imul(this.within - depth + 1, 2246822507);
  }
  frame(depth) {
    this.frames[depth] ??= new Frame();
    return this.frames[depth];
  }
  /** Whether the attacker chooses here. At the decision moment the attacker must choose first, not knowing the other's choice. */
  attackerChooses() {
    const { phase, player, choice1, choice2 } = this.kernel.state;
    if (phase !== DECIDING2) return player === this.attacker;
    return (this.attacker === 1 ? choice1 : choice2) === 0;
  }
  list(turns) {
    const { state } = this.kernel;
    if (state.phase === DECIDING2) {
      const seat3 = this.attackerChooses() ? this.attacker : 3 - this.attacker;
      turns.length = 0;
      turns.add(PROLONG2, seat3);
      turns.add(GO_ON2, seat3);
    } else turns.list(this.kernel);
  }
  search(depth, pnLimit, dnLimit) {
    this.isUp();
    const frame = this.frame(depth);
    const { turns } = frame;
    const or = this.attackerChooses();
    const { state } = this.kernel;
    const key = this.key(depth);
    const fog = state.fog;
    if (depth >= this.within) {
      this.table.store(key, fog, MOST3, 0);
      return;
    }
    if (state.phase === MOVING3 && hasWinningMove3(state)) {
      this.table.store(key, fog, or ? 0 : MOST3, or ? MOST3 : 0);
      return;
    }
    this.list(turns);
    frame.resize(turns.length);
    for (let i = 0; i < turns.length; i++) {
      if ((i & 63) === 63 && this.isUp()) return;
      this.judge(frame, i, depth + 1);
    }
    for (; ; ) {
      let sum = 0;
      let best2 = MOST3;
      let second = MOST3;
      let pick = -1;
      for (let i = 0; i < turns.length; i++) {
        const own = or ? frame.pn[i] : frame.dn[i];
        sum += or ? frame.dn[i] : frame.pn[i];
        if (own < best2) {
          second = best2;
          best2 = own;
          pick = i;
        } else if (own < second) second = own;
      }
      if (sum > MOST3) sum = MOST3;
      const pn = or ? best2 : sum;
      const dn = or ? sum : best2;
      if (this.stopped || pn >= pnLimit || dn >= dnLimit || pn === 0 || dn === 0) {
        this.table.store(key, fog, pn, dn);
        if (depth === 0) this.answer = pick;
        return;
      }
      const ownLimit = Math.min(or ? pnLimit : dnLimit, second + 1 + (second >> 2));
      const otherLimit = (or ? dnLimit : pnLimit) - sum + (or ? frame.dn[pick] : frame.pn[pick]);
      const played2 = turns.play(this.kernel, pick);
      this.search(depth + 1, or ? ownLimit : otherLimit, or ? otherLimit : ownLimit);
      this.readBack(frame, pick, depth + 1);
      for (let i = 0; i < played2; i++) this.kernel.undo();
    }
  }
  isUp() {
    if (this.nodes >= this.limit.nodes || this.limit.stop()) this.stopped = true;
    return this.stopped;
  }
  readBack(frame, i, depth) {
    const slot = this.table.find(this.key(depth), this.kernel.state.fog);
    if (slot < 0) return;
    frame.pn[i] = this.table.pn(slot);
    frame.dn[i] = this.table.dn(slot);
  }
  /** First numbers for an edge: from the table, from the end of the game, or from how much room it leaves. */
  judge(frame, i, depth) {
    const played2 = frame.turns.play(this.kernel, i);
    const { state } = this.kernel;
    if (state.phase === OVER3) {
      const won = state.winner === this.attacker;
      frame.pn[i] = won ? 0 : MOST3;
      frame.dn[i] = won ? MOST3 : 0;
    } else {
      const slot = this.table.find(this.key(depth), state.fog);
      if (depth >= this.within) {
        frame.pn[i] = MOST3;
        frame.dn[i] = 0;
      } else if (slot >= 0) {
        frame.pn[i] = this.table.pn(slot);
        frame.dn[i] = this.table.dn(slot);
      } else if (state.phase === MOVING3 && depth + 2 <= this.within) this.guess(frame, i);
      else {
        frame.pn[i] = ROOMY;
        frame.dn[i] = 1;
      }
    }
    for (let k = 0; k < played2; k++) this.kernel.undo();
  }
  /** A position in which the mover has few safe moves is nearly lost for the mover. */
  guess(frame, i) {
    const safe = frame.turns.countSafe(this.kernel, ROOMY);
    const or = this.attackerChooses();
    frame.pn[i] = or ? 1 : safe === 0 ? 0 : safe * safe;
    frame.dn[i] = or ? safe === 0 ? 0 : safe : safe === 0 ? MOST3 : 1;
    if (or && safe === 0) frame.pn[i] = MOST3;
  }
};

// packages/players/src/menhirs/claim.ts
var { CLAIM: CLAIM2, claimant: claimant3, hasWinningMove: hasWinningMove4, Kernel: Kernel3 } = menhirs_exports;
function claimWins(state, seat3) {
  if (claimant3(state) !== seat3) return false;
  const kernel = new Kernel3(state);
  kernel.play(CLAIM2, 0);
  return hasWinningMove4(kernel.state);
}
var alwaysClaims = ({ state }, seat3) => claimWins(state, seat3);

// packages/players/src/menhirs/win.ts
var { ActionList: ActionList3, decode: decode2, listWinningMoves: listWinningMoves2 } = menhirs_exports;
function winningMove(state) {
  const wins = new ActionList3();
  listWinningMoves2(wins, state);
  return wins.length === 0 ? void 0 : decode2(wins.codes[0], wins.sets[0]);
}

// packages/players/src/player.ts
var nodeBudget = (nodes) => ({ nodes, stop: () => false });

// packages/players/src/menhirs/think.ts
var { ActionList: ActionList4, DECIDING: DECIDING3, decode: decode3, FLIPPING: FLIPPING2, GO_ON: GO_ON3, Kernel: Kernel4, listWinningMoves: listWinningMoves3, MOVING: MOVING4, OVER: OVER4 } = menhirs_exports;
var { PROLONG: PROLONG3, PROVING: PROVING2 } = menhirs_exports;
var FIRST_EFFORT = 4e3;
var OWN_WIN = 6;
var TRAPS = 1;
var VETTING = 6;
var ENOUGH_ROUNDS = 5;
var SPLIT_OVERLOOKED = 0.5;
var DECISION_EFFORT = 4e5;
var KEEPING = 0.05;
var SHORTEST_LOOK = 2e3;
var CURIOSITY2 = 0.4;
var hope = ({ looks, traps }) => (traps + 0.2) / (looks + 2);
var merit = (candidate) => hope(candidate) + candidate.keeps;
var best = (things, worth) => things.reduce((leader, thing) => worth(thing) > worth(leader) ? thing : leader);
var Thinking = class {
  nodes = 0;
  depth = 0;
  kernel;
  prover;
  turns = new TurnList();
  replies = new TurnList();
  random;
  state;
  seat;
  budget;
  constructor(state, seat3, budget, seed) {
    this.state = state;
    this.seat = seat3;
    this.budget = budget;
    this.random = new Random(seed);
    this.kernel = new Kernel4(state);
    this.prover = new Prover(state, budget.nodes);
  }
  get done() {
    return this.nodes >= this.budget.nodes || this.budget.stop();
  }
  /** Can that seat force a win from the state? So many positions are spent on the question. */
  ask(state, seat3, nodes) {
    if (state.phase === OVER4) return state.winner === seat3 ? PROVEN : REFUTED;
    const most = Math.min(nodes, this.budget.nodes - this.nodes);
    const verdict = this.prover.prove(state, seat3, { nodes: most, stop: () => this.budget.stop() });
    this.nodes += this.prover.nodes;
    return verdict;
  }
  wins(state, seat3, nodes) {
    return this.ask(state, seat3, nodes) === PROVEN;
  }
  after(turn) {
    this.kernel.load(this.state);
    this.turns.play(this.kernel, turn);
    return this.kernel.state;
  }
  thought(turn, value) {
    return { actions: this.turns.actions(turn), value, depth: this.depth, nodes: this.nodes };
  }
  /** Looks at one reply to a candidate, any that does not lose at once: does it lose all the same? */
  look(candidate, nodes) {
    const state = this.after(candidate.turn);
    candidate.looks++;
    this.nodes++;
    if (state.phase === OVER4) return;
    this.replies.list(this.kernel);
    if (this.replies.length > 0) this.replies.play(this.kernel, this.likelyReply());
    if (this.replies.length === 0 || this.wins(this.kernel.state, this.seat, nodes)) candidate.traps++;
  }
  /** A reply as somebody would find it: moving a part of a bank is harder to see than moving all of it. */
  likelyReply() {
    const reply = this.random.below(this.replies.length);
    const { fog } = this.kernel.state;
    const set = this.replies.sets[reply];
    const hidden = this.kernel.state.phase === MOVING4 && menhirs_exports.cluster(fog, set) !== set;
    return hidden && this.random.next() < SPLIT_OVERLOOKED ? this.random.below(this.replies.length) : reply;
  }
  lookAround(standing, effort) {
    let looks = standing.reduce((sum, candidate) => sum + candidate.looks, 1);
    const promise = (candidate) => hope(candidate) + CURIOSITY2 * Math.sqrt(Math.log(looks) / (candidate.looks + 1));
    for (const until = this.nodes + effort * TRAPS; this.nodes < until && !this.done; looks++) {
      this.look(best(standing, promise), Math.max(effort >> 3, SHORTEST_LOOK));
    }
  }
  choose(report) {
    this.kernel.load(this.state);
    this.turns.list(this.kernel);
    if (this.turns.length === 0) return this.leastBad();
    let standing = Array.from({ length: this.turns.length }, (_, turn) => ({
      turn,
      looks: 0,
      traps: 0,
      keeps: this.turns.takes(turn) ? 0 : KEEPING
    }));
    let leader = this.random.pick(standing);
    report(this.thought(leader.turn, 0));
    for (let effort = FIRST_EFFORT; !this.done; effort *= 2) {
      this.depth++;
      const own = this.ask(this.state, this.seat, effort * OWN_WIN);
      if (own === PROVEN) return this.thought(this.prover.answer, 1);
      this.lookAround(standing, effort);
      for (; ; ) {
        const next2 = best(standing, merit);
        const theirs = this.ask(this.after(next2.turn), 3 - this.seat, effort * VETTING);
        if (this.done) break;
        const tie = own === REFUTED && theirs === REFUTED;
        if (tie && this.depth >= ENOUGH_ROUNDS) return this.thought(next2.turn, 0);
        if (theirs !== PROVEN || standing.length === 1) {
          leader = next2;
          break;
        }
        standing = standing.filter((candidate) => candidate !== next2);
        if (leader === next2) leader = best(standing, merit);
      }
      report(this.thought(leader.turn, hope(leader) / 2));
    }
    return this.thought(leader.turn, hope(leader) / 2);
  }
  /** Every turn loses at once: the one after which the fewest moves win is the hardest to punish. */
  leastBad() {
    const wins = new ActionList4();
    this.kernel.load(this.state);
    this.turns.list(this.kernel, false);
    const punishers = Array.from({ length: this.turns.length }, (_, turn2) => {
      wins.length = 0;
      listWinningMoves3(wins, this.after(turn2));
      return { turn: turn2, count: wins.length };
    });
    const { turn } = best(punishers, ({ count }) => -count);
    return this.thought(turn, -1);
  }
  /** Prolonging can't lose by itself; going on can. So one goes on only to a proven win, or away from a proven loss. */
  decide() {
    const after = (code2) => {
      this.kernel.load(this.state);
      this.kernel.play(code2, this.seat);
      return this.kernel.state;
    };
    const effort = Math.min(this.budget.nodes, DECISION_EFFORT);
    const wonByGoingOn = this.wins(after(GO_ON3), this.seat, effort / 2);
    const lostByProlonging = !wonByGoingOn && this.wins(after(PROLONG3), 3 - this.seat, effort / 2);
    const code = wonByGoingOn || lostByProlonging ? GO_ON3 : PROLONG3;
    return { actions: [decode3(code, this.seat)], value: wonByGoingOn ? 1 : 0, depth: 1, nodes: this.nodes };
  }
  /** The flip that leaves the menhirs least crowded. */
  flip() {
    const { menhirs: menhirs2 } = this.state;
    const crowd = (place3) => menhirs_exports.size(menhirs_exports.neighbours(1 << place3) & menhirs2) + this.random.next() / 2;
    const place2 = best(menhirs_exports.placesOf(menhirs2), crowd);
    return { actions: [{ kind: "flip", place: place2 }], value: 0, depth: 0, nodes: 1 };
  }
};
var strongest = {
  claims: alwaysClaims,
  think(position, seat3, budget, seed, report = () => {
  }) {
    const { state } = position;
    const thinking = new Thinking(state, seat3, budget, seed);
    if (state.phase === DECIDING3) return thinking.decide();
    if (state.phase === FLIPPING2) return thinking.flip();
    if (state.phase === MOVING4 || state.phase === PROVING2) {
      const move2 = winningMove(state);
      if (move2 !== void 0) return { actions: [move2], value: 1, depth: 1, nodes: 1 };
      if (claimWins(state, seat3)) return { actions: [{ kind: "claim" }], value: 1, depth: 1, nodes: 1 };
    }
    return thinking.choose(report);
  }
};

// packages/players/src/menhirs/levels.ts
var { ActionList: ActionList5, DECIDING: DECIDING4, decode: decode4, FLIPPING: FLIPPING3, GO_ON: GO_ON4, Kernel: Kernel5, listWinningMoves: listWinningMoves4, MOVING: MOVING5, PROLONG: PROLONG4, PROVING: PROVING3 } = menhirs_exports;
var level = (id2, seesWin, seesSplit, looksOut, claims, nodes, pace) => ({ id: id2, seesWin, seesSplit, looksOut, claims, nodes, pace });
var MENHIRS_LEVELS = [
  level("lamb", 0.4, 0.1, 0.15, 0.1, 0, [900, 2500]),
  level("wanderer", 0.75, 0.4, 0.5, 0.35, 0, [900, 2800]),
  level("shepherd", 0.95, 0.8, 0.8, 0.7, 0, [800, 2800]),
  level("peat-cutter", 1, 1, 1, 0.95, 0, [700, 2500]),
  level("stone-setter", 1, 1, 1, 1, 12e3, [700, 2500]),
  level("druid", 1, 1, 1, 1, 5e4, [700, 2500]),
  level("mist-walker", 1, 1, 1, 1, Number.POSITIVE_INFINITY, [500, 1500])
];
function noticedWin(state, { seesWin, seesSplit }, random) {
  const wins = new ActionList5();
  listWinningMoves4(wins, state);
  for (let i = 0; i < wins.length; i++) {
    const set = wins.sets[i];
    const whole = menhirs_exports.cluster(state.fog, set) === set;
    if (random.next() < (whole ? seesWin : seesSplit)) return decode4(wins.codes[i], set);
  }
  return void 0;
}
function playerOf2(level2) {
  return {
    claims({ state }, seat3, seed) {
      return claimWins(state, seat3) && new Random(seed).next() < level2.claims;
    },
    think(position, seat3, budget, seed, report) {
      const { state } = position;
      if (level2.nodes === Number.POSITIVE_INFINITY) return strongest.think(position, seat3, budget, seed, report);
      const random = new Random(seed);
      if (state.phase === MOVING5 || state.phase === PROVING3) {
        const win = noticedWin(state, level2, random);
        if (win !== void 0) return { actions: [win], value: 1, depth: 1, nodes: 1 };
      }
      if (level2.nodes > 0 || state.phase === FLIPPING3) {
        const nodes = Math.min(level2.nodes, budget.nodes);
        return strongest.think(position, seat3, { ...nodeBudget(nodes), stop: () => budget.stop() }, seed, report);
      }
      if (state.phase === DECIDING4) {
        const code = random.next() < level2.looksOut ? PROLONG4 : random.pick([PROLONG4, GO_ON4]);
        return { actions: [decode4(code, seat3)], value: 0, depth: 0, nodes: 1 };
      }
      const turns = new TurnList();
      const kernel = new Kernel5(state);
      turns.list(kernel, random.next() < level2.looksOut);
      if (turns.length === 0) turns.list(kernel, false);
      return { actions: turns.actions(random.below(turns.length)), value: 0, depth: 0, nodes: turns.length };
    }
  };
}

// packages/players/src/thinker.ts
var refused = (code, message) => ({ ok: false, refusal: refusal(code, message) });
function thinker(game, players) {
  function tell2(player, from, seat3, thought, budget, seed) {
    const actions3 = [];
    let position = from;
    for (let more = thought; more !== void 0; ) {
      for (const action of more.actions) {
        actions3.push(game.makeAction(action, position, seat3));
        const next2 = game.play(position, seat3, action, 0);
        if (!next2.ok) throw new Error(`${actions3.at(-1)}: ${next2.refusal.message}`);
        position = next2.value;
      }
      const claimed = more.actions.some((action) => game.timed(action));
      more = claimed ? player.think(position, seat3, budget, seed) : void 0;
    }
    return { ...thought, actions: actions3 };
  }
  const levels = [...players.keys()];
  const strongest2 = levels.at(-1);
  return {
    levels,
    think(text, level2, budget, seed, report, asked = {}) {
      const player = players.get(level2 === "max" ? strongest2 : level2);
      if (player === void 0) return refused("unknown-level", `The levels are ${levels.join(", ")} and max.`);
      const options = asked.options === void 0 ? void 0 : game.parseOptions(asked.options);
      if (options?.ok === false) return options;
      const position = game.parsePosition(text, options?.value);
      if (!position.ok) return position;
      const waiting = game.toAct(position.value);
      const seat3 = waiting.find((one) => one === (asked.seat ?? waiting[0]));
      if (waiting.length === 0) return refused("over", "The game is over.");
      if (seat3 === void 0) return refused("not-your-turn", `Nobody waits for seat ${asked.seat}.`);
      const says = (thought) => tell2(player, position.value, seat3, thought, budget, seed);
      const listen = report === void 0 ? void 0 : (thought) => report(says(thought));
      return { ok: true, value: says(player.think(position.value, seat3, budget, seed, listen)) };
    }
  };
}

// packages/players/src/thinkers.ts
var thinkers = {
  menhirs: thinker(menhirs, new Map(MENHIRS_LEVELS.map((level2) => [level2.id, playerOf2(level2)]))),
  floors: thinker(floors, new Map(FLOORS_LEVELS.map((level2) => [level2.id, playerOf(level2)])))
};

// packages/server/src/http/app.ts
import fastify from "fastify";
import * as v3 from "valibot";

// packages/server/src/http/asked.ts
import * as v2 from "valibot";
var name = v2.pipe(
  v2.string(),
  v2.maxLength(hosted_exports.LONGEST_NAME * 2),
  v2.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim()),
  v2.minLength(1),
  v2.maxLength(hosted_exports.LONGEST_NAME)
);
var named = v2.strictObject({ name });
var MINUTE = 6e4;
var DAY = 24 * 60 * MINUTE;
var milliseconds = (least, most) => v2.pipe(v2.number(), v2.integer(), v2.minValue(least), v2.maxValue(most));
var clock = v2.variant("kind", [
  v2.strictObject({ kind: v2.literal("none") }),
  v2.strictObject({
    kind: v2.literal("fischer"),
    initial: milliseconds(1e4, 14 * DAY),
    increment: milliseconds(0, DAY)
  }),
  v2.strictObject({ kind: v2.literal("turn"), each: milliseconds(5e3, 14 * DAY) })
]);
var seat2 = v2.variant("kind", [
  v2.strictObject({ kind: v2.literal("open") }),
  /** Somebody on the host's own device. */
  v2.strictObject({ kind: v2.literal("here"), name }),
  v2.strictObject({ kind: v2.literal("computer"), level: v2.pipe(v2.string(), v2.regex(/^[a-z-]{3,20}$/)) })
]);
var newTable = v2.strictObject({
  game: v2.picklist(["menhirs", "floors"]),
  options: v2.record(v2.pipe(v2.string(), v2.maxLength(20)), v2.unknown()),
  clock,
  listed: v2.boolean(),
  seats: v2.pipe(v2.array(seat2), v2.minLength(2), v2.maxLength(7))
});
var botCommand = v2.strictObject({
  nonce: v2.pipe(v2.string(), v2.regex(/^[A-Za-z0-9_-]{6,32}$/)),
  seen: v2.pipe(v2.number(), v2.integer(), v2.minValue(0)),
  command: hosted_exports.commandSchema
});

// packages/server/src/http/bots.ts
var ALIVE_EVERY = 15e3;
function botDoor(app, { guests, hosting, limits, metrics }) {
  async function botOf(request) {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
    const bot = token === void 0 ? void 0 : await guests.byToken(token);
    if (bot === void 0) throw new Refused(401, "bad-token", "This token is not known here.");
    if (!limits.message(`bot/${bot.id}`)) throw new Refused(429, "too-fast", "That was too fast. Wait a moment.");
    return bot;
  }
  async function roomOf(id2) {
    const room = /^[a-z0-9]{6,24}$/.test(id2) ? await hosting.room(id2) : void 0;
    if (room === void 0) throw new Refused(404, "no-such-table", "There is no such table.");
    return room;
  }
  app.get("/api/bot/tables/:id", async (request, reply) => {
    const bot = await botOf(request);
    const room = await roomOf(request.params.id);
    await room.catchUp();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    const line = (value) => {
      if (!raw.writableEnded) raw.write(`${JSON.stringify(value)}
`);
    };
    const onlooker = {
      guest: bot.id,
      tell: (table, from, told) => line({ type: "table", table, from, told, now: Date.now() }),
      here: () => {
      }
    };
    const alive = setInterval(() => line({ type: "alive" }), ALIVE_EVERY);
    raw.on("close", () => {
      clearInterval(alive);
      room.leave(onlooker);
    });
    room.join(onlooker, 0);
  });
  app.post("/api/bot/tables/:id", async (request) => {
    const bot = await botOf(request);
    await roomOf(request.params.id);
    const { nonce: nonce2, seen, command } = checked(botCommand, request.body);
    const began = performance.now();
    const caller = { guest: bot.id, name: bot.name, bot: true, lag: 0 };
    const outcome2 = await hosting.command(request.params.id, command, seen, nonce2, caller);
    metrics.commanded(command.kind, performance.now() - began);
    if (!outcome2.ok) throw new Refused(409, outcome2.refusal.code, outcome2.refusal.message, outcome2.refusal.details);
    return { version: outcome2.value };
  });
}

// packages/server/src/http/app.ts
var COOKIE = "speeltafel";
var YEAR = 365 * 24 * 60 * 60;
var LISTED = 60;
var Refused = class extends Error {
  status;
  refusal;
  constructor(status, code, message, details = {}) {
    super(message);
    this.status = status;
    this.refusal = refusal(code, message, details);
  }
};
function checked(schema, body) {
  const result = v3.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v3.getDotPath(issue) ?? "";
  throw new Refused(400, "bad-request", `This cannot be read${path === "" ? "" : ` at ${path}`}.`, { path });
}
function sameOrigin({ origin, host }) {
  if (origin === void 0) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
var keyIn = (header) => new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(header ?? "")?.[1];
async function httpApp(parts) {
  const { store, hosting, guests, limits, metrics, sockets, secure } = parts;
  const app = fastify({
    bodyLimit: 16 * 1024,
    trustProxy: parts.trustProxy,
    logger: parts.log ? { redact: ["req.headers.cookie", "req.headers.authorization"] } : false,
    forceCloseConnections: true
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "worker-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"]
      }
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false
  });
  app.addHook("onRequest", async (request) => {
    if (!limits.request(request.ip)) throw new Refused(429, "too-fast", "That was too fast. Wait a moment.");
    if (request.method !== "GET" && !sameOrigin(request.raw.headers)) {
      throw new Refused(403, "foreign-origin", "Another site asked for this.");
    }
  });
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof Refused ? error : void 0;
    const status = known?.status ?? error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const { code, message, details } = known?.refusal ?? (status < 500 ? refusal("bad-request", "This request cannot be read.") : refusal("broken", "Something went wrong here. Please try again."));
    metrics.refused(code);
    return reply.status(status).send({ code, message, details });
  });
  const whoIs = (request) => guests.byKey(request.cookies[COOKIE]);
  async function guestOf(request) {
    const guest = await whoIs(request);
    if (guest === void 0) throw new Refused(401, "who-are-you", "Say your name first.");
    return guest;
  }
  const make = (request) => {
    if (!limits.make(request.ip)) throw new Refused(429, "too-many", "That is enough for now. Come back later.");
  };
  const setKey = (reply, key) => reply.setCookie(COOKIE, key, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR });
  app.get("/api/me", async (request) => ({ guest: await whoIs(request) ?? null }));
  app.post("/api/me", async (request, reply) => {
    const { name: name2 } = checked(named, request.body);
    const known = await whoIs(request);
    if (known !== void 0) return { guest: await guests.rename(request.cookies[COOKIE], known, name2) };
    make(request);
    const { guest, key } = await guests.welcome(name2);
    setKey(reply, key);
    return { guest };
  });
  app.delete("/api/me", async (request, reply) => {
    await guests.forget(await guestOf(request));
    reply.clearCookie(COOKIE, { path: "/" });
    return {};
  });
  app.post("/api/tables", async (request) => {
    const guest = await guestOf(request);
    make(request);
    const { game, options, clock: clock2, listed: listed2, seats } = checked(newTable, request.body);
    const seating = {};
    for (const [i, seat3] of seats.entries()) {
      if (seat3.kind === "computer" && !thinkers[game].levels.includes(seat3.level)) {
        throw new Refused(400, "unknown-level", "There is no such computer player.", { level: seat3.level });
      }
      seating[i + 1] = seat3.kind === "open" ? null : seat3.kind === "here" ? { kind: "person", guest: guest.id, name: seat3.name } : { kind: "computer", level: seat3.level, keeps: null };
    }
    const opened2 = await hosting.open(guest.id, { game, options, clock: clock2, listed: listed2, seating });
    if (!opened2.ok) throw new Refused(400, opened2.refusal.code, opened2.refusal.message, opened2.refusal.details);
    return opened2.value;
  });
  app.get("/api/tables", async () => ({ tables: (await store.lobby(LISTED)).map(listed) }));
  app.get("/api/mine", async (request) => {
    const guest = await guestOf(request);
    return { tables: (await store.tablesOf(guest.id, LISTED)).map(listed) };
  });
  app.get("/api/tables/:name", async (request) => {
    const table = request.params.name.length > 40 ? void 0 : await store.tableOf(request.params.name.toLowerCase());
    if (table === void 0) throw new Refused(404, "no-such-table", "There is no such table.");
    return table;
  });
  app.post("/api/bots", async (request) => {
    const guest = await guestOf(request);
    make(request);
    return { token: await guests.newBot(guest) };
  });
  botDoor(app, parts);
  app.get("/healthz", async () => ({ alive: true }));
  app.get("/readyz", async () => {
    if (!parts.ready()) throw new Refused(503, "going-down", "This node is going down.");
    await store.ready();
    return { ready: true };
  });
  app.get("/metrics", async (_, reply) => {
    reply.type("text/plain; version=0.0.4");
    const { rss } = process.memoryUsage();
    return metrics.text({ sockets: sockets.size, tables_in_memory: hosting.size, memory_bytes: rss });
  });
  app.server.on("upgrade", (request, socket, head) => {
    upgrade(parts, request, socket, head).catch(() => socket.destroy());
  });
  return app;
}
var listed = ({ id: id2, code, game, status, changed, summary }) => ({
  id: id2,
  code,
  game,
  status,
  changed,
  ...JSON.parse(summary)
});
async function upgrade({ guests, sockets, limits, ready }, request, socket, head) {
  socket.on("error", () => socket.destroy());
  const refuse3 = (status) => {
    socket.end(`HTTP/1.1 ${status}\r
Connection: close\r
Content-Length: 0\r
\r
`);
  };
  if (request.url !== "/socket") return refuse3("404 Not Found");
  if (!ready()) return refuse3("503 Service Unavailable");
  if (!sameOrigin(request.headers)) return refuse3("403 Forbidden");
  if (!limits.request(request.socket.remoteAddress ?? "")) return refuse3("429 Too Many Requests");
  const guest = await guests.byKey(keyIn(request.headers.cookie));
  if (guest === void 0) return refuse3("401 Unauthorized");
  sockets.server.handleUpgrade(request, socket, head, (client) => sockets.add(client, guest, false));
}

// packages/server/src/limits.ts
var SAFE_RATES = { messages: 30, talk: 5, requests: 600, made: 200 };
var MOST_KEYS = 5e4;
function buckets(size2, seconds, now) {
  const filled = /* @__PURE__ */ new Map();
  return (key) => {
    const at2 = now();
    const bucket = filled.get(key) ?? { left: size2, at: at2 };
    bucket.left = Math.min(size2, bucket.left + (at2 - bucket.at) / (seconds * 1e3) * size2);
    bucket.at = at2;
    if (filled.size >= MOST_KEYS && !filled.has(key)) filled.delete(filled.keys().next().value);
    filled.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
var limitsOf = (rates, now) => ({
  message: buckets(rates.messages, 1, now),
  talk: buckets(rates.talk, 10, now),
  request: buckets(rates.requests, 60, now),
  make: buckets(rates.made, 3600, now)
});

// packages/server/src/metrics.ts
var BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3];
var Metrics = class {
  commands = /* @__PURE__ */ new Map();
  refusals = /* @__PURE__ */ new Map();
  latency = new Array(BUCKETS.length + 1).fill(0);
  spent = 0;
  commanded(kind, ms) {
    this.commands.set(kind, (this.commands.get(kind) ?? 0) + 1);
    const slot = BUCKETS.findIndex((most) => ms <= most);
    this.latency[slot < 0 ? BUCKETS.length : slot] += 1;
    this.spent += ms;
  }
  refused(code) {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
  /** The text format of Prometheus; `gauges` are what is true right now. */
  text(gauges) {
    const lines = [];
    const head = (name2, type, help) => {
      lines.push(`# HELP speeltafel_${name2} ${help}`, `# TYPE speeltafel_${name2} ${type}`);
    };
    for (const [name2, value] of Object.entries(gauges)) {
      head(name2, "gauge", `Now: ${name2.replaceAll("_", " ")}.`);
      lines.push(`speeltafel_${name2} ${value}`);
    }
    head("commands_total", "counter", "Commands answered, by kind.");
    for (const [kind, count] of this.commands) lines.push(`speeltafel_commands_total{kind="${kind}"} ${count}`);
    head("refusals_total", "counter", "Refusals, by code.");
    for (const [code, count] of this.refusals) lines.push(`speeltafel_refusals_total{code="${code}"} ${count}`);
    head("answer_milliseconds", "histogram", "From a command to its answer, kept on disk.");
    let total = 0;
    for (const [i, most] of [...BUCKETS, "+Inf"].entries()) {
      total += this.latency[i];
      lines.push(`speeltafel_answer_milliseconds_bucket{le="${most}"} ${total}`);
    }
    lines.push(`speeltafel_answer_milliseconds_sum ${this.spent}`, `speeltafel_answer_milliseconds_count ${total}`);
    return `${lines.join("\n")}
`;
  }
};

// packages/server/src/socket/sockets.ts
import * as v4 from "valibot";
import { WebSocket, WebSocketServer } from "ws";
var MOST_TABLES = 20;
var PING_EVERY = 1e4;
var MOST_BUFFERED = 1e6;
var Client = class {
  guest;
  socket;
  name;
  bot;
  hosting;
  limits;
  metrics;
  rooms = /* @__PURE__ */ new Map();
  now;
  pinged = 0;
  /** The round trip as measured by the server, in milliseconds. */
  lag = 0;
  alive = true;
  constructor(socket, guest, bot, parts) {
    this.socket = socket;
    this.guest = guest.id;
    this.name = guest.name;
    this.bot = bot;
    this.hosting = parts.hosting;
    this.limits = parts.limits;
    this.metrics = parts.metrics;
    this.now = parts.now;
    socket.on("pong", () => {
      this.alive = true;
      this.lag = this.now() - this.pinged;
    });
    socket.on("message", (data, isBinary) => {
      this.hear(isBinary ? "" : String(data)).catch(() => this.socket.close(1011));
    });
    socket.on("error", () => {
    });
    socket.on("close", () => {
      for (const room of this.rooms.values()) room.leave(this);
      this.rooms.clear();
    });
    this.ping();
  }
  ping() {
    this.alive = false;
    this.pinged = this.now();
    this.socket.ping();
  }
  give() {
    this.socket.terminate();
  }
  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate();
    else this.socket.send(JSON.stringify(message));
  }
  tell(table, from, told) {
    this.send({ type: "table", table, from, told, now: this.now() });
  }
  here(table, guests, watching) {
    this.send({ type: "here", table, guests, watching });
  }
  refuse(nonce2, code, message) {
    this.metrics.refused(code);
    this.send({ type: "refused", nonce: nonce2, code, message, details: {} });
  }
  async hear(text) {
    if (!this.limits.message(this.guest))
      return this.refuse(nonceIn(text), "too-fast", "That was too fast. Wait a moment.");
    const message = parse(text);
    if (message === void 0) return this.refuse(nonceIn(text), "bad-message", "This message cannot be read.");
    switch (message.type) {
      case "watch":
        return this.watch(message.table, message.version);
      case "leave":
        this.rooms.get(message.table)?.leave(this);
        this.rooms.delete(message.table);
        return;
      case "command":
        return this.command(message);
    }
  }
  async watch(table, version) {
    const room = await this.hosting.room(table);
    if (room === void 0) return this.refuse(null, "no-such-table", "There is no such table.");
    if (this.rooms.size >= MOST_TABLES && !this.rooms.has(table)) {
      return this.refuse(null, "too-many-tables", `One can look at ${MOST_TABLES} tables at once.`);
    }
    await room.catchUp();
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.rooms.set(table, room);
    room.join(this, version);
  }
  async command({
    table,
    nonce: nonce2,
    seen,
    command
  }) {
    if (command.kind === "say" && !this.limits.talk(this.guest)) {
      return this.refuse(nonce2, "too-fast", "You are talking too fast. Wait a moment.");
    }
    const began = performance.now();
    const { guest, name: name2, bot } = this;
    const outcome2 = await this.hosting.command(table, command, seen, nonce2, { guest, name: name2, bot, lag: this.lag });
    this.metrics.commanded(command.kind, performance.now() - began);
    if (outcome2.ok) this.send({ type: "done", nonce: nonce2, version: outcome2.value });
    else {
      this.metrics.refused(outcome2.refusal.code);
      this.send({ type: "refused", nonce: nonce2, ...outcome2.refusal });
    }
  }
};
function parse(text) {
  try {
    const checked2 = v4.safeParse(hosted_exports.fromClient, JSON.parse(text));
    return checked2.success ? checked2.output : void 0;
  } catch {
    return void 0;
  }
}
function nonceIn(text) {
  return /"nonce":"([A-Za-z0-9_-]{6,32})"/.exec(text)?.[1] ?? null;
}
var Sockets = class {
  server = new WebSocketServer({
    noServer: true,
    maxPayload: hosted_exports.LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false
  });
  clients = /* @__PURE__ */ new Map();
  parts;
  pings;
  constructor(parts) {
    this.parts = parts;
    this.pings = setInterval(() => this.ping(), PING_EVERY);
  }
  get size() {
    return this.clients.size;
  }
  add(socket, guest, bot) {
    const client = new Client(socket, guest, bot, this.parts);
    this.clients.set(client, socket);
    socket.on("close", () => this.clients.delete(client));
  }
  /** A client that did not answer since the last ping is gone. */
  ping() {
    for (const client of this.clients.keys()) {
      if (client.alive) client.ping();
      else client.give();
    }
  }
  /** Everybody is asked to come back: to this node when it is up again, or to another. */
  close() {
    clearInterval(this.pings);
    for (const socket of this.clients.values()) socket.close(1012, "restart");
  }
};

// packages/server/src/store/open.ts
import { Kysely, PostgresDialect } from "kysely";

// packages/server/src/store/lock.ts
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
var FileInUse = class extends Error {
};
var isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};
var held = /* @__PURE__ */ new Set();
function takeLock(path) {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, "wx");
      writeSync(file, String(process.pid));
      closeSync(file);
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const pid = Number(readFileSync(path, "utf8"));
      const other = pid !== process.pid && Number.isInteger(pid) && pid > 0 && isAlive(pid);
      if (other || held.has(path)) {
        throw new FileInUse(`Process ${pid} is using this database already. Stop it first, or choose another file.`);
      }
      rmSync(path, { force: true });
    }
  }
  throw new FileInUse("Another process took the database at the same moment.");
}

// packages/server/src/store/migrate.ts
import { sql } from "kysely";

// packages/server/src/store/schema.ts
var MIGRATIONS = [
  async (db) => {
    const { schema } = db;
    await schema.createTable("guests").addColumn("id", "text", (column) => column.primaryKey()).addColumn("key_hash", "text", (column) => column.notNull().unique()).addColumn("name", "text", (column) => column.notNull()).addColumn("created", "bigint", (column) => column.notNull()).addColumn("seen", "bigint", (column) => column.notNull()).execute();
    await schema.createTable("tables").addColumn("id", "text", (column) => column.primaryKey()).addColumn("code", "text", (column) => column.notNull().unique()).addColumn("game", "text", (column) => column.notNull()).addColumn("status", "text", (column) => column.notNull()).addColumn("listed", "integer", (column) => column.notNull()).addColumn("host", "text", (column) => column.notNull()).addColumn("created", "bigint", (column) => column.notNull()).addColumn("changed", "bigint", (column) => column.notNull()).addColumn("version", "integer", (column) => column.notNull()).addColumn("deadline", "bigint").addColumn("summary", "text", (column) => column.notNull()).execute();
    await schema.createIndex("tables_lobby").on("tables").columns(["status", "listed", "changed"]).execute();
    await schema.createIndex("tables_deadline").on("tables").column("deadline").execute();
    await schema.createTable("facts").addColumn("table_id", "text", (column) => column.notNull()).addColumn("seq", "integer", (column) => column.notNull()).addColumn("at", "bigint", (column) => column.notNull()).addColumn("guest", "text").addColumn("nonce", "text").addColumn("fact", "text", (column) => column.notNull()).addPrimaryKeyConstraint("facts_key", ["table_id", "seq"]).addUniqueConstraint("facts_nonce", ["table_id", "guest", "nonce"]).execute();
    await schema.createTable("seats").addColumn("table_id", "text", (column) => column.notNull()).addColumn("seat", "integer", (column) => column.notNull()).addColumn("guest", "text", (column) => column.notNull()).addPrimaryKeyConstraint("seats_key", ["table_id", "seat"]).execute();
    await schema.createIndex("seats_guest").on("seats").column("guest").execute();
    await schema.createTable("bots").addColumn("token_hash", "text", (column) => column.primaryKey()).addColumn("guest", "text", (column) => column.notNull()).addColumn("created", "bigint", (column) => column.notNull()).execute();
  }
];

// packages/server/src/store/migrate.ts
var NewerDatabase = class extends Error {
  constructor(found) {
    super(
      `This database was made by a newer version of Speeltafel (its schema is ${found}, this version knows ${MIGRATIONS.length}). Start the newer version, or restore an older backup.`
    );
  }
};
async function migrate(db, isPostgres) {
  await db.transaction().execute(async (transaction) => {
    if (isPostgres) await sql`select pg_advisory_xact_lock(727501)`.execute(transaction);
    await sql`create table if not exists schema_version (version integer not null)`.execute(transaction);
    const { rows } = await sql`select version from schema_version`.execute(transaction);
    const found = rows[0]?.version ?? 0;
    if (found > MIGRATIONS.length) throw new NewerDatabase(found);
    for (const step3 of MIGRATIONS.slice(found)) await step3(transaction);
    await sql`delete from schema_version`.execute(transaction);
    await sql`insert into schema_version (version) values (${MIGRATIONS.length})`.execute(transaction);
  });
}

// packages/server/src/store/store.ts
import { sql as sql2 } from "kysely";
var MOST_ROWS = 2e3;
var Store = class {
  db;
  isPostgres;
  constructor(db, isPostgres) {
    this.db = db;
    this.isPostgres = isPostgres;
  }
  /**
   * Keeps what fits, in one commit, and says of each whether it did. What does not fit was overtaken: another node wrote that
   * table's next fact first.
   */
  async append(batch) {
    if (batch.length === 0) return [];
    return this.db.transaction().execute(async (transaction) => {
      const known = await this.versions(transaction, batch);
      const kept = await this.insertFacts(
        transaction,
        batch.filter(({ table, after }) => after >= (known.get(table) ?? 0))
      );
      const fits = batch.map(({ table, after, facts }) => {
        const inPlace = known.get(table) === after && facts.every((_, i) => kept.has(`${table}/${after + 1 + i}`));
        known.set(table, inPlace ? after + facts.length : -1);
        return inPlace;
      });
      for (const [i, { table, after, facts }] of batch.entries()) {
        if (fits[i]) continue;
        const orphans = facts.map((_, j) => after + 1 + j).filter((seq) => kept.has(`${table}/${seq}`));
        if (orphans.length === 0) continue;
        await transaction.deleteFrom("facts").where("table_id", "=", table).where("seq", "in", orphans).execute();
      }
      await this.writeStandings(
        transaction,
        batch.filter((_, i) => fits[i])
      );
      return fits;
    });
  }
  /** The last fact of each table; one that does not exist yet has none. */
  async versions(transaction, batch) {
    const ids = [...new Set(batch.map(({ table }) => table))];
    const rows = await transaction.selectFrom("tables").select(["id", "version"]).where("id", "in", ids).execute();
    const known = new Map(ids.map((id2) => [id2, 0]));
    for (const { id: id2, version } of rows) known.set(id2, version);
    return known;
  }
  /** The keys of the facts that had a free place. In order, so that two nodes never wait for each other in a circle. */
  async insertFacts(transaction, batch) {
    const rows = batch.flatMap(
      ({ table, after, facts, at: at2, guest, nonce: nonce2 }) => facts.map((fact, i) => ({
        table_id: table,
        seq: after + 1 + i,
        at: at2,
        guest: i === 0 ? guest : null,
        nonce: i === 0 ? nonce2 : null,
        fact: JSON.stringify(fact)
      }))
    ).toSorted((a, b) => a.table_id === b.table_id ? a.seq - b.seq : a.table_id < b.table_id ? -1 : 1);
    const kept = /* @__PURE__ */ new Set();
    for (let i = 0; i < rows.length; i += MOST_ROWS) {
      const inserted = await transaction.insertInto("facts").values(rows.slice(i, i + MOST_ROWS)).onConflict((conflict) => conflict.doNothing()).returning(["table_id", "seq"]).execute();
      for (const { table_id, seq } of inserted) kept.add(`${table_id}/${seq}`);
    }
    return kept;
  }
  /** The last standing of each table counts. */
  async writeStandings(transaction, batch) {
    const latest = new Map(batch.map((one) => [one.table, one]));
    if (latest.size === 0) return;
    const rows = [...latest.values()].toSorted((a, b) => a.table < b.table ? -1 : 1).map(({ table, after, facts, at: at2, standing }) => ({
      id: table,
      code: standing.code,
      game: standing.game,
      status: standing.status,
      listed: standing.listed ? 1 : 0,
      host: standing.host,
      created: at2,
      changed: at2,
      version: after + facts.length,
      deadline: standing.deadline,
      summary: standing.summary
    }));
    await transaction.insertInto("tables").values(rows).onConflict(
      (conflict) => conflict.column("id").doUpdateSet((row) => ({
        status: row.ref("excluded.status"),
        listed: row.ref("excluded.listed"),
        changed: row.ref("excluded.changed"),
        version: row.ref("excluded.version"),
        deadline: row.ref("excluded.deadline"),
        summary: row.ref("excluded.summary")
      }))
    ).execute();
    for (const { table, facts, standing } of latest.values()) {
      if (!facts.some(({ kind }) => kind === "opened" || kind === "sat" || kind === "rose")) continue;
      await transaction.deleteFrom("seats").where("table_id", "=", table).execute();
      const seats = standing.seats.map(({ seat: seat3, guest }) => ({ table_id: table, seat: seat3, guest }));
      if (seats.length > 0) await transaction.insertInto("seats").values(seats).execute();
    }
  }
  async facts(table, after) {
    const rows = await this.db.selectFrom("facts").select(["seq", "fact", "guest", "nonce"]).where("table_id", "=", table).where("seq", ">", after).orderBy("seq").execute();
    return rows.map(({ seq, fact, guest, nonce: nonce2 }) => ({ seq, fact: JSON.parse(fact), guest, nonce: nonce2 }));
  }
  async tableOf(codeOrId) {
    return this.db.selectFrom("tables").select(["id", "code", "game"]).where((row) => row.or([row("id", "=", codeOrId), row("code", "=", codeOrId)])).executeTakeFirst();
  }
  async lobby(most) {
    return this.db.selectFrom("tables").select(["id", "code", "game", "status", "changed", "summary"]).where("listed", "=", 1).where("status", "in", ["gathering", "playing"]).orderBy("changed", "desc").limit(most).execute();
  }
  async tablesOf(guest, most) {
    return this.db.selectFrom("tables").select(["id", "code", "game", "status", "changed", "summary"]).where("id", "in", (from) => from.selectFrom("seats").select("table_id").where("guest", "=", guest)).orderBy("changed", "desc").limit(most).execute();
  }
  /** Tables whose time is up. Each is handed to one node only; a node that dies leaves it to the next after `retry` ms. */
  async overdue(now, retry, most) {
    return this.db.transaction().execute(async (transaction) => {
      let query = transaction.selectFrom("tables").select("id").where("deadline", "<=", now).orderBy("deadline").limit(most);
      if (this.isPostgres) query = query.forUpdate().skipLocked();
      const ids = (await query.execute()).map(({ id: id2 }) => id2);
      if (ids.length === 0) return ids;
      await transaction.updateTable("tables").set({ deadline: now + retry }).where("id", "in", ids).execute();
      return ids;
    });
  }
  async addGuest(id2, keyHash, name2, at2) {
    await this.db.insertInto("guests").values({ id: id2, key_hash: keyHash, name: name2, created: at2, seen: at2 }).execute();
  }
  async guestOf(keyHash) {
    return this.db.selectFrom("guests").select(["id", "name"]).where("key_hash", "=", keyHash).executeTakeFirst();
  }
  async renameGuest(id2, name2) {
    await this.db.updateTable("guests").set({ name: name2 }).where("id", "=", id2).execute();
  }
  /** The name goes, and with it every way to come back; the games stay, played by nobody in particular. */
  async forgetGuest(id2) {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("bots").where("guest", "=", id2).execute();
      await transaction.deleteFrom("guests").where("id", "=", id2).execute();
      await transaction.deleteFrom("seats").where("guest", "=", id2).execute();
    });
  }
  async addBot(tokenHash, guest, at2) {
    await this.db.insertInto("bots").values({ token_hash: tokenHash, guest, created: at2 }).execute();
  }
  async botOf(tokenHash) {
    return this.db.selectFrom("bots").innerJoin("guests", "guests.id", "bots.guest").select(["guests.id", "guests.name"]).where("token_hash", "=", tokenHash).executeTakeFirst();
  }
  async ready() {
    await sql2`select 1`.execute(this.db);
  }
  async close() {
    await this.db.destroy();
  }
};

// packages/server/src/store/thread.ts
import { Worker as Worker2 } from "node:worker_threads";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler
} from "kysely";
var Thread = class {
  worker;
  waiting = /* @__PURE__ */ new Map();
  asked = 0;
  constructor(url, file) {
    this.worker = new Worker2(url, { workerData: { file } });
    this.worker.on("message", ({ id: id2, ran, error }) => {
      const one = this.waiting.get(id2);
      this.waiting.delete(id2);
      if (ran !== void 0) one?.resolve(ran);
      else one?.reject(new Error(error));
    });
    this.worker.on("error", (error) => this.fail(error));
    this.worker.on("exit", () => this.fail(new Error("The database thread has ended.")));
  }
  fail(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
  ask(statement) {
    const id2 = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id2, { resolve, reject });
      this.worker.postMessage({ id: id2, statement });
    });
  }
  async executeQuery({ sql: sql3, parameters }) {
    const { rows, changes } = await this.ask({ sql: sql3, parameters });
    return { rows, ...changes === void 0 ? {} : { numAffectedRows: BigInt(changes) } };
  }
  // biome-ignore lint/correctness/useYield: nothing here streams rows.
  async *streamQuery() {
    throw new Error("Rows are not streamed from SQLite.");
  }
  async close() {
    await this.ask(null);
    await this.worker.terminate();
  }
};
var ThreadDriver = class {
  thread;
  /** Settles when the connection is given back by the one who has it. */
  turn = Promise.resolve();
  giveBack = () => {
  };
  constructor(thread) {
    this.thread = thread;
  }
  async init() {
  }
  async acquireConnection() {
    const before = this.turn;
    let release = () => {
    };
    this.turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.giveBack = release;
    return this.thread;
  }
  async releaseConnection() {
    this.giveBack();
  }
  async beginTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  async commitTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }
  async rollbackTransaction(connection) {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }
  async destroy() {
    await this.thread.close();
  }
};
var threadDialect = (worker, file) => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(new Thread(worker, file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler()
});

// packages/server/src/store/open.ts
async function openStore(where) {
  const release = where.kind === "file" ? takeLock(`${where.file}.lock`) : () => {
  };
  const db = new Kysely({
    dialect: where.kind === "file" ? threadDialect(where.worker, where.file) : await postgres(where.url)
  });
  const store = new Store(db, where.kind === "postgres");
  try {
    await migrate(db, where.kind === "postgres");
  } catch (error) {
    await store.close().catch(() => {
    });
    release();
    throw error;
  }
  return {
    store,
    async close() {
      await store.close();
      release();
    }
  };
}
async function postgres(url) {
  const { default: pg } = await import("pg");
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5e3 });
  pool.on("error", () => {
  });
  pool.on("connect", (client) => {
    client.on("error", () => {
    });
  });
  return new PostgresDialect({ pool });
}

// packages/server/src/server.ts
var LOOK_EVERY = 250;
var OVERDUE_RETRY = 5e3;
var OVERDUE_MOST = 100;
var TIDY_EVERY = 3e4;
async function startServer(config2) {
  const now = () => Date.now();
  const where = /^postgres(ql)?:/.test(config2.database) ? { kind: "postgres", url: config2.database } : { kind: "file", file: config2.database, worker: config2.threads.store };
  const { store, close: closeStore } = await openStore(where);
  const bus = config2.nats === void 0 ? noBus : await natsBus(config2.nats);
  const hosting = new Hosting(store, bus, now);
  const computers = new Computers(hosting, config2.threads.thinking, now);
  const metrics = new Metrics();
  const limits = limitsOf({ ...SAFE_RATES, ...config2.rates }, now);
  const sockets = new Sockets({ hosting, limits, metrics, now });
  let closing = false;
  const app = await httpApp({
    ...config2,
    store,
    hosting,
    guests: new Guests(store, now),
    sockets,
    limits,
    metrics,
    ready: () => !closing
  });
  const lookAtClocks = async () => {
    for (const id2 of await store.overdue(now(), OVERDUE_RETRY, OVERDUE_MOST)) {
      const room = await hosting.room(id2);
      await room?.catchUp();
      await room?.passTime(now());
      if (room !== void 0) computers.look(room);
    }
  };
  const repeat = (every, task) => {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      task().catch((error) => app.log.error(error)).finally(() => {
        busy = false;
      });
    }, every);
    return () => clearInterval(timer);
  };
  const stops = [repeat(LOOK_EVERY, lookAtClocks), repeat(TIDY_EVERY, () => hosting.tidy())];
  const address = await app.listen({ host: config2.host, port: config2.port });
  return {
    address,
    async close() {
      closing = true;
      for (const stop of stops) stop();
      sockets.close();
      await app.close();
      await hosting.settled();
      await computers.close();
      await bus.close();
      await closeStore();
    }
  };
}

// packages/server/test/node-main.ts
var config = JSON.parse(process.argv[2]);
var running = await startServer({
  ...config,
  nats: config.nats ?? void 0,
  page: void 0,
  threads: { store: new URL(config.threads.store), thinking: new URL(config.threads.thinking) }
});
process.on("SIGTERM", () => {
  running.close().then(() => process.exit(0));
});
process.stdout.write(`${running.address}
`);
