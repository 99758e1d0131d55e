import type { Puzzle } from '@speeltafel/players/puzzles';
import { floorsKit as kit } from '@speeltafel/rules';
import type { PuzzlePage } from '../../contract/print.ts';
import { PuzzlePageLayout } from '../../shared/print/puzzle-page.tsx';
import { tileName } from '../play/sentences.ts';
import { LineBoard, type LineTokenOnBoard } from './line-board.tsx';
import { floorsSolution } from './solution-text.ts';
import { say } from './words.ts';

interface Drawn {
  readonly tiles: readonly kit.Tile[];
  readonly tokens: readonly LineTokenOnBoard[];
  readonly monster: kit.Square;
  readonly facing: kit.Direction;
  readonly ask: string;
}

function drawLevel(text: string): Drawn {
  const parsed = kit.parseLevel(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const { tokens, stock, ...board } = parsed.value;
  const movable = tokens.filter((token) => token.movable).map(kit.nameOf);
  const asks = [say().monsterAsk];
  if (movable.length > 0) asks.push(say().monsterMove(movable.join(', ')));
  if (stock.length > 0) asks.push(say().monsterLay(stock.map(stockName).join(', ')));
  return {
    ...board,
    tokens: tokens.map((token) => ({
      name: kit.nameOf(token),
      square: token.place,
      own: token.player === 0,
      ready: token.movable,
    })),
    ask: asks.join(' '),
  };
}

const stockName = (kind: kit.StockKind): string =>
  tileName({ kind: kind === '1' ? 1 : kind === '2' ? 2 : (kind as kit.Block | kit.Pool) });

const cardName = (card: kit.Card): string => (card.startsWith('h') ? say().hit(Number(card.slice(1))) : card);

function drawSave(text: string): Drawn {
  const parsed = kit.parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const { tiles, tokens, monster, facing, pile, turn } = parsed.value;
  const toMove = (token: kit.Token): boolean => token.player === turn && !token.moved && kit.isInPlay(token.place);
  const names = tokens
    .filter(toMove)
    .map((token) => (kit.isOnBoard(token.place) ? kit.nameOf(token) : `${kit.nameOf(token)} (${say().outside})`));
  return {
    tiles,
    monster,
    facing,
    tokens: tokens
      .filter(({ place }) => kit.isOnBoard(place))
      .map((token) => ({
        name: kit.nameOf(token),
        square: token.place,
        own: token.player === turn,
        ready: toMove(token),
      })),
    ask: say().saveAsk(names.join(', '), [...new Set(pile)].map(cardName).join(', ')),
  };
}

const One = (props: { readonly puzzle: Puzzle; readonly number: number }) => {
  const drawn = () => (props.puzzle.kind === 'monster' ? drawLevel : drawSave)(props.puzzle.position);
  return (
    <>
      <p>
        <b>{props.number}</b> {drawn().ask}
      </p>
      <LineBoard
        tiles={drawn().tiles}
        tokens={drawn().tokens}
        monster={drawn().monster}
        facing={drawn().facing}
        name={say().hall(props.number)}
      />
    </>
  );
};

export const FloorsPuzzles = (props: PuzzlePage) => (
  <PuzzlePageLayout
    {...props}
    title={say().sheets['floors-puzzles'].title}
    credit={say().credit}
    class="sheet-floors-puzzles"
    legend={say().hallKey}
    picture={(puzzle, number) => <One puzzle={puzzle} number={number} />}
    solution={(puzzle) => floorsSolution(puzzle.solution)}
  />
);
