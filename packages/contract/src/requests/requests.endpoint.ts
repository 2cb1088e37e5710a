import type { Static } from 'typebox';
import { EXPORT, endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './requests.schema.ts';

export { leaveRequestList, otherRequestList, ownRequestList, punchRequestList } from './request-list.ts';

/** A row of the requests card, of the day dialog and of the own list (M3.11 to M3.14). */
export type RequestRow = Frozen<Static<typeof schema.RequestRowSchema>>;
export type AbsenceEvent = Frozen<Static<typeof schema.AbsenceEventSchema>>;
export type JustificationBody = Frozen<Static<typeof schema.JustificationBodySchema>>;
export type RequestDecision = Frozen<Static<typeof schema.DecisionSchema>>;
export type DecidedRow = Frozen<Static<typeof schema.DecidedRowSchema>>;
export type RequestHistoryEntry = Frozen<Static<typeof schema.HistoryEntrySchema>>;
export type InsertableCause = Frozen<Static<typeof schema.CauseSchema>>;
export type RequestTrial = ReplyOf<typeof tryRequest>;
export type OverLimitDay = ReplyOf<typeof awayIfApproved>['overLimit'][number];
export type RequestEffect = Frozen<Static<typeof schema.RequestEffectSchema>>;
export type OwnBalanceRow = Frozen<Static<typeof schema.BalanceRowSchema>>;
export type RequestDetail = ReplyOf<typeof readRequest>;
export type RequestCounts = ReplyOf<typeof countRequests>;

/**
 * `codop=I`: a justification of one's own (`modo` DIPE), or a disposition for somebody of a managed plant (RESP). `codop=C`:
 * deletes one (M7.58); `ris.esito[0].esito` 0 is done. With `codop=I` a form (`nomeFile`, `documento` in base64) uploads a document of
 * one's own (E7.6.10), which is checked as every upload before a request can name it.
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

/** A manager proposes another day for a permit of law 104 that waits (domain.md 4.1.9); 412 with what stands now. */
export const proposeDay = endpoint<typeof schema.proposeDaySchema>({
  id: 'proposeDay',
  method: 'POST',
  path: '/gerip/richieste/{id}/proposta',
  required: ['body'],
});

/** Its owner moves the request there, judged anew, or keeps it where it is; 412 with what stands now. */
export const answerDay = endpoint<typeof schema.answerDaySchema>({
  id: 'answerDay',
  method: 'PUT',
  path: '/gerip/richieste/{id}/proposta',
  required: ['body'],
});

/** What a request would meet, before it is sent; saves nothing. */
export const tryRequest = endpoint<typeof schema.tryRequestSchema>({
  id: 'tryRequest',
  method: 'POST',
  path: '/gerip/prova',
  required: ['body'],
  load: 'read',
});

/** What is left to the person of the session, on a chosen day too (E2.43). */
export const ownBalances = endpoint<typeof schema.ownBalancesSchema>({
  id: 'ownBalances',
  method: 'GET',
  path: '/gerip/saldi',
});

/** The owner hands a document in, also after the decision where none was there (a certificate). */
export const addRequestDocuments = endpoint<typeof schema.addRequestDocumentsSchema>({
  id: 'addRequestDocuments',
  method: 'PUT',
  path: '/gerip/richieste/{id}/documenti',
  required: ['body'],
});

/** A document of a request, for whoever may see the request. */
export const downloadRequestDocument = endpoint<typeof schema.downloadRequestDocumentSchema>({
  id: 'downloadRequestDocument',
  method: 'GET',
  path: '/gerip/richieste/{id}/documenti/{fileId}',
  envelope: 'plain',
});

/** Column 'Effetto': what approving would leave short, for the rows in view. */
export const requestEffects = endpoint<typeof schema.requestEffectsSchema>({
  id: 'requestEffects',
  method: 'POST',
  path: '/gerip/manager/richieste/effetto',
  required: ['body'],
  load: 'read',
});

/** Before approving one or many: the days on which the plant's limit of people away is exceeded. */
export const awayIfApproved = endpoint<typeof schema.awayIfApprovedSchema>({
  id: 'awayIfApproved',
  method: 'POST',
  path: '/gerip/manager/richieste/assenti',
  required: ['body'],
  load: 'read',
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
/** Requests of a plant, or one's own, changed: what lists and counts them is read again. */
export interface RequestsPatch {
  /** null: of somebody without a plant. */
  readonly plant: string | null;
  /** Event position of the last change; sent back when the numbers of the tabs are read. */
  readonly position: string;
}

/** `-` for no plant answers an empty list (E8.16). On the wire from, to and plant (E5.42, resolution A32). */
export const ignoredAbsences = endpoint<typeof schema.ignoredAbsencesSchema>({
  id: 'ignoredAbsences',
  method: 'GET',
  path: '/manager/ignoredAbsences',
  required: ['from', 'to', 'plant'],
});
