import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionLabelled, endSessionsOf, saveSelectedPlant } from './session.store.ts';

/** Remembers the plant for addresses without one, in this session. The access rule has checked that it is held. */
export async function selectPlant(tx: Tx, actor: Actor, icao: string): Promise<void> {
  const { sessionLabel } = actor.principal;
  await saveSelectedPlant(tx, sessionLabel, icao);
  await auditChange(tx, actor, {
    subject: actor.employeeId,
    what: 'select-plant',
    entity: 'session',
    entityKey: sessionLabel,
    icao: icao === '-' ? null : icao,
  });
}

/** Ends every session of an account in the caller's transaction; streams close within the second. Returns how many. */
export async function endAllSessions(
  deps: AreaDeps,
  tx: Tx,
  userName: string,
  reason: string,
): Promise<number> {
  const ended = await endSessionsOf(tx, userName, null, reason, deps.clock.now());
  if (ended > 0) await announceRightsChange(deps, tx, userName);
  return ended;
}

/** Ends one of the own sessions, also the one that asks. Refuses with 404 when it is no open session of the person. */
export async function endOwnSession(deps: AreaDeps, tx: Tx, actor: Actor, label: string): Promise<void> {
  const { userName } = actor.principal;
  if (!(await endSessionLabelled(tx, userName, label, 'own list', actor.now)))
    throw refused(404, OUTCOME.notFound, identitySentence('sessionOver'));
  await announceRightsChange(deps, tx, userName);
  await auditEnd(tx, actor, label);
}

/** Ends the own sessions but the one that asks; returns how many. */
export async function endOtherSessions(deps: AreaDeps, tx: Tx, actor: Actor): Promise<number> {
  const { userName, sessionLabel } = actor.principal;
  const ended = await endSessionsOf(tx, userName, sessionLabel, 'own list', actor.now);
  if (ended > 0) await announceRightsChange(deps, tx, userName);
  await auditEnd(tx, actor, sessionLabel);
  return ended;
}

function auditEnd(tx: Tx, actor: Actor, label: string): Promise<void> {
  return auditChange(tx, actor, {
    subject: actor.employeeId,
    what: 'end-sessions',
    entity: 'session',
    entityKey: label,
  });
}
