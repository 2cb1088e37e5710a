import { edited, sourceOf } from './source.ts';
import type { Edit, ImportStatement, Specifier } from './source.ts';

/** Where a name of a statement comes from henceforth: a specifier. null: it stays where it was. */
export type Leads = (statement: ImportStatement, specifier: Specifier) => string | null;

/**
 * The text with its named imports and re-exports led elsewhere, name by name. A namespace is led by `leads` as a whole, with
 * `imported` `*`.
 */
export function ledElsewhere(path: string, text: string, leads: Leads): string {
  const edits: Edit[] = [];
  for (const statement of sourceOf(path, text).imports) {
    const byTarget = Map.groupBy(
      statement.specifiers,
      (one) => leads(statement, one) ?? statement.from.value,
    );
    if (byTarget.size === 0 || (byTarget.size === 1 && byTarget.has(statement.from.value))) continue;
    const lines = [...byTarget].map(([target, some]) => statementText(text, statement, target, some));
    edits.push({ start: statement.node.start, end: statement.node.end, text: lines.join('\n') });
  }
  return edits.length === 0 ? text : withoutDoubles(path, edited(text, edits));
}

function statementText(
  text: string,
  { kind, isType }: ImportStatement,
  target: string,
  specifiers: readonly Specifier[],
): string {
  const own = ({ node }: Specifier): string => text.slice(node.start, node.end);
  const named = specifiers.filter(({ node }) => /^(?:Import|Export)Specifier$/.test(node.type));
  const clauses = [
    ...specifiers.filter((one) => !named.includes(one)).map(own),
    ...(named.length > 0 ? [`{ ${named.map(own).join(', ')} }`] : []),
  ];
  return `${kind} ${isType ? 'type ' : ''}${clauses.join(', ')} from '${target}';`;
}

/** Statements of named imports that come from the same place are made one, at the place of the first. */
export function withoutDoubles(path: string, text: string): string {
  const mergeable = sourceOf(path, text).imports.filter(
    ({ kind, specifiers }) =>
      specifiers.length > 0 &&
      specifiers.every(
        ({ node }) => node.type === (kind === 'import' ? 'ImportSpecifier' : 'ExportSpecifier'),
      ),
  );
  const groups = Map.groupBy(mergeable, ({ kind, isType, from }) => `${kind} ${isType} ${from.value}`);
  const edits = [...groups.values()].flatMap((group): Edit[] => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return [];
    const names = new Map(
      group.flatMap(({ specifiers }) =>
        specifiers.map(({ node }) => [text.slice(node.start, node.end), node] as const),
      ),
    );
    const word = `${first.kind} ${first.isType ? 'type ' : ''}`;
    const merged = `${word}{ ${[...names.keys()].sort().join(', ')} } from '${first.from.value}';`;
    return [
      { start: first.node.start, end: first.node.end, text: merged },
      ...others.map(({ node }) => ({ start: node.start, end: lineEnd(text, node.end), text: '' })),
    ];
  });
  return edited(text, edits);
}

const lineEnd = (text: string, at: number): number => (text[at] === '\n' ? at + 1 : at);
