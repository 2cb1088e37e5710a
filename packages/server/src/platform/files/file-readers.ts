import type { Principal } from '../access/principal.ts';
import type { StoredFile } from './file.store.ts';

/** Whether a person who does not own a file of the area may read it, from who asks and what the file is for. */
export type FileReader = (principal: Principal, file: StoredFile) => boolean | Promise<boolean>;

/** Who may read whose files: the owner always, others as the file's area says; an area without a rule: nobody. */
export class FileReaders {
  readonly #rules = new Map<string, FileReader>();

  /** Once an area, at its registration. */
  on(area: string, rule: FileReader): void {
    if (this.#rules.has(area)) throw new Error(`two rules for the files of ${area}`);
    this.#rules.set(area, rule);
  }

  /** A file that is not ready is its owner's only, whatever the area says. */
  async mayRead(principal: Principal, file: StoredFile): Promise<boolean> {
    if (file.ownerId === principal.employeeId) return true;
    if (file.state !== 'ready') return false;
    return (await this.#rules.get(file.area)?.(principal, file)) ?? false;
  }
}
