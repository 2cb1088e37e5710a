/** What `tools/move.ts` does to the tree, in this order. Paths are from the root, with forward slashes. */
export interface MovePlan {
  /** Identifiers; the paths of `in` and `not` are those before any move. */
  readonly renames?: readonly Rename[];
  /** Files whose re-exports end: importers are led to the file that declares the name. Their own code stays. */
  readonly dissolve?: readonly string[];
  /** Files that end with the code that they have of their own. */
  readonly drop?: readonly string[];
  /** Files whose declarations go into several. */
  readonly splits?: readonly Split[];
  /** The first that fits a file moves it: from a file to a file, or from a folder to a folder (both end in `/`). */
  readonly moves?: readonly (readonly [from: string, to: string])[];
  /** How folders are imported, as they are called after the moves. */
  readonly doors?: readonly Door[];
  /** Text as it stands, after the moves; for documents, styles and sentences that name what moved. */
  readonly texts?: readonly TextChange[];
  /** Folders of which nothing is left. */
  readonly empty?: readonly string[];
}

export interface Rename {
  readonly from: string;
  readonly to: string;
  /** Globs (`*` within a folder, `**` across); without them everywhere. */
  readonly in?: readonly string[];
  readonly not?: readonly string[];
  /** Only in this file and in those that import the name from it. */
  readonly of?: string;
  /** `names`: no property, key or attribute, for those may be stored or sent; `properties`: only those. */
  readonly only?: 'names' | 'properties';
  /** Also strings that are exactly this name, as keys in types are written. */
  readonly literals?: boolean;
  /** The new name may stand in the same file already. Without it that is refused: two things would become one. */
  readonly joins?: boolean;
}

export interface Split {
  readonly from: string;
  /**
   * New files with the declarations that go there (their names after the renames). What they alone need goes along; what
   * several need goes to the first of them, which the others import. A file without names takes what is left.
   */
  readonly to: readonly (readonly [path: string, names: readonly string[]])[];
}

/** The one file of a folder that others import; of several doors of one folder the first that serves a file. */
export interface Door {
  readonly folder: string;
  /** `index.ts` */
  readonly file: string;
  /** Globs of the files that it serves; without them all. */
  readonly for?: readonly string[];
}

export interface TextChange {
  readonly in: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Text files by path. */
export type Files = ReadonlyMap<string, string>;

/** What takes the place of one file: one file, or several, by path. */
export type Rewrite = (path: string, text: string) => Files;

/** A step of the way. `prepare` sees the tree as the step before left it; it throws when the plan does not fit. */
export interface Stage {
  readonly name: string;
  /** `note` is told what of the plan found nothing to do: another work may have done it. */
  prepare(tree: Files, note: (text: string) => void): Rewrite;
  /** Files that come in addition, as `prepare` found out. */
  added?(): Files;
}

/** A plan that does not fit the tree: nothing has been written. */
export class PlanProblem extends Error {}

const escaped = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');

/** Whether a path fits one of the globs: `**` any folders, `*` within a name, `{a,b}` either. */
export function fits(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => globPattern(glob).test(path));
}

const patterns = new Map<string, RegExp>();

function globPattern(glob: string): RegExp {
  const known = patterns.get(glob);
  if (known) return known;
  const source = glob
    .split(/(\*\*\/|\*\*|\*|\{[^}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`;
      return escaped(part);
    })
    .join('');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(glob, pattern);
  return pattern;
}
