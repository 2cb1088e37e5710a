import { attendanceSentence } from '@torre/contract/attendance/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { importedPunch } from '@torre/domain/attendance';
import type { ImportedPunch } from '@torre/domain/attendance';
import type { DayMinute } from '@torre/domain/kernel';
import { FileProblem } from '../../platform/table-files/index.ts';
import { answerWork } from '../../platform/threads/answer-work.ts';
import { readPunchFile } from './read-punch-file.ts';

export interface PunchFileWork {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Local time. */
  readonly now: DayMinute;
}

/** A row of a file that cannot be taken; rows count from 1, the head included. */
export interface PunchFault {
  readonly row: number;
  readonly sentence: Sentence;
}

export type PunchFileResult =
  | {
      readonly kind: 'read';
      readonly punches: readonly (ImportedPunch & { readonly row: number })[];
      readonly faults: readonly PunchFault[];
    }
  | { readonly kind: 'problem'; readonly status: 400 | 413 | 415; readonly sentence: Sentence };

answerWork<PunchFileWork, PunchFileResult>(read, () => []);

async function read({ bytes, now }: PunchFileWork): Promise<PunchFileResult> {
  try {
    const punches: (ImportedPunch & { row: number })[] = [];
    const faults: PunchFault[] = [];
    for (const { row, ...texts } of await readPunchFile(bytes)) {
      const decision = importedPunch(texts, now);
      if (decision.ok) punches.push({ ...decision.value, row });
      else faults.push({ row, sentence: attendanceSentence(decision.code, decision.details as never) });
    }
    return { kind: 'read', punches, faults };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { kind: 'problem', status: error.status, sentence: error.sentence };
  }
}
