/** The result of a search for a position: its proof number, its disproof number, and the positions searched. */
import { NEVER } from './proof-table.ts';

export class ProofNumbers {
  pn = 1;
  dn = 1;
  work = 0;

  set(pn: number, dn: number, work = 0): void {
    this.pn = pn;
    this.dn = dn;
    this.work = work;
  }

  decide(proven: boolean): void {
    this.set(proven ? 0 : NEVER, proven ? NEVER : 0);
  }
}
