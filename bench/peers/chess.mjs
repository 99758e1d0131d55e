import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';

/** The leaves of the chess start position at a depth, by chessops' own perft. */
export const startPerft = (depth) => perft(Chess.default(), depth);
