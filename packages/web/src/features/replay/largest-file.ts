/** Records are small. A larger file is not a record and is not even read. */
export const LARGEST_FILE = 256 * 1024;
