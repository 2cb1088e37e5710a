import type { CellName, RefusedCell } from '../bulk/bulk.endpoint.ts';
import type { CounterEffect } from '../counters/counters.endpoint.ts';
import type { PersonName } from '../drafts/drafts.endpoint.ts';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';
import type { ShiftDefinition } from '../roster/roster.endpoint.ts';

/** Who follows a cycle, from when to when. Dates YYYYMMDD. */
export interface CycleMember {
  readonly employeeId: string;
  /** The place in the sequence that falls on `from`, counted from 0. */
  readonly offset: number;
  readonly from: string;
  readonly to: string | null;
}

/** A sequence of shifts, one a day, repeated without end. */
export interface Cycle {
  readonly cycleId: string;
  readonly name: string;
  readonly turns: readonly string[];
  /** Day staff: R on holidays. */
  readonly restsOnHolidays: boolean;
  readonly version: number;
  /** Last day on which it gives shifts; null: it goes on. */
  readonly endsOn: string | null;
  readonly members: readonly CycleMember[];
}

export interface PlantPerson extends PersonName {
  readonly employeeId: string;
  readonly category: string;
  /** Name of the island; null without one. */
  readonly island: string | null;
}

export interface CyclesReply extends OutcomeReply {
  readonly cycles: readonly Cycle[];
  /** The shifts that hold in the plant today. */
  readonly definitions: readonly ShiftDefinition[];
  /** Who is in the plant today or will be, by name. */
  readonly people: readonly PlantPerson[];
}

export const listCycles = endpoint<{ query: { division: string }; reply: CyclesReply }>({
  id: 'listCycles',
  method: 'GET',
  path: '/manager/cycles',
  summary: 'Cicli di base di un impianto, con chi li segue',
  required: ['division'],
});

export interface CycleBody {
  readonly name: string;
  readonly turns: readonly string[];
  readonly restsOnHolidays: boolean;
}

export interface CycleReply extends OutcomeReply {
  readonly cycleId: string;
}

export const createCycle = endpoint<{ query: { division: string }; body: CycleBody; reply: CycleReply }>({
  id: 'createCycle',
  method: 'POST',
  path: '/manager/cycles',
  summary: 'Aggiunge un ciclo di base',
  required: ['division', 'body'],
});

/** Also ends a cycle, and takes it up again: `endsOn`. */
export const changeCycle = endpoint<{
  path: { cycleId: string };
  query: { division: string };
  body: CycleBody & { readonly endsOn: string | null; readonly version: number };
  reply: CycleReply;
}>({
  id: 'changeCycle',
  method: 'PUT',
  path: '/manager/cycles/{cycleId}',
  summary: 'Modifica o termina un ciclo di base',
  required: ['cycleId', 'division', 'body'],
});

/**
 * Lets people follow a cycle from a day on, to a day or without end: on those days it takes the place of the cycle that they
 * followed. `cycleId` `-`: they follow none.
 */
export const assignCycle = endpoint<{
  path: { cycleId: string };
  query: { division: string };
  body: {
    readonly from: string;
    readonly to: string | null;
    readonly people: readonly { readonly employeeId: string; readonly offset: number }[];
  };
  reply: OutcomeReply;
}>({
  id: 'assignCycle',
  method: 'PUT',
  path: '/manager/cycles/{cycleId}/people',
  summary: 'Assegna un ciclo di base a una o più persone',
  required: ['cycleId', 'division', 'body'],
});

/** A cell that the cycle would give another shift. */
export interface GeneratedShift extends CellName {
  /** null: the cell is empty. */
  readonly before: string | null;
  readonly turn: string;
}

/**
 * A cell in which stands what no cycle wrote, or on call: `absence` (a code that is no shift, or the day of an absence that was
 * granted), `on-call`, `manager` (somebody wrote it), `nobody` (it came with the first roster).
 */
export interface ConflictingShift extends GeneratedShift {
  readonly reason: 'absence' | 'on-call' | 'manager' | 'nobody';
}

export interface GenerationReply extends OutcomeReply {
  /** Cells written (or that would be). */
  readonly written: number;
  /** Of these: shifts that give way and are lost. */
  readonly overwritten: readonly ConflictingShift[];
  /** Cells left as they stand. */
  readonly kept: readonly ConflictingShift[];
  /** Shifts of cycles that the plant does not have on that day. */
  readonly unknown: readonly GeneratedShift[];
  /** Cells that a rule refused. */
  readonly refused: readonly RefusedCell[];
  /** People in the plant that month who follow no cycle. */
  readonly withoutCycle: readonly string[];
  /** The version that was frozen; null in a draft and in a preview. */
  readonly versionNo: number | null;
  readonly position: string | null;
  /** Of a preview: the counters that would change. */
  readonly effects?: readonly CounterEffect[];
}

/** Writes the base cycles into a draft, or straight into a month in which no shift stands yet. */
export const generateMonth = endpoint<{
  query: { division: string; preview?: boolean; draft?: string };
  body: {
    /** YYYYMM */
    readonly month: string;
    /** People left out. */
    readonly without: readonly string[];
    /** Days kept as they are, YYYYMMDD. */
    readonly keep: readonly string[];
    /** Shifts that a manager wrote give way too. */
    readonly overwrites: boolean;
    /** On call gives way too. */
    readonly overwritesOnCall?: boolean;
  };
  reply: GenerationReply;
}>({
  id: 'generateMonth',
  method: 'POST',
  path: '/manager/cycles/generation',
  summary: 'Genera un mese dai cicli di base',
  required: ['division', 'body'],
});
