import type { Sentence } from '@torre/contract/sentences';
import type { FactKindName } from '@torre/domain/organisation';
import { inWriteOrder } from '../organisation/index.thread.ts';
import { FileProblem } from '../../platform/table-files/index.ts';
import { answerWork } from '../../platform/threads/answer-work.ts';
import { annotateFile } from './annotate-file.ts';
import type { ExplainedFaults } from './annotate-file.ts';
import { judgeFactFile } from './judge-fact-file.ts';
import type { SeenRows } from './judge-fact-file.ts';
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
  /** YYYY-MM-DD */
  readonly today: string;
  /** JSON: what the check saw; null at the check itself. */
  readonly seen: string | null;
}

export interface AnnotateWork extends TakenFile {
  readonly kind: 'annotate';
  /** JSON: the faults that are explained. */
  readonly faults: string;
  /** How many there are. */
  readonly count: number;
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
      /** JSON of changes in the order in which they are written, so many at once; of a check none where they are refused. */
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
          bytes: await annotateFile(work.bytes, work.fileName, {
            faults: JSON.parse(work.faults) as ExplainedFaults['faults'],
            count: work.count,
          }),
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
  const { bytes, today, standing } = work;
  const read = await readFactFile(bytes, work);
  const known = work.seen === null ? null : (JSON.parse(work.seen) as SeenRows);
  const { checked, stale, report, faults, seen } = judgeFactFile(
    read,
    { standing: factsOf(standing), today },
    known,
  );
  return {
    kind: 'judged',
    isFaulty: report.faultCount > 0,
    stale,
    report: JSON.stringify(report),
    faults: JSON.stringify(faults),
    seen: JSON.stringify(seen),
    count: checked.changes.length,
    changes: known === null && report.faultCount > 0 ? [] : inWriteOrder(checked.changes).flatMap(texts),
  };
}

function texts<T>(rows: readonly T[]): readonly string[] {
  const count = Math.ceil(rows.length / CHANGES_AT_ONCE);
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(rows.slice(at * CHANGES_AT_ONCE, (at + 1) * CHANGES_AT_ONCE)),
  );
}
