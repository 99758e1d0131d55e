/** What a program is told, as lines of JSON: of each table everything it may know, at once and after every change. */
import type { ServerResponse } from 'node:http';
import { hosted } from '@speeltafel/table';
import type { Allowed, LiveTable, TableWatcher } from '../host/live-table.ts';
import { DATA } from '../http/headers.ts';

const ALIVE_EVERY = 15_000;
/** A program that does not take what it is sent is given up. */
const MOST_BUFFERED = 1_000_000;

export interface BotLineParts {
  readonly raw: ServerResponse;
  readonly guest: string;
  now(): number;
  /** Called after a table was told. */
  told?(liveTable: LiveTable, view: hosted.ClientView): void;
  /** Called where a table is no more. */
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
    // A stream over which nothing is said yet has begun all the same.
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
        // What has not changed is not sent again: a list may hold thousands of actions.
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

/** Several streams may be told the same: it is written once. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
