/** Finstere Flure as embedded in other sites. */
import { floorsPreview, makeBoard } from '@speeltafel/previews';
import { floors } from '@speeltafel/rules';
import { readRecordOf } from '../../session/read-record.ts';
import { chairsOf } from '../../session/record-names.ts';
import type { ReadEmbedded } from '../contract/embed.ts';
import { peopleAt } from './play/players.ts';
import { spoken } from './play/sentences.ts';
import { chapterOf, sentenceOf } from './replay/narration.ts';

export const readEmbedded: ReadEmbedded = (text, chairs) => {
  const read = readRecordOf(floors, text, { chairs });
  if (!read.ok) return read;
  const record = read.value;
  const { positions, played } = record.course;
  const people = peopleAt(() => chairsOf(record));
  const end = record.brokenOff ?? floors.outcome(positions.at(-1)!);
  return {
    ok: true,
    value: {
      name: floorsPreview.name,
      length: played.length,
      chairs: record.chairs,
      end: end && { winner: end.winner },
      picture: (at) => makeBoard(floorsPreview.draw(floors.view(positions[at]!, null))),
      sentence: (action) => spoken(sentenceOf(record, action), people.tokenName),
      chapter: (action) => chapterOf(record, action),
    },
  };
};
