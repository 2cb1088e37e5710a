import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { placeOf } from './place.ts';
import { argument, isNode, literalText, nameChain, type Node, walk } from './syntax.ts';

const APP = 'packages/server/src/app.ts';
const DESCRIBES = new Set(['guarded', 'shared']);

/** Areas of the server in the order in which `AREAS` of app.ts lists them (design.md, import rule 3). */
export function areaOrder(modules: readonly Module[]): readonly string[] {
  const app = modules.find(({ path }) => path === APP);
  if (!app) return [];
  const folders = new Map<string, string>();
  for (const statement of app.syntax.body.filter((one) => one.type === 'ImportDeclaration')) {
    const source = literalText(statement['source']);
    const target = app.imports.find((one) => one.specifier === source)?.target;
    const place = target ? placeOf(target) : null;
    if (place?.area == null) continue;
    for (const one of statement['specifiers'] as readonly Node[])
      folders.set((one['local'] as { value: string }).value, place.area);
  }
  const order: string[] = [];
  walk(app.syntax.body, (node) => {
    if (node.type !== 'VariableDeclarator' || (node['id'] as { value?: string }).value !== 'AREAS') return;
    walk(node['init'], (inner) => {
      const folder = inner.type === 'Identifier' ? folders.get(String(inner['value'])) : undefined;
      if (folder !== undefined) order.push(folder);
    });
  });
  return order;
}

/** Every folder of an area is one of `AREAS`: what app.ts does not hand to the platform is neither served nor guarded. */
export function unlistedFindings(modules: readonly Module[]): Finding[] {
  const order = areaOrder(modules);
  const doors = modules.filter(({ path }) => {
    const place = placeOf(path);
    return place.room === 'server' && place.layer === 'areas' && place.isDoor;
  });
  return doors
    .filter(({ path }) => !order.includes(placeOf(path).area!))
    .map(({ path }) => ({
      rule: 'server-area-listed',
      file: path,
      message: 'AREAS of app.ts does not list this area',
    }));
}

/** Which area describes, and so owns, which table; `platform` for its own. */
export function tableOwners(modules: readonly Module[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const module of modules) {
    const place = placeOf(module.path);
    if (place.room !== 'server' || place.isTest || !['areas', 'platform'].includes(place.layer)) continue;
    walk(module.syntax.body, (node) => {
      if (node.type !== 'CallExpression') return;
      const name = isNode(node['callee']) ? nameChain(node['callee'])?.join('.') : undefined;
      const table = DESCRIBES.has(name ?? '') ? literalText(argument(node, 0)) : null;
      if (table !== null) owners.set(table, place.area ?? 'platform');
    });
  }
  return owners;
}
