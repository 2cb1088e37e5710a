import { writeAudit } from '../audit/index.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/index.ts';
import type { StoredFile } from './file.store.ts';

/**
 * Torre's verdict on what a person sent, in the trail: the program is who decided, `call` says at which step. A
 * refusal keeps the reason and the name, which goes with the file.
 */
export async function auditVerdict(
  tx: Tx,
  clock: Clock,
  file: Pick<StoredFile, 'fileId' | 'ownerId' | 'name'>,
  call: string,
  refusal: string | null,
): Promise<void> {
  const [old, kept] = refusal === null ? [null, file.name] : [file.name, null];
  await writeAudit(tx, {
    at: clock.now(),
    actor: null,
    call,
    what: refusal === null ? 'accept' : 'refuse',
    entity: 'file',
    entityKey: file.fileId,
    subject: file.ownerId,
    reason: refusal,
    values: [{ field: 'name', privacyClass: 'PERSONAL', old, new: kept }],
  });
}
