import * as calls from '@torre/contract/locks';
import * as schema from '@torre/contract/locks/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { dayOf, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import { holderOf } from '../../../platform/access/access.ts';
import type { Principal } from '../../../platform/access/principal.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../requested-days.ts';
import { readsRoster, writesRoster } from '../roster.access.ts';
import { liftLock, setLock } from './lock.actions.ts';
import type { LockHand } from './lock.actions.ts';
import {
  findClosedMonth,
  liftsAsAdministrator,
  liftsAsManager,
  readClosedMonths,
  readLocks,
  readPlants,
} from './lock.reads.ts';

const told = (messageIT: string) => ({ code: OUTCOME.ok, messageIT });
const administers = holderOf(ROLE.admin);

/** The locks of a plant, set and lifted by its managers. */
export function registerPlantLocks(app: App, { db, clock }: AreaDeps): void {
  const hand = (principal: Principal, call: string): LockHand => ({
    clock,
    principal,
    call,
    lifts: liftsAsManager,
  });

  route(app, calls.listLocks, {
    schema: schema.listLocksSchema,
    access: readsRoster,
    handler: async ({ query }) => {
      const range = requestedRange(query);
      const locks = query.plant === NO_PLANT ? [] : await readLocks(db, { icao: query.plant, ...range });
      return { outcome: told(''), locks };
    },
  });

  route(app, calls.setLock, {
    schema: schema.setLockSchema,
    access: writesRoster,
    handler: async ({ principal, query, body }) => {
      const { employeeId, reason } = body;
      const days = { from: requestedDay(body.from), to: requestedDay(body.to) };
      const kind = employeeId === null ? 'day' : 'person';
      const wanted = { icao: query.plant, kind, employeeId, reason, ...days } as const;
      const by = hand(principal, calls.setLock.id);
      const lock = await inTransaction(db, (tx) => setLock(tx, by, wanted));
      return { outcome: told('Blocco messo.'), lock };
    },
  });

  route(app, calls.liftLock, {
    schema: schema.liftLockSchema,
    access: writesRoster,
    handler: async ({ principal, path, query }) => {
      const by = hand(principal, calls.liftLock.id);
      await inTransaction(db, (tx) => liftLock(tx, by, query.plant, path.lockId));
      return { outcome: told('Blocco tolto.') };
    },
  });
}

/** Days of a month YYYYMM, whose form the schema has checked. */
function monthOf(text: string) {
  const [year, month] = [Number(text.slice(0, 4)), Number(text.slice(4))];
  return { from: firstOfMonth(year, month), to: lastOfMonth(year, month) };
}

/** The months that the payroll has closed; administrators close and open them. */
export function registerClosedMonths(app: App, { db, clock }: AreaDeps): void {
  const hand = (principal: Principal, call: string): LockHand => ({
    clock,
    principal,
    call,
    lifts: liftsAsAdministrator,
  });

  route(app, calls.listClosedMonths, {
    schema: schema.listClosedMonthsSchema,
    access: administers,
    handler: async ({ query: { year } }) => ({
      outcome: told(''),
      locks: await readClosedMonths(db, dayOf(year, 1, 1), dayOf(year, 12, 31)),
      plants: await readPlants(db),
    }),
  });

  route(app, calls.closeMonth, {
    schema: schema.closeMonthSchema,
    access: administers,
    handler: async ({ principal, path, body }) => {
      const plants = await readPlants(db);
      if (!plants.some(({ icao }) => icao === path.plant))
        throw refused(404, OUTCOME.notFound, "L'impianto richiesto non esiste.");
      const wanted = {
        icao: path.plant,
        kind: 'month',
        employeeId: null,
        ...body,
        ...monthOf(path.month),
      } as const;
      const by = hand(principal, calls.closeMonth.id);
      const lock = await inTransaction(db, (tx) => setLock(tx, by, wanted));
      return { outcome: told('Mese chiuso.'), lock };
    },
  });

  route(app, calls.reopenMonth, {
    schema: schema.reopenMonthSchema,
    access: administers,
    handler: async ({ principal, path }) => {
      const by = hand(principal, calls.reopenMonth.id);
      await inTransaction(db, async (tx) => {
        const lockId = await findClosedMonth(tx, path.plant, monthOf(path.month).from);
        if (lockId === null) throw refused(404, OUTCOME.notFound, 'Questo mese non è chiuso.');
        await liftLock(tx, by, path.plant, lockId);
      });
      return { outcome: told('Mese riaperto.') };
    },
  });
}
