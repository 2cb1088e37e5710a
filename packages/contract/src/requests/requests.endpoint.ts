import type { Static } from 'typebox';
import { EXPORT, endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './requests.schema.ts';

export { leaveRequestList, otherRequestList, ownRequestList, punchRequestList } from './request-list.ts';

/** A row of the requests card, of the day dialog and of the own list (M3.11 to M3.14). */
export type RequestRow = Frozen<Static<typeof schema.RequestRowSchema>>;
export type JustificationBody = Frozen<Static<typeof schema.JustificationBodySchema>>;
export type RequestDecision = Frozen<Static<typeof schema.DecisionSchema>>;
export type DecidedRow = Frozen<Static<typeof schema.DecidedRowSchema>>;
export type RequestHistoryEntry = Frozen<Static<typeof schema.HistoryEntrySchema>>;
export type InsertableCause = Frozen<Static<typeof schema.CauseSchema>>;
export type RequestCounts = ReplyOf<typeof countRequests>;

/**
 * `codop=I`: a justification of one's own (`modo` DIPE), or a disposition for somebody of a managed plant (RESP). `codop=C`:
 * deletes one (M7.58); `ris.esito[0].esito` 0 is done.
 */
export const writeJustification = endpoint<typeof schema.writeJustificationSchema>({
  id: 'writeJustification',
  method: 'POST',
  path: '/gerip/',
  required: ['codop', 'body'],
});

/** Each row is decided by itself and answered by itself: esito 0, or 1 with what stands now (E8.18, M7.52). */
export const decideRequests = endpoint<typeof schema.decideRequestsSchema>({
  id: 'decideRequests',
  method: 'PUT',
  path: '/gerip/',
});

/** The tabs of the requests card; `gruppo` is `pending`, `handled` or both (`|`), without it all. */
export const listLeaveRequests = endpoint<typeof schema.listLeaveRequestsSchema>({
  id: 'listLeaveRequests',
  method: 'GET',
  path: '/gerip/manager/richieste/ferie',
  required: ['plant'],
});
export const listPunchRequests = endpoint<typeof schema.listPunchRequestsSchema>({
  id: 'listPunchRequests',
  method: 'GET',
  path: '/gerip/manager/richieste/timbrature',
  required: ['plant'],
});
export const listOtherRequests = endpoint<typeof schema.listOtherRequestsSchema>({
  id: 'listOtherRequests',
  method: 'GET',
  path: '/gerip/manager/richieste/altro',
  required: ['plant'],
});
export const exportLeaveRequests = endpoint<typeof schema.exportLeaveRequestsSchema>({
  id: 'exportLeaveRequests',
  path: '/gerip/manager/richieste/ferie/export',
  ...EXPORT,
});
export const exportPunchRequests = endpoint<typeof schema.exportPunchRequestsSchema>({
  id: 'exportPunchRequests',
  path: '/gerip/manager/richieste/timbrature/export',
  ...EXPORT,
});
export const exportOtherRequests = endpoint<typeof schema.exportOtherRequestsSchema>({
  id: 'exportOtherRequests',
  path: '/gerip/manager/richieste/altro/export',
  ...EXPORT,
});

/** What waits and what is done in each tab of a plant, whatever is filtered. */
export const countRequests = endpoint<typeof schema.countRequestsSchema>({
  id: 'countRequests',
  method: 'GET',
  path: '/gerip/manager/richieste/conteggi',
  required: ['plant'],
});

export const listOwnRequests = endpoint<typeof schema.listOwnRequestsSchema>({
  id: 'listOwnRequests',
  method: 'GET',
  path: '/gerip/richieste',
});

export const readRequest = endpoint<typeof schema.readRequestSchema>({
  id: 'readRequest',
  method: 'GET',
  path: '/gerip/richieste/{id}',
});

/** The owner takes it back, asks to annul it, or gives that up; 412 with what stands now. */
export const changeOwnRequest = endpoint<typeof schema.changeOwnRequestSchema>({
  id: 'changeOwnRequest',
  method: 'PUT',
  path: '/gerip/richieste/{id}',
  required: ['body'],
});

export const managerEvents = endpoint<typeof schema.managerEventsSchema>({
  id: 'managerEvents',
  method: 'GET',
  path: '/gerip/manager/eventi',
  required: ['dal', 'al'],
});

/** Requests of a day, or of few (M7.47). */
export const requestsOfDay = endpoint<typeof schema.requestsOfDaySchema>({
  id: 'requestsOfDay',
  method: 'GET',
  path: '/gerip/autorizzazione',
  required: ['plant', 'from', 'to'],
});

export const listCauses = endpoint<typeof schema.listCausesSchema>({
  id: 'listCauses',
  method: 'GET',
  path: '/gerip/causali',
});

export const ignoreAbsences = endpoint<typeof schema.ignoreAbsencesSchema>({
  id: 'ignoreAbsences',
  method: 'POST',
  path: '/manager/ignoredAbsences',
  required: ['body'],
});
export const considerAbsences = endpoint<typeof schema.considerAbsencesSchema>({
  id: 'considerAbsences',
  method: 'DELETE',
  path: '/manager/ignoredAbsences',
  required: ['body'],
});
/** `-` for no plant answers an empty list (E8.16). */
export const ignoredAbsences = endpoint<typeof schema.ignoredAbsencesSchema>({
  id: 'ignoredAbsences',
  method: 'GET',
  path: '/manager/ignoredAbsences',
  required: ['dateFrom', 'dateTo', 'plant'],
});
