import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { houseFiles, isModule } from './source-files.ts';
import {
  argument,
  isNode,
  literalText,
  nameChain,
  type Node,
  type ParsedModule,
  parseModule,
  walk,
} from './syntax.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** `import type`, erased before the program runs. Of `import { type T }` the import stays: its module is loaded. */
  readonly typeOnly: boolean;
  /** Loaded when the program asks for it (`import('…')`), not when the module is. */
  readonly lazy: boolean;
  /** Path from the root when it points into the house, or null: a package, a builtin or nothing at all. */
  readonly target: string | null;
  readonly resolved: boolean;
}

export interface Module {
  readonly path: string;
  readonly source: string;
  readonly syntax: ParsedModule;
  readonly imports: readonly Import[];
}

type Exports = ReadonlyMap<
  string,
  { readonly folder: string; readonly entries: Readonly<Record<string, string>> }
>;

/** Reads and resolves every module below `root`. A module that cannot be parsed throws. */
export function readModules(root: string, files: readonly string[] = houseFiles(root)): Module[] {
  const packages = workspaceExports(root, files);
  return files.filter(isModule).map((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    const syntax = parseModule(path, source);
    const imports = specifiersOf(syntax).map(({ specifier, node, typeOnly }) => ({
      specifier,
      typeOnly,
      lazy: node.type === 'CallExpression' || node.type === 'NewExpression',
      line: syntax.lineOf(node),
      ...resolve(root, packages, path, specifier),
    }));
    return { path, source, syntax, imports };
  });
}

interface Specifier {
  readonly specifier: string;
  readonly node: Node;
  readonly typeOnly: boolean;
}

function specifiersOf(module: ParsedModule): Specifier[] {
  const found: Specifier[] = [];
  walk(module.body, (node) => {
    const typeOnly = node.type === 'TsImportType' || node['typeOnly'] === true;
    for (const source of sourcesOf(node)) {
      const specifier = literalText(source);
      if (specifier !== null) found.push({ specifier, node, typeOnly });
    }
  });
  return found;
}

const WORKERS = new Set(['Worker', 'SharedWorker']);

function sourcesOf(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return [node['source']];
    case 'TsImportType':
      return [node['argument']];
    case 'TsExternalModuleReference':
      return [node['expression']];
    case 'CallExpression': {
      const callee = node['callee'];
      const isImport =
        isNode(callee) && (callee.type === 'Import' || nameChain(callee)?.join('.') === 'require');
      return isImport ? [argument(node, 0)] : [];
    }
    case 'NewExpression': {
      // new Worker(new URL('./worker.ts', import.meta.url)) runs that module
      const isWorker = WORKERS.has(nameChain(node['callee'])?.join('.') ?? '');
      const address = argument(node, 0);
      return isWorker && address?.type === 'NewExpression' ? [argument(address, 0)] : [];
    }
    default:
      return [];
  }
}

function workspaceExports(root: string, files: readonly string[]): Exports {
  const packages = new Map<string, { folder: string; entries: Record<string, string> }>();
  for (const file of files.filter((path) => path.endsWith('/package.json'))) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name?: string;
      exports?: Record<string, string>;
    };
    if (manifest.name)
      packages.set(manifest.name, { folder: posix.dirname(file), entries: manifest.exports ?? {} });
  }
  return packages;
}

function resolve(
  root: string,
  packages: Exports,
  from: string,
  specifier: string,
): Pick<Import, 'target' | 'resolved'> {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    const target = posix.join(posix.dirname(from), bare);
    return { target, resolved: existsSync(join(root, target)) };
  }
  const name = bare.startsWith('@') ? bare.split('/').slice(0, 2).join('/') : bare.split('/')[0]!;
  const home = packages.get(name);
  if (!home) return { target: null, resolved: true };
  const entry = `.${bare.slice(name.length)}`;
  for (const [pattern, file] of Object.entries(home.entries)) {
    const match = matchEntry(pattern, entry);
    if (match === null) continue;
    const target = posix.join(home.folder, file.replaceAll('*', match));
    if (existsSync(join(root, target))) return { target, resolved: true };
  }
  return { target: null, resolved: false };
}

/** What `*` stands for, an empty string for an exact match, null for none. */
function matchEntry(pattern: string, entry: string): string | null {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === entry ? '' : null;
  const [head, tail] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = entry.startsWith(head) && entry.endsWith(tail) && entry.length >= head.length + tail.length;
  return fits ? entry.slice(head.length, entry.length - tail.length) : null;
}
