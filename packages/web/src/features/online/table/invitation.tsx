/** A guest has come by a link: what is played at the table and who sits there, before a name is asked for. */
import { For, type JSX, Show } from 'solid-js';
import type { GameOptions } from '../../../games/contract/options.ts';
import { GAMES } from '../../../games/registry.ts';
import { levelName } from '../../../session/player-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { ListedTable } from '../api.ts';
import { Avatar } from '../identity/avatar.tsx';
import { unknownNow } from '../identity/guest.ts';
import { IdentityGate } from '../identity/require-guest.tsx';
import { termsOf } from '../terms/terms.ts';
import { TermsList } from '../terms/terms-list.tsx';
import { say } from '../words.ts';

type Player = ListedTable['players'][number];

const Sitter = (props: { readonly seat: number; readonly player: Player }): JSX.Element => {
  const name = (): string => {
    const { player } = props;
    if (player === null) return say().free;
    return 'level' in player ? levelName(player.level) : player.name;
  };
  const guest = (): string => (props.player !== null && 'guest' in props.player ? props.player.guest : '');
  const person = (): boolean => props.player !== null && 'name' in props.player;
  const computer = (): boolean => props.player !== null && 'level' in props.player;
  return (
    <li class="on-seat">
      <SeatBadge seat={props.seat} />
      <Show when={person()}>
        <Avatar of={guest()} />
      </Show>
      <Show when={computer()}>
        <Icon name="bot" />
      </Show>
      <span class="on-who" classList={{ 'on-empty': props.player === null }}>
        {name()}
      </span>
    </li>
  );
};

export const InvitationForStranger = (props: {
  readonly found: ListedTable;
  readonly options: GameOptions;
}): JSX.Element => (
  <div class="on-newcomer">
    <Show when={unknownNow() === null}>
      <section class="panel" aria-labelledby="on-found">
        <h2 id="on-found">{say().foundTable[props.found.status](GAMES[props.found.game].name)}</h2>
        <ol aria-label={say().seats}>
          <For each={props.found.players}>{(player, i) => <Sitter seat={i() + 1} player={player} />}</For>
        </ol>
        <TermsList terms={termsOf(props.options, props.found.options, props.found.clock)} />
      </section>
    </Show>
    <IdentityGate />
  </div>
);
