import type { Accepted, AnyRefusals, NoDetails, Refused } from './decision.ts';
import { accept, refuse } from './decision.ts';

/** Who may take a step beside people: the program itself. */
export type System = 'system';

/**
 * One row of a state table (style.md 7): from where, what, by whom, under which condition, to where. An operation may have
 * several rows; `null` before is a creation, `null` after a removal, `'same'` leaves the state as it is.
 */
export interface Transition<State, Operation, Actor, Facts, R extends object = AnyRefusals> {
  readonly from: readonly (State | null)[];
  readonly does: Operation;
  readonly by: readonly (Actor | System)[];
  /** Whether the row is the one for these facts; rows of one operation are told apart by it. */
  readonly when?: (facts: Facts) => boolean;
  /** What must hold; its refusal says why not. */
  readonly guard?: (facts: Facts) => Accepted<void> | Refused<R>;
  readonly to: State | 'same' | null;
}

/** Why a step is not taken, beside what a guard says. */
export interface MachineRefusals<State, Operation> {
  /** Nobody does this from here. */
  readonly 'state-changed': { readonly state: State | null; readonly operation: Operation };
  /** Somebody else may. */
  readonly 'not-allowed': { readonly state: State | null; readonly operation: Operation };
}

export interface Machine<State, Operation, Actor, Facts, R extends object = AnyRefusals> {
  readonly transitions: readonly Transition<State, Operation, Actor, Facts, R>[];
  /**
   * What one who is all of these may do now, in the order of the table: the reply's `allowedActions`. `offered`: of these
   * alone, where a screen offers not all. `facts`: without the steps whose row is not the one for them. No guard is asked.
   */
  readonly allowed: <Offered extends Operation = Operation>(
    state: State | null,
    actors: readonly (Actor | System)[],
    offered?: readonly Offered[],
    facts?: Facts,
  ) => readonly Offered[];
  /** Whether one who is all of these may take a step, whatever its guard says. */
  readonly may: (state: State | null, operation: Operation, actors: readonly (Actor | System)[]) => boolean;
  /** The state after the step, or why it is not taken. */
  readonly decide: (
    state: State | null,
    operation: Operation,
    actors: readonly (Actor | System)[],
    facts: Facts,
  ) => Accepted<State | null> | Refused<MachineRefusals<State, Operation>> | Refused<R>;
}

/**
 * A state machine as one table, read by the server, the screens (through `allowedActions`) and the tests.
 * Throws at once for a row that no state can reach: a table that cannot be so is a mistake of ours.
 */
export function machine<
  State extends string | number,
  Operation extends string,
  Actor extends string,
  Facts = void,
  R extends object = Readonly<Record<never, NoDetails>>,
>(
  transitions: readonly Transition<State, Operation, Actor, Facts, R>[],
): Machine<State, Operation, Actor, Facts, R> {
  requireReachable(transitions);
  const rowsOf = (state: State | null, operation: Operation) =>
    transitions.filter(({ from, does }) => does === operation && from.includes(state));
  const isBy = (row: { readonly by: readonly unknown[] }, actors: readonly unknown[]): boolean =>
    row.by.some((actor) => actors.includes(actor));
  return {
    transitions,
    allowed: <Offered extends Operation>(
      state: State | null,
      actors: readonly (Actor | System)[],
      offered?: readonly Offered[],
      facts?: Facts,
    ) => {
      const isOf = ({ when }: (typeof transitions)[number]): boolean =>
        facts === undefined || when === undefined || when(facts);
      const rows = transitions.filter((row) => row.from.includes(state) && isBy(row, actors) && isOf(row));
      const isOffered = (operation: Operation): operation is Offered =>
        offered === undefined || (offered as readonly Operation[]).includes(operation);
      return [...new Set(rows.map(({ does }) => does).filter(isOffered))];
    },
    may: (state, operation, actors) => rowsOf(state, operation).some((row) => isBy(row, actors)),
    decide: (state, operation, actors, facts) => {
      const rows = rowsOf(state, operation);
      if (rows.length === 0) return refuse('state-changed', { state, operation });
      const mine = rows.filter((row) => isBy(row, actors));
      if (mine.length === 0) return refuse('not-allowed', { state, operation });
      const row = mine.find(({ when }) => when === undefined || when(facts));
      if (row === undefined) return refuse('state-changed', { state, operation });
      const guarded = row.guard?.(facts) ?? accept();
      if (!guarded.ok) return guarded;
      return accept(row.to === 'same' ? state : row.to);
    },
  };
}

function requireReachable<State extends string | number>(
  transitions: readonly { readonly from: readonly (State | null)[]; readonly to: State | 'same' | null }[],
): void {
  const reached = new Set<State | null>([null, ...transitions.map(({ to }) => (to === 'same' ? null : to))]);
  const isCreated = transitions.some(({ from }) => from.includes(null));
  for (const { from } of isCreated ? transitions : []) {
    const lost = from.find((state) => !reached.has(state));
    if (lost !== undefined) throw new Error(`no step leads to the state ${String(lost)}`);
  }
}
