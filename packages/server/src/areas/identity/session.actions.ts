import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf, saveSelectedPlant } from './session.store.ts';

/** Remembers the plant for addresses without one, in this session. The access rule has checked that it is held. */
export async function selectPlant(deps: AreaDeps, principal: Principal, icao: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await saveSelectedPlant(tx, principal.sessionLabel, icao);
    await writeAudit(tx, {
      at: deps.clock.now(),
      actor: principal.employeeId,
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
