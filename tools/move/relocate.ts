import { posix } from 'node:path';
import { Addresses } from './addresses.ts';
import { PlanProblem } from './plan.ts';
import type { Files, Stage } from './plan.ts';
import { edited, isModule, sourceOf } from './source.ts';
import type { Edit } from './source.ts';

type Move = readonly [from: string, to: string];

/** Where a file goes; itself when nothing moves it. */
export function newPath(path: string, moves: readonly Move[]): string {
  for (const [from, to] of moves) {
    if (from === path) return to;
    if (from.endsWith('/') && path.startsWith(from)) return to + path.slice(from.length);
  }
  return path;
}

/**
 * Moves files; whatever calls them follows: imports, addresses of workers and mocks, names that packages give, and their
 * paths in any text (documents, settings, the `Test:` lines of planted defects). `all` names the files that are no text too.
 */
export function moveStage(moves: readonly Move[], all: readonly string[]): Stage {
  return {
    name: 'files',
    prepare(tree, note) {
      const known = new Set([...all, ...tree.keys()]);
      for (const [from] of moves) {
        if (![...known].some((path) => newPath(path, [[from, '']]) !== path))
          note(`nothing to move: ${from}`);
      }
      const targets = new Map([...known].map((path) => [path, newPath(path, moves)]));
      const taken = new Map<string, string>();
      for (const [path, target] of targets) {
        const other = taken.get(target);
        if (other !== undefined) throw new PlanProblem(`${path} and ${other} both become ${target}`);
        taken.set(target, path);
      }
      const addresses = new Addresses(tree, (path) => known.has(path));
      const mentions = mentionsOf(targets, moves);
      return (path, text) => {
        const target = newPath(path, moves);
        const led = isModule(path) ? withImports(path, target, text, addresses, moves) : text;
        return new Map([[target, withMentions(led, mentions)]]);
      };
    },
  };
}

/** Every string that calls a file of the tree calls it where it stands now. */
function withImports(
  path: string,
  target: string,
  text: string,
  addresses: Addresses,
  moves: readonly Move[],
): string {
  const { literals } = sourceOf(path, text);
  const edits = literals.flatMap(({ value, start, end }): Edit[] => {
    const file = addresses.fileOf(path, value);
    if (file === null) return [];
    const moved = newPath(file, moves);
    if (moved === file && (target === path || !value.startsWith('.'))) return [];
    const specifier = addresses.specifierOf(target, moved, value);
    if (specifier === null) throw new PlanProblem(`${path}: ${moved} has no name in its package`);
    return specifier === value ? [] : [{ start, end, text: specifier }];
  });
  return edited(text, edits);
}

/**
 * Paths of files, and of folders that moved as a whole, as texts write them: from the root, from the `src` of a package where
 * that is no other file's, from e2e.
 */
function mentionsOf(
  targets: ReadonlyMap<string, string>,
  moves: readonly Move[],
): ReadonlyMap<string, string> {
  const mentions = new Map<string, string>();
  const shared = Map.groupBy(targets.keys(), (path) => shortOf(path));
  for (const [path, target] of targets) {
    if (path === target) continue;
    mentions.set(path, target);
    const short = shortOf(path);
    if (short.includes('/') && shared.get(short)?.length === 1) mentions.set(short, shortOf(target));
  }
  for (const [from, to] of moves) {
    if (from.endsWith('/')) mentions.set(from.slice(0, -1), to.replace(/\/$/, ''));
  }
  return mentions;
}

const shortOf = (path: string): string => path.replace(/^(?:packages\/[^/]+\/src|e2e)\//, '');

function withMentions(text: string, mentions: ReadonlyMap<string, string>): string {
  return text.replace(/[\w.@-]+(?:\/[\w.@-]+)+/g, (found) => {
    const whole = mentions.get(found);
    if (whole !== undefined) return whole;
    // The end of a sentence is no part of a path.
    const bare = found.replace(/\.$/, '');
    return mentions.has(bare) ? mentions.get(bare)! + found.slice(bare.length) : found;
  });
}

/** Relative imports that lead to nothing. */
export function brokenImports(tree: Files, all: readonly string[]): readonly string[] {
  const known = new Set([...all, ...tree.keys()]);
  return [...tree].flatMap(([path, text]) =>
    isModule(path)
      ? sourceOf(path, text)
          .imports.filter(({ from }) => from.value.startsWith('.'))
          .filter(({ from }) => !known.has(posix.join(posix.dirname(path), from.value.replace(/\?.*$/, ''))))
          .map(({ from }) => `${path} imports ${from.value}`)
      : [],
  );
}
