import { For } from 'solid-js';
import { Page } from '../../shared/print/printed-page.tsx';
import { AdamTrack } from './adam-track.tsx';
import { say } from './words.ts';

const GAMES = Array.from({ length: 16 }, (_, i) => i + 1);
const PLAYERS = Array.from({ length: 6 }, (_, i) => i);

const Widths = (props: { readonly of: readonly string[] }) => (
  <colgroup>
    <For each={props.of}>{(width) => <col style={{ width }} />}</For>
  </colgroup>
);

export const MenhirsScore = () => {
  const words = () => say().score;
  const columns = () => [
    words().game,
    words().first,
    words().second,
    words().winner,
    words().how,
    words().round,
    words().prolonged,
    words().points,
  ];
  return (
    <Page
      credit={say().credit}
      title={say().sheets['menhirs-score'].title}
      about={say().sheets['menhirs-score'].about}
      class="sheet-score"
    >
      <div class="sheet-blanks">
        <span>{words().event}</span>
        <span>{words().date}</span>
      </div>
      <table class="sheet-games">
        <Widths of={['9mm', 'auto', 'auto', 'auto', '14mm', '16mm', '20mm', '17mm']} />
        <thead>
          <tr>
            <For each={columns()}>{(name) => <th scope="col">{name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={GAMES}>
            {(game) => (
              <tr>
                <td>{game}</td>
                <For each={columns().slice(1)}>{() => <td />}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p>{words().hows}</p>
      <AdamTrack />
      <p>{words().nobody}</p>
      <table class="sheet-games sheet-ranking">
        <caption>{words().ranking}</caption>
        <Widths of={['auto', '26mm', '26mm', '26mm']} />
        <thead>
          <tr>
            <For each={[words().name, words().wins, words().points, words().place]}>
              {(name) => <th scope="col">{name}</th>}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={PLAYERS}>
            {() => (
              <tr>
                <td />
                <td />
                <td />
                <td />
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Page>
  );
};
