import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One clause of the specification: which area it belongs to, of what kind it is, which issue proves it. */
export interface Clause {
  readonly id: string;
  readonly module: string;
  readonly kind: string;
  readonly issue: string;
}

const HEADER = 'id\tmodule\tkind\tissue';
const SOURCES = ['portal.tsv', 'manager.tsv', 'employee.tsv'];

/** `tools/clauses.tsv`: committed, so that the count works without the specification. */
export function registerPath(root: string): string {
  return join(root, 'tools/clauses.tsv');
}

export function readRegister(root: string): Clause[] {
  return readTable(registerPath(root)).map(([id = '', module = '', kind = '', issue = '']) => ({
    id,
    module,
    kind,
    issue,
  }));
}

/** The folder of the specification's clauses beside the repository, or null where it is not present. */
export function specificationFolder(root: string): string | null {
  const folder = join(root, '../shared/spec/clauses');
  return existsSync(join(folder, 'plan.tsv')) ? folder : null;
}

/** The register as the specification in `folder` gives it. Throws when a clause has no issue in the plan. */
export function registerText(folder: string): string {
  const plan = new Map(readTable(join(folder, 'plan.tsv')).map(([id = '', issue = '']) => [id, issue]));
  const rows = SOURCES.flatMap((file) => readTable(join(folder, file))).map(([id = '', module, kind]) => {
    const issue = plan.get(id);
    if (issue === undefined) throw new Error(`${id} has no issue in plan.tsv`);
    return [id, module, kind, issue].join('\t');
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
}

/** Rows of a tab-separated file without its heading. */
function readTable(path: string): string[][] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => line.replace(/\r$/, '').split('\t'));
}
