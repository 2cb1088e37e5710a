import { parseSync } from '@swc/core';

/** A node of the syntax tree; only the fields that a reader asks for are read, each behind a check. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface ParsedModule {
  readonly body: readonly Node[];
  /** Line of a node, 1-based. */
  lineOf(node: Node): number;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Parses TypeScript or JavaScript; throws with the file's name when it is not valid. */
export function parseModule(path: string, source: string): ParsedModule {
  let body: readonly Node[];
  try {
    const tsx = path.endsWith('x');
    body = parseSync(source, { syntax: 'typescript', tsx, target: 'es2024' }).body as unknown as Node[];
  } catch (error) {
    throw new Error(`${path} cannot be parsed: ${String(error)}`, { cause: error });
  }
  // The parser counts bytes of UTF-8 from 1.
  const bytes = Buffer.from(source);
  return {
    body,
    lineOf(node) {
      const span = node['span'] as { start: number } | undefined;
      const end = Math.max(0, (span?.start ?? 1) - 1);
      let line = 1;
      for (let i = 0; i < end; i++) if (bytes[i] === 10) line++;
      return line;
    },
  };
}

/** Calls `enter` for every node, parents first; returning false leaves the node's inside unread. */
export function walk(value: unknown, enter: (node: Node) => boolean | void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, enter);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && enter(value) === false) return;
  for (const key of Object.keys(value)) {
    if (key !== 'span') walk((value as Record<string, unknown>)[key], enter);
  }
}

/** The text of a string or of a template; `…` stands for what a template fills in at run time. */
export function literalText(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { cooked?: string | null; raw: string }[];
  return quasis.map((quasi) => quasi.cooked ?? quasi.raw).join('…');
}

/** The expression of an argument: the parser wraps each in `{ spread, expression }`. */
export function argument(call: Node, index: number): Node | undefined {
  const list = (call['arguments'] ?? []) as readonly { expression?: Node }[];
  return list[index]?.expression;
}

/** `process.env` as `['process', 'env']`; null for anything but a plain chain of names. */
export function nameChain(node: unknown): string[] | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return [String(node['value'])];
  if (node.type !== 'MemberExpression') return null;
  const head = nameChain(node['object']);
  const property = node['property'];
  return head && isNode(property) && property.type === 'Identifier'
    ? [...head, String(property['value'])]
    : null;
}
