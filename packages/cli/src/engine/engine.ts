/** The text protocol: requests on the input, answers on the output, in the same order, until the input ends. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { lineTooLong, readRequest } from './answer.ts';
import { openGames } from './commands.ts';
import { LineSplitter } from './lines.ts';

const LONGEST_LINE = 1024 * 1024;

export async function engine(input: Readable, output: Writable): Promise<void> {
  const games = openGames();
  const splitter = new LineSplitter(LONGEST_LINE);
  let answers = '';
  const send = async (): Promise<void> => {
    const sent = answers === '' || output.write(answers);
    answers = '';
    if (!sent) await once(output, 'drain');
  };
  const answer = async (line: string | null): Promise<void> => {
    const request = line === null ? undefined : readRequest(line, games);
    // Sends finished answers before a slow one. Also, a chunk can hold thousands of short requests with long answers:
    // waiting for the reader keeps memory constant.
    if (request?.slow || answers.length > LONGEST_LINE) await send();
    answers += `${request?.answer() ?? lineTooLong(LONGEST_LINE)}\n`;
  };

  for await (const chunk of input) {
    for (const line of splitter.lines(chunk as Buffer)) await answer(line);
    await send();
  }
  for (const line of splitter.rest()) await answer(line);
  await send();
}
