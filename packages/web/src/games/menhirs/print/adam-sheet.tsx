import { Page } from '../../shared/print/printed-page.tsx';
import { Parts } from '../../shared/print/summary-parts.tsx';
import { AdamTrack } from './adam-track.tsx';
import { LineBoard } from './line-board.tsx';
import { say } from './words.ts';

export const MenhirsAdam = () => (
  <Page credit={say().credit} title={say().sheets['menhirs-adam'].title} about={say().by} class="sheet-menhirs">
    <AdamTrack />
    <div class="sheet-columns">
      <figure>
        <LineBoard menhirs={0} fog={0} names name={say().names} />
        <figcaption>{say().names}</figcaption>
      </figure>
      <Parts parts={say().adam} />
    </div>
  </Page>
);
