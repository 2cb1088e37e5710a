import * as calls from '@torre/contract/organisation-import';
import { effectList } from '@torre/contract/organisation-effects';
import type { EffectRow } from '@torre/contract/organisation-effects';
import type { OrganisationImport } from '@torre/contract/organisation-import';
import * as schema from '@torre/contract/organisation-import/schema';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { IMPORT } from '@torre/domain/organisation';
import { asSystem } from '../../platform/access/request-scope.ts';
import { displayInstant } from '../../platform/clock.ts';
import type { App } from '../../platform/deps.ts';
import { findFile } from '../../platform/files/file.store.ts';
import { okOutcome, refused, requireAccess } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { readJobsById } from '../../platform/jobs/job-reads.ts';
import { FACT_FILES, QUALIFICATION_FILES, startCheck, startSave } from './import.actions.ts';
import { findImport, readEffectRows, readExplainedFaults, readFound } from './import.reads.ts';
import type { StoredImport } from './import.reads.ts';
import type { ImportDeps } from './import-deps.ts';
import { importsFiles, importsKind } from './organisation-import.access.ts';
import { sendTable } from './sent-table.ts';
import { contentOf, writtenFile } from './written-file.ts';

const FILES: readonly string[] = [FACT_FILES, QUALIFICATION_FILES];
const OFFERED = ['save', 'faults', 'effects'] as const;
const missing = organisationImportSentence('unknown');

/** A file of the organisation: checked by a job, then saved by another; seen by who brought it. */
export function registerImports(app: App, deps: ImportDeps): void {
  const { db, jobs, clock } = deps;

  saveRoute(app, deps, calls.checkImport, {
    schema: schema.checkImportSchema,
    mayTry: importsFiles,
    find: (tx, { body }) => findFile(tx, body.fileId),
    missing: organisationImportSentence('fileUnknown'),
    // Administrators see the files of others too: an import is of one's own.
    may: (principal, { ownerId, area }) =>
      ownerId === principal.employeeId && FILES.includes(area)
        ? importsKind(principal, area === QUALIFICATION_FILES)
        : 'missing',
    act: (tx, actor, file) => startCheck(tx, actor, file, jobs),
    done: ({ importId }) => ({ outcome: okOutcome(organisationImportSentence('checkStarted')), importId }),
  });

  route(app, calls.readImport, {
    schema: schema.readImportSchema,
    access: importsFiles,
    handler: async ({ principal, path }): Promise<OrganisationImport> => {
      const one = await findImport(db, path.importId);
      if (one === null) throw refused(404, OUTCOME.notFound, missing);
      requireAccess(importsKind(principal, one.qualifications));
      const { state, progress } = await underWay(one);
      return {
        outcome: okOutcome(),
        importId: one.importId,
        fileId: one.fileId,
        fileName: one.fileName,
        qualifications: one.qualifications,
        createdAt: displayInstant(one.createdAt),
        ...(await readFound(db, one.importId)),
        state,
        progress,
        allowedActions: IMPORT.allowed(state, ['starter'], OFFERED),
      };
    },
  });

  // Not a `saveRoute`: saves nothing; the file is one's own, with what the check said of it.
  route(app, calls.exportImportFaults, {
    schema: schema.exportImportFaultsSchema,
    access: importsFiles,
    handler: async ({ principal, path, reply }) => {
      const one = await findImport(db, path.importId);
      if (one === null) throw refused(404, OUTCOME.notFound, missing);
      requireAccess(importsKind(principal, one.qualifications));
      if (!IMPORT.may(one.state, 'faults', ['starter']))
        throw refused(409, OUTCOME.organisationRefused, organisationImportSentence('noFaults'));
      const bytes = await contentOf(deps, one);
      const { fileName } = one;
      const explained = await readExplainedFaults(db, one.importId);
      const work = { kind: 'annotate', bytes, fileName, ...explained } as const;
      const written = await writtenFile(deps.thread, work, principal);
      return sendTable(reply, written.bytes, fileName);
    },
  });

  const effectsFile = (rows: readonly EffectRow[]) =>
    listFile(app, deps, { list: effectList, all: async () => rows });
  saveRoute(app, deps, calls.exportImportEffects, {
    schema: schema.exportImportEffectsSchema,
    mayTry: importsFiles,
    ...effectsFile([]),
    prepare: async (context) => {
      const { principal, path } = context;
      const one = await findImport(db, path.importId);
      if (one === null) throw refused(404, OUTCOME.notFound, missing);
      requireAccess(importsKind(principal, one.qualifications));
      if (!IMPORT.may(one.state, 'effects', ['starter']))
        throw refused(409, OUTCOME.organisationRefused, organisationImportSentence('noEffects'));
      return effectsFile(await readEffectRows(db, one.importId)).prepare(context);
    },
  });

  saveRoute(app, deps, calls.saveImport, {
    schema: schema.saveImportSchema,
    mayTry: importsFiles,
    find: (tx, { path }) => findImport(tx, path.importId),
    missing,
    may: (principal, { qualifications }) => importsKind(principal, qualifications),
    act: (tx, actor, one, { body }) => startSave(tx, actor, one, body?.reason?.trim() || null, jobs),
    done: () => ({ outcome: okOutcome(organisationImportSentence('saveStarted')) }),
  });

  /** The queue knows of a job that ended without an answer what the import does not. */
  async function underWay({
    state,
    jobId,
  }: StoredImport): Promise<Pick<OrganisationImport, 'state' | 'progress'>> {
    if (jobId === null || (state !== 'checking' && state !== 'saving')) return { state, progress: null };
    // Who began the job sees how far it is; the queue itself has no row policies.
    const [job] = await asSystem(() => readJobsById(db, clock, [jobId]));
    if (job === undefined || job.row.state === 'fallito' || job.row.state === 'annullato')
      return { state: 'failed', progress: null };
    const { done, total, message } = job.row;
    return { state, progress: { done, total, message } };
  }
}
