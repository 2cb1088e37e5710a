import type { EffectRow } from '@torre/contract/organisation-effects';
import type { ImportFault, ImportReport, OrganisationImport } from '@torre/contract/organisation-import';
import type { ImportState } from '@torre/domain/organisation';
import type { Queryable } from '../../platform/db/index.ts';

export interface StoredImport {
  readonly importId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly storeKey: string | null;
  readonly startedBy: string;
  readonly qualifications: boolean;
  readonly state: ImportState;
  readonly jobId: string | null;
  /** The check found changes of days gone by. */
  readonly rewritesPast: boolean;
  readonly reason: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const COLUMNS = `i.import_id as "importId", i.file_id as "fileId", f.original_name as "fileName",
  f.store_key as "storeKey", i.started_by as "startedBy", i.qualifications, i.state, i.job_id as "jobId",
  coalesce((i.report ->> 'rewritesPast')::boolean, false) as "rewritesPast", i.reason, i.created_at as "createdAt"`;

/** The import, where the row policies show it to who asks. */
export async function findImport(on: Queryable, importId: string): Promise<StoredImport | null> {
  const { rows } = await on.query<StoredImport & { [column: string]: unknown }>({
    name: 'organisation-import-find',
    text: `select ${COLUMNS} from organisation_import i join file f using (file_id) where i.import_id = $1`,
    values: [importId],
  });
  return rows[0] ?? null;
}

/** Faults that the screen lists; the file that comes back explains more of them. */
const MOST_FAULTS = 300;

export interface FoundParts {
  readonly report: ImportReport | null;
  readonly faults: readonly ImportFault[];
  readonly problem: OrganisationImport['problem'];
}

/** What the check of an import found, with the first faults. */
export async function readFound(on: Queryable, importId: string): Promise<FoundParts> {
  const { rows } = await on.query<{
    report: ImportReport | null;
    faults: ImportFault[];
    problem: OrganisationImport['problem'];
  }>({
    name: 'organisation-import-found',
    text: `select report, problem,
        coalesce((select jsonb_agg(fault) from (
          select fault from jsonb_array_elements(faults) with ordinality as f (fault, at) order by at limit ${MOST_FAULTS}
        ) as first), '[]') as faults
      from organisation_import where import_id = $1`,
    values: [importId],
  });
  return rows[0]!;
}

/** The faults that are explained, as JSON for a work thread, and how many there are. */
export async function readExplainedFaults(
  on: Queryable,
  importId: string,
): Promise<{ readonly faults: string; readonly count: number }> {
  const { rows } = await on.query<{ faults: string; count: number }>({
    name: 'organisation-import-faults',
    text: `select faults::text as faults, (report ->> 'faultCount')::integer as count
      from organisation_import where import_id = $1`,
    values: [importId],
  });
  return rows[0]!;
}

/** JSON: the version of each row of the file at the check. */
export async function readSeen(on: Queryable, importId: string): Promise<string> {
  const { rows } = await on.query<{ seen: string }>({
    name: 'organisation-import-seen',
    text: 'select seen::text as seen from organisation_import where import_id = $1',
    values: [importId],
  });
  return rows[0]!.seen;
}

/** What the save would do, line by line. */
export async function readEffectRows(on: Queryable, importId: string): Promise<readonly EffectRow[]> {
  const { rows } = await on.query<{ effects: readonly EffectRow[] }>({
    name: 'organisation-import-effects',
    text: "select coalesce(effect_rows, '[]') as effects from organisation_import where import_id = $1",
    values: [importId],
  });
  return rows[0]!.effects;
}
