import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { Files } from './plan.ts';

const TEXT = /\.(?:[cm]?[jt]s|[jt]sx|css|html|json|md|sh|sql|svg|tsv|txt|ya?ml)$|^\.ci\/|^\.[a-z]+rc$/;
/** Their own small houses, the defects, which are made anew, and the plans, which name what was. */
const APART = ['tools/fixtures/', 'tools/planted/', 'tools/moves/'];
const UNTOUCHED = /^package-lock\.json$|\.gen\.ts$/;

export interface WorkingTree {
  readonly files: Files;
  /** Paths of the files that are no text. */
  readonly others: readonly string[];
}

/** The files that git knows or would add, below `root`. */
export function readTree(root: string): WorkingTree {
  const list = execFileSync(
    'git',
    ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const paths = [...new Set(list.split('\0'))]
    .filter((path) => path !== '' && !APART.some((folder) => path.startsWith(folder)))
    .filter((path) => existsSync(join(root, path)))
    .sort();
  const files = new Map<string, string>();
  const others: string[] = [];
  for (const path of paths) {
    if (TEXT.test(path) && !UNTOUCHED.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
    else others.push(path);
  }
  return { files, others };
}

export function writeFileAt(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Makes the files below `root` what the passage made of them; returns the paths whose text changed or is new. */
export function writeTree(
  root: string,
  before: WorkingTree,
  after: Files,
  newPath: (path: string) => string,
): readonly string[] {
  const changed = [...after].filter(([path, text]) => before.files.get(path) !== text);
  for (const path of before.files.keys()) if (!after.has(path)) removeAt(root, path);
  for (const path of before.others) {
    const target = newPath(path);
    if (target === path) continue;
    mkdirSync(dirname(join(root, target)), { recursive: true });
    renameSync(join(root, path), join(root, target));
    removeEmpty(root, dirname(path));
  }
  for (const [path, text] of changed) writeFileAt(root, path, text);
  return changed.map(([path]) => path);
}

function removeAt(root: string, path: string): void {
  rmSync(join(root, path));
  removeEmpty(root, dirname(path));
}

function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    try {
      rmdirSync(join(root, at));
    } catch {
      return;
    }
  }
}

const FORMATTED = /\.(?:[cm]?[jt]s|[jt]sx|css|html|json|md|ya?ml)$/;

/** Writes the files as `oxfmt` wants them, with the settings that stand in `root`. */
export async function format(root: string, paths: readonly string[]): Promise<void> {
  const wanted = paths.filter((path) => FORMATTED.test(path));
  for (let at = 0; at < wanted.length; at += 500) {
    const { code, output, errors } = await runCommand('oxfmt', ['--write', ...wanted.slice(at, at + 500)], {
      cwd: root,
    });
    if (code !== 0) throw new Error(`oxfmt: ${output}${errors}`);
  }
}
