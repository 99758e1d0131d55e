/** One socket to write to. What is said within one turn of the loop, such as a table and an answer, goes out together. */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** A socket that does not take what it is sent is given up. */
const MOST_BUFFERED = 1_000_000;
const TEXT = 0x81;

/**
 * A text as it goes over the wire (RFC 6455, 5.2), a character for each byte: made once for all who hear the same. Node writes such
 * strings without a buffer of their own.
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

/** Lines with something to say; all of them say it when the loop comes round. */
let speaking: Line[] = [];

function speak(): void {
  const lines = speaking;
  speaking = [];
  for (const line of lines) line.flush();
}

export class Line {
  private readonly socket: WebSocket;
  /** What the socket writes to: nothing is compressed or split here, so whole frames can go to it directly. */
  private readonly stream: Duplex;
  /** Frames to be said. */
  private frames = '';

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(frame: string): void {
    if (!this.isOpen) return;
    if (this.stream.writableLength > MOST_BUFFERED) this.socket.terminate();
    else {
      if (this.frames === '' && speaking.push(this) === 1) setImmediate(speak);
      this.frames += frame;
    }
  }

  flush(): void {
    const { frames } = this;
    if (frames === '') return;
    this.frames = '';
    if (this.isOpen) this.stream.write(frames, 'latin1');
  }

  /** Everything said so far is heard before. */
  close(code: number, why?: string): void {
    this.flush();
    this.socket.close(code, why);
  }
}
