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
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const COLUMNS = `i.import_id as "importId", i.file_id as "fileId", f.original_name as "fileName",
  f.store_key as "storeKey", i.started_by as "startedBy", i.qualifications, i.state, i.job_id as "jobId", i.created_at as "createdAt"`;

/** The import, where the row policies show it to who asks. */
export async function findImport(on: Queryable, importId: string): Promise<StoredImport | null> {
  const { rows } = await on.query<StoredImport & { [column: string]: unknown }>({
    name: 'organisation-import-find',
    text: `select ${COLUMNS} from organisation_import i join file f using (file_id) where i.import_id = $1`,
    values: [importId],
  });
  return rows[0] ?? null;
}

/** Faults that the screen lists; the file that comes back names all of them. */
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

export async function readAllFaults(on: Queryable, importId: string): Promise<readonly ImportFault[]> {
  const { rows } = await on.query<{ faults: ImportFault[] | null }>({
    name: 'organisation-import-faults',
    text: 'select faults from organisation_import where import_id = $1',
    values: [importId],
  });
  return rows[0]?.faults ?? [];
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
