/** Records are small; a larger file is something else, and is not even read. */
export const LARGEST_FILE = 256 * 1024;
