import { area } from '../../platform/area/area.ts';
import { hoursAgo } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerExports } from './export.routes.ts';
import { openFactThread } from './fact-thread.ts';
import type { ImportDeps } from './import-deps.ts';
import { CHECK_IMPORT, SAVE_IMPORT, checkImport, saveImport } from './import-jobs.ts';
import type { ImportJob } from './import-jobs.ts';
import { deleteOldImports } from './import.store.ts';
import { registerImports } from './organisation-import.routes.ts';
import { ORGANISATION_IMPORT_TABLES } from './organisation-import.tables.ts';

const CLEANUP = { name: 'housekeeping.imports', cron: '40 3 * * *' };
const KEPT_HOURS = 30 * 24;
const JOB = { lease: 30, limit: 300, retries: 2, retryDelay: 1 };

/** The organisation as files: out, checked, and in whole or not at all (decision 0097). */
export const organisationImport = area<AreaDeps>('organisation-import', {
  tables: ORGANISATION_IMPORT_TABLES,
  cleanup: [
    {
      job: CLEANUP,
      table: 'organisation_import',
      remove: (tx, deps) => deleteOldImports(tx, hoursAgo(deps, KEPT_HOURS)),
    },
  ],
  routes(app, deps) {
    const thread = openFactThread();
    app.addHook('onClose', () => thread.close());
    const parts: ImportDeps = { ...deps, thread };
    deps.jobs.on<ImportJob>(CHECK_IMPORT, JOB, (job) => checkImport(parts, job));
    deps.jobs.on<ImportJob>(SAVE_IMPORT, JOB, (job) => saveImport(parts, job));
    registerExports(app, parts);
    registerImports(app, parts);
  },
});
