/** Menhirs at a table on the server. */
import { menhirsTable } from '@speeltafel/table';
import type { JSX } from 'solid-js';
import Play from '../menhirs/play.tsx';
import { reason, sentence } from '../menhirs/sentences.ts';
import type { AtTable } from './at-table.ts';
import { Playing } from './playing.tsx';

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
