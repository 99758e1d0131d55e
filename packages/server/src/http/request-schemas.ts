/** The schemas of request bodies. */
import { hasTable, hosted, LONGEST_LOOK, playerData } from '@speeltafel/table';
import {
  hostSettingsSchema,
  onlineCommandSchema,
  resultSchema,
  SCORE_SHEETS,
  settingsSchema,
} from '@speeltafel/tournament';
import * as v from 'valibot';
import { LANGUAGES } from '../notifications/notification-text.ts';
import { isZone } from '../notifications/reminders.ts';

const name = hosted.words(hosted.LONGEST_NAME);

export const named = v.strictObject({ name });

const LONGEST_DEVICE = 40;
/** A player's name for one of their devices. */
export const device = v.strictObject({ device: hosted.words(LONGEST_DEVICE) });

const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));
const LONGEST_ID = 1400;
const LONGEST_PART = 8000;
const transports = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
/** Unknown fields that a browser adds are dropped. */
const credential = {
  ...{ id: bytes(LONGEST_ID), rawId: bytes(LONGEST_ID), type: v.literal('public-key') },
  authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
};

export const newPasskey = v.strictObject({
  passkey: v.pipe(
    v.object({
      ...credential,
      response: v.object({
        clientDataJSON: bytes(LONGEST_PART),
        attestationObject: bytes(LONGEST_PART),
        transports: v.exactOptional(v.fallback(v.pipe(v.array(transports), v.maxLength(7)), [])),
      }),
    }),
    v.transform((made) => ({ ...made, clientExtensionResults: {} })),
  ),
});

export const usedPasskey = v.strictObject({
  passkey: v.pipe(
    v.object({
      ...credential,
      response: v.object({
        clientDataJSON: bytes(LONGEST_PART),
        authenticatorData: bytes(LONGEST_PART),
        signature: bytes(LONGEST_PART),
        userHandle: v.exactOptional(bytes(LONGEST_ID)),
      }),
    }),
    v.transform((made) => ({ ...made, clientExtensionResults: {} })),
  ),
});

const LONGEST_CODE = 60;
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_CODE));
export const recoveryCode = v.strictObject({ code });
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const deviceToken = v.strictObject({ token });
/** By the QR code or by a typed code. */
export const deviceSecret = v.union([deviceToken, v.strictObject({ code })]);
export const otherPlayer = v.strictObject({ guest: v.pipe(v.string(), v.maxLength(20)) });

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const milliseconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('fischer'),
    initial: milliseconds(10_000, 14 * DAY),
    increment: milliseconds(0, DAY),
  }),
  v.strictObject({ kind: v.literal('turn'), each: milliseconds(5_000, 14 * DAY) }),
]);

const level = v.pipe(v.string(), v.regex(/^[a-z-]{3,20}$/));

const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  /** A player on the host's own device. */
  v.strictObject({ kind: v.literal('here'), name, picture: v.exactOptional(hosted.picture) }),
  v.strictObject({ kind: v.literal('computer'), level }),
]);

export type Seat = v.InferOutput<typeof seat>;

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.check(hasTable)),
  options: v.record(v.pipe(v.string(), v.maxLength(20)), v.unknown()),
  clock,
  listed: v.boolean(),
  seats: v.pipe(v.array(seat), v.minLength(2), v.maxLength(7)),
  /** The computer player that may replace an absent player. */
  standIn: v.optional(level),
  /** The look of the table: only its game can read it. */
  look: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LOOK))),
  pledge: v.optional(hosted.pledge),
  quiet: v.optional(v.boolean()),
  admits: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
});

/** The form of short codes of tables and screens. */
export const isCode = (name: string): boolean => /^[a-z]{3,8}-[a-z]{3,8}-[0-9]{2,9}$/.test(name);

/** What a television is to show. */
export const shown = v.union([
  v.strictObject({ table: hosted.tableId }),
  v.strictObject({ tournament: hosted.tableId }),
]);

const LONGEST_TITLE = 60;

export const newTournament = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  settings: settingsSchema,
  host: hostSettingsSchema,
});

const MOST_OF_A_SEASON = 60;

export const season = v.strictObject({
  name,
  tournaments: v.pipe(
    v.array(hosted.tableId),
    v.maxLength(MOST_OF_A_SEASON),
    v.check((ids) => new Set(ids).size === ids.length, 'Each tournament counts once.'),
  ),
});

const MOST_CARDS = 64;
const LONGEST_PLAYER = 80;
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/** The score cards of a round at a desk. */
export const scoreCards = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(LONGEST_PLAYER)),
  settings: v.pipe(
    settingsSchema,
    v.check(({ game }) => SCORE_SHEETS.has(game)),
  ),
  round,
  boards: v.pipe(
    v.array(
      v.strictObject({
        board: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_PLAYER))), v.minLength(2), v.maxLength(7)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_CARDS),
  ),
});
export type ScoreCards = v.InferOutput<typeof scoreCards>;
export const enteredResult = v.strictObject({ result: resultSchema });

export const tournamentCommand = v.strictObject({ nonce: hosted.nonce, command: onlineCommandSchema });

export const botCommand = v.strictObject({
  nonce: hosted.nonce,
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  command: hosted.commandSchema,
});

/** True if the guest is on the leaderboards. */
export const listing = v.strictObject({ listed: v.boolean() });

const MOST_BOT_TABLES = 20;
const number = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** A bot's offer to players in the lobby; none if it only takes seats by itself. */
export const botStream = v.union([
  v.strictObject({
    name,
    level: number(1, 7),
    games: v.pipe(
      v.string(),
      v.maxLength(100),
      v.transform((text) => [...new Set(text.split(','))]),
      v.check((games) => games.every(hasTable)),
    ),
    tables: v.optional(number(1, MOST_BOT_TABLES), '4'),
  }),
  v.strictObject({}),
]);

/** The table a bot is asked to. */
export const askedTo = v.strictObject({ table: hosted.tableId });

const seen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const MOST_TRIED = 60;
export const bookmark = v.strictObject({
  seen,
  tried: v.nullable(
    v.strictObject({
      after: seen,
      seat: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
      actions: v.pipe(
        v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
        v.minLength(1),
        v.maxLength(MOST_TRIED),
      ),
    }),
  ),
});

const guestId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
const partOfName = v.pipe(v.string(), v.maxLength(hosted.LONGEST_NAME));
const page = { cursor: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,48}$/))) };
const yes = v.exactOptional(v.literal('1'));

/** Query parameters for pages of a history and of people. */
export const history = v.strictObject({
  ...page,
  game: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
  opponent: v.exactOptional(v.union([v.picklist(['people', 'computer']), guestId])),
  result: v.exactOptional(v.picklist(['won', 'tied', 'lost'])),
  name: v.exactOptional(partOfName),
  running: yes,
  rated: yes,
  tournament: yes,
});
export const people = v.strictObject({ ...page, name: v.exactOptional(partOfName) });
export const onePage = v.strictObject(page);

const LONGEST_ENDPOINT = 1000;
const language = v.picklist(LANGUAGES);
export const pushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT)),
  keys: v.strictObject({ p256dh: bytes(100), auth: bytes(30) }),
  language,
});
export const webhook = v.strictObject({ address: v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT)), language });

const MINUTES_OF_DAY = 24 * 60;
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_OF_DAY - 1));
const LONGEST_ZONE = 40;
export const quietHours = v.strictObject({
  hours: v.nullable(
    v.strictObject({
      zone: v.pipe(v.string(), v.maxLength(LONGEST_ZONE), v.check(isZone, 'There is no such time zone.')),
      since: minute,
      until: minute,
    }),
  ),
});

const MOST_BROUGHT = 50;
export const broughtGames = v.strictObject({
  games: v.pipe(v.array(playerData.pastGameSchema), v.minLength(1), v.maxLength(MOST_BROUGHT)),
});
export const playerDataStore = v.strictObject({ things: playerData.playerDataSchema });

/** What people one has played with may see; never a list of opponents. */
const SHOWN = ['since', 'results', 'favourite', 'streak', 'ratings'] as const;
export const profile = v.strictObject({
  shows: v.pipe(
    v.array(v.picklist(SHOWN)),
    v.maxLength(SHOWN.length),
    v.check((shows) => new Set(shows).size === shows.length),
  ),
});

export const challenge = v.strictObject({
  guest: guestId,
  name,
  picture: v.exactOptional(hosted.picture),
  pledge: v.exactOptional(hosted.pledge),
});
