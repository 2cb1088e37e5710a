import type { OutcomeText } from '@torre/contract/outcome';
import type { ImportDifference, ImportFault, ImportReport } from '@torre/contract/organisation-import';
import { FACT_KIND_NAMES, checkFacts, keyOfFact, kindOf, sameValue } from '@torre/domain/organisation';
import type { CheckedFacts, FactChange, FactContext, FactKindName } from '@torre/domain/organisation';
import { faultSentence } from '../organisation/index.thread.ts';
import { wordsOf } from '../../platform/http/refused.ts';
import { shownValue } from './fact-cells.ts';
import { headOf, sheetColumns, sheetOf } from './fact-sheets.ts';
import type { FactFile, RowFault } from './read-fact-file.ts';

/** Rows of differences that a report shows. */
const MOST_DIFFERENCES = 200;

export interface JudgedFile {
  readonly checked: CheckedFacts;
  readonly report: ImportReport;
  /** All of them, in the order of the file. */
  readonly faults: readonly ImportFault[];
  /** For each edit the version of the row that stood, null for none. */
  readonly seen: readonly (number | null)[];
}

/** Judges what a file says over everything that stands. */
export function judgeFactFile(file: FactFile, context: FactContext): JudgedFile {
  const { edits, places } = file;
  const { standing } = context;
  const checked = checkFacts(edits, context);
  const ofRows = checked.faults.map((fault): RowFault => {
    const { sheet, row } = places[fault.edit]!;
    const column =
      fault.column === null ? null : (sheet.heads.get(fault.column) ?? headOf(sheet.kind, fault.column));
    return { sheet: sheet.name, row, column, sentence: faultSentence(fault) };
  });
  const faults = [...file.faults, ...ofRows].map(faultReply);
  return {
    checked,
    faults,
    seen: edits.map(({ kind, values }) => standing[kind].get(keyOfFact(kind, values))?.version ?? null),
    report: {
      counts: countsOf(file, checked),
      faultCount: faults.length,
      changeCount: checked.changes.length,
      differences: checked.changes
        .slice(0, MOST_DIFFERENCES)
        .map((change) => differenceOf(change, places[change.edit]!)),
    },
  };
}

function faultReply({ sheet, row, column, sentence }: RowFault): ImportFault {
  const { messageIT, text } = wordsOf(sentence) as { messageIT: string; text?: OutcomeText };
  return { sheet, row, column, messageIT, ...(text && { text }) };
}

function countsOf({ edits }: FactFile, { changes, faults }: CheckedFacts): ImportReport['counts'] {
  const count = { added: 0, changed: 0, same: 0, refused: 0 };
  const counts = new Map<FactKindName, typeof count>();
  const of = (kind: FactKindName): typeof count => {
    const known = counts.get(kind) ?? { ...count };
    counts.set(kind, known);
    return known;
  };
  const refused = new Set(faults.map(({ edit }) => edit));
  const changed = new Map(changes.map((change) => [change.edit, change]));
  edits.forEach(({ kind }, index) => {
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
      .map(({ name, column }) => shownValue(column, after![name]))
      .join(' · '),
    values: shown.map(({ name, head, column }) => ({
      column: head,
      before: shownValue(column, before?.[name]),
      after: shownValue(column, after![name]),
    })),
  };
}
