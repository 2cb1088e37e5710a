import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';

/** Both languages of an area have the same keys, and each text the same parameters. */
export async function languageFindings(root: string, files: readonly string[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const file of files.filter((path) => /\.(?:it|en)\.tsx?$/.test(path))) {
    const other = file.replace(
      /\.(it|en)\.(tsx?)$/,
      (_, tongue, end) => `.${tongue === 'it' ? 'en' : 'it'}.${end}`,
    );
    if (!existsSync(join(root, other))) {
      found.push({ rule: 'languages-agree', file, message: `${other} is missing` });
      continue;
    }
    const [mine, theirs] = [await textsOf(root, file), await textsOf(root, other)];
    for (const [key, parameters] of mine) {
      const message = difference(key, parameters, theirs.get(key), other);
      if (message !== null) found.push({ rule: 'languages-agree', file, message });
    }
  }
  return [...found, ...(await sentenceFindings(root, files))];
}

const ALL_SENTENCES = 'packages/contract/src/all-sentences.ts';

/** What the server says: both languages of a sentence take the same parameters, and every file is in the list of all. */
async function sentenceFindings(root: string, files: readonly string[]): Promise<Finding[]> {
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

function difference(key: string, mine: string, theirs: string | undefined, other: string): string | null {
  if (theirs === undefined) return `"${key}" is missing in ${other}`;
  return mine === theirs ? null : `"${key}" takes {${mine}} here and {${theirs}} in ${other}`;
}

/** Key with its plural suffix cut off, and the names of its parameters in order. */
async function textsOf(root: string, file: string): Promise<Map<string, string>> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  const texts = new Map<string, string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, parametersOf(value));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, key === '' ? name : `${key}.${name}`);
    }
  };
  // The exported names differ by language (rosterIt, rosterEn); the texts inside must not.
  for (const exported of Object.values(module)) visit(exported, '');
  return texts;
}

function parametersOf(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]!);
  return [...new Set(names)].sort().join(', ');
}
