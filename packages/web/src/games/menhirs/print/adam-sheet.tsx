import { Page } from '../../../features/print/printed-page.tsx';
import { Parts } from '../../../features/print/summary/summary-parts.tsx';
import { say } from '../../../features/print/summary/words.ts';
import { say as sayPrint } from '../../../features/print/words.ts';
import { AdamTrack } from './adam-track.tsx';
import { LineMoor } from './line-board.tsx';

export const MenhirsAdam = () => (
  <Page game="menhirs" title={sayPrint().sheets['menhirs-adam'].title} about={say().by.menhirs} class="sheet-menhirs">
    <AdamTrack />
    <div class="sheet-columns">
      <figure>
        <LineMoor menhirs={0} fog={0} names name={say().names} />
        <figcaption>{say().names}</figcaption>
      </figure>
      <Parts parts={say().adam} />
    </div>
  </Page>
);
