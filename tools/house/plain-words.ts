import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { isNode, type Node, walk } from './syntax.ts';

/** A word that a reader would have to be told (style.md, Words), and what is written instead. */
interface BannedWord {
  readonly not: string;
  readonly but: string;
  /** `part`: also within a longer name; `name`: as a whole name; `call`: as the name of a function. */
  readonly as: 'part' | 'name' | 'call';
}

const part = (but: string, ...words: string[]): BannedWord[] =>
  words.map((not) => ({ not, but, as: 'part' }));
const name = (but: string, ...names: string[]): BannedWord[] =>
  names.map((not) => ({ not, but, as: 'name' }));

const BANNED: readonly BannedWord[] = [
  ...part('Actor, interactions', 'hand', 'hands'),
  ...part('Actor', 'teller'),
  ...name('Actor', 'By'),
  ...name('focus, focused', 'hold', 'held', 'Held'),
  ...name('RosterCell, OpenedCell', 'HeldCell'),
  ...part('CellOverlays', 'around'),
  { not: 'late', but: 'lazyWithRetry', as: 'call' },
  ...name('rejectCoercedInput', 'refuseBentValues', 'unbentValues'),
  ...name('CellEdit', 'CellWish', 'WantedShift'),
  ...name('DecidedCell', 'ShiftToWrite', 'DecidedShift'),
  ...name('RosterTarget', 'CellBook'),
  ...name('lockDraft', 'heldBook'),
  ...part('reason', 'because'),
  ...name('withdrawOutdatedNotices', 'keepNoticesTrue'),
  ...part('import-export', 'paper', 'papers'),
  ...part('presence, locks; combined, concurrent', 'together'),
  ...part('okOutcome, or what it is', 'said', 'told'),
  ...name('registerCleanupJobs', 'keepHouse', 'housekeeping'),
  ...name('findUnprotectedTables', 'openDoors'),
  ...part('LoadMonitor, load', 'crowd', 'crowds', 'crowded'),
  ...name('AdmissionQueue', 'Places'),
  ...part('proxy', 'cable'),
  ...name('seatWarning', 'doubtAt'),
  ...part('surplus', 'abounds', 'abounding'),
  ...name('notifyPeople', 'tellPeople'),
];

/** Names that others gave: a field of the contract, an option of a library. */
const GIVEN = new Set(['around', 'paperSize']);

const PARTS = new Map(BANNED.filter(({ as }) => as === 'part').map((one) => [one.not, one]));
const NAMES = new Map(BANNED.filter(({ as }) => as === 'name').map((one) => [one.not, one]));
const CALLS = new Map(BANNED.filter(({ as }) => as === 'call').map((one) => [one.not, one]));

/** `gridHands2` → grid, hands; `use-grid-hands` too */
const partsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const bannedIn = (text: string): BannedWord | undefined =>
  GIVEN.has(text) ? undefined : (NAMES.get(text) ?? firstPart(text));

function firstPart(text: string): BannedWord | undefined {
  for (const word of partsOf(text)) {
    const banned = PARTS.get(word);
    if (banned) return banned;
  }
  return undefined;
}

const rule = 'plain-words';
const COUNTED = /\.(?:[cm]?[jt]s|[jt]sx|css)$/;

/** Names of modules and styles, and of the folders in which they stand. What is stored keeps its name: migrations. */
export function fileWordFindings(files: readonly string[]): Finding[] {
  return files
    .filter((file) => COUNTED.test(file))
    .flatMap((file): Finding[] => {
      const names = file.split('/').map((piece) => piece.split('.')[0]!);
      const banned = names.map((stem) => bannedIn(camel(stem))).find((one) => one !== undefined);
      return banned ? [{ rule, file, message: sentence(banned) }] : [];
    });
}

const camel = (stem: string): string =>
  stem.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const sentence = ({ not, but }: BannedWord): string => `"${not}" is no word of the field; write ${but}`;

/** Identifiers of a module, each banned word once. */
export function wordFindings(modules: readonly Module[]): Finding[] {
  return modules.flatMap((module) => {
    const found = new Map<string, Finding>();
    const report = (node: Node, banned: BannedWord | undefined): void => {
      if (!banned || found.has(banned.not)) return;
      const line = module.syntax.lineOf(node);
      found.set(banned.not, { rule, file: module.path, line, message: sentence(banned) });
    };
    walk(module.syntax.body, (node) => {
      if (node.type === 'Identifier') report(node, bannedIn(String(node['value'])));
      const called = node.type === 'CallExpression' ? node['callee'] : null;
      if (isNode(called) && called.type === 'Identifier') report(called, CALLS.get(String(called['value'])));
    });
    return [...found.values()];
  });
}
