import type { ImportFault } from '@torre/contract/organisation-import';
import type { Sentence } from '@torre/contract/sentences';
import type { FactKindName } from '@torre/domain/organisation';
import { inWriteOrder } from '../organisation/index.thread.ts';
import { FileProblem } from '../../platform/table-files/index.ts';
import { answerWork } from '../../platform/threads/answer-work.ts';
import { annotateFile } from './annotate-file.ts';
import { judgeFactFile } from './judge-fact-file.ts';
import { readFactFile } from './read-fact-file.ts';
import { factsOf } from './standing-facts.ts';
import type { FactTexts } from './standing-facts.ts';
import { factCsv, factWorkbook } from './write-fact-file.ts';

/** Changes that the main thread parses and writes at once: some milliseconds of it. */
const CHANGES_AT_ONCE = 500;

interface TakenFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fileName: string;
}

export interface JudgeWork extends TakenFile {
  readonly kind: 'judge';
  readonly qualifications: boolean;
  readonly standing: FactTexts;
  readonly categories: ReadonlySet<string>;
  /** YYYY-MM-DD */
  readonly today: string;
  /** JSON: the version of each row that the check saw; null at the check itself. */
  readonly seen: string | null;
}

export interface AnnotateWork extends TakenFile {
  readonly kind: 'annotate';
  readonly faults: readonly ImportFault[];
}

export interface WriteWork {
  readonly kind: 'write';
  readonly format: 'xlsx' | 'csv';
  readonly kinds: readonly FactKindName[];
  readonly standing: FactTexts;
  /** With a sheet that says how cells are written. */
  readonly explained: boolean;
}

export type FactWork = JudgeWork | AnnotateWork | WriteWork;

export type FactResult =
  | {
      readonly kind: 'written';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Of facts, heads not counted. */
      readonly rows: number;
    }
  | {
      readonly kind: 'judged';
      readonly isFaulty: boolean;
      /** Rows of the file that are another version than the check saw. */
      readonly stale: number;
      /** JSON, for the database. */
      readonly report: string;
      readonly faults: string;
      readonly seen: string;
      /** JSON of changes in the order in which they are written, so many at once; empty where the file is only checked. */
      readonly changes: readonly string[];
      /** How many they are. */
      readonly count: number;
    }
  | { readonly kind: 'problem'; readonly sentence: Sentence };

answerWork<FactWork, FactResult>(done, (result) => (result.kind === 'written' ? [result.bytes.buffer] : []));

async function done(work: FactWork): Promise<FactResult> {
  try {
    switch (work.kind) {
      case 'judge':
        return await judged(work);
      case 'annotate':
        return {
          kind: 'written',
          rows: 0,
          bytes: await annotateFile(work.bytes, work.fileName, work.faults),
        };
      case 'write':
        return await written(work);
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { kind: 'problem', sentence: error.sentence };
  }
}

async function written({ format, kinds, standing, explained }: WriteWork): Promise<FactResult> {
  const facts = factsOf(standing);
  const rows = new Map(kinds.map((kind) => [kind, [...facts[kind].values()]]));
  const [first] = kinds;
  return {
    kind: 'written',
    bytes: format === 'csv' ? factCsv(first!, rows.get(first!)!) : await factWorkbook(rows, { explained }),
    rows: [...rows.values()].reduce((sum, own) => sum + own.length, 0),
  };
}

async function judged(work: JudgeWork): Promise<FactResult> {
  const { bytes, categories, today, standing } = work;
  const read = await readFactFile(bytes, work);
  const versions = work.seen === null ? null : (JSON.parse(work.seen) as readonly (number | null)[]);
  const edits =
    versions === null
      ? read.edits
      : read.edits.map((edit, at) => ({ ...edit, version: versions[at] ?? null }));
  const { checked, report, faults, seen } = judgeFactFile(
    { ...read, edits },
    { standing: factsOf(standing), categories, today },
  );
  return {
    kind: 'judged',
    isFaulty: faults.length > 0,
    stale: checked.stale.length,
    report: JSON.stringify(report),
    faults: JSON.stringify(faults),
    seen: JSON.stringify(seen),
    count: checked.changes.length,
    changes: versions === null ? [] : inWriteOrder(checked.changes).flatMap(texts),
  };
}

function texts<T>(rows: readonly T[]): readonly string[] {
  const count = Math.ceil(rows.length / CHANGES_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(rows.slice(at * CHANGES_AT_ONCE, (at + 1) * CHANGES_AT_ONCE)),
  );
}
