import { exportMail, listMail } from '@torre/contract/mail';
import { exportMailSchema, listMailSchema } from '@torre/contract/mail/schema';
import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { mailDesk } from './mail.reads.ts';

const administersMail = holderOf(ROLE.admin);

/** Who was sent what kind of mail, and how it ended. */
export function mailRoutes(app: App, deps: AreaDeps): void {
  const desk = mailDesk(deps.db);
  route(app, listMail, { schema: listMailSchema, access: administersMail, handler: desk.answer });
  saveRoute(app, deps, exportMail, {
    schema: exportMailSchema,
    mayTry: administersMail,
    ...listFile(app, deps, desk),
  });
}
