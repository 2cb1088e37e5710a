import { FACT_WORDS } from '@torre/contract/organisation';
import { FACT_KINDS, FACT_KIND_NAMES, kindOf } from '@torre/domain/organisation';
import type { FactColumn, FactKindName } from '@torre/domain/organisation';

/** A column of a kind's sheet. */
export interface SheetColumn {
  /** Of the table. */
  readonly name: string;
  /** What stands above it in a file of ours. */
  readonly head: string;
  readonly column: FactColumn;
}

/** The column that says what to do about a row, in a file that came back; it is no part of what a file says. */
export const ADVICE = 'Che cosa fare';
/** The sheet that explains the others. */
export const EXPLANATION = 'Esempio';
const NOT_READ = new Set([EXPLANATION, 'Example'].map(folded));
const ADVICES = [ADVICE, 'What to do'].map(folded);

/** The sheet of a kind. */
export const sheetOf = (kind: FactKindName): string => FACT_WORDS[kind].many[0];

const COLUMNS = Object.fromEntries(
  FACT_KIND_NAMES.map((kind) => [kind, columnsOf(kind)]),
) as unknown as Readonly<Record<FactKindName, readonly SheetColumn[]>>;

/** In the order of the sheet. */
export const sheetColumns = (kind: FactKindName): readonly SheetColumn[] => COLUMNS[kind];

/** What stands above a column of the table in a file of ours. */
export const headOf = (kind: FactKindName, name: string): string =>
  COLUMNS[kind].find((column) => column.name === name)!.head;

const KIND_OF_SHEET = new Map(
  FACT_KIND_NAMES.flatMap((kind) => FACT_WORDS[kind].many.map((name) => [folded(name), kind] as const)),
);
const COLUMN_OF_HEAD = new Map(
  FACT_KIND_NAMES.map((kind) => [
    kind,
    new Map(
      Object.entries<readonly [string, string]>(FACT_WORDS[kind].columns).flatMap(([name, words]) =>
        words.map((word) => [folded(word), name] as const),
      ),
    ),
  ]),
);

/** By its Italian or English name; null: none of ours. */
export const kindOfSheet = (name: string): FactKindName | null => KIND_OF_SHEET.get(folded(name)) ?? null;

export const isNotRead = (sheet: string): boolean => NOT_READ.has(folded(sheet));

export const isAdvice = (head: string): boolean => ADVICES.some((advice) => folded(head).startsWith(advice));

/** The table's column under a head, in either language; null: there is none. */
export const columnOfHead = (kind: FactKindName, head: string): string | null =>
  COLUMN_OF_HEAD.get(kind)!.get(folded(head)) ?? null;

/** The kinds of whose sheet a head can be: all its columns are theirs, and those that tell rows apart are there. */
export function kindsOfHead(heads: readonly string[]): readonly FactKindName[] {
  const own = heads.filter((head) => head !== '' && !isAdvice(head));
  return FACT_KIND_NAMES.filter((kind) => {
    const names = own.map((head) => columnOfHead(kind, head));
    return !names.includes(null) && kindOf(kind).key.every((name) => names.includes(name));
  });
}

/** What a file of one kind holds, from its name: `Turni-20261124.csv`; the longest sheet's name with which it begins. */
export function kindOfFileName(name: string): FactKindName | null {
  const asked = folded(name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' '));
  const found = [...KIND_OF_SHEET]
    .filter(
      ([sheet]) => asked === sheet || (asked.startsWith(sheet) && /[^\p{L}]/u.test(asked[sheet.length]!)),
    )
    .toSorted(([one], [other]) => other.length - one.length);
  return found[0]?.[1] ?? null;
}

function columnsOf(kind: FactKindName): readonly SheetColumn[] {
  const words: Readonly<Record<string, readonly [string, string]>> = FACT_WORDS[kind].columns;
  return Object.keys(FACT_KINDS[kind].columns).map((name) => ({
    name,
    head: words[name]![0],
    column: kindOf(kind).columns[name]!,
  }));
}

/** Whatever the case, the accents and the blanks. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
