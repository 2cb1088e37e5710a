import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.git', '.torre', 'data', 'test-results', 'playwright-report']);

export interface HouseCopy {
  readonly root: string;
  /** Brings back files as they stand in the original. */
  restore(files: readonly string[]): void;
  remove(): void;
}

/**
 * The working tree as it stands, uncommitted changes included, in a folder of its own: a planted defect never touches
 * the tree that people work in. Packages of the house are linked to the copy, all others to the installed ones.
 */
export function copyHouse(original: string): HouseCopy {
  const root = mkdtempSync(join(tmpdir(), 'torre-defects-'));
  cpSync(original, root, {
    recursive: true,
    filter: (path) =>
      !relative(original, path)
        .split('/')
        .some((part) => LEFT_OUT.has(part)),
  });
  linkPackages(original, root, '.');
  for (const workspace of workspacesOf(original)) linkPackages(original, root, workspace);
  return {
    root,
    restore(files) {
      for (const file of files) {
        rmSync(join(root, file), { force: true });
        try {
          mkdirSync(dirname(join(root, file)), { recursive: true });
          cpSync(join(original, file), join(root, file));
        } catch (error) {
          // A file that the patch added is not in the original.
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        }
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function workspacesOf(original: string): string[] {
  const own = houseLinks(original);
  return own.map(({ folder }) => folder);
}

/** `node_modules/@torre/web` → `packages/web`: the links that npm made for the workspaces. */
function houseLinks(original: string): { name: string; folder: string }[] {
  const manifest = JSON.parse(readFileSync(join(original, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  const folders = (manifest.workspaces ?? []).flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(original, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
      : [pattern],
  );
  return folders.map((folder) => {
    const { name } = JSON.parse(readFileSync(join(original, folder, 'package.json'), 'utf8')) as {
      name: string;
    };
    return { name, folder };
  });
}

function linkPackages(original: string, root: string, workspace: string): void {
  const installed = join(original, workspace, 'node_modules');
  const entries = namesIn(installed).filter((name) => name !== '.vite' && name !== '.cache');
  if (entries.length === 0) return;
  const target = join(root, workspace, 'node_modules');
  mkdirSync(target, { recursive: true });
  const links = workspace === '.' ? houseLinks(original) : [];
  const ownScopes = new Set(links.map(({ name }) => name.split('/')[0]!));
  for (const name of entries.filter((entry) => !ownScopes.has(entry))) {
    symlinkSync(join(installed, name), join(target, name));
  }
  for (const { name, folder } of links) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    symlinkSync(join(root, folder), join(target, name));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
