import { ROLE } from '@torre/domain/identity';
import { area } from '../../platform/area/area.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { CHECK_FILE, checkFile, openPdfThread, openVideoThread } from '../../platform/files/index.ts';
import { fileRoutes } from './files.routes.ts';
import { uploadRoutes } from './uploads.routes.ts';

export const files = area<AreaDeps>('files', {
  tables: [],
  routes(app, deps) {
    const { db, clock, jobs, fileStore } = deps;
    // Administrators share what they upload here; other areas say for their own files who reads them.
    deps.files.readers.on('amministrazione', (principal) => principal.roles.has(ROLE.admin));
    const [pdfs, videos] = [openPdfThread(), openVideoThread()];
    app.addHook('onClose', () => Promise.all([pdfs.close(), videos.close()]).then(() => undefined));
    jobs.on<{ fileId: string }>(CHECK_FILE, { lease: 20, limit: 300, retries: 3 }, (job) =>
      checkFile({ db, clock, store: fileStore, pdfs, videos }, job),
    );
    uploadRoutes(app, deps);
    fileRoutes(app, deps);
  },
});
