import type { ImportState } from '@torre/domain/organisation';
import type { Tx } from '../../platform/db/index.ts';
import type { EffectsOfImport } from './import-effects.ts';
import type { StoredImport } from './import.reads.ts';

export async function insertImport(
  tx: Tx,
  one: Pick<StoredImport, 'importId' | 'fileId' | 'startedBy' | 'qualifications'>,
  at: string,
): Promise<void> {
  await tx.query({
    name: 'organisation-import-insert',
    text: `insert into organisation_import (import_id, file_id, started_by, qualifications, state, created_at)
      values ($1, $2, $3, $4, 'checking', $5)`,
    values: [one.importId, one.fileId, one.startedBy, one.qualifications, at],
  });
}

/** From one state to another; false where somebody was first. */
export async function moveImport(
  tx: Tx,
  importId: string,
  from: ImportState,
  to: ImportState,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'organisation-import-move',
    text: 'update organisation_import set state = $3 where import_id = $1 and state = $2',
    values: [importId, from, to],
  });
  return rowCount === 1;
}

export async function storeReason(tx: Tx, importId: string, reason: string): Promise<void> {
  await tx.query({
    name: 'organisation-import-reason',
    text: 'update organisation_import set reason = $2 where import_id = $1',
    values: [importId, reason],
  });
}

export async function setImportJob(tx: Tx, importId: string, jobId: string): Promise<void> {
  await tx.query({
    name: 'organisation-import-job',
    text: 'update organisation_import set job_id = $2 where import_id = $1',
    values: [importId, jobId],
  });
}

/** What the check found, as JSON, and what the save would do. */
export interface FoundByCheck {
  readonly report: string;
  readonly faults: string;
  readonly seen: string;
  readonly effects: EffectsOfImport | null;
}

export async function storeReport(tx: Tx, importId: string, found: FoundByCheck): Promise<void> {
  await tx.query({
    name: 'organisation-import-report',
    text: `update organisation_import set report = $2::jsonb || jsonb_build_object('effects', $5::jsonb), faults = $3::jsonb,
        seen = $4::jsonb, effect_rows = $6::jsonb where import_id = $1`,
    values: [
      importId,
      found.report,
      found.faults,
      found.seen,
      JSON.stringify(found.effects?.summary ?? null),
      JSON.stringify(found.effects?.rows ?? []),
    ],
  });
}

/** `problem`: a sentence as replies carry it. */
export async function storeProblem(tx: Tx, importId: string, problem: object): Promise<void> {
  await tx.query({
    name: 'organisation-import-problem',
    text: 'update organisation_import set problem = $2::jsonb where import_id = $1',
    values: [importId, JSON.stringify(problem)],
  });
}

export async function deleteOldImports(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query({
    name: 'organisation-import-delete-old',
    text: 'delete from organisation_import where created_at < $1',
    values: [before.toString()],
  });
}
