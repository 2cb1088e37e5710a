import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { type Place, placeOf } from './place.ts';
import { literalText, nameChain, type Node, walk } from './syntax.ts';

/** Rules about what stands inside one module. */
export function moduleFindings(modules: readonly Module[]): Finding[] {
  return modules.flatMap((module) => {
    const place = placeOf(module.path);
    return [
      ...specifierFindings(module),
      ...environmentFindings(module, place),
      ...suppressionFindings(module),
    ];
  });
}

/** Imports end in .ts, point to something, and use no alias (design.md, import rule 5). */
function specifierFindings(module: Module): Finding[] {
  return module.imports.flatMap(({ specifier, line, resolved }) => {
    const at = { file: module.path, line };
    const bare = specifier.replace(/\?.*$/, '');
    if (/^(?:[#~]|@\/|\/)/.test(bare)) {
      return [
        { ...at, rule: 'no-path-alias', message: `${specifier} is an alias; write the path or the package` },
      ];
    }
    if (bare.startsWith('.') && !/\.[a-z0-9]+$/.test(bare.split('/').at(-1)!)) {
      return [{ ...at, rule: 'import-ends-in-ts', message: `${specifier} lacks its ending` }];
    }
    if (bare.startsWith('.') && /\.jsx?$/.test(bare) && !resolved) {
      return [{ ...at, rule: 'import-ends-in-ts', message: `${specifier} must name the .ts file` }];
    }
    if (!bare.startsWith('node:') && builtinModules.includes(bare)) {
      return [{ ...at, rule: 'builtin-by-prefix', message: `write node:${bare}` }];
    }
    return resolved ? [] : [{ ...at, rule: 'import-resolves', message: `${specifier} points to nothing` }];
  });
}

/** Only the commands that are started by hand read the environment (design.md, Rooms: main.ts). */
function environmentFindings(module: Module, place: Place): Finding[] {
  if (place.room !== 'server' || place.isTest || mayReadEnvironment(place)) return [];
  const found: Finding[] = [];
  walk(module.syntax.body, (node) => {
    if (!readsEnvironment(node)) return;
    const line = module.syntax.lineOf(node);
    const message = 'settings are read in main.ts and handed on';
    found.push({ rule: 'environment-read-once', file: module.path, line, message });
  });
  return found;
}

function readsEnvironment(node: Node): boolean {
  if (nameChain(node)?.join('.') === 'process.env') return true;
  if (node.type === 'VariableDeclarator') {
    const pattern = node['id'] as Node;
    const names = pattern.type === 'ObjectPattern' ? (pattern['properties'] as readonly Node[]) : [];
    return nameChain(node['init'])?.join('.') === 'process' && names.some((one) => fieldName(one) === 'env');
  }
  if (node.type !== 'ImportDeclaration' || !/^(?:node:)?process$/.test(literalText(node['source']) ?? ''))
    return false;
  return (node['specifiers'] as readonly Node[]).some(
    (one) => ((one['imported'] ?? one['local']) as { value?: string } | null)?.value === 'env',
  );
}

function fieldName(property: Node): string {
  return (property['key'] as { value?: string } | undefined)?.value ?? '';
}

/** main.ts, the other commands that are started by hand, and the scaffold of tests. */
function mayReadEnvironment(place: Place): boolean {
  return place.path === 'packages/server/src/main.ts' || ['start', 'testing'].includes(place.layer);
}

const SUPPRESSION =
  /(?:\/\/|\/\*)\s*((?:oxlint|eslint)-disable[\w-]*|@ts-(?:expect-error|ignore|nocheck)|oxfmt-ignore|prettier-ignore)([^\n*]*)/;

/** `// oxlint-disable-next-line rule -- why`: a suppression without a reason is a lie waiting. */
function suppressionFindings(module: Module): Finding[] {
  return module.source.split('\n').flatMap((text, index) => {
    const match = SUPPRESSION.exec(text);
    if (!match) return [];
    const at = { file: module.path, line: index + 1, rule: 'suppression-says-why' };
    if (match[1] === '@ts-ignore' || match[1] === '@ts-nocheck') {
      return [{ ...at, message: `${match[1]} is never allowed; use @ts-expect-error -- why` }];
    }
    const reason = match[2]!.split(' -- ')[1]?.trim() ?? '';
    return reason.length >= 10 ? [] : [{ ...at, message: 'write " -- " and the reason after it' }];
  });
}

/** tsconfig `paths` and package.json `imports` would bring aliases back by another way. */
export function aliasFindings(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => /(?:^|\/)(?:tsconfig[\w.-]*|package)\.json$/.test(file))
    .filter((file) => /"(?:paths|imports|baseUrl)"\s*:/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ rule: 'no-path-alias', file, message: 'declares path aliases' }));
}
