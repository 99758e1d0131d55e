import { floorsKit as kit } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { Page } from '../../shared/print/printed-page.tsx';
import { Parts } from '../../shared/print/summary-parts.tsx';
import { LineBlock, LineIcon, LinePool, LineTeleporter, LineToken } from '../art/line-tile.tsx';
import { LineBoard } from './line-board.tsx';
import { say } from './words.ts';
import './summary-sheet.css';

const ROWS = ['s', 'c', 'r', 'h', 'P', '1', 'edge', 'token'] as const;

const picture = (row: (typeof ROWS)[number]): JSX.Element => {
  switch (row) {
    case 'P':
      return (
        <g transform="translate(-50 -50)">
          <LinePool width={1} height={1} />
        </g>
      );
    case '1':
      return <LineTeleporter pair={1} angle={90} />;
    case 'edge':
      return (
        <>
          <path d="M36 -46V46" stroke="#000" stroke-width="12" />
          <path d="M-42 0H16M-4 -20L18 0L-4 20" fill="none" stroke="#000" stroke-width="8" />
        </>
      );
    case 'token':
      return <LineToken name="4" />;
    default:
      return <LineBlock kind={row} />;
  }
};

export const Floors = () => (
  <Page credit={say().credit} title="Finstere Flure" about={say().by} class="sheet-floors">
    <Parts parts={say().parts} />
    <section>
      <h2>{say().effects.title}</h2>
      <table class="sheet-effects">
        <thead>
          <tr>
            <td />
            <For each={say().effects.head}>{(head) => (head === '' ? <td /> : <th scope="col">{head}</th>)}</For>
          </tr>
        </thead>
        <tbody>
          <For each={ROWS}>
            {(row) => (
              <tr>
                <td>
                  <LineIcon>{picture(row)}</LineIcon>
                </td>
                <For each={say().effects.rows[row]}>
                  {(text, i) => (i() === 0 ? <th scope="row">{text}</th> : <td>{text}</td>)}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p>{say().effects.foot}</p>
    </section>
    <figure>
      <LineBoard tiles={kit.BASIC_TILES} tokens={[]} monster={kit.EXIT} facing={kit.EAST} name={say().basic} />
      <figcaption>{say().basic}</figcaption>
    </figure>
  </Page>
);
