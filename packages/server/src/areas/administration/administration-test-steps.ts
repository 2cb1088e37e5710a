import { listAccounts } from '@torre/contract/administration';
import type { TestClient } from '../../testing/index.ts';

/** An account as the list of administrators shows it. */
export async function accountOf(admin: TestClient, userName: string) {
  const { reply } = await admin.call(listAccounts, { query: { userName } });
  return reply.rows.find((account) => account.userName === userName)!;
}
