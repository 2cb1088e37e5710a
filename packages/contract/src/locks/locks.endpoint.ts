import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './locks.schema.ts';

export type Lock = Frozen<Static<typeof schema.LockSchema>>;
export type LockBody = Frozen<Static<typeof schema.LockBodySchema>>;

/** Locks of a plant that touch these days, those of the payroll included. */
export const listLocks = endpoint<typeof schema.listLocksSchema>({
  id: 'listLocks',
  method: 'GET',
  path: '/manager/locks',
  required: ['plant', 'from', 'to'],
});

export const setLock = endpoint<typeof schema.setLockSchema>({
  id: 'setLock',
  method: 'POST',
  path: '/manager/locks',
  required: ['plant', 'body'],
});

export const liftLock = endpoint<typeof schema.liftLockSchema>({
  id: 'liftLock',
  method: 'DELETE',
  path: '/manager/locks/{lockId}',
  required: ['plant'],
});

/** The months of a year that the payroll has closed, plant by plant, and since when each plant has months. */
export const listClosedMonths = endpoint<typeof schema.listClosedMonthsSchema>({
  id: 'listClosedMonths',
  method: 'GET',
  path: '/administration/closed-months',
  required: ['year'],
});

export const closeMonth = endpoint<typeof schema.closeMonthSchema>({
  id: 'closeMonth',
  method: 'PUT',
  path: '/administration/closed-months/{plant}/{month}',
  required: ['body'],
});

export const reopenMonth = endpoint<typeof schema.reopenMonthSchema>({
  id: 'reopenMonth',
  method: 'DELETE',
  path: '/administration/closed-months/{plant}/{month}',
});

/** Live event `locks`: the locks of a plant changed; who may read them reads them again. */
export interface LocksPatch {
  readonly plant: string;
}
