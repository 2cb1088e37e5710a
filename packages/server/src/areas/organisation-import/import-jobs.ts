import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { ROLE } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import { QUALIFICATION } from '@torre/domain/organisation';
import type { FactChange, FactKindName } from '@torre/domain/organisation';
import { saveImport as saveCall } from '@torre/contract/organisation-import';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { Refused, wordsOf } from '../../platform/http/refused.ts';
import type { JobContext } from '../../platform/jobs/job-options.ts';
import { WorkTooMuch } from '../../platform/threads/work-thread.ts';
import { applyChanges, lockOrganisation, readRoleHolder } from '../organisation/index.ts';
import type { ImportDeps } from './import-deps.ts';
import type { FactResult } from './fact-work.ts';
import { findImport, readSeen } from './import.reads.ts';
import type { StoredImport } from './import.reads.ts';
import { moveImport, storeProblem, storeReport } from './import.store.ts';
import { NO_QUALIFICATIONS, readFactTexts } from './standing-facts.ts';
import { contentOf } from './written-file.ts';

export const CHECK_IMPORT = 'organisation.check-import';
export const SAVE_IMPORT = 'organisation.save-import';

/** What a file of qualifications is judged over. */
const FOR_QUALIFICATIONS: readonly FactKindName[] = ['employee', QUALIFICATION];

export interface ImportJob {
  readonly importId: string;
}

/** Judges a file over all that stands, and keeps what it found. */
export async function checkImport(parts: ImportDeps, job: JobContext<ImportJob>): Promise<void> {
  const { db } = parts;
  const { importId } = job.data;
  const one = await findImport(db, importId);
  // Deleted meanwhile, or done by an attempt whose end nobody heard of.
  if (one?.state !== 'checking') return;
  const bytes = await contentOf(parts, one);
  job.progress(0, 3, 'Leggo i dati di oggi');
  const judged = await judge(parts, one, { on: db, bytes, seen: null }, () =>
    job.progress(1, 3, 'Controllo le righe del file'),
  );
  job.progress(2, 3, 'Scrivo il resoconto');
  await job.finish(async (tx) => {
    if (judged.kind === 'problem') return fail(tx, one, 'failed', judged.sentence);
    await storeReport(tx, importId, judged);
    await moveImport(tx, importId, 'checking', judged.isFaulty ? 'faulty' : 'checked');
  });
}

/**
 * Saves a checked file over the versions that the check saw, whole or not at all: the job's end stands in the same transaction.
 * Whoever changes the organisation by hand waits meanwhile.
 */
export async function saveImport(parts: ImportDeps, job: JobContext<ImportJob>): Promise<void> {
  const { db, clock } = parts;
  const { importId } = job.data;
  const one = await findImport(db, importId);
  if (one?.state !== 'saving') return;
  const bytes = await contentOf(parts, one);
  const seen = await readSeen(db, importId);
  const author = { employeeId: one.startedBy, now: clock.now(), call: saveCall.id };
  job.progress(0, 0, 'Leggo i dati di oggi');
  const outdated = organisationImportSentence('outdated');
  try {
    await job.finish(async (tx) => {
      await lockOrganisation(tx);
      // Whoever waited here may have lost the role meanwhile.
      const role = one.qualifications ? ROLE.hr : ROLE.admin;
      if ((await readRoleHolder(tx, one.startedBy, role)) === null)
        return fail(tx, one, 'failed', organisationImportSentence('roleGone'));
      const judged = await judge(parts, one, { on: tx, bytes, seen }, () =>
        job.progress(0, 0, 'Controllo le righe del file'),
      );
      if (judged.kind === 'problem') return fail(tx, one, 'failed', judged.sentence);
      if (judged.isFaulty || judged.stale > 0) return fail(tx, one, 'outdated', outdated);
      await tx.expectManyRows();
      const { changes, count } = judged;
      await applyChanges(tx, author, parsed(changes), null, (done) =>
        job.progress(done, count, 'Salvo le modifiche'),
      );
      await moveImport(tx, importId, 'saving', 'saved');
    });
  } catch (error) {
    // Somebody who takes no lock (cycles of people) was faster than the save: all of it was rolled back.
    if (!(error instanceof Refused)) throw error;
    await job.finish((tx) => fail(tx, one, 'outdated', outdated));
  }
}

type Judged = Exclude<FactResult, { kind: 'written' }>;

async function judge(
  { thread, lookups, clock }: ImportDeps,
  { qualifications, fileName, startedBy }: StoredImport,
  file: { on: Queryable; bytes: Uint8Array<ArrayBuffer>; seen: string | null },
  onRead: () => void,
): Promise<Judged> {
  const { on, bytes, seen } = file;
  const standing = await readFactTexts(on, qualifications ? FOR_QUALIFICATIONS : NO_QUALIFICATIONS);
  onRead();
  const today = isoDay(clock.today());
  const categories = new Set(lookups.categories().known.map(({ code }) => code));
  try {
    return (await thread.run(
      { kind: 'judge', bytes, fileName, qualifications, standing, categories, today, seen },
      startedBy,
    )) as Judged;
  } catch (error) {
    if (!(error instanceof WorkTooMuch)) throw error;
    return { kind: 'problem', sentence: organisationImportSentence('tooMuchWork') };
  }
}

async function fail(
  tx: Tx,
  { importId, state }: StoredImport,
  to: 'failed' | 'outdated',
  sentence: Sentence,
): Promise<void> {
  await storeProblem(tx, importId, wordsOf(sentence));
  await moveImport(tx, importId, state, to);
}

/** Changes in parts, each parsed when its turn comes: read twice, for the rows and for what is announced. */
function parsed(texts: readonly string[]): Iterable<readonly FactChange[]> {
  return {
    *[Symbol.iterator]() {
      for (const text of texts) yield JSON.parse(text) as FactChange[];
    },
  };
}
