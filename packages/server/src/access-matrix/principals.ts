import { getSession } from '@torre/contract/identity';
import type { TestClient, TestServer } from '../testing/index.ts';

/** The kinds of session that every call is tried with, by account of the small world; the plant in question is LIRR. */
export const ACCOUNTS = {
  employee: 'cta.lirr',
  colleague: 'meteo.lirr',
  manager: 'responsabile2.lirr',
  otherManager: 'responsabile.lirf',
  h35: 'h35',
  approver2: 'approvatore',
  timekeeper: 'timekeeper',
  expenses: 'spese',
  hr: 'hr',
  editor: 'redattore',
  contentApprover: 'editore',
  administrator: 'admin',
} as const;

export type SignedInKind = keyof typeof ACCOUNTS;
export type PrincipalKind = SignedInKind | 'anonymous' | 'ended';

export const SIGNED_IN = Object.keys(ACCOUNTS) as readonly SignedInKind[];
export const PRINCIPALS: readonly PrincipalKind[] = ['anonymous', ...SIGNED_IN, 'ended'];

/** Who may act for a person of LIRR (resolution A34): the managers of the plant and timekeepers. */
export const ACTS_FOR_OTHERS: ReadonlySet<PrincipalKind> = new Set([
  'manager',
  'h35',
  'approver2',
  'timekeeper',
]);

export interface MatrixPrincipal {
  readonly kind: PrincipalKind;
  readonly client: TestClient;
  /** What the browser goes on sending, whatever it is told: the cookie of the ended session. */
  readonly cookie?: string;
  /** Personnel code; of an employee without a session for 'anonymous'. */
  readonly employeeId: string;
}

/** One browser of each kind; the ended session is ended before it asked anything. */
export async function openPrincipals(server: TestServer): Promise<readonly MatrixPrincipal[]> {
  const signedIn: MatrixPrincipal[] = [];
  for (const kind of SIGNED_IN) {
    const client = await server.signIn(ACCOUNTS[kind]);
    const { reply } = await client.call(getSession, {});
    signedIn.push({ kind, client, employeeId: reply.utente.codicePersonale });
  }
  const ended = await server.signIn('studente');
  await server.db.query(
    "update session set ended_at = last_seen_at, ended_reason = 'test' where user_name = 'studente'",
  );
  const nobody = signedIn[0]!.employeeId;
  return [
    { kind: 'anonymous', client: server.anonymous, employeeId: nobody },
    ...signedIn,
    { kind: 'ended', client: server.anonymous, cookie: ended.cookie!, employeeId: nobody },
  ];
}
