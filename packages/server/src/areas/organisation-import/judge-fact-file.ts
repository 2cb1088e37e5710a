import type { OutcomeText } from '@torre/contract/outcome';
import type { ImportDifference, ImportFault, ImportReport } from '@torre/contract/organisation-import';
import {
  FACT_KIND_NAMES,
  checkFacts,
  endedByNext,
  keyOfFact,
  kindOf,
  rewritesPast,
  sameValue,
  spanOfFact,
} from '@torre/domain/organisation';
import type {
  CheckedFacts,
  FactChange,
  FactContext,
  FactEdit,
  FactKindName,
} from '@torre/domain/organisation';
import { wordsOf } from '../../platform/http/refused.ts';
import { shownValue } from './fact-cells.ts';
import { faultsOfRows } from './row-faults.ts';
import { sheetColumns, sheetOf } from './fact-sheets.ts';
import type { FactFile, RowFault } from './read-fact-file.ts';

/** Minutes. */
const WHOLE_DAY = 1440;
/** Rows of differences that a report shows. */
const MOST_DIFFERENCES = 200;
/** Faults that are explained: more of them nobody reads, and all in one text would keep everybody else waiting. */
export const MOST_FAULTS = 5000;

export interface JudgedFile {
  readonly checked: CheckedFacts;
  /** Rows of the file, and states that they end, that stand otherwise than the check saw. */
  readonly stale: number;
  readonly report: ImportReport;
  /** The first ones, in the order of the file; the report counts all. */
  readonly faults: readonly ImportFault[];
  readonly seen: SeenRows;
}

/** For each row of the file the version that stood, null for none; then for each state that a row ends which one that is. */
export type SeenRows = readonly (number | string | null)[];

/** Judges what a file says over everything that stands; `seen`: what the check saw, null at the check itself. */
export function judgeFactFile(
  { edits: rows, places: placesOfRows, faults: ofFile }: FactFile,
  context: FactContext,
  seen: SeenRows | null = null,
): JudgedFile {
  const { standing } = context;
  const ended = endedByNext(rows, standing);
  const versionOf = ({ kind, values }: FactEdit): number | null =>
    standing[kind].get(keyOfFact(kind, values))?.version ?? null;
  const stood: SeenRows = [
    ...rows.map(versionOf),
    ...ended.map(({ edit, next }) => `${next} ${spanOfFact(edit.kind, edit.values).from} ${versionOf(edit)}`),
  ];
  const replaced = new Map(
    ended.flatMap(({ edit, replaces }) => (replaces === null ? [] : [[replaces, edit]])),
  );
  const implied = ended.filter(({ replaces }) => replaces === null);
  const file: FactFile = {
    edits: [
      ...rows.map((edit, index) => replaced.get(index) ?? midnightKept(edit, standing)),
      ...implied.map(({ edit }) => edit),
    ],
    places: [...placesOfRows, ...implied.map(({ next }) => placesOfRows[next]!)],
    faults: ofFile,
  };
  const { places } = file;
  const checked = checkFacts(file.edits, context);
  const left = Math.max(0, MOST_FAULTS - file.faults.length);
  const faults = [...file.faults, ...faultsOfRows(file, checked.faults.slice(0, left))];
  return {
    checked,
    stale: seen === null ? 0 : differing(stood, seen),
    faults: faults.slice(0, MOST_FAULTS).map(faultReply),
    seen: stood,
    report: {
      counts: countsOf(rows, checked),
      faultCount: file.faults.length + checked.faults.length,
      changeCount: checked.changes.length,
      rewritesPast: checked.changes.some((change) => rewritesPast(change, context.today)),
      differences: checked.changes
        .slice(0, MOST_DIFFERENCES)
        .map((change) => differenceOf(change, places[change.edit]!)),
    },
  };
}

/**
 * An end written 00:00 is the midnight after; of a row whose end is the midnight before since a time when that could be saved,
 * a file that repeats it says what stands.
 */
function midnightKept(edit: FactEdit, standing: FactContext['standing']): FactEdit {
  const { kind, values } = edit;
  const ends = ENDS.get(kind) ?? [];
  if (!ends.some((column) => values[column] === WHOLE_DAY)) return edit;
  const stands = standing[kind].get(keyOfFact(kind, values))?.values;
  const kept = ends.filter((column) => values[column] === WHOLE_DAY && stands?.[column] === 0);
  if (kept.length === 0) return edit;
  return { ...edit, values: { ...values, ...Object.fromEntries(kept.map((column) => [column, 0])) } };
}

/** Columns of ends of day, by kind. */
const ENDS = new Map(
  FACT_KIND_NAMES.map((kind) => [
    kind,
    Object.entries(kindOf(kind).columns).flatMap(([name, { type, most }]) =>
      type === 'time' && most === WHOLE_DAY ? [name] : [],
    ),
  ]),
);

function differing(one: SeenRows, other: SeenRows): number {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.filter((row, at) => row !== shorter[at]).length;
}

function faultReply({ sheet, row, column, sentence }: RowFault): ImportFault {
  const { messageIT, text } = wordsOf(sentence) as { messageIT: string; text?: OutcomeText };
  return { sheet, row, column, messageIT, ...(text && { text }) };
}

function countsOf(rows: readonly FactEdit[], { changes, faults }: CheckedFacts): ImportReport['counts'] {
  const count = { added: 0, changed: 0, same: 0, refused: 0 };
  const counts = new Map<FactKindName, typeof count>();
  const of = (kind: FactKindName): typeof count => {
    const known = counts.get(kind) ?? { ...count };
    counts.set(kind, known);
    return known;
  };
  const refused = new Set(faults.map(({ edit }) => edit));
  const changed = new Map(changes.map((change) => [change.edit, change]));
  rows.forEach(({ kind }, index) => {
    const change = changed.get(index);
    of(kind)[
      refused.has(index)
        ? 'refused'
        : change === undefined
          ? 'same'
          : change.before === null
            ? 'added'
            : 'changed'
    ] += 1;
  });
  return FACT_KIND_NAMES.flatMap((kind) => {
    const own = counts.get(kind);
    return own ? [{ kind, sheet: sheetOf(kind), ...own }] : [];
  });
}

function differenceOf(
  { kind, before, after }: FactChange,
  { sheet, row }: FactFile['places'][number],
): ImportDifference {
  const { key } = kindOf(kind);
  const columns = sheetColumns(kind);
  const shown = columns.filter(
    ({ name }) => !key.includes(name) && !sameValue(before?.[name], after?.[name]),
  );
  return {
    sheet: sheet.name,
    row,
    isNew: before === null,
    key: columns
      .filter(({ name }) => key.includes(name))
      .map(({ name, column }) => shownValue(name, column, after![name]))
      .join(' · '),
    values: shown.map(({ name, head, column }) => ({
      column: head,
      before: shownValue(name, column, before?.[name]),
      after: shownValue(name, column, after![name]),
    })),
  };
}
