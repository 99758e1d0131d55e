/** The text door to the rules: requests on the input, answers on the output, in the same order, until the input ends. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { answerLine, lineTooLong } from './answer.ts';
import { openDoors } from './commands.ts';
import { LineSplitter } from './lines.ts';

const LONGEST_LINE = 1024 * 1024;

export async function engine(input: Readable, output: Writable): Promise<void> {
  const doors = openDoors();
  const splitter = new LineSplitter(LONGEST_LINE);
  const answer = (line: string | null): string =>
    `${line === null ? lineTooLong(LONGEST_LINE) : answerLine(line, doors)}\n`;

  for await (const chunk of input) {
    let answers = '';
    for (const line of splitter.lines(chunk as Buffer)) {
      answers += answer(line);
      // A chunk can hold thousands of short requests with long answers: waiting for the reader keeps memory constant.
      if (answers.length > LONGEST_LINE) {
        if (!output.write(answers)) await once(output, 'drain');
        answers = '';
      }
    }
    if (answers !== '' && !output.write(answers)) await once(output, 'drain');
  }
  for (const line of splitter.rest()) output.write(answer(line));
}
