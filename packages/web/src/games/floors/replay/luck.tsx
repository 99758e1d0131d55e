/** What each player's turns gave away, and what the cards brought: skill and luck side by side. */
import type { floorsPlayers, Notes } from '@speeltafel/players';
import { For, type JSX, Show } from 'solid-js';
import { language } from '../../../i18n/language.ts';
import { cardName } from '../play/sentences.ts';
import { nameAt } from './names.ts';
import type { FloorsRecord } from './record.ts';
import { say } from './words.ts';

const hundredths = (n: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(n * 100);

interface Stroke {
  readonly seat: number;
  readonly luck: number;
  readonly note: floorsPlayers.IndexedCardNote;
}

/** The card that helped (or hurt) a player most. */
function extreme(cards: readonly floorsPlayers.IndexedCardNote[], sign: 1 | -1): Stroke | null {
  let most: Stroke | null = null;
  for (const note of cards) {
    for (const [player, luck] of note.luck.entries()) {
      if (luck * sign > (most?.luck ?? 0) * sign) most = { seat: player + 1, luck, note };
    }
  }
  return most;
}

export function Luck(props: { readonly record: FloorsRecord; readonly notes: Notes }): JSX.Element {
  const told = () => (props.notes.game === 'floors' ? props.notes : null);
  const card = ({ note }: Stroke): string => cardName(note.card, props.record.course.positions[0]!.fiveIsHits);
  return (
    <Show when={told()}>
      {(notes) => (
        <section>
          <h2>{say().luckAndSkill}</h2>
          <table class="rp-table">
            <thead>
              <tr>
                <th scope="col">{say().player}</th>
                <th scope="col">{say().lostBySkill}</th>
                <th scope="col">{say().luckOfCards}</th>
              </tr>
            </thead>
            <tbody>
              <For each={props.record.chairs}>
                {({ seat }) => (
                  <tr>
                    <th scope="row">{nameAt(props.record, seat)}</th>
                    <td>{hundredths(-notes().lost[seat - 1]!)}</td>
                    <td>{hundredths(notes().luck[seat - 1]!)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
          <p class="rp-small">{say().luckHow}</p>
          <Show when={extreme(notes().cards, 1)}>
            {(best) => <p>{say().bestCard(nameAt(props.record, best().seat), card(best()))}</p>}
          </Show>
          <Show when={props.record.chairs.length > 2 && extreme(notes().cards, -1)}>
            {(worst) => <p>{say().worstCard(nameAt(props.record, worst().seat), card(worst()))}</p>}
          </Show>
        </section>
      )}
    </Show>
  );
}
