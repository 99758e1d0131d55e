/** A small disk that a test can fill. Needs Linux and root, as in containers; elsewhere there is none. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mount = (...args: readonly string[]): void => {
  execFileSync('mount', args, { stdio: 'ignore' });
};

export class SmallDisk {
  readonly folder: string;
  private readonly megabytes: number;
  private readonly remove = (): void => {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'ignore' });
    rmdirSync(this.folder);
  };

  private constructor(folder: string, megabytes: number) {
    this.folder = folder;
    this.megabytes = megabytes;
    process.once('exit', this.remove);
  }

  static make(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'speeltafel-disk-'));
    try {
      mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
      return new SmallDisk(folder, megabytes);
    } catch {
      rmdirSync(folder);
      return undefined;
    }
  }

  /** Fills the rest of the disk. */
  fill(): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    try {
      mount('-o', `remount,size=${(blocks - bfree) * bsize}`, this.folder);
    } catch {
      // More room has become free meanwhile.
      this.fill();
    }
  }

  empty(): void {
    mount('-o', `remount,size=${this.megabytes}m`, this.folder);
  }

  end(): void {
    process.off('exit', this.remove);
    this.remove();
  }
}
