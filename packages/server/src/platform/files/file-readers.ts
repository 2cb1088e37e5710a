import type { Principal } from '../access/principal.ts';
import type { StoredFile } from './file.store.ts';

/** Whether a person who does not own the files of an area may read them. */
export type FileReader = (principal: Principal) => boolean;

/** Who may read whose files: the owner always, others as the file's area says; an area without a rule: nobody. */
export class FileReaders {
  readonly #rules = new Map<string, FileReader>();

  /** Once an area, at its registration. */
  on(area: string, rule: FileReader): void {
    if (this.#rules.has(area)) throw new Error(`two rules for the files of ${area}`);
    this.#rules.set(area, rule);
  }

  /** A file that is not ready is its owner's only, whatever the area says. */
  mayRead(principal: Principal, file: Pick<StoredFile, 'ownerId' | 'state' | 'area'>): boolean {
    if (file.ownerId === principal.employeeId) return true;
    return file.state === 'ready' && (this.#rules.get(file.area)?.(principal) ?? false);
  }

  /** Areas whose ready files this person may read, for the same rule in a statement. */
  areasOf(principal: Principal): readonly string[] {
    return [...this.#rules].filter(([, rule]) => rule(principal)).map(([area]) => area);
  }
}
