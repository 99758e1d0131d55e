/** The editor of a variant: a hall drawn by hand, and its numbers. */
import { floors, fromSeed, floorsKit as kit, type Refusal } from '@speeltafel/rules';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createTouch, press } from '../../../ui/press.ts';
import { TilePicture } from '../art/pictures.tsx';
import { Board } from '../board/board.tsx';
import { BASIC_HALL, EMPTY_HALL, tapped, withTiles } from '../companion/drawn-position.ts';
import { useTurned } from '../companion/orientation.ts';
import { spokenSquare } from '../companion/square-labels.ts';
import { say as sayCompanion } from '../companion/words.ts';
import { sceneOf } from '../play/position-scene.ts';
import { tileName } from '../play/sentences.ts';
import { VariantChoice } from './variant-choice.tsx';
import { say } from './words.ts';

/** The aspect ratio of the hall. */
const FLOOR_WIDE = 1.4;
const KINDS: readonly kit.Tile['kind'][] = ['s', 'c', 'r', 'h', 'P', 'H', 'V', 1, 2];
const stockKind = (kind: kit.Tile['kind']): kit.StockKind => (kind === 'V' ? 'H' : (String(kind) as kit.StockKind));

function whyWrong({ code }: Refusal): string {
  const words: Readonly<Record<string, string>> = sayCompanion().wrong;
  return words[code] ?? (code === 'lone-teleporter' ? say().loneTeleporter : sayCompanion().wrong.other);
}

function hallOf(setup: string | undefined): kit.Position {
  if (setup === undefined || setup === 'lay' || setup === 'random') return EMPTY_HALL;
  const tiles = setup === 'basic' ? undefined : kit.parseTiles(setup);
  return tiles?.ok ? withTiles(tiles.value) : BASIC_HALL;
}

const seed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export default function Workbench(props: { readonly options: string; onChange(options: string): void }): JSX.Element {
  const turned = useTurned();
  const options = createMemo((): Partial<kit.Options> => {
    const read = floors.parseOptions(props.options);
    return read.ok ? read.value : {};
  });
  const [hall, setHall] = createSignal(hallOf(options().setup));
  const [kind, setKind] = createSignal<kit.Tile['kind'] | null>('s');
  const [wrong, setWrong] = createSignal('');
  const refuse = (refusal: Refusal): void => {
    setWrong(whyWrong(refusal));
    announce(wrong());
  };
  /** A hall that cannot be played yet, for example with only one teleporter, is kept in the drawing. */
  const draw = (next: kit.Position): void => {
    const setup = kit.makeTiles(next.tiles);
    const wished = floors.options({ ...options(), setup });
    const later = !wished.ok && wished.refusal.code === 'lone-teleporter';
    if (wished.ok || later) setHall(next);
    if (wished.ok) {
      setWrong('');
      props.onChange(floors.makeOptions(wished.value));
    } else refuse(wished.refusal);
  };
  const { touched, touch } = createTouch((square: kit.Square): void => {
    const held = kind();
    const next = tapped(hall(), held === null ? { kind: 'nothing' } : { kind: 'tile', tile: held }, square);
    if (next.ok) draw(next.value);
    else refuse(next.refusal);
  });
  const scene = createMemo(() => sceneOf(hall()));
  const choose = (text: string): void => {
    const before = options().setup;
    props.onChange(text);
    const read = floors.parseOptions(text);
    if (read.ok && read.value.setup !== before) setHall(hallOf(read.value.setup));
  };
  return (
    <>
      <div class="workbench-board" style={{ '--wide': turned() ? 1 : FLOOR_WIDE }}>
        <Board
          name={sayCompanion().board}
          turned={turned()}
          tiles={scene().tiles}
          tokens={[]}
          monster={null}
          label={(square) => spokenSquare(square, scene(), turned())}
          onSquare={touch}
          hand={touched()}
          home={kit.ENTRANCE}
        />
        <p class="hint" role="status">
          {wrong() || sayCompanion().drawHow}
        </p>
        <div class="workbench-palette" role="radiogroup" aria-label={sayCompanion().tools.tiles}>
          <For each={[...KINDS, null]}>
            {(each) => (
              <label classList={{ standing: each === 'V' }}>
                <input
                  type="radio"
                  name="workbench-tile"
                  checked={kind() === each}
                  aria-label={
                    each === null
                      ? sayCompanion().tools.nothing
                      : each === 'V'
                        ? sayCompanion().longStanding
                        : tileName({ kind: each })
                  }
                  onChange={() => setKind(each)}
                />
                {each === null ? <Icon name="trash" /> : <TilePicture kind={stockKind(each)} angle={0} />}
              </label>
            )}
          </For>
        </div>
        <div class="workbench-tools">
          <button type="button" class="btn" onClick={press(() => draw(withTiles(kit.randomTiles(fromSeed(seed())))))}>
            {say().deal}
          </button>
          <button
            type="button"
            class="btn"
            disabled={hall().tiles.length === 0}
            onClick={press(() => setHall(EMPTY_HALL))}
          >
            {say().clear}
          </button>
        </div>
      </div>
      <div class="panel workbench-numbers">
        <VariantChoice options={props.options} onChange={choose} />
      </div>
    </>
  );
}
