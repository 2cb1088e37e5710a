import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionLabelled, endSessionsOf, saveSelectedPlant } from './session.store.ts';

/** Remembers the plant for addresses without one, in this session. The access rule has checked that it is held. */
export async function selectPlant(deps: AreaDeps, principal: Principal, icao: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await saveSelectedPlant(tx, principal.sessionLabel, icao);
    await writeAudit(tx, {
      at: deps.clock.now(),
      actor: principal.employeeId,
      subject: principal.employeeId,
      call: 'selectPlant',
      what: 'select-plant',
      entity: 'session',
      entityKey: principal.sessionLabel,
      icao: icao === '-' ? null : icao,
      values: [],
    });
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
export async function endOwnSession(deps: AreaDeps, principal: Principal, label: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await endSessionLabelled(tx, principal.userName, label, 'own list', deps.clock.now()))) {
      throw refused(404, OUTCOME.notFound, 'Questa sessione è già finita.');
    }
    await announceRightsChange(deps, tx, principal.userName);
    await writeSessionAudit(deps, tx, principal, 'endOwnSession', label);
  });
}

/** Ends the own sessions but the one that asks; returns how many. */
export async function endOtherSessions(deps: AreaDeps, principal: Principal): Promise<number> {
  const { userName, sessionLabel } = principal;
  return inTransaction(deps.db, async (tx) => {
    const ended = await endSessionsOf(tx, userName, sessionLabel, 'own list', deps.clock.now());
    if (ended > 0) await announceRightsChange(deps, tx, userName);
    await writeSessionAudit(deps, tx, principal, 'endOtherSessions', sessionLabel);
    return ended;
  });
}

async function writeSessionAudit(
  deps: AreaDeps,
  tx: Tx,
  principal: Principal,
  call: string,
  label: string,
): Promise<void> {
  await writeAudit(tx, {
    at: deps.clock.now(),
    actor: principal.employeeId,
    subject: principal.employeeId,
    call,
    what: 'end-sessions',
    entity: 'session',
    entityKey: label,
    values: [],
  });
}
