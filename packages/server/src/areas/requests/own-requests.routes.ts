import * as calls from '@torre/contract/requests';
import * as schema from '@torre/contract/requests/schema';
import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { allow, signedIn } from '../../platform/access/access.ts';
import { sendFile } from '../../platform/files/index.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { addDocuments } from './add-documents.actions.ts';
import { afterSteps } from './after-step.ts';
import type { RequestsDeps } from './after-step.ts';
import { endRequest } from './end.actions.ts';
import { answerDay } from './other-day.actions.ts';
import { ownDesk } from './request-desks.reads.ts';
import { requestDetail } from './request-detail.reads.ts';
import { requestRow } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { findDocument, readRecords } from './request.reads.ts';

const OWN = { side: 'employee', place: 'list' } as const;
const DONE = { delete: 'deleted', askAnnulment: 'annulmentAsked', withdraw: 'annulmentWithdrawn' } as const;

/** What somebody does with the own requests, and the detail of one for whoever may see it. */
export function registerOwnRequests(app: App, deps: RequestsDeps): void {
  const { db, fileStore } = deps;
  const desk = ownDesk(db);
  route(app, calls.listOwnRequests, {
    schema: schema.listOwnRequestsSchema,
    access: signedIn,
    handler: desk.answer,
  });

  route(app, calls.readRequest, {
    schema: schema.readRequestSchema,
    access: signedIn,
    handler: async ({ principal, path }) => {
      const record = (await readRecords(db, [path.id])).get(path.id);
      if (record === undefined) throw refused(404, OUTCOME.notFound, requestSentence('gone'));
      return { outcome: okOutcome(), ...(await requestDetail(db, principal, record)) };
    },
  });

  route(app, calls.downloadRequestDocument, {
    schema: schema.downloadRequestDocumentSchema,
    access: signedIn,
    handler: async ({ request, reply, path }) => {
      const file = await findDocument(db, path.id, path.fileId);
      if (file === null) throw refused(404, OUTCOME.notFound, requestSentence('gone'));
      return sendFile(request, reply, fileStore, file);
    },
  });

  const ofOwner = {
    find: async (
      tx: Parameters<typeof readRecords>[0],
      { path }: { readonly path: { readonly id: string } },
    ): Promise<RequestRecord | null> => (await readRecords(tx, [path.id])).get(path.id) ?? null,
    missing: requestSentence('gone'),
    // managers see the request of others; only its owner does this with it
    may: ({ employeeId }: { readonly employeeId: string }, record: RequestRecord) =>
      record.employeeId === employeeId ? allow : ('missing' as const),
  };

  saveRoute(app, deps, calls.changeOwnRequest, {
    schema: schema.changeOwnRequestSchema,
    mayTry: signedIn,
    ...ofOwner,
    act: async (tx, actor, { id }, { body: { operazione, version } }) => ({
      ...(await endRequest(tx, actor, deps, { id, version, operation: operazione })),
      operazione,
    }),
    done: ({ record, cells, operazione }, { principal }) =>
      afterSteps(
        deps,
        {
          outcome: okOutcome(requestSentence(DONE[operazione])),
          request: requestRow(record, principal, OWN),
        },
        { people: [record.employeeId], plants: [record.icao], cells },
      ),
  });

  saveRoute(app, deps, calls.answerDay, {
    schema: schema.answerDaySchema,
    mayTry: signedIn,
    ...ofOwner,
    act: async (tx, actor, { id }, { body: { sposta: moves, version } }) => ({
      record: await answerDay(tx, actor, deps, { id, moves, version }),
      moves,
    }),
    done: ({ record, moves }, { principal }) =>
      afterSteps(
        deps,
        {
          outcome: okOutcome(requestSentence(moves ? 'dayMoved' : 'dayKept')),
          request: requestRow(record, principal, OWN),
        },
        { people: [record.employeeId], plants: [record.icao], cells: [] },
      ),
  });

  saveRoute(app, deps, calls.addRequestDocuments, {
    schema: schema.addRequestDocumentsSchema,
    mayTry: signedIn,
    ...ofOwner,
    act: (tx, actor, { id }, { body }) => addDocuments(tx, actor, { id, ...body }),
    done: (record, { principal }) => ({
      outcome: okOutcome(requestSentence('documentAdded')),
      request: requestRow(record, principal, OWN),
    }),
  });
}
