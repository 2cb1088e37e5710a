import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';

const ALL_SENTENCES = 'packages/contract/src/all-sentences.ts';

/**
 * What the server says: both languages of a sentence take the same parameters, and every file is in the list of all. For the
 * texts of the screens their type says it (`registerTexts`).
 */
export async function languageFindings(root: string, files: readonly string[]): Promise<Finding[]> {
  const tables = files.filter((path) => path.endsWith('.sentences.ts'));
  const list = files.includes(ALL_SENTENCES) ? readFileSync(join(root, ALL_SENTENCES), 'utf8') : '';
  const found: Finding[] = [];
  const rule = 'languages-agree';
  for (const file of tables) {
    if (!list.includes(`/${basename(file)}'`))
      found.push({ rule, file, message: `is missing in ${ALL_SENTENCES}` });
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, SentenceTable>;
    for (const [key, wording] of Object.values(module).flatMap(({ table }) => Object.entries(table ?? {}))) {
      const [mine, theirs] = [parametersOf(wording.it), parametersOf(wording.en)];
      if (mine !== theirs)
        found.push({ rule, file, message: `"${key}" takes {${mine}} in Italian and {${theirs}} in English` });
    }
  }
  return found;
}

interface SentenceTable {
  readonly table?: Readonly<Record<string, { readonly it: string; readonly en: string }>>;
}

/** Names of the parameters, in order. */
function parametersOf(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]!);
  return [...new Set(names)].sort().join(', ');
}
