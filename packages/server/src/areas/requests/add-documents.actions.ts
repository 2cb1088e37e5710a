import { requestSentence } from '@torre/contract/requests/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import { MOST_DOCUMENTS, OPEN_STATES } from '@torre/domain/requests';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { changedMeanwhile } from './end.actions.ts';
import { publishRequest } from './request-live.ts';
import type { RequestRecord } from './request-record.ts';
import { lockRequests, readRecords } from './request.reads.ts';
import { insertDocuments, insertHistory, touchRequest } from './request.store.ts';

/** The owner hands documents in, also after the decision (a certificate). Throws Refused: 409 with the reason, 412. */
export async function addDocuments(
  tx: Tx,
  actor: Actor,
  {
    id,
    documenti,
    version,
  }: { readonly id: string; readonly documenti: readonly string[]; readonly version: number },
): Promise<RequestRecord> {
  await lockRequests(tx, [id]);
  const record = (await readRecords(tx, [id])).get(id)!;
  if (record.version !== version) throw changedMeanwhile(actor, record);
  const refuse = (key: 'documentsNotWanted' | 'notCounted') =>
    refused(409, OUTCOME.requestRefused, requestSentence(key));
  if (record.gestdoc === '') throw refuse('documentsNotWanted');
  if (!OPEN_STATES.includes(record.state)) throw refuse('notCounted');
  const { employeeId, icao, state, fromDay } = record;
  const at = actor.now.toString();
  const files = [...new Set(documenti)];
  const count = record.documents;
  if (count + files.length > MOST_DOCUMENTS)
    throw refused(
      409,
      OUTCOME.requestRefused,
      requestSentence('documentsFull', { most: MOST_DOCUMENTS, count }),
    );
  await insertDocuments(tx, id, { files, owner: actor.employeeId, at });
  await touchRequest(tx, id);
  await insertHistory(tx, {
    id,
    operation: 'addDocument',
    by: actor.employeeId,
    onBehalfOf: null,
    role: 'owner',
    at,
    note: '',
    from: state,
    to: state,
  });
  await auditChange(tx, actor, {
    what: 'add-document',
    entity: 'request',
    entityKey: id,
    ...(icao !== null && { icao }),
    day: isoDay(fromDay),
    subject: employeeId,
    values: [{ field: 'documents', privacyClass: 'WORK', old: null, new: String(files.length) }],
  });
  await publishRequest(tx, icao, employeeId);
  return (await readRecords(tx, [id])).get(id)!;
}
