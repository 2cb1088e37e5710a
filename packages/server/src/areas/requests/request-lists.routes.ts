import * as calls from '@torre/contract/requests';
import * as schema from '@torre/contract/requests/schema';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { readsRoster } from '../month/index.ts';
import { inboxDesks } from './request-desks.reads.ts';

/** The tables of the requests card, a page at a time, and as a file. */
export function registerRequestLists(app: App, deps: AreaDeps): void {
  const { ferie, timbrature, altro } = inboxDesks(deps.db);
  route(app, calls.listLeaveRequests, {
    schema: schema.listLeaveRequestsSchema,
    access: readsRoster,
    handler: ferie.answer,
  });
  route(app, calls.listPunchRequests, {
    schema: schema.listPunchRequestsSchema,
    access: readsRoster,
    handler: timbrature.answer,
  });
  route(app, calls.listOtherRequests, {
    schema: schema.listOtherRequestsSchema,
    access: readsRoster,
    handler: altro.answer,
  });
  saveRoute(app, deps, calls.exportLeaveRequests, {
    schema: schema.exportLeaveRequestsSchema,
    mayTry: readsRoster,
    ...listFile(app, deps, ferie),
  });
  saveRoute(app, deps, calls.exportPunchRequests, {
    schema: schema.exportPunchRequestsSchema,
    mayTry: readsRoster,
    ...listFile(app, deps, timbrature),
  });
  saveRoute(app, deps, calls.exportOtherRequests, {
    schema: schema.exportOtherRequestsSchema,
    mayTry: readsRoster,
    ...listFile(app, deps, altro),
  });
}
