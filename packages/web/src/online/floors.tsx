/** Finstere Flure at a table on the server. */
import { floorsTable } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import { spoken, tell } from '../floors/play/sentences.ts';
import Play from '../floors/play.tsx';
import { say as sayFloors } from '../floors/words.ts';
import type { AtTable } from './at-table.ts';
import { Playing } from './playing.tsx';

export default function Floors(props: { readonly at: AtTable }): JSX.Element {
  return (
    <Playing
      at={props.at}
      kit={floorsTable}
      play={Play}
      tell={(before, after, played, name, isYou) =>
        tell(before, after, played, name)
          .map(({ text }) =>
            spoken(text, ({ player, shows }) =>
              isYou(player + 1) ? sayFloors().yourToken(shows) : sayFloors().tokenOf(name(player + 1), shows),
            ),
          )
          .join(' ')
      }
    />
  );
}
