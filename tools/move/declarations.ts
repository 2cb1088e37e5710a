import { PlanProblem } from './plan.ts';
import type { Split } from './plan.ts';
import { sourceOf } from './source.ts';
import type { ImportStatement, Node } from './source.ts';

/** A statement at the top of a module, with the comment above it. */
export interface Declaration {
  readonly text: string;
  /** Where the statement itself begins in `text`. */
  readonly keyword: number;
  /** Empty for a statement that declares nothing. */
  readonly names: readonly string[];
  /** Names of the module's own that it needs: declared or imported there. */
  readonly uses: ReadonlySet<string>;
  readonly isExported: boolean;
  readonly isType: boolean;
}

/** The statements of a module but for its imports. A re-export declares the names that it gives. */
export function declarationsOf(
  path: string,
  text: string,
  /** The names that `export *` of a specifier gives. */
  starNames: (specifier: string) => readonly string[] = () => [],
): readonly Declaration[] {
  const { body, tokens, imports } = sourceOf(path, text);
  const passages = new Map(imports.map((one) => [one.node.start, one]));
  const own = body.filter((node) => passages.get(node.start)?.kind !== 'import');
  const names = own.map((node) => namesGiven(passages.get(node.start), starNames) ?? namesOf(node));
  const isReExport = (node: Node): boolean => passages.has(node.start);
  const known = new Set([
    ...names.flat(),
    ...imports
      .filter(({ kind }) => kind === 'import')
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local)),
  ]);
  return own.map((node, index): Declaration => {
    const before = body[body.indexOf(node) - 1];
    const from = before?.end ?? 0;
    const lead = text.slice(from, node.start);
    const start = from + (lead.length - lead.trimStart().length);
    const inside = isReExport(node)
      ? []
      : tokens.filter((token) => node.start <= token.start && token.end <= node.end);
    const inner = node.type === 'ExportNamedDeclaration' ? ((node['declaration'] ?? node) as Node) : node;
    return {
      text: text.slice(start, node.end),
      keyword: node.start - start,
      names: names[index]!,
      uses: new Set(
        inside
          .filter(
            (token) => !token.isProperty && known.has(token.name) && !names[index]!.includes(token.name),
          )
          .map(({ name }) => name),
      ),
      isExported: node.type.startsWith('Export'),
      isType: /^TS(?:Interface|TypeAlias)/.test(inner.type),
    };
  });
}

function namesGiven(
  passage: ImportStatement | undefined,
  starNames: (specifier: string) => readonly string[],
): readonly string[] | null {
  if (passage === undefined) return null;
  return passage.specifiers.length === 0
    ? starNames(passage.from.value)
    : passage.specifiers.map(({ local }) => local);
}

function namesOf(node: Node): readonly string[] {
  const declared = node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node | null) : node;
  if (!declared) return [];
  if (declared.type === 'VariableDeclaration') {
    return (declared['declarations'] as readonly Node[]).map(({ id }) => String((id as Node)['name']));
  }
  const id = declared['id'] as Node | undefined;
  return id ? [String(id['name'])] : [];
}

/**
 * The file of each declaration: as the split says; else where the only file that needs it is, the first that needs it if
 * there are several, the file that takes the rest if none does. A statement without a name goes where what it names is.
 */
export function shareOut(
  split: Split,
  declarations: readonly Declaration[],
): ReadonlyMap<Declaration, string> {
  const order = split.to.map(([path]) => path);
  const rest = split.to.find(([, names]) => names.length === 0)?.[0];
  const homes = new Map<Declaration, string>();
  const byName = new Map(declarations.flatMap((one) => one.names.map((name) => [name, one] as const)));
  for (const [path, names] of split.to) {
    for (const name of names) {
      const one = byName.get(name);
      if (one) homes.set(one, path);
    }
  }
  /** Files that need a declaration, directly or through others that have no place yet. */
  const needing = (wanted: Declaration, seen = new Set<Declaration>()): ReadonlySet<string> => {
    seen.add(wanted);
    const users = declarations.filter((one) => wanted.names.some((name) => one.uses.has(name)));
    return new Set(
      users.flatMap((user) => {
        const home = homes.get(user);
        if (home !== undefined) return [home];
        return seen.has(user) ? [] : [...needing(user, seen)];
      }),
    );
  };
  for (const one of declarations.filter((each) => each.names.length > 0 && !homes.has(each))) {
    const users = needing(one);
    const home = order.find((path) => users.has(path)) ?? rest;
    if (home === undefined)
      throw new PlanProblem(`${split.from}: nothing says where ${one.names.join(', ')} goes`);
    homes.set(one, home);
  }
  for (const one of declarations.filter(({ names }) => names.length === 0)) {
    const named = new Set([...one.uses].flatMap((name) => homes.get(byName.get(name)!) ?? []));
    homes.set(one, order.findLast((path) => named.has(path)) ?? order.at(-1)!);
  }
  return homes;
}
