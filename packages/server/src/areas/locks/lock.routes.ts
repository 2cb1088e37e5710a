import * as calls from '@torre/contract/locks';
import * as schema from '@torre/contract/locks/schema';
import { lockSentence } from '@torre/contract/locks/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { ROLE } from '@torre/domain/identity';
import { dayOf, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import { allow, holderOf } from '../../platform/access/access.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { readsRoster, writesRoster } from '../month/index.ts';
import { liftLock, setLock } from './lock.actions.ts';
import {
  findClosedMonth,
  liftsAsAdministrator,
  liftsAsManager,
  readClosedMonths,
  readFirstMonths,
  readLock,
  readLocks,
  readPlants,
} from './lock.reads.ts';

const administers = holderOf(ROLE.admin);

/** The locks of a plant, set and lifted by its managers. */
export function registerPlantLocks(app: App, deps: AreaDeps): void {
  route(app, calls.listLocks, {
    schema: schema.listLocksSchema,
    access: readsRoster,
    handler: async ({ query }) => {
      const range = requestedRange(query);
      const locks = query.plant === NO_PLANT ? [] : await readLocks(deps.db, { icao: query.plant, ...range });
      return { outcome: okOutcome(), locks };
    },
  });

  saveRoute(app, deps, calls.setLock, {
    schema: schema.setLockSchema,
    mayTry: writesRoster,
    prepare: ({ body }) => ({ from: requestedDay(body.from), to: requestedDay(body.to) }),
    ...newThing,
    act: (tx, actor, _, { query, body: { employeeId, reason }, prepared }) => {
      const kind = employeeId === null ? 'day' : 'person';
      return setLock(tx, actor, liftsAsManager, { icao: query.plant, kind, employeeId, reason, ...prepared });
    },
    done: (lock) => ({ outcome: okOutcome(lockSentence('set')), lock }),
  });

  saveRoute(app, deps, calls.liftLock, {
    schema: schema.liftLockSchema,
    mayTry: writesRoster,
    find: async (tx, { path, query }) => {
      const lock = await readLock(tx, path.lockId, liftsAsManager);
      return lock?.plant === query.plant ? lock : null;
    },
    missing: lockSentence('gone'),
    // The month that the payroll closed is none of the managers' locks.
    may: (_, lock) => (lock.allowedActions.includes('lift') ? allow : 'missing'),
    act: liftLock,
    done: () => ({ outcome: okOutcome(lockSentence('lifted')) }),
  });
}

/** Days of a month YYYYMM, whose form the schema has checked. */
function monthOf(text: string) {
  const [year, month] = [Number(text.slice(0, 4)), Number(text.slice(4))];
  return { from: firstOfMonth(year, month), to: lastOfMonth(year, month) };
}

/** The months that the payroll has closed; administrators close and open them. */
export function registerClosedMonths(app: App, deps: AreaDeps): void {
  const { db } = deps;

  route(app, calls.listClosedMonths, {
    schema: schema.listClosedMonthsSchema,
    access: administers,
    handler: async ({ query: { year } }) => {
      requireRole(ROLE.admin);
      // Shifts are closed to administrators; since when a plant has some is not.
      const firstMonths = await asSystem(() => readFirstMonths(db));
      const plants = await readPlants(db);
      return {
        outcome: okOutcome(),
        locks: await readClosedMonths(db, dayOf(year, 1, 1), dayOf(year, 12, 31)),
        plants: plants.map((plant) => ({ ...plant, firstMonth: firstMonths.get(plant.icao) ?? null })),
      };
    },
  });

  saveRoute(app, deps, calls.closeMonth, {
    schema: schema.closeMonthSchema,
    mayTry: administers,
    find: async (tx, { path }) => (await readPlants(tx)).find(({ icao }) => icao === path.plant) ?? null,
    missing: rosterSentence('plantUnknown'),
    may: () => allow,
    act: (tx, actor, { icao }, { path, body }) => {
      const wanted = { icao, kind: 'month', employeeId: null, ...body, ...monthOf(path.month) } as const;
      return setLock(tx, actor, liftsAsAdministrator, wanted);
    },
    done: (lock) => ({ outcome: okOutcome(lockSentence('monthClosed')), lock }),
  });

  saveRoute(app, deps, calls.reopenMonth, {
    schema: schema.reopenMonthSchema,
    mayTry: administers,
    find: async (tx, { path }) => {
      const lockId = await findClosedMonth(tx, path.plant, monthOf(path.month).from);
      return lockId === null ? null : readLock(tx, lockId, liftsAsAdministrator);
    },
    missing: lockSentence('monthOpen'),
    may: () => allow,
    act: liftLock,
    done: () => ({ outcome: okOutcome(lockSentence('monthReopened')) }),
  });
}
