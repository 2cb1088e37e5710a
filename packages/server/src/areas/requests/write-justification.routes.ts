import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { writeJustification } from '@torre/contract/requests';
import type { JustificationBody } from '@torre/contract/requests';
import { writeJustificationSchema } from '@torre/contract/requests/schema';
import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { allow, manager, signedIn } from '../../platform/access/access.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { FORM_TYPE } from '../../platform/http/form-bodies.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import type { ChangedCell } from '../cells/index.ts';
import { afterSteps } from './after-step.ts';
import type { RequestsDeps } from './after-step.ts';
import { endRequest } from './end.actions.ts';
import { insertRequests } from './insert.actions.ts';
import type { Asking } from './insert.actions.ts';
import { requestRow } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { readRecords } from './request.reads.ts';
import { requestedJustification } from './requested-justification.ts';
import type { WantedRequests } from './requested-justification.ts';

interface Written {
  readonly does: 'inserted' | 'disposed' | 'deleted' | 'documentReceived';
  readonly ids: readonly string[];
  readonly people: readonly string[];
  readonly cells: readonly ChangedCell[];
  /** Of a document: announced in the save, its content comes after the commit, as that of every upload. */
  readonly content?: Buffer;
}

/** What the call is about: something new, or the request that it ends. */
type Found = { readonly asking: Asking } | { readonly record: RequestRecord };

type Prepared =
  | { readonly asking: Asking; readonly wanted: WantedRequests }
  | { readonly name: string; readonly content: Buffer };

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(FORM_TYPE) === true;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const isNew = (codop: 'I' | 'C', body: object): body is JustificationBody =>
  codop === 'I' && 'idcausale' in body;

/** POST /gerip/: a justification, a disposition or a document is inserted (codop I), a request deleted (C; M7.55, M7.58). */
export function registerWriteJustification(app: App, deps: RequestsDeps): void {
  saveRoute(app, deps, writeJustification, {
    schema: writeJustificationSchema,
    mayTry: signedIn,
    takesForm: true,
    prepare: ({ principal, request, query, body }): Prepared | null => {
      // A form carries a document and nothing else; what a request asks for is JSON.
      if (isForm(request) !== 'documento' in body)
        throw refused(400, OUTCOME.malformed, requestSentence('documentUnreadable'));
      if (query.codop === 'C') {
        if ('id' in body) return null;
        throw refused(400, OUTCOME.malformed, requestSentence('gone'));
      }
      if ('documento' in body) return sentDocument(body);
      if (!isNew(query.codop, body)) throw refused(400, OUTCOME.malformed, requestSentence('daysUnreadable'));
      return { asking: askingOf(principal, query, body), wanted: requestedJustification(body) };
    },
    find: async (tx, { query, body }): Promise<Found | null> => {
      if (query.codop === 'I') return { asking: { employeeId: '', as: 'owner' } };
      if (!('id' in body)) return null;
      const record = (await readRecords(tx, [body.id])).get(body.id);
      return record === undefined || !isNamed(record, body) ? null : { record };
    },
    missing: requestSentence('gone'),
    may: (principal, _, { query, body }) => {
      if (query.codop === 'C') return allow;
      if (!isNew(query.codop, body) || askingOf(principal, query, body).as === 'owner') return allow;
      // of whom a manager disposes is decided on the day, by the action; with `modo` DIPE too (M2.4.30, resolution A25)
      return manager(principal, undefined);
    },
    act: (tx, actor, found, { body, prepared }): Promise<Written> =>
      'record' in found
        ? end(tx, actor, deps, found.record, 'id' in body ? body : {})
        : 'content' in prepared!
          ? announce(tx, actor, deps, prepared)
          : insert(tx, actor, deps, prepared!),
    done: async ({ does, ids, people, cells, content }, { principal }) => {
      if (content !== undefined) {
        const piece = { fileId: ids[0]!, offset: 0, content: Readable.from([content]) };
        await deps.files.receivePiece(principal, () => signedIn, piece);
      }
      const records = await readRecords(deps.db, ids);
      const reply = {
        outcome: okOutcome(requestSentence(does)),
        ...(content !== undefined && { docId: ids[0]! }),
        ris: { ret: 1, esito: ids.map((id) => ({ id, esito: 0, msg: requestSentence(does).messageIT })) },
        requests: ids.flatMap((id) => {
          const record = records.get(id);
          if (record === undefined) return [];
          const side = record.employeeId === principal.employeeId ? 'employee' : 'manager';
          return [requestRow(record, principal, { side, place: 'list' })];
        }),
      };
      const plants = [...records.values()].map(({ icao }) => icao);
      return afterSteps(deps, reply, { people, plants, cells });
    },
  });
}

/** A form's blanks are pluses that its sender did not write as `%2B`. Throws 400. */
function sentDocument(form: { readonly nomeFile: string; readonly documento: string }): Prepared {
  const text = form.documento.replaceAll(' ', '+').replace(/[\r\n]+/g, '');
  if (!BASE64.test(text)) throw refused(400, OUTCOME.malformed, requestSentence('documentUnreadable'));
  return { name: form.nomeFile, content: Buffer.from(text, 'base64') };
}

async function announce(
  tx: Tx,
  actor: Actor,
  { files }: RequestsDeps,
  { name, content }: Extract<Prepared, { readonly content: Buffer }>,
): Promise<Written> {
  const wanted = { area: 'giustificativi', kind: 'documento', name, size: content.length } as const;
  return {
    does: 'documentReceived',
    ids: [await files.beginUpload(tx, actor, wanted)],
    people: [],
    cells: [],
    content,
  };
}

/** What a body of codop C says of the row that was seen (M3.15). */
interface SeenRow {
  readonly tipo?: number | string;
  readonly causale?: string;
  readonly documenti?: number;
  readonly statoNum?: number;
  readonly version?: number;
}

/** tipo 0 stands for a justification, any other for a disposition (M3.16). */
function isNamed(record: RequestRecord, { tipo, causale }: SeenRow): boolean {
  const isKind = tipo === undefined || (Number(tipo) === 0) === (record.tipo === 0);
  return isKind && (causale ?? record.cause) === record.cause;
}

/** For oneself, or as a manager for whom the body names; `modo` alone widens nothing. */
function askingOf(
  { employeeId: self }: Principal,
  { numindividuale }: { readonly numindividuale?: string },
  body: JustificationBody,
): Asking {
  const employeeId = body.numindividuale || numindividuale || self;
  return { employeeId, as: employeeId === self ? 'owner' : 'manager' };
}

async function insert(
  tx: Tx,
  actor: Actor,
  deps: RequestsDeps,
  { asking, wanted }: { readonly asking: Asking; readonly wanted: WantedRequests },
): Promise<Written> {
  const { ids, cells } = await insertRequests(tx, actor, deps, asking, wanted);
  return { does: asking.as === 'owner' ? 'inserted' : 'disposed', ids, people: [asking.employeeId], cells };
}

async function end(
  tx: Tx,
  actor: Actor,
  deps: RequestsDeps,
  { id, employeeId }: RequestRecord,
  { version, statoNum: state, documenti: documents }: SeenRow,
): Promise<Written> {
  const { cells } = await endRequest(tx, actor, deps, { id, version, state, documents, code: 'C' });
  return { does: 'deleted', ids: [id], people: [employeeId], cells };
}
