/** What happens at a table apart from the game, announced to its players. */
import { hosted } from '@speeltafel/table';
import { createEffect, createMemo, on } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { levelName } from '../../../session/player-names.ts';
import { announce } from '../../../ui/announce.ts';
import { isMuted } from '../talk/muted-guests.ts';
import { reactionIn } from '../talk/reactions.ts';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

/** Whether the only change is that a request is gone. */
const isSame = (before: hosted.ClientView, now: hosted.ClientView): boolean =>
  now.next === null &&
  now.over === before.over &&
  now.played.length === before.played.length &&
  ((now.still ?? null) === null) === ((before.still ?? null) === null) &&
  JSON.stringify(now.seating) === JSON.stringify(before.seating);

/** Announces what others say, and that a request was declined. */
export function tellNews(connection: TableConnection): void {
  // Every message of the table updates the view, so compare the time of the last line of talk.
  const lately = createMemo(() => connection.view().talk.at(-1)?.at);
  createEffect(
    on(
      lately,
      () => {
        const said = connection.view().talk.at(-1);
        if (said !== undefined && said.guest !== connection.guest.id && !isMuted(said.guest)) {
          const reaction = reactionIn(said.text);
          // Reactions are short enough to show on the board; longer texts are counted on the button.
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

/** Announces players who have left for good, and who took over their seats. */
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
