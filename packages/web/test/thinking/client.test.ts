/** The page's side of the thinking worker. */
import { beforeEach, expect, test, vi } from 'vitest';
import { createThinker } from '../../src/thinking/client.ts';

class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: { readonly id: number }[] = [];
  ended = false;
  onmessage: ((event: { data: object }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(question: { readonly id: number }): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: message });
  }
}

const question = { kind: 'chart', record: 'speeltafel 1' } as const;
const last = (): FakeWorker => FakeWorker.all.at(-1)!;

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

test('the client reports progress and the answer, and keeps the worker for the next request', async () => {
  const mind = createThinker();
  const heard: string[] = [];
  const first = mind.ask(question, (done, of) => heard.push(`${done}/${of}`));
  expect(last().asked).toEqual([{ ...question, id: 1 }]);
  last().say({ id: 1, type: 'progress', done: 3, of: 9 });
  last().say({ id: 1, type: 'done', kind: 'chart', chart: 'found' });
  expect(await first).toMatchObject({ chart: 'found' });
  expect(heard).toEqual(['3/9']);
  mind.ask(question);
  expect([FakeWorker.all.length, last().asked.length, last().ended]).toEqual([1, 2, false]);
});

test('a new request, or a stop, cancels the old one and its worker', () => {
  const mind = createThinker();
  mind.ask(question);
  mind.ask(question);
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
  mind.stop();
  mind.stop();
  expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true]);
  mind.ask(question);
  expect(FakeWorker.all).toHaveLength(3);
});

test('messages for another request are ignored', async () => {
  const mind = createThinker();
  const heard: number[] = [];
  const answer = mind.ask(question, (done) => heard.push(done));
  last().say({ id: 7, type: 'progress', done: 1, of: 2 });
  last().say({ id: 7, type: 'done', kind: 'chart', chart: 'another' });
  last().say({ id: 1, type: 'done', kind: 'chart', chart: 'own' });
  expect([await answer, heard]).toMatchObject([{ chart: 'own' }, []]);
});

test('a failure rejects, and the next request uses the same worker', async () => {
  const mind = createThinker();
  const failed = mind.ask(question);
  last().say({ id: 1, type: 'failed', message: 'no record' });
  await expect(failed).rejects.toThrow('no record');
  const broken = mind.ask(question);
  last().onerror?.({ message: 'lost' });
  await expect(broken).rejects.toThrow('lost');
  expect(FakeWorker.all).toHaveLength(1);
});
