import type { LockKind } from '@torre/domain/roster';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** Days YYYYMMDD, both included. */
export interface Lock {
  readonly lockId: string;
  readonly kind: LockKind;
  readonly plant: string;
  /** null: everybody of the plant. */
  readonly employeeId: string | null;
  readonly employeeName: string | null;
  readonly employeeSurname: string | null;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly lockedBy: { readonly employeeName: string; readonly employeeSurname: string };
  /** DD/MM/YYYY HH:mm */
  readonly lockedAt: string;
  readonly allowedActions: readonly 'lift'[];
}

export interface LocksReply extends OutcomeReply {
  readonly locks: readonly Lock[];
}

/** Locks of a plant that touch these days, those of the payroll included. */
export const listLocks = endpoint<{
  query: { plant: string; from: string; to: string };
  reply: LocksReply;
}>({
  id: 'listLocks',
  method: 'GET',
  path: '/manager/locks',
  summary: 'Blocchi dei turni di un impianto in un periodo',
  required: ['plant', 'from', 'to'],
});

export interface LockBody {
  /** null: the days of the whole plant. */
  readonly employeeId: string | null;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface LockReply extends OutcomeReply {
  readonly lock: Lock;
}

export const setLock = endpoint<{ query: { plant: string }; body: LockBody; reply: LockReply }>({
  id: 'setLock',
  method: 'POST',
  path: '/manager/locks',
  summary: "Blocca dei giorni dell'impianto o di una persona",
  required: ['plant', 'body'],
});

export const liftLock = endpoint<{
  path: { lockId: string };
  query: { plant: string };
  reply: OutcomeReply;
}>({
  id: 'liftLock',
  method: 'DELETE',
  path: '/manager/locks/{lockId}',
  summary: 'Toglie un blocco',
  required: ['lockId', 'plant'],
});

export interface ClosedMonthsReply extends LocksReply {
  readonly plants: readonly { readonly icao: string; readonly name: string }[];
}

/** The months of a year that the payroll has closed, plant by plant. */
export const listClosedMonths = endpoint<{ query: { year: number }; reply: ClosedMonthsReply }>({
  id: 'listClosedMonths',
  method: 'GET',
  path: '/administration/closed-months',
  summary: 'Mesi chiusi dalle paghe',
  required: ['year'],
});

/** `month` YYYYMM. */
export const closeMonth = endpoint<{
  path: { plant: string; month: string };
  body: { reason: string };
  reply: LockReply;
}>({
  id: 'closeMonth',
  method: 'PUT',
  path: '/administration/closed-months/{plant}/{month}',
  summary: 'Chiude un mese di un impianto per le paghe',
  required: ['plant', 'month', 'body'],
});

export const reopenMonth = endpoint<{ path: { plant: string; month: string }; reply: OutcomeReply }>({
  id: 'reopenMonth',
  method: 'DELETE',
  path: '/administration/closed-months/{plant}/{month}',
  summary: 'Riapre un mese chiuso',
  required: ['plant', 'month'],
});

/** Live event `locks`: the locks of a plant changed; who may read them reads them again. */
export interface LocksPatch {
  readonly plant: string;
}
