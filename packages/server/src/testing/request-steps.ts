import { decideRequests, writeJustification } from '@torre/contract/requests';
import type { JustificationBody, RequestRow } from '@torre/contract/requests';
import type { Database } from '../platform/db/index.ts';
import type { TestClient } from './test-client.ts';

/** Mornings of LIRR that `furnishRequests` gives to somebody. */
export const MORNINGS = ['2026-11-23', '2026-11-24', '2026-11-25'] as const;

/** Somebody without absences who works three mornings; `owner` sees every row. Answers the personnel code. */
export async function furnishRequests(owner: Database, userName: string): Promise<string> {
  const { rows } = await owner.query<{ employee_id: string }>(
    'select employee_id from account where user_name = $1',
    [userName],
  );
  const code = rows[0]!.employee_id;
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query(
    `update day_shift set turn = 'M', start_at = (day::text || ' 07:00')::timestamp at time zone 'Europe/Rome',
       end_at = (day::text || ' 15:00')::timestamp at time zone 'Europe/Rome'
     where employee_id = $1 and day = any ($2::date[])`,
    [code, MORNINGS],
  );
  return code;
}

const THREE_MORNINGS: JustificationBody = {
  idcausale: '8114',
  codunitamisura: 'G',
  datainizio: '2026/11/23',
  datafine: '2026/11/25',
};

/** A day, and an hour of it, of the mornings. */
export const ONE_DAY = { idcausale: '1022', datafine: '2026/11/23' };
export const HOURS = {
  ...ONE_DAY,
  idcausale: '7510',
  codunitamisura: 'H' as const,
  orainizio: 600,
  orafine: 660,
};

/** A request of one's own; of the three mornings where nothing else is said. */
export const ask = (client: TestClient, body: Partial<JustificationBody> = {}) =>
  client.call(writeJustification, {
    query: { codop: 'I', modo: 'DIPE' },
    body: { ...THREE_MORNINGS, ...body },
  });

/** What a manager disposes for somebody. */
export const dispose = (client: TestClient, numindividuale: string, body: Partial<JustificationBody> = {}) =>
  client.call(writeJustification, {
    query: { codop: 'I', modo: 'RESP' },
    body: { ...THREE_MORNINGS, numindividuale, ...body },
  });

/** The request that was just asked for; fails where it was refused. */
export async function asked(client: TestClient, body: Partial<JustificationBody> = {}): Promise<RequestRow> {
  const { status, reply } = await ask(client, body);
  if (status !== 200) throw new Error(`${status}: ${reply.outcome.messageIT}`);
  return reply.requests[0]!;
}

/** One decision, as its row was answered. */
export async function decide(
  client: TestClient,
  id: string,
  operazione: 'A' | 'R' | 'C' | 'V',
  note?: string,
) {
  const decisions = [{ id, operazione, ...(note !== undefined && { note }) }];
  const { reply } = await client.call(decideRequests, {
    query: {},
    body: { jsoninput: JSON.stringify(decisions) },
  });
  return reply.result.requests[0]!;
}
