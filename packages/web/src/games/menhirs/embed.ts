/** Menhirs as embedded in other sites. */
import { makeBoard, menhirsPreview } from '@speeltafel/previews';
import { menhirs } from '@speeltafel/rules';
import { readRecordOf } from '../../session/read-record.ts';
import type { ReadEmbedded } from '../contract/embed.ts';
import { chapterOf, sentenceOf } from './replay/narration.ts';

export const readEmbedded: ReadEmbedded = (text, chairs) => {
  const read = readRecordOf(menhirs, text, { chairs });
  if (!read.ok) return read;
  const record = read.value;
  const { positions, played } = record.course;
  const end = record.brokenOff ?? menhirs.outcome(positions.at(-1)!);
  return {
    ok: true,
    value: {
      name: menhirsPreview.name,
      length: played.length,
      chairs: record.chairs,
      end: end && { winner: end.winner },
      picture: (at) => makeBoard(menhirsPreview.draw(menhirs.view(positions[at]!, null))),
      sentence: (action) => sentenceOf(record, action),
      chapter: (action) => chapterOf(record, action),
    },
  };
};
