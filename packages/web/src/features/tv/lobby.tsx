/** Before a game: how to join, which game it will be, and who sits where. Nobody has to touch the television. */
import { For, type JSX, Show } from 'solid-js';
import { GAME_IDS, GAMES, type GameId } from '../../games/registry.ts';
import { levelName } from '../../session/player-names.ts';
import { createNight } from '../../settings/night.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { Box } from '../home/game-box.tsx';
import { Mark } from '../home/logo.tsx';
import type { TableConnection } from '../online/table/table-connection.ts';
import { QrCode } from '../online/waiting/qr-code.tsx';
import { say } from './words.ts';

interface LobbyProps {
  readonly code: string;
  /** The address in the QR code. */
  readonly link: string;
  /** The table that players are joining; undefined while the game is still to be chosen. */
  readonly connection?: TableConnection;
}

/** The address for people who type it. */
const shortAddress = (): string => `${location.host}${location.pathname.replace(/\/$/, '')}`;

function Seats(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const state = (guest: string): string => (connection.isHere(guest) ? say().ready : say().away);
  return (
    <ol class="tv-seats">
      <For each={Object.entries(connection.view().seating)}>
        {([seat, sitter]) => (
          <li class="tv-seat" classList={{ 'tv-free': sitter === null }} style={{ '--seat': `var(--seat-${seat})` }}>
            <SeatBadge seat={Number(seat)} />
            <span>
              <b>{sitter === null ? say().free : sitter.kind === 'computer' ? levelName(sitter.level) : sitter.name}</b>
              <small>
                {sitter === null ? say().scanToSit : sitter.kind === 'computer' ? say().computer : state(sitter.guest)}
              </small>
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

export function Lobby(props: LobbyProps): JSX.Element {
  createNight();
  const games = (): readonly GameId[] => (props.connection === undefined ? GAME_IDS : [props.connection.game]);
  return (
    <div class="tv-lobby" classList={{ 'tv-start': props.connection === undefined }}>
      <p class="tv-brand">
        <Mark /> Speeltafel
      </p>
      <div class="tv-ticket">
        <QrCode text={props.link} label={say().qr} />
        <b>{props.code}</b>
        <span>{shortAddress()}</span>
      </div>
      <div class="tv-welcome">
        <h2>{say().takeSeat}</h2>
        <p>
          {say().scan} <b>{shortAddress()}</b> {say().typeCode}
        </p>
        <div class="tv-boxes">
          <For each={games()}>
            {(game) => (
              <figure>
                <Box game={game} />
                <figcaption>{GAMES[game].intro().players(GAMES[game].designer)}</figcaption>
              </figure>
            )}
          </For>
          <div class="tv-next">
            <Show when={props.connection} fallback={<h3>{say().firstChooses}</h3>}>
              {(connection) => (
                <>
                  <h3>{GAMES[connection().game].name}</h3>
                  <p>{say().startsByItself}</p>
                </>
              )}
            </Show>
            <p>{say().stays}</p>
            <p class="tv-keys">{say().remote}</p>
          </div>
        </div>
      </div>
      <Show when={props.connection}>{(connection) => <Seats connection={connection()} />}</Show>
    </div>
  );
}

/** How to join later, in the corner of a running game. */
export const JoinCorner = (props: Pick<LobbyProps, 'code' | 'link'>): JSX.Element => (
  <div class="tv-join">
    <QrCode text={props.link} label={say().qr} />
    <p>
      {say().watchAlong}
      <b>{props.code}</b>
    </p>
  </div>
);
