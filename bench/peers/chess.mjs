import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';

/** Counts the leaves at a depth from the chess start position, with chessops' own perft. */
export const startPerft = (depth) => perft(Chess.default(), depth);
