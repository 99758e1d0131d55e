/** One socket to write to. What is said within one turn of the loop, such as a table and an answer, goes out together. */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** A socket that does not take what it is sent is given up. */
const MOST_BUFFERED = 1_000_000;
const TEXT = 0x81;

/** A text as it goes over the wire (RFC 6455, 5.2): made once for all who hear the same. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
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
  private frames: Buffer[] = [];

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  say(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.stream.writableLength > MOST_BUFFERED) this.socket.terminate();
    else if (this.frames.push(frame) === 1 && speaking.push(this) === 1) setImmediate(speak);
  }

  flush(): void {
    const { frames } = this;
    if (frames.length === 0) return;
    this.frames = [];
    if (this.isOpen) this.stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
  }

  /** Everything said so far is heard before. */
  close(code: number, why?: string): void {
    this.flush();
    this.socket.close(code, why);
  }
}
