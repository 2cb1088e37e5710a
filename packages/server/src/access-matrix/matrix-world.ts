import type { TestServer } from '../testing/index.ts';
import type { MatrixWorld } from './matrix-case.ts';

const UPLOAD = '00000000-0000-7000-8000-000000000001';

/** What the cases name: an upload of the employee, a session and a row of the trail of a person of another plant. */
export async function prepareWorld(
  server: TestServer,
  employee: string,
  elsewhere: string,
): Promise<MatrixWorld> {
  // Somebody who asks nothing.
  await server.signIn('cta2.lirf');
  const { rows } = await server.db.query<{ label: string; row: string }>(
    `select s.label, a.audit_id as row from session s join account using (user_name)
       join audit a on a.actor = employee_id where user_name = 'cta2.lirf' limit 1`,
  );
  const { label: foreignSession, row: auditRow } = rows[0]!;
  const world = { self: employee, employee, elsewhere, upload: UPLOAD, foreignSession, auditRow };
  await putUpload(server, world);
  return world;
}

/** The upload as it stands at the beginning, whatever was done to it. */
export async function putUpload(server: TestServer, { upload, employee }: MatrixWorld): Promise<void> {
  await server.db.query(
    `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
     values ($1, $2, 'amministrazione', 'documento', 'prova.pdf', 1000, 'uploading', $3, $3)
     on conflict do nothing`,
    [upload, employee, server.clock.now().toString()],
  );
}
