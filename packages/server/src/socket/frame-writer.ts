/**
 * Writes to one socket. Everything sent within one turn of the event loop, such as a view and a reply, goes out in one
 * write.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** The most bytes waiting for a client that does not read; then its socket is closed. */
const MOST_BUFFERED = 1_000_000;
const TEXT = 0x81;

/**
 * A text as a WebSocket frame (RFC 6455, 5.2), one character per byte, made once for all recipients of the same text.
 * Hand-made because it is faster: two messages to each of four clients take 1.0 µs of processor time each, against 2.9
 * µs with `send` of ws 8.22 (Node 20, measured 2026-11-18).
 */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  if (length < 126) return String.fromCharCode(TEXT, length) + bytes;
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 255) + bytes;
  const head = Buffer.alloc(10);
  head[0] = TEXT;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1') + bytes;
}

/** Writers with pending frames, all flushed in the next turn of the event loop. */
let speaking: FrameWriter[] = [];

function speak(): void {
  const lines = speaking;
  speaking = [];
  for (const line of lines) line.flush();
}

export class FrameWriter {
  private readonly socket: WebSocket;
  /** The stream under the socket. Nothing is compressed or split, so whole frames can be written to it directly. */
  private readonly stream: Duplex;
  /** Pending frames: those before a view that may still be replaced, the view, and those after it. */
  private before = '';
  private view = '';
  private after = '';
  /** The table of the pending view, and the action from which it tells. */
  private viewOf = '';
  private viewFrom = 0;

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(frame: string): void {
    if (!this.hasRoom()) return;
    if (this.view === '') this.before += frame;
    else this.after += frame;
  }

  /**
   * A view replaces the pending one of the same table, unless that told earlier actions. Otherwise a commit of many
   * commands would send as many views to every client.
   */
  sendView(table: string, from: number, frame: string): void {
    const replaces = this.view !== '' && this.viewOf === table && from <= this.viewFrom;
    if (!this.hasRoom()) return;
    if (!replaces) this.keepView();
    this.view = frame;
    this.viewOf = table;
    this.viewFrom = from;
  }

  /** News build on the last view, which must not be replaced any more. */
  sendNews(table: string, frame: string): void {
    if (this.view !== '' && this.viewOf === table) this.keepView();
    this.send(frame);
  }

  private keepView(): void {
    this.before += this.view + this.after;
    this.view = '';
    this.after = '';
  }

  /** Disconnects a client that does not read. A single message may have any length. */
  private hasRoom(): boolean {
    if (!this.isOpen) return false;
    const waiting = this.before.length + this.view.length + this.after.length;
    if (this.stream.writableLength + waiting > MOST_BUFFERED) {
      this.socket.terminate();
      return false;
    }
    if (waiting === 0 && speaking.push(this) === 1) setImmediate(speak);
    return true;
  }

  flush(): void {
    this.keepView();
    const { before } = this;
    if (before === '') return;
    this.before = '';
    if (this.isOpen) this.stream.write(before, 'latin1');
  }

  /** Closes the socket after all pending frames. */
  close(code: number, why?: string): void {
    this.flush();
    this.socket.close(code, why);
  }
}
