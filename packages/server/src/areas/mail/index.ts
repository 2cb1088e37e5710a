import { area } from '../../platform/area/area.ts';
import { hoursAgo } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { registerMailJobs } from './mail-jobs.ts';
import { mailRoutes } from './mail.routes.ts';
import { deleteOldMail } from './mail.store.ts';
import { MAIL_TABLES } from './mail.tables.ts';

const KEPT_DAYS = 90;

/** What people are told outside of Torre. */
export const mail = area<AreaDeps>('mail', {
  tables: MAIL_TABLES,
  cleanup: [
    {
      job: { name: 'housekeeping.mail', cron: '40 4 * * *' },
      table: 'mail',
      remove: (tx, deps) => deleteOldMail(tx, hoursAgo(deps, KEPT_DAYS * 24).toString()),
    },
  ],
  routes(app, deps) {
    const { mail: settings, publicUrl } = deps.config;
    if (settings !== null && publicUrl !== null) registerMailJobs(deps, settings, publicUrl);
    mailRoutes(app, deps);
  },
});
