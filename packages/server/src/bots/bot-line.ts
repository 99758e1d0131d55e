/**
 * Sends tables to a bot as lines of JSON: everything the bot may know of a table, first on joining and then after every
 * change.
 */
import type { ServerResponse } from 'node:http';
import { hosted } from '@speeltafel/table';
import type { Allowed, LiveTable, TableWatcher } from '../host/live-table.ts';
import { DATA } from '../http/headers.ts';

const ALIVE_EVERY = 15_000;
/** A bot that does not read its stream is disconnected at this many buffered bytes. */
const MOST_BUFFERED = 1_000_000;

export interface BotLineParts {
  readonly raw: ServerResponse;
  readonly guest: string;
  now(): number;
  /** Called after a table was sent. */
  told?(liveTable: LiveTable, view: hosted.ClientView): void;
  /** Called when a table has been deleted. */
  gone(table: string): void;
  /** Called every fifteen seconds. */
  alive?(): void;
}

export class BotLine {
  private readonly parts: BotLineParts;
  private readonly watched = new Map<string, { readonly liveTable: LiveTable; readonly watcher: TableWatcher }>();

  constructor(parts: BotLineParts) {
    this.parts = parts;
    const { raw } = parts;
    raw.writeHead(200, { ...DATA, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    // Sends the headers now, so that the client sees an open stream before the first line.
    raw.flushHeaders();
    const alive = setInterval(() => {
      this.write('{"type":"alive"}');
      parts.alive?.();
    }, ALIVE_EVERY);
    raw.on('close', () => {
      clearInterval(alive);
      for (const table of [...this.watched.keys()]) this.leave(table);
    });
  }

  get tables(): readonly LiveTable[] {
    return [...this.watched.values()].map(({ liveTable }) => liveTable);
  }

  has(table: string): boolean {
    return this.watched.has(table);
  }

  write(text: string): void {
    const { raw } = this.parts;
    if (raw.writableLength > MOST_BUFFERED) raw.destroy();
    else if (!raw.writableEnded) raw.write(`${text}\n`);
  }

  join(liveTable: LiveTable): void {
    if (this.watched.has(liveTable.id) || this.parts.raw.destroyed) return;
    const watcher = this.watcherOf(liveTable);
    this.watched.set(liveTable.id, { liveTable, watcher });
    liveTable.join(watcher, 0);
  }

  leave(table: string): void {
    const known = this.watched.get(table);
    this.watched.delete(table);
    known?.liveTable.leave(known.watcher);
  }

  private watcherOf(liveTable: LiveTable): TableWatcher {
    const { guest, now, told: hear, gone } = this.parts;
    let before: Allowed | undefined;
    return {
      guest,
      hidden: true,
      sendView: (table, from, told) => {
        const actions = liveTable.actions(guest);
        // Unchanged actions are not sent again: a list may hold thousands.
        const listed =
          actions === before && Object.keys(actions).length > 0
            ? '"actions":{},"unchanged":true'
            : `"actions":${textOf(actions)}`;
        before = actions;
        const seats = JSON.stringify(hosted.seatsOf(told.seating, guest));
        this.write(
          `{"type":"table","table":"${table}","from":${from},"told":${textOf(told)},"seats":${seats},${listed},"now":${now()}}`,
        );
        hear?.(liveTable, told);
      },
      here: () => {},
      gone: (table) => {
        this.watched.delete(table);
        gone(table);
      },
    };
  }
}

/** Several streams may get the same value: it is serialised once. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
