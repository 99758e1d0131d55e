/** Hints between nodes: at that table is something new. A hint may be lost; the log tells the truth. */
export interface Bus {
  tell(table: string): void;
  listen(heard: (table: string) => void): void;
  close(): Promise<void>;
}

/** A node alone has nobody to tell. */
export const noBus: Bus = { tell() {}, listen() {}, async close() {} };
