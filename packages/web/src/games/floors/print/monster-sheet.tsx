/**
 * The last monster built on this device, to cut out: a figure to fold and stand up, and two discs to lay in the hall.
 */
import './monster-sheet.css';
import { floorsKit as kit } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { Page } from '../../shared/print/printed-page.tsx';
import { lastMonster } from '../monster/last-monster.ts';
import { MonsterFromAbove } from '../monster/monster-from-above.tsx';
import { TableMonsterFront } from '../monster/table-monster.tsx';
import { say } from './words.ts';

/** Diameters in millimetres. */
const DISCS = [40, 50] as const;

export const MonsterSheet = (): JSX.Element => (
  <Page credit={say().credit} title={lastMonster().name} about={say().by} class="sheet-monster">
    <p>{say().cutOut.how}</p>
    <div class="cut-figure">
      <div class="cut-half cut-back" aria-hidden="true">
        <TableMonsterFront parts={lastMonster().parts} />
      </div>
      <div class="cut-half">
        <TableMonsterFront parts={lastMonster().parts} label={lastMonster().name} />
      </div>
      <p class="cut-foot">{lastMonster().name}</p>
    </div>
    <div class="cut-discs">
      <For each={DISCS}>
        {(size) => (
          <figure>
            <div class="cut-disc" style={{ width: `${size}mm` }}>
              <MonsterFromAbove
                parts={lastMonster().parts}
                facing={kit.NORTH}
                label={`${lastMonster().name}, ${say().cutOut.above}`}
              />
            </div>
            <figcaption>{say().cutOut.disc(size)}</figcaption>
          </figure>
        )}
      </For>
    </div>
  </Page>
);
