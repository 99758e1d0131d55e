/** The drawing tools: a tile, a token, the monster, the eraser. */
import type { floorsKit as kit } from '@speeltafel/rules';
import { createSignal, For, Match, Switch } from 'solid-js';
import { Segmented } from '../../../ui/segmented.tsx';
import { say as sayCompanion } from '../../shared/companion/words.ts';
import { TilePicture } from '../art/pictures.tsx';
import { Token } from '../art/token.tsx';
import { tileName } from '../play/sentences.ts';
import type { Tool } from './drawn-position.ts';
import { say } from './words.ts';

type Family = 'tiles' | 'tokens' | 'monster' | 'nothing';
const FAMILIES: readonly Family[] = ['tiles', 'tokens', 'monster', 'nothing'];
const KINDS: readonly kit.Tile['kind'][] = ['s', 'c', 'r', 'h', 'P', 'H', 'V', 1, 2];
const NUMBERS = [1, 2, 3, 4, 5, 6];
const PLAYERS = [0, 1, 2, 3, 4, 5, 6];

const stockKind = (kind: kit.Tile['kind']): kit.StockKind => (kind === 'V' ? 'H' : (String(kind) as kit.StockKind));

export function Palette(props: { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) {
  const [tile, setTile] = createSignal<kit.Tile['kind']>('s');
  const [player, setPlayer] = createSignal(0);
  const [shows, setShows] = createSignal(1);
  const family = (): Family => {
    const { kind } = props.tool;
    return kind === 'tile' ? 'tiles' : kind === 'token' ? 'tokens' : kind;
  };
  const hold = (next: Family): void => {
    if (next === 'tiles') props.onTool({ kind: 'tile', tile: tile() });
    else if (next === 'tokens') props.onTool({ kind: 'token', player: player(), shows: shows() });
    else props.onTool({ kind: next });
  };
  const pickTile = (kind: kit.Tile['kind']): void => {
    setTile(kind);
    hold('tiles');
  };
  const pickToken = (owner: number, number: number): void => {
    setPlayer(owner);
    setShows(number);
    hold('tokens');
  };
  const how = (): string =>
    ({ tiles: say().drawHow, tokens: say().tokenHow, monster: say().monsterHow, nothing: say().eraseHow })[family()];
  return (
    <>
      <Segmented
        fill
        compact
        label={sayCompanion().inHand}
        value={family()}
        choices={FAMILIES.map((value) => ({ value, label: say().tools[value] }))}
        onChange={hold}
      />
      <Switch>
        <Match when={family() === 'tiles'}>
          <div class="companion-palette" role="radiogroup" aria-label={say().tools.tiles}>
            <For each={KINDS}>
              {(kind) => (
                <label classList={{ 'companion-standing': kind === 'V' }}>
                  <input
                    type="radio"
                    name="companion-tile"
                    checked={tile() === kind}
                    aria-label={kind === 'V' ? say().longStanding : tileName({ kind })}
                    onChange={() => pickTile(kind)}
                  />
                  <TilePicture kind={stockKind(kind)} angle={0} />
                </label>
              )}
            </For>
          </div>
        </Match>
        <Match when={family() === 'tokens'}>
          <div class="companion-palette" role="radiogroup" aria-label={say().whose}>
            <For each={PLAYERS}>
              {(owner) => (
                <label>
                  <input
                    type="radio"
                    name="companion-player"
                    checked={player() === owner}
                    aria-label={say().player(owner + 1)}
                    onChange={() => pickToken(owner, shows())}
                  />
                  <Token player={owner} />
                </label>
              )}
            </For>
          </div>
          <div class="companion-palette" role="radiogroup" aria-label={say().shows}>
            <For each={NUMBERS}>
              {(number) => (
                <label>
                  <input
                    type="radio"
                    name="companion-number"
                    checked={shows() === number}
                    aria-label={say().token(player() + 1, number)}
                    onChange={() => pickToken(player(), number)}
                  />
                  <Token player={player()} shows={number} />
                </label>
              )}
            </For>
          </div>
        </Match>
      </Switch>
      <p class="companion-soft">{how()}</p>
    </>
  );
}
