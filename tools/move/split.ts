import { posix } from 'node:path';
import { Addresses, relativeSpecifier } from './addresses.ts';
import { ledElsewhere } from './importers.ts';
import { declarationsOf, shareOut } from './declarations.ts';
import type { Declaration } from './declarations.ts';
import { PlanProblem } from './plan.ts';
import type { Files, Split, Stage } from './plan.ts';
import { edited, isModule, sourceOf } from './source.ts';
import type { Edit } from './source.ts';

interface Shared {
  readonly split: Split;
  /** File of each declared name. */
  readonly homeOf: ReadonlyMap<string, string>;
  readonly starNames: StarNames;
}

type StarNames = (specifier: string) => readonly string[];

/** Shares the declarations of a file out among several, and leads its importers to them. */
export function splitStage(splits: readonly Split[]): Stage {
  return {
    name: 'declarations',
    prepare(tree, note) {
      const fresh = new Set(splits.flatMap(({ to }) => to.map(([path]) => path)));
      const addresses = new Addresses(tree, (path) => tree.has(path) || fresh.has(path));
      const shared = new Map<string, Shared>();
      for (const split of splits) {
        const text = tree.get(split.from);
        if (text === undefined) note(`nothing to split: ${split.from}`);
        else {
          const starNames = namesOfStars(split.from, tree, addresses);
          shared.set(split.from, { split, starNames, homeOf: homesOf(split, text, starNames, note) });
        }
      }
      return (path, text) => {
        if (!isModule(path)) return new Map([[path, text]]);
        const led = ledToHomes(path, text, addresses, shared);
        const own = shared.get(path);
        return own ? piecesOf(path, led, own, addresses) : new Map([[path, led]]);
      };
    },
  };
}

/** What the modules give of which a file gives everything. */
const namesOfStars =
  (path: string, tree: Files, addresses: Addresses): StarNames =>
  (specifier) => {
    const file = addresses.fileOf(path, specifier);
    const text = file === null ? undefined : tree.get(file);
    if (file === null || text === undefined) return [];
    return declarationsOf(file, text).flatMap(({ isExported, names }) => (isExported ? names : []));
  };

function homesOf(
  split: Split,
  text: string,
  starNames: StarNames,
  note: (text: string) => void,
): ReadonlyMap<string, string> {
  const declarations = declarationsOf(split.from, text, starNames);
  const declared = new Set(declarations.flatMap(({ names }) => names));
  for (const [, names] of split.to) {
    for (const name of names) if (!declared.has(name)) note(`${split.from} declares no ${name}`);
  }
  const homes = new Map<string, string>();
  for (const [declaration, home] of shareOut(split, declarations)) {
    for (const name of declaration.names) homes.set(name, home);
  }
  return homes;
}

/** Imports of a file that was split, name by name to the file that has it. */
function ledToHomes(
  path: string,
  text: string,
  addresses: Addresses,
  shared: ReadonlyMap<string, Shared>,
): string {
  const sharedOf = (specifier: string): Shared | undefined => {
    const file = addresses.fileOf(path, specifier);
    return file === null ? undefined : shared.get(file);
  };
  const led = ledElsewhere(
    path,
    withSplitNamespaces(path, text, sharedOf, addresses),
    ({ from }, { imported }) => {
      const own = sharedOf(from.value);
      if (!own || imported === '*') return null;
      const home = own.homeOf.get(imported);
      if (home === undefined)
        throw new PlanProblem(`${path} takes ${imported} of ${own.split.from}, which has none`);
      return calls(path, home, from.value, addresses);
    },
  );
  return led;
}

/** `import * as roster` of a file that became several becomes one namespace each, and `roster.x` names its own. */
function withSplitNamespaces(
  path: string,
  text: string,
  sharedOf: (specifier: string) => Shared | undefined,
  addresses: Addresses,
): string {
  const { imports, tokens } = sourceOf(path, text);
  const edits: Edit[] = [];
  for (const { node, from, specifiers, isType } of imports) {
    const own = sharedOf(from.value);
    const local = specifiers.find(({ imported }) => imported === '*')?.local;
    if (!own || local === undefined) continue;
    const homes = new Map<string, string>();
    tokens.forEach((token, index) => {
      if (token.name !== local || token.isProperty || token.start < node.end) return;
      if (text[token.end] !== '.') {
        // The namespace as a whole, in a list: all of them.
        for (const [home] of own.split.to) homes.set(home, namespaceOf(home));
        const all = own.split.to.map(([home]) => namespaceOf(home)).join(', ');
        edits.push({ start: token.start, end: token.end, text: all });
        return;
      }
      const member = tokens[index + 1]!.name;
      const home = own.homeOf.get(member);
      if (home === undefined)
        throw new PlanProblem(`${path} takes ${member} of ${own.split.from}, which has none`);
      homes.set(home, namespaceOf(home));
      edits.push({ start: token.start, end: token.end, text: namespaceOf(home) });
    });
    const lines = [...homes].map(
      ([home, name]) =>
        `import ${isType ? 'type ' : ''}* as ${name} from '${calls(path, home, from.value, addresses)}';`,
    );
    edits.push({ start: node.start, end: node.end, text: lines.join('\n') });
  }
  return edited(text, edits);
}

/** `monthSchema` for `month/month.schema.ts` */
const namespaceOf = (path: string): string =>
  posix
    .basename(path)
    .replace(/\.tsx?$/, '')
    .replace(/\.endpoint$/, '')
    .replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());

function calls(from: string, file: string, like: string, addresses: Addresses): string {
  const specifier = addresses.specifierOf(from, file, like);
  if (specifier === null) throw new PlanProblem(`${file} has no name in its package`);
  return specifier;
}

/** The files that take the place of one, each with the imports that it needs. */
function piecesOf(path: string, text: string, { split, starNames }: Shared, addresses: Addresses): Files {
  const declarations = declarationsOf(path, text, starNames);
  const homes = shareOut(split, declarations);
  const homeOfName = new Map(
    declarations.flatMap((one) => one.names.map((name) => [name, homes.get(one)!] as const)),
  );
  const { imports } = sourceOf(path, text);
  const pieces = new Map<string, string>();
  for (const [home] of split.to) {
    const own = declarations.filter((one) => homes.get(one) === home);
    if (own.length === 0) continue;
    const used = new Set(own.flatMap(({ uses }) => [...uses]));
    const lines = imports
      .filter(({ kind }) => kind === 'import')
      .flatMap(({ node, from, specifiers, isType }) => {
        const kept = specifiers.filter(({ local }) => used.has(local));
        if (specifiers.length > 0 && kept.length === 0) return [];
        if (kept.length === specifiers.length) return [text.slice(node.start, node.end)];
        const names = kept.map((one) => text.slice(one.node.start, one.node.end)).join(', ');
        return [`import ${isType ? 'type ' : ''}{ ${names} } from '${from.value}';`];
      });
    const imported = new Set(
      imports
        .flatMap(({ kind, specifiers }) => (kind === 'import' ? specifiers : []))
        .map(({ local }) => local),
    );
    const elsewhere = [...used].filter(
      (name) => !imported.has(name) && homeOfName.has(name) && homeOfName.get(name) !== home,
    );
    for (const [other, names] of Map.groupBy(elsewhere, (name) => homeOfName.get(name)!)) {
      const onlyTypes = names.every((name) =>
        declarations.some((one) => one.isType && one.names.includes(name)),
      );
      lines.push(
        `import ${onlyTypes ? 'type ' : ''}{ ${names.sort().join(', ')} } from '${relativeSpecifier(path, other)}';`,
      );
    }
    const wanted = namesUsedElsewhere(declarations, homes, home);
    const body = own.map((one) => (one.names.some((name) => wanted.has(name)) ? exported(one) : one.text));
    const head = lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
    const piece = `${head}${body.join('\n\n')}\n`;
    pieces.set(home, rebased(path, home, piece, addresses));
  }
  return pieces;
}

/** A piece that calls files from where it stood, calling them from where it stands. */
function rebased(path: string, home: string, piece: string, addresses: Addresses): string {
  const edits = sourceOf(path, piece).literals.flatMap(({ value, start, end }): Edit[] => {
    const file = value.startsWith('.') ? addresses.fileOf(path, value) : null;
    return file === null ? [] : [{ start, end, text: calls(home, file, value, addresses) }];
  });
  return edited(piece, edits);
}

function namesUsedElsewhere(
  declarations: readonly Declaration[],
  homes: ReadonlyMap<Declaration, string>,
  home: string,
): ReadonlySet<string> {
  return new Set(declarations.filter((one) => homes.get(one) !== home).flatMap(({ uses }) => [...uses]));
}

function exported({ text, isExported, keyword }: Declaration): string {
  if (isExported) return text;
  return `${text.slice(0, keyword)}export ${text.slice(keyword)}`;
}
