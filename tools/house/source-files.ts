import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  '.torre',
  'data',
  'dist',
  'test-results',
  'playwright-report',
  'coverage',
]);
const PLANTED = ['tools/fixtures', 'tools/planted'];
const MODULE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Every file of the house below `root`, sorted, as paths from the root; planted violations stay out. */
export function houseFiles(root: string): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (NOT_OURS.has(entry.name) || PLANTED.includes(path)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

export function isModule(path: string): boolean {
  return MODULE.test(path);
}

/**
 * The modules as git lists them: a second opinion, found in another way, against which the house check counts
 * what it saw (design.md, import rule 7). Null outside a git working tree.
 */
export function modulesKnownToGit(root: string): string[] | null {
  if (!existsSync(join(root, '.git'))) return null;
  const list = execFileSync(
    'git',
    ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return list
    .split('\0')
    .filter((path) => isModule(path) && !PLANTED.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => existsSync(join(root, path)));
}
