import { vi } from 'vitest';
import { addRight, saveEntitlement } from '@torre/contract/entitlements';
import { changeOwnRequest } from '@torre/contract/requests';
import type { Database } from '../platform/db/index.ts';
import { MORNINGS, asked, decide, dispose, furnishRequests } from '../testing/request-steps.ts';
import { pdf } from '../testing/sample-files.ts';
import { UploadActor } from '../testing/upload-actor.ts';
import type { TestClient } from '../testing/index.ts';

/** What is private about requests, each a word that stands nowhere else. */
export const SECRET = {
  cause: 'CANARINOCAUSA',
  note: 'CanarinoNota',
  refusal: 'CanarinoRifiuto',
  disposition: 'CanarinoDisposizione',
  fileName: 'CanarinoCertificato',
  content: 'CanarinoDiagnosi',
  assisted: 'CANARINOASSISTITO',
  rightNote: 'CanarinoVerbale',
  amount: '98765',
  reason: 'CanarinoMotivo',
  clock: 'CanarinoOrologio',
} as const;
export type Secret = keyof typeof SECRET;

/** What everybody is asked about. */
export interface PrivateRequests {
  readonly employeeId: string;
  readonly requests: readonly string[];
  readonly fileId: string;
  readonly rightId: string;
}

/** A cause that only this person's requests name; it leaves the catalogue, which everybody may read, when they stand. */
async function withCause(owner: Database, act: () => Promise<void>): Promise<void> {
  await owner.query(
    `insert into absence_cause (idcausale, descausale, units, gestdoc, path_lo, path_st)
      values ($1, $1, '{G,H}', 'V', 'A', 'A')`,
    [SECRET.cause],
  );
  await act();
  await owner.query('delete from absence_cause where idcausale = $1', [SECRET.cause]);
}

/** Requests with notes, a certificate and decisions, a right of law 104, an entitlement and punches, as people make them. */
export async function makePrivateRequests(
  owner: Database,
  url: string,
  {
    person,
    manager,
    hr,
  }: { readonly person: TestClient; readonly manager: TestClient; readonly hr: TestClient },
): Promise<PrivateRequests> {
  const employeeId = await furnishRequests(owner, 'cta.lirr');
  const content = Buffer.from(pdf.toString().replace('1 0 obj', `% ${SECRET.content}\n1 0 obj`));
  const upload = new UploadActor(person, url);
  const announced = await upload.announce({
    area: 'giustificativi',
    name: `${SECRET.fileName}.pdf`,
    size: content.length,
  });
  if (announced.status !== 201) throw new Error(`announced: ${announced.reply.outcome.messageIT}`);
  const { fileId } = announced.reply;
  const taken = await upload.piece(fileId, 0, content);
  if (!taken.ok) throw new Error(`the certificate was not taken: ${taken.status} ${await taken.text()}`);
  // it is looked at by a job
  const isReady = async (): Promise<boolean> => {
    const { rows } = await owner.query(`select from file where file_id = $1 and state = 'ready'`, [fileId]);
    return rows.length > 0;
  };
  await vi.waitUntil(isReady, { timeout: 20_000, interval: 20 });
  const [first, second, third] = MORNINGS.map((day) => day.replaceAll('-', '/'));
  const wanted = { idcausale: SECRET.cause, note: SECRET.note };
  const requests: string[] = [];
  await withCause(owner, async () => {
    // one stands and is asked back, one is refused, one is disposed
    const ill = await asked(person, { ...wanted, datainizio: first!, datafine: first!, documenti: [fileId] });
    const { version } = (await decide(manager, ill.id, 'A')).standing!;
    const body = { operazione: 'askAnnulment', version } as const;
    await person.call(changeOwnRequest, { path: { id: ill.id }, body });
    await decide(manager, ill.id, 'R', SECRET.refusal);
    const vain = await asked(person, { ...wanted, datainizio: second!, datafine: second! });
    await decide(manager, vain.id, 'R', SECRET.refusal);
    const disposed = await dispose(manager, employeeId, {
      ...wanted,
      note: SECRET.disposition,
      datainizio: third!,
      datafine: third!,
    });
    requests.push(ill.id, vain.id, disposed.reply.requests[0]!.id);
  });
  const right = { right: '104', assisted: SECRET.assisted, validFrom: '20261114', validTo: null } as const;
  const added = await hr.call(addRight, { path: { employeeId }, body: { ...right, note: SECRET.rightNote } });
  await hr.call(saveEntitlement, {
    path: { employeeId, balance: 'ROS', year: 2026 },
    body: {
      teorica: Number(SECRET.amount),
      riduzioni: 0,
      forzate: 0,
      residuoAnniPrec: 0,
      residuoAnnoPrec: 0,
      version: 0,
      reason: SECRET.reason,
    },
  });
  await owner.query('update punch set source = $2 where employee_id = $1', [employeeId, SECRET.clock]);
  return { employeeId, requests, fileId, rightId: added.reply.right.rightId };
}
