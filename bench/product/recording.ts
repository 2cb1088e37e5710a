import { readFile } from 'node:fs/promises';
import type { DatabaseAccess, RecordedLine, RecordedStatement } from './recorded-statement.ts';

/** What a product that writes its statements down has said so far. */
export class Recording {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The pool's own connections are the ones with options; the newest of them counts. Throws before the first statement. */
  async access(): Promise<DatabaseAccess> {
    const found = (await this.#lines()).findLast((line) => 'access' in line);
    if (!found) throw new Error('the product has not spoken to its database yet');
    return found.access;
  }

  /** The statements that the product made while `act` ran. */
  async during(act: () => Promise<unknown>): Promise<readonly RecordedStatement[]> {
    const before = (await this.#lines()).length;
    await act();
    return (await this.#lines())
      .slice(before)
      .flatMap((line) => ('statement' in line ? [line.statement] : []));
  }

  async #lines(): Promise<readonly RecordedLine[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedLine);
  }
}

/**
 * The statements between `begin` and `commit` of the transaction that holds the named statement, without those two.
 * Throws when there is none: the product then saves in another way and the floor must be looked at again.
 */
export function transactionWith(
  name: string,
  statements: readonly RecordedStatement[],
): readonly RecordedStatement[] {
  const named = statements.find((statement) => statement.called === name);
  if (!named) throw new Error(`no statement is called ${name}`);
  const own = statements.filter(({ connection }) => connection === named.connection);
  const at = own.indexOf(named);
  const begin = own.findLastIndex(({ text }, index) => index < at && /^begin\b/.test(text));
  const commit = own.findIndex(({ text }, index) => index > at && text === 'commit');
  if (begin < 0 || commit < 0) throw new Error(`${name} stands in no transaction`);
  return own.slice(begin + 1, commit);
}
