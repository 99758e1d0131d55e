/** Finstere Flure at a table on the server. */
import { floorsTable } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import { Playing } from '../../features/online/table/online-game.tsx';
import type { AtTable } from '../../features/online/table/table-connection.ts';
import Play from './play/play.tsx';
import { spoken, tell } from './play/sentences.ts';
import { say as sayFloors } from './words.ts';

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
