import { parseSync } from 'oxc-parser';
import { PlanProblem } from './plan.ts';

/** A node of the syntax tree (ESTree); offsets count UTF-16 units, as strings do. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A word of the program that names something. */
export interface Token {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Behind a dot, before a colon, of a type's field or of an element: what may be stored or sent. */
  readonly isProperty: boolean;
  /** `{ name }`: property and name in one word. */
  readonly isShorthand: boolean;
}

/** A string or the one piece of a template without holes; the span lies within the quotes. */
export interface Literal {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** `import { imported as local } from '…'`, or the same of an export. */
export interface Specifier {
  readonly node: Node;
  /** `default`, `*`, or the name that the module gives. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

export interface ImportStatement {
  readonly node: Node;
  readonly kind: 'import' | 'export';
  readonly from: Literal;
  readonly isType: boolean;
  /** Empty for an import that only runs, and for `export *`. */
  readonly specifiers: readonly Specifier[];
}

export interface Source {
  readonly text: string;
  readonly body: readonly Node[];
  readonly tokens: readonly Token[];
  readonly literals: readonly Literal[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
  readonly imports: readonly ImportStatement[];
}

const MODULE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
export const isModule = (path: string): boolean => MODULE.test(path);

const known = new Map<string, Source>();

/** Parses a module, each text once. Throws PlanProblem for one that is not valid. */
export function sourceOf(path: string, text: string): Source {
  const key = `${path}\n${text}`;
  const parsed = known.get(key) ?? parse(path, text);
  known.set(key, parsed);
  return parsed;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const KEYED = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
  'TSAbstractPropertyDefinition',
  'TSAbstractMethodDefinition',
  'AccessorProperty',
]);

function parse(path: string, text: string): Source {
  const { program, errors, comments } = parseSync(path, text);
  const wrong = errors.find(({ severity }) => String(severity) === 'Error');
  if (wrong) throw new PlanProblem(`${path} cannot be parsed: ${wrong.message}`);
  const tokens = new Map<number, Token>();
  const literals: Literal[] = [];
  const imports: ImportStatement[] = [];
  const visit = (value: unknown, parent: Node | null, field: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent, field);
      return;
    }
    if (!isNode(value)) return;
    const node = value;
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier') {
      const token = tokenOf(node, parent, field);
      // The two halves of `{ name }` and of `import { name }` are one word: what is no mere property counts.
      const other = tokens.get(token.start);
      if (!other || other.isProperty) tokens.set(token.start, token);
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      literals.push({ value: node['value'], start: node.start + 1, end: node.end - 1 });
    }
    if (node.type === 'TemplateLiteral' && (node['quasis'] as unknown[]).length === 1) {
      literals.push({
        value: text.slice(node.start + 1, node.end - 1),
        start: node.start + 1,
        end: node.end - 1,
      });
    }
    const statement = importOf(node);
    if (statement) imports.push(statement);
    for (const key of Object.keys(node)) if (key !== 'parent') visit(node[key], node, key);
  };
  visit(program, null, '');
  const inOrder = [...tokens.values()].sort((one, other) => one.start - other.start);
  return {
    text,
    body: program.body as unknown as readonly Node[],
    tokens: inOrder,
    literals,
    comments,
    imports,
  };
}

function tokenOf(node: Node, parent: Node | null, field: string): Token {
  const isPrivate = node.type === 'PrivateIdentifier';
  const start = isPrivate ? node.start + 1 : node.start;
  const name = String(node['name']);
  const isShorthand = parent?.type === 'Property' && parent['shorthand'] === true;
  return {
    name,
    start,
    // A parameter's span includes its type.
    end: start + name.length,
    isProperty: isPrivate || (!isShorthand && isPropertyPlace(parent, field)),
    isShorthand,
  };
}

function isPropertyPlace(parent: Node | null, field: string): boolean {
  if (parent === null) return false;
  if (parent.type === 'MemberExpression') return field === 'property' && parent['computed'] !== true;
  if (KEYED.has(parent.type)) return field === 'key' && parent['computed'] !== true;
  if (parent.type === 'TSQualifiedName') return field === 'right';
  return parent.type === 'JSXAttribute' || (parent.type === 'JSXMemberExpression' && field === 'property');
}

function importOf(node: Node): ImportStatement | null {
  const isImport = node.type === 'ImportDeclaration';
  const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
  const source = node['source'];
  if (!(isImport || isExport) || !isNode(source)) return null;
  const isType = (node['importKind'] ?? node['exportKind']) === 'type';
  const specifiers = ((node['specifiers'] ?? []) as readonly Node[]).map((one): Specifier => {
    const given = (name: unknown): string => (isNode(name) ? String(name['name'] ?? name['value']) : '');
    const own = (one['importKind'] ?? one['exportKind']) === 'type';
    const common = { node: one, isType: isType || own };
    if (one.type === 'ImportDefaultSpecifier')
      return { ...common, imported: 'default', local: given(one['local']) };
    if (one.type === 'ImportNamespaceSpecifier')
      return { ...common, imported: '*', local: given(one['local']) };
    if (one.type === 'ImportSpecifier')
      return { ...common, imported: given(one['imported']), local: given(one['local']) };
    // In an export the name inside the other module is `local`.
    return { ...common, imported: given(one['local']), local: given(one['exported']) };
  });
  const from = { value: String(source['value']), start: source.start + 1, end: source.end - 1 };
  return { node, kind: isImport ? 'import' : 'export', from, isType, specifiers };
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the spans replaced, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < at) throw new PlanProblem(`two changes of one place: ${JSON.stringify(edit.text)}`);
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return done + text.slice(at);
}
