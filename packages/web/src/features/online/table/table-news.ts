/** What happens at a table besides the game, as it is told to a player there. */
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, on } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { announce } from '../../../ui/announce.ts';
import { isMuted } from '../talk/muted-guests.ts';
import { reactionIn } from '../talk/reactions.ts';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

/** Whether nothing happened but that a request is gone. */
const isSame = (before: hosted.ClientView, now: hosted.ClientView): boolean =>
  now.next === null &&
  now.over === before.over &&
  now.played.length === before.played.length &&
  ((now.still ?? null) === null) === ((before.still ?? null) === null) &&
  JSON.stringify(now.seating) === JSON.stringify(before.seating);

/** Says what others say, and that a question was answered with no. */
export function tellNews(connection: TableConnection): void {
  // Whatever happens at a table tells it anew: only what was said later is news.
  const lately = createMemo(() => connection.view().talk.at(-1)?.at);
  createEffect(
    on(
      lately,
      () => {
        const said = connection.view().talk.at(-1);
        if (said !== undefined && said.guest !== connection.guest.id && !isMuted(said.guest)) {
          const reaction = reactionIn(said.text);
          // Short enough to be read on the board; longer words are counted at the button.
          if (reaction === undefined) announce(say().said(said.name, said.text));
          else connection.notify(say().said(said.name, reaction));
        }
      },
      { defer: true },
    ),
  );
  createEffect(
    on(connection.view, (now, before) => {
      const asked = before && hosted.requestOf(before);
      if (!asked || hosted.requestOf(now) !== null || !connection.mine().includes(asked.by)) return;
      if (before.version + 1 === now.version && isSame(before, now)) connection.notify(say().declined);
    }),
  );
  createEffect(
    on(
      () => connection.view().next,
      (next, before) => {
        if (before === null && next !== null) go(to('table', next));
      },
    ),
  );
}

/** Says who has left for good, and who has taken such a seat. */
export function tellSeats(connection: TableConnection): void {
  createEffect(
    on(
      () => connection.view().seating,
      (now, before) => {
        for (const [seat, sitter] of Object.entries(now)) {
          const was = before?.[Number(seat)];
          if (!was || !sitter || was.kind === sitter.kind) continue;
          const name = hosted.occupantName(sitter);
          const own = was.kind === 'person' && was.guest === connection.guest.id;
          if (sitter.kind === 'computer' && sitter.left) {
            connection.notify(own ? say().why.codes['has-left'] : say().hasLeft(name, levelName(sitter.level)));
          } else if (was.kind === 'computer' && was.left) connection.notify(say().takesSeat(name));
        }
      },
    ),
  );
}
