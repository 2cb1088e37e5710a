import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { placeOf } from './place.ts';
import { argument, isNode, literalText, nameChain, type Node, walk } from './syntax.ts';

const REGISTERS = new Set(['route', 'openRoute']);
const REASON = /Not a `saveRoute`: .{10}/;

/**
 * A call that saves is registered by `saveRoute` (0069): what `route` or `openRoute` registers all the same says why in a
 * comment above it.
 */
export function saveFindings(modules: readonly Module[]): Finding[] {
  const saving = savingCalls(modules);
  return modules
    .filter(({ path }) => placeOf(path).room === 'server' && !placeOf(path).isTest)
    .flatMap((module) => {
      const named = callNames(module);
      const found: Finding[] = [];
      walk(module.syntax.body, (node) => {
        if (node.type !== 'CallExpression' || !REGISTERS.has(nameChain(node['callee'])?.join('.') ?? ''))
          return;
        const call = nameChain(argument(node, 1))?.at(-1) ?? '';
        const saved = (named.get(call) ?? [call]).find((name) => saving.has(name));
        const line = module.syntax.lineOf(node);
        if (saved === undefined || REASON.test(commentAbove(module, line))) return;
        const message = `${saved} saves: write saveRoute, or "Not a \`saveRoute\`:" and why above it`;
        found.push({ rule: 'saves-by-save-route', file: module.path, line, message });
      });
      return found;
    });
}

/** Names of the contract's calls that change something: no reading method, and no load of a read. */
function savingCalls(modules: readonly Module[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const module of modules.filter(({ path }) => placeOf(path).role === 'endpoint')) {
    walk(module.syntax.body, (node) => {
      if (node.type !== 'VariableDeclarator' || !isNode(node['init'])) return;
      if (nameChain(node['init']['callee'])?.join('.') !== 'endpoint') return;
      const described = fieldsOf(argument(node['init'], 0), module);
      if (['GET', 'HEAD'].includes(described.get('method') ?? '') || described.get('load') === 'read') return;
      names.add((node['id'] as { value: string }).value);
    });
  }
  return names;
}

/** Texts of an object's fields, those of a constant of the module that it spreads too. */
function fieldsOf(node: Node | undefined, module: Module): ReadonlyMap<string, string | null> {
  const properties = (node?.['properties'] ?? []) as readonly Node[];
  return new Map(
    properties.flatMap((one): [string, string | null][] => {
      if (one.type !== 'SpreadElement')
        return [[(one['key'] as { value?: string } | undefined)?.value ?? '', literalText(one['value'])]];
      return [...fieldsOf(constantOf(nameChain(one['arguments'])?.[0], module), module)];
    }),
  );
}

function constantOf(name: string | undefined, module: Module): Node | undefined {
  let found: Node | undefined;
  walk(module.syntax.body, (node) => {
    if (node.type !== 'VariableDeclarator' || (node['id'] as { value?: string }).value !== name) return;
    const init = node['init'] as Node;
    found = init.type === 'TsConstAssertion' ? (init['expression'] as Node) : init;
  });
  return found;
}

/** What a name of a module may stand for: an import under another name, or each thing that a loop goes through. */
function callNames(module: Module): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  walk(module.syntax.body, (node) => {
    if (node.type === 'ImportSpecifier' && isNode(node['imported'])) {
      names.set(String((node['local'] as Node)['value']), [String(node['imported']['value'])]);
    }
    if (node.type !== 'ForOfStatement') return;
    const through = identifiersIn(node['right']).flatMap((name) => names.get(name) ?? [name]);
    for (const name of identifiersIn(node['left'])) names.set(name, through);
  });
  return names;
}

function identifiersIn(within: unknown): string[] {
  const names: string[] = [];
  walk(within, (node) => {
    if (node.type === 'Identifier') names.push(String(node['value']));
  });
  return names;
}

/** The comment that ends on the line before. */
function commentAbove({ source }: Module, line: number): string {
  const before = source.split('\n').slice(0, line - 1);
  const first = before.findLastIndex((text) => !/^\s*\/\//.test(text)) + 1;
  return before.slice(first).join(' ');
}
