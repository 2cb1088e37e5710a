import { tableOwners, unlistedFindings } from './described-areas.ts';
import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { placeOf } from './place.ts';
import { isNode, literalText, nameChain, type Node, walk } from './syntax.ts';

const WRITES = /\b(?:insert\s+into|delete\s+from|merge\s+into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const UPDATE_SETS = /\bupdate\s+(?:only\s+)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/i;
const ASKS_DATE = /\b(?:current_date|current_timestamp|localtime|localtimestamp)\b|\bnow\(\)\s*::\s*date/i;

/** Who writes which table, who asks the date, who opens transactions (design.md, import rule 3 and Data). */
export function serverFindings(modules: readonly Module[]): Finding[] {
  const areas = modules.filter((module) => {
    const place = placeOf(module.path);
    return place.room === 'server' && place.layer === 'areas' && !place.isTest;
  });
  return [
    ...areas.flatMap(statementFindings),
    ...writerFindings(areas, tableOwners(modules)),
    ...unlistedFindings(modules),
    ...transactionFindings(areas),
  ];
}

interface Statement {
  readonly node: Node;
  readonly sql: string;
}

function statementsOf(module: Module): Statement[] {
  const found: Statement[] = [];
  walk(module.syntax.body, (node) => {
    const sql = literalText(node);
    if (sql !== null) found.push({ node, sql });
  });
  return found;
}

/** Tables that a text writes; `update` counts only with its `set`, for it is also an English word. */
function tablesWritten(sql: string): string[] {
  return [...sql.matchAll(WRITES)]
    .filter((match) => !/^update/i.test(match[0]) || UPDATE_SETS.test(sql.slice(match.index)))
    .filter((match) => !/\bfor\s+(?:no\s+key\s+)?$/i.test(sql.slice(0, match.index)))
    .filter((match) => !/\bdo\s+$/i.test(sql.slice(0, match.index)))
    .map((match) => match[1]!.toLowerCase());
}

function statementFindings(module: Module): Finding[] {
  const place = placeOf(module.path);
  return statementsOf(module).flatMap(({ node, sql }) => {
    const at = { file: module.path, line: module.syntax.lineOf(node) };
    const found: Finding[] = [];
    if (place.role !== 'store' && tablesWritten(sql).length > 0) {
      found.push({ ...at, rule: 'server-writes-in-store', message: 'only a *.store.ts writes tables' });
    }
    if (ASKS_DATE.test(sql)) {
      const message = 'dates come in as parameters, or TORRE_TODAY lies';
      found.push({ ...at, rule: 'sql-never-asks-the-date', message });
    }
    return found;
  });
}

/** A table has one owner, who describes it (else the first who writes it); the others ask it through its door. */
function writerFindings(areas: readonly Module[], owners: Map<string, string>): Finding[] {
  const found: Finding[] = [];
  for (const module of areas) {
    const area = placeOf(module.path).area ?? '';
    if (placeOf(module.path).role !== 'store') continue;
    for (const { node, sql } of statementsOf(module)) {
      for (const table of tablesWritten(sql)) {
        const owner = owners.get(table) ?? area;
        owners.set(table, owner);
        if (owner === area) continue;
        const message = `writes ${table}, which ${owner} owns`;
        found.push({
          rule: 'server-one-writer',
          file: module.path,
          line: module.syntax.lineOf(node),
          message,
        });
      }
    }
  }
  return found;
}

/** What another area calls takes the caller's transaction; a store never opens one. Commands and app.ts own theirs. */
function transactionFindings(areas: readonly Module[]): Finding[] {
  const rule = 'exported-action-takes-transaction';
  const byPath = new Map(areas.map((module) => [module.path, module]));
  const stores = areas.filter((module) => placeOf(module.path).role === 'store');
  const found = stores.flatMap((module) =>
    openersOf(module).map(({ line }) => ({
      rule,
      file: module.path,
      line,
      message: 'a store never opens one',
    })),
  );
  for (const door of areas.filter((module) => placeOf(module.path).isDoor)) {
    const taken = namesTakenFrom(door, areas);
    for (const { name, from } of reExportsOf(door)) {
      const home = byPath.get(from);
      if (!home || placeOf(from).role !== 'actions' || !taken.has(name)) continue;
      const opener = openersOf(home).find((one) => one.name === name);
      if (!opener) continue;
      const message = `${name} leaves the area and opens its own transaction`;
      found.push({ rule, file: from, line: opener.line, message });
    }
  }
  return found;
}

/** Top-level functions in which `inTransaction` is called. */
function openersOf(module: Module): { name: string; line: number }[] {
  return module.syntax.body.flatMap((statement) => {
    const declared = statement.type === 'ExportDeclaration' ? (statement['declaration'] as Node) : statement;
    const named = [declared, ...((declared['declarations'] ?? []) as readonly Node[])];
    return named.flatMap((node) => {
      const identifier = (node['identifier'] ?? node['id']) as { value?: string } | undefined;
      return identifier?.value && opens(node)
        ? [{ name: identifier.value, line: module.syntax.lineOf(node) }]
        : [];
    });
  });
}

function opens(within: Node): boolean {
  let found = false;
  walk(within, (node) => {
    if (node.type === 'CallExpression' && nameChain(node['callee'])?.at(-1) === 'inTransaction') found = true;
  });
  return found;
}

/** What other areas import from a door, by the names that the door gives. */
function namesTakenFrom(door: Module, areas: readonly Module[]): Set<string> {
  const names = new Set<string>();
  for (const module of areas.filter((one) => placeOf(one.path).area !== placeOf(door.path).area)) {
    const asked = new Set(
      module.imports.filter((one) => one.target === door.path).map((one) => one.specifier),
    );
    for (const statement of module.syntax.body.filter((one) => one.type === 'ImportDeclaration')) {
      if (!asked.has(literalText(statement['source']) ?? '')) continue;
      for (const one of statement['specifiers'] as readonly Node[]) {
        names.add(((one['imported'] ?? one['local']) as { value: string }).value);
      }
    }
  }
  return names;
}

function reExportsOf(door: Module): { name: string; from: string }[] {
  return door.syntax.body.flatMap((statement) => {
    const source = literalText(statement['source']);
    const from = door.imports.find((one) => one.specifier === source)?.target;
    if (statement.type !== 'ExportNamedDeclaration' || !from) return [];
    return (statement['specifiers'] as readonly Node[]).flatMap((one) => {
      const original = one['orig'];
      return isNode(original) && typeof original['value'] === 'string'
        ? [{ name: original['value'], from }]
        : [];
    });
  });
}
