import { accept, machine, refuse } from '../kernel/index.ts';
import type { Accepted, Day, NoDetails, Refused } from '../kernel/index.ts';
import type { LeaveState } from './leave-state.ts';

export type LeaveOperation =
  | 'insert'
  | 'disposition'
  | 'authorize'
  | 'approve'
  | 'reject'
  | 'delete'
  | 'askAnnulment'
  | 'withdraw'
  | 'annul'
  | 'ignore'
  | 'consider';

/**
 * `manager`: manages the plant of the first day, or stands in for who does. `second`: such a manager with ROLE_APPROVER_2, who
 * holds both levels (F4) and is `manager` too. The owner of a request is nothing else to it.
 */
export type LeaveActor = 'owner' | 'manager' | 'second';

/** How a request goes (domain.md 4): A by one manager, V by two, D at once. */
export type LeavePath = 'V' | 'A' | 'D';

/** What the guards of F1 to F13 look at. */
export interface LeaveFacts {
  readonly path: LeavePath;
  /** What the operation gives as its reason; empty without. */
  readonly note: string;
  /** A permit of law 104 is never refused (domain.md 4.1.9). */
  readonly isLaw104: boolean;
  /** The cause wants a document (VIC) and none is there. */
  readonly lacksDocument: boolean;
  /** In the units of the balance, the request itself left out; null: the cause draws on none, or the request costs nothing. */
  readonly balance: { readonly left: number; readonly asked: number } | null;
  /** Whether the edit window of its first day is open (`cantModify`). */
  readonly editable: boolean;
  /** Whether the payroll has closed a month of its days. */
  readonly isClosed: boolean;
  /** Last day on which the month of its first day can still be decided. */
  readonly cutoff: Day;
  readonly today: Day;
  readonly hasBegun: boolean;
  /** Sickness whose certificate is there: its owner no longer takes it back (domain.md 4, MAL). */
  readonly isRegistered: boolean;
  /** Hours, which alone can be left out of a counter (F13). */
  readonly isHours: boolean;
}

/** Most signs of a note (M5.50). */
export const MOST_NOTE = 100;
/** Documents of one request, whenever they were handed in. */
export const MOST_DOCUMENTS = 20;

export interface LeaveRefusals {
  readonly balance: { readonly left: number; readonly asked: number };
  readonly 'note-missing': NoDetails;
  readonly 'note-too-long': { readonly allowed: number };
  readonly 'document-missing': NoDetails;
  readonly 'law-104-stands': NoDetails;
  readonly 'window-closed': NoDetails;
  readonly 'month-closed': NoDetails;
  readonly 'month-decided': { readonly cutoff: Day };
  readonly begun: NoDetails;
  readonly registered: NoDetails;
  readonly 'whole-days': NoDetails;
}

type Guard = (facts: LeaveFacts) => Accepted<void> | Refused<LeaveRefusals>;

/** All of these hold; the first that does not says why. */
const all =
  (...guards: readonly Guard[]): Guard =>
  (facts) =>
    guards.reduce<Accepted<void> | Refused<LeaveRefusals>>(
      (standing, guard) => (standing.ok ? guard(facts) : standing),
      accept(),
    );

const suffices: Guard = ({ balance }) =>
  balance === null || balance.asked <= balance.left ? accept() : refuse('balance', balance);
const noted: Guard = ({ note }) => {
  if (note.trim() === '') return refuse('note-missing');
  return [...note].length > MOST_NOTE ? refuse('note-too-long', { allowed: MOST_NOTE }) : accept();
};
const documented: Guard = ({ lacksDocument }) => (lacksDocument ? refuse('document-missing') : accept());
const refusable: Guard = ({ isLaw104 }) => (isLaw104 ? refuse('law-104-stands') : accept());
const unclosed: Guard = ({ isClosed }) => (isClosed ? refuse('month-closed') : accept());
const editable = all(unclosed, (facts) => (facts.editable ? accept() : refuse('window-closed')));
const beforeCutoff = all(unclosed, ({ cutoff, today }) =>
  today <= cutoff ? accept() : refuse('month-decided', { cutoff }),
);
const canBeGivenUp = all(unclosed, (facts) =>
  facts.hasBegun && !facts.editable ? refuse('begun') : accept(),
);
const unregistered: Guard = ({ isRegistered }) => (isRegistered ? refuse('registered') : accept());
const ofHours: Guard = ({ isHours }) => (isHours ? accept() : refuse('whole-days'));

const onPath =
  (wanted: LeavePath) =>
  ({ path }: LeaveFacts): boolean =>
    path === wanted;
const inserted = all(editable, suffices);
const decided = all(documented, suffices, beforeCutoff);

/** F1 to F13 of domain.md 5.3, with the dates of 4.1.7; what changes an effect asks for an open month: the one table that server, screens, badges and tests read. */
export const LEAVE = machine<LeaveState, LeaveOperation, LeaveActor, LeaveFacts, LeaveRefusals>([
  { from: [null], does: 'insert', by: ['owner'], when: onPath('V'), guard: inserted, to: 60 },
  { from: [null], does: 'insert', by: ['owner'], when: onPath('A'), guard: inserted, to: 40 },
  { from: [null], does: 'insert', by: ['owner'], when: onPath('D'), guard: inserted, to: 10 },
  { from: [null], does: 'disposition', by: ['manager'], guard: inserted, to: 10 },
  { from: [60], does: 'approve', by: ['second'], guard: decided, to: 10 },
  { from: [50], does: 'approve', by: ['second'], guard: decided, to: 10 },
  { from: [40], does: 'approve', by: ['manager'], guard: decided, to: 10 },
  { from: [60], does: 'authorize', by: ['manager'], to: 50 },
  { from: [60, 40], does: 'reject', by: ['manager'], guard: all(refusable, noted), to: 70 },
  { from: [50], does: 'reject', by: ['second'], guard: all(refusable, noted), to: 70 },
  { from: [60, 40], does: 'delete', by: ['owner'], to: 30 },
  { from: [60, 40], does: 'delete', by: ['manager'], guard: refusable, to: 30 },
  { from: [10], does: 'askAnnulment', by: ['owner'], guard: all(unregistered, canBeGivenUp), to: 20 },
  { from: [20], does: 'approve', by: ['manager'], guard: beforeCutoff, to: 30 },
  { from: [20], does: 'authorize', by: ['manager'], guard: beforeCutoff, to: 30 },
  { from: [20], does: 'delete', by: ['manager'], guard: beforeCutoff, to: 30 },
  { from: [20], does: 'reject', by: ['manager'], guard: noted, to: 10 },
  { from: [20], does: 'withdraw', by: ['owner'], to: 10 },
  { from: [10], does: 'annul', by: ['manager'], guard: editable, to: 30 },
  { from: [10, 20, 40, 50, 60], does: 'ignore', by: ['manager'], guard: ofHours, to: 'same' },
  { from: [10, 20, 40, 50, 60], does: 'consider', by: ['manager'], guard: ofHours, to: 'same' },
]);
