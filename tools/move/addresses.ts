import { posix } from 'node:path';
import type { Files } from './plan.ts';

interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly (readonly [entry: string, file: string])[];
}

/** How modules of a tree call one another: by relative paths, and by the names that packages give (`@torre/contract/cells`). */
export class Addresses {
  readonly #packages: readonly WorkspacePackage[];
  readonly #has: (path: string) => boolean;

  constructor(tree: Files, has: (path: string) => boolean = (path) => tree.has(path)) {
    this.#has = has;
    this.#packages = [...tree]
      .filter(([path]) => path.endsWith('/package.json'))
      .flatMap(([path, text]): WorkspacePackage[] => {
        const { name, exports = {} } = JSON.parse(text) as {
          name?: string;
          exports?: Record<string, string>;
        };
        const entries = Object.entries(exports);
        return name === undefined ? [] : [{ name, folder: posix.dirname(path), entries }];
      });
  }

  /** The file that a module means; null for what is no file of the tree. A query (`?worker`) does not count. */
  fileOf(from: string, specifier: string): string | null {
    const bare = specifier.replace(/\?.*$/, '');
    if (/^\.\.?\//.test(bare)) {
      const path = posix.join(posix.dirname(from), bare);
      return this.#has(path) ? path : null;
    }
    const home = this.#packages.find(({ name }) => bare === name || bare.startsWith(`${name}/`));
    if (!home) return null;
    const asked = `.${bare.slice(home.name.length)}`;
    for (const [entry, file] of home.entries) {
      const star = starOf(entry, asked);
      const path = star === null ? null : posix.join(home.folder, file.replaceAll('*', star));
      if (path !== null && this.#has(path)) return path;
    }
    return null;
  }

  /** How `from` calls a file, in the manner of `like`: by its path, or by the name of its package. null: it has no name there. */
  specifierOf(from: string, file: string, like: string): string | null {
    const query = /\?.*$/.exec(like)?.[0] ?? '';
    if (like.startsWith('.')) return relativeSpecifier(from, file) + query;
    for (const { name, folder, entries } of this.#packages) {
      if (!file.startsWith(`${folder}/`)) continue;
      const inside = `./${file.slice(folder.length + 1)}`;
      for (const [entry, target] of entries) {
        const star = starsOf(target, inside);
        if (star !== null) return name + entry.replaceAll('*', star).slice(1) + query;
      }
    }
    return null;
  }
}

export function relativeSpecifier(from: string, file: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** What `*` stands for, an empty string for an exact match, null for none. */
function starOf(pattern: string, text: string): string | null {
  const [head, tail] = pattern.split('*');
  if (tail === undefined) return pattern === text ? '' : null;
  const fits = text.startsWith(head!) && text.endsWith(tail) && text.length >= head!.length + tail.length;
  return fits ? text.slice(head!.length, text.length - tail.length) : null;
}

/** As `starOf` for a pattern with several stars, which all stand for the same. */
function starsOf(pattern: string, text: string): string | null {
  const pieces = pattern.split('*').map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const source = pieces.map((piece, index) =>
    index === 0 ? piece : `${index === 1 ? '([^/]+)' : '\\1'}${piece}`,
  );
  const match = new RegExp(`^${source.join('')}$`).exec(text);
  return match === null ? null : (match[1] ?? '');
}
