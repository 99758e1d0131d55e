import { LineMoor } from '../art/line-moor.tsx';
import { Page } from '../page.tsx';
import { AdamTrack } from '../summary/adam-track.tsx';
import { Parts } from '../summary/parts.tsx';
import { say } from '../summary/words.ts';
import { say as sayPrint } from '../words.ts';

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
