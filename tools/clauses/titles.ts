import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseFiles } from '../house/source-files.ts';
import { argument, isNode, literalText, nameChain, type Node, parseModule, walk } from '../house/syntax.ts';

/** A test, or a group with at least one test, that runs and names clauses in its title. */
export interface Title {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly clauses: readonly string[];
}

const TEST_FILE = /\.(?:test|spec)\.[cm]?[jt]sx?$/;
const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);
/** Written down, but never run, or not in every run: proves nothing. */
const SILENT = new Set(['skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);
/** `test.beforeEach('…')` and the like carry a title that is no test. */
const NOT_TESTS = new Set([
  'step',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
  'use',
  'extend',
  'slow',
]);
const CLAUSE = /\[([A-Z]\d[\d.]*)\]/g;

/** All titles of the tests below `root` that name a clause: `test('[M5.04][M5.07] …')`. */
export function titlesNamingClauses(root: string): Title[] {
  return houseFiles(root)
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The same for one source text; exported for the test. */
export function titlesOf(file: string, source: string): Title[] {
  const module = parseModule(file, source);
  const found: Title[] = [];
  walk(module.body, (node) => {
    const kind = runningKind(node);
    if (kind === 'silent') return false;
    const text = kind === 'none' ? null : literalText(argument(node, 0));
    if (text === null || (kind === 'group' && !holdsTest(node))) return undefined;
    const clauses = [...text.matchAll(CLAUSE)].map((match) => match[1]!);
    if (clauses.length > 0) found.push({ file, line: module.lineOf(node), text, clauses });
    return undefined;
  });
  return found;
}

type Kind = 'test' | 'group' | 'silent' | 'none';

function runningKind(node: Node): Kind {
  if (node.type !== 'CallExpression') return 'none';
  // test.each(rows)('title', …): the title stands in the outer call
  const callee = node['callee'];
  const isTable =
    isNode(callee) && (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression');
  const chain = nameChain(isTable ? (callee['callee'] ?? callee['tag']) : callee);
  if (!chain) return 'none';
  const [head = '', ...rest] = chain;
  if (!TESTS.has(head) && !GROUPS.has(head)) return 'none';
  if (rest.some((name) => SILENT.has(name))) return 'silent';
  if (rest.some((name) => NOT_TESTS.has(name))) return 'none';
  return GROUPS.has(head) || rest.some((name) => GROUPS.has(name)) ? 'group' : 'test';
}

function holdsTest(group: Node): boolean {
  let found = false;
  walk(group['arguments'], (node) => {
    const kind = runningKind(node);
    if (kind === 'silent') return false;
    if (kind === 'test' && literalText(argument(node, 0)) !== null) found = true;
    return undefined;
  });
  return found;
}
