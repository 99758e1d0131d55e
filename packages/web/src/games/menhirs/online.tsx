/** Menhirs at a table on the server. */
import { menhirsTable } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import { Playing } from '../../features/online/table/online-game.tsx';
import type { AtTable } from '../../features/online/table/table-connection.ts';
import Play from './play/play.tsx';
import { reason, sentence } from './sentences.ts';

export default function Menhirs(props: { readonly at: AtTable }): JSX.Element {
  return (
    <Playing
      at={props.at}
      kit={menhirsTable}
      play={Play}
      tell={(_, __, played, name) => sentence(played, name(played.seat), false)}
      why={(refused) => (refused.code === 'last-cover' ? reason(refused) : null)}
    />
  );
}
