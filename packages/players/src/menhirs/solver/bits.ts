/** Sets of ranks, one bit each. */

export const bitWords = (length: number): number => (length + 31) >>> 5;

export const setBit = (bits: Int32Array, rank: number): void => {
  bits[rank >>> 5]! |= 1 << (rank & 31);
};

export const hasBit = (bits: Int32Array, rank: number): boolean => ((bits[rank >>> 5]! >>> (rank & 31)) & 1) === 1;
