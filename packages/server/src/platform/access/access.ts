import { OUTCOME } from '@torre/contract/outcome';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { managesPlant } from './principal.ts';
import type { Principal } from './principal.ts';

export interface Denied {
  readonly status: 401 | 403;
  readonly code: number;
  readonly sentence: Sentence;
}

export type Access = 'allow' | Denied;

/** Decides from who asks and what the call names. Lives in an area's `*.access.ts`; never touches the database. */
export type AccessRule<A = unknown> = (principal: Principal, args: A) => Access;

export const allow: Access = 'allow';

export const noSession: Denied = {
  status: 401,
  code: OUTCOME.noSession,
  sentence: outcomeSentence('noSession'),
};

export const sessionEnded: Denied = {
  status: 401,
  code: OUTCOME.sessionEnded,
  sentence: outcomeSentence('sessionEnded'),
};

export const mustChangePasswordFirst: Denied = {
  status: 403,
  code: OUTCOME.passwordExpired,
  sentence: outcomeSentence('passwordFirst'),
};

/** 403 with a sentence that says why. */
export function denied(sentence: Sentence): Denied {
  return { status: 403, code: OUTCOME.notAllowed, sentence };
}

/** Anybody with a session. */
export const signedIn: AccessRule = () => allow;

/** Managers only: the flag `responsabile`, H35 alone does not pass (P2.16, B14). */
export const manager: AccessRule = (principal) =>
  principal.responsabile ? allow : denied(outcomeSentence('managersOnly'));

/** Managers who hold the plant today. */
export function managerOf(principal: Principal, icao: string): Access {
  if (!principal.responsabile) return denied(outcomeSentence('managersOnly'));
  return managesPlant(principal, icao) ? allow : denied(outcomeSentence('plantNotManaged'));
}

/** Holders of one role. */
export function holderOf(role: string): AccessRule {
  return (principal) => (principal.roles.has(role) ? allow : denied(outcomeSentence('roleMissing')));
}
