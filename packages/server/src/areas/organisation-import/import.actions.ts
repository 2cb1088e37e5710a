import { organisationSentence } from '@torre/contract/organisation/sentences';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay } from '@torre/domain/kernel';
import { IMPORT } from '@torre/domain/organisation';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { StoredFile } from '../../platform/files/file.store.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { CHECK_IMPORT, SAVE_IMPORT } from './import-jobs.ts';
import { insertImport, moveImport, setImportJob, storeReason } from './import.store.ts';
import type { StoredImport } from './import.reads.ts';

/** The area of files that hold qualifications of people. */
export const QUALIFICATION_FILES = 'titoli';
export const FACT_FILES = 'organizzazione';

/** Begins the check of a file that has arrived. Throws 409 where it has not. */
export async function startCheck(
  tx: Tx,
  { employeeId, now }: Actor,
  file: StoredFile,
  jobs: Jobs,
): Promise<{ readonly importId: string }> {
  if (file.storeKey === null || file.kind !== 'tabella')
    throw refused(409, OUTCOME.notFound, organisationImportSentence('fileUnknown'));
  const importId = uuidv7();
  const { fileId } = file;
  await insertImport(
    tx,
    { importId, fileId, startedBy: employeeId, qualifications: file.area === QUALIFICATION_FILES },
    now.toString(),
  );
  await setImportJob(tx, importId, await jobs.enqueue(tx, CHECK_IMPORT, { importId }, employeeId));
  return { importId };
}

/**
 * Begins the save of what the check saw. Throws 409 where there is nothing to save, where days gone by change without a reason,
 * or somebody was first.
 */
export async function startSave(
  tx: Tx,
  { employeeId, today }: Actor,
  { importId, state, rewritesPast }: StoredImport,
  reason: string | null,
  jobs: Jobs,
): Promise<void> {
  const step = IMPORT.decide(state, 'save', ['starter']);
  if (!step.ok || !(await moveImport(tx, importId, state, step.value!)))
    throw refused(409, OUTCOME.organisationRefused, organisationImportSentence('notSaveable'));
  if (rewritesPast && reason === null)
    throw refused(409, OUTCOME.pastEffect, organisationSentence('past', { today: displayDay(today) }));
  if (reason !== null) await storeReason(tx, importId, reason);
  await setImportJob(tx, importId, await jobs.enqueue(tx, SAVE_IMPORT, { importId }, employeeId));
}
