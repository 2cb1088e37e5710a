import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';
import type { CounterRow, CountersReply } from './counters.endpoint.ts';

/** People against chairs of one specialization, in one hour or in its worst one. */
export interface SpecializationCount {
  readonly name: string;
  readonly specializationId: string;
  readonly employees: number;
  readonly chairs: number;
}

/** One hour of a counter; `hour` is its begin, HHmm. On the night that has an hour twice, twice. */
export interface CounterHour {
  readonly hour: string;
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
}

/** A counter with its islands, specializations and hours; each island and specialization in its own worst hour. */
export interface CounterDetailRow extends CounterRow {
  readonly islands: readonly { readonly name: string; readonly employees: number; readonly chairs: number }[];
  /** `lacks` is our own addition: the most of its chairs that stay empty in an hour of the counter. */
  readonly specializations: readonly (SpecializationCount & { readonly lacks: number })[];
  readonly hours: readonly CounterHour[];
}

interface Complete extends OutcomeReply {
  /** Event position up to which the answer is complete. */
  readonly position: string;
}

export interface CounterDetailReply extends Complete {
  readonly counters: CounterDetailRow;
}

/** Stretches of time, HHmm, in which a specialization lacks or abounds. */
export interface SpecializationHours {
  readonly name: string;
  readonly specializationId: string;
  readonly hours: readonly { readonly from: string; readonly to: string }[];
}

/** Somebody on shift in the timeslot who may take the chair and is away: our own addition, never with the reason. */
export interface AbsentHolder {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly employeeSurname: string;
}

export interface SpecializationCategoriesReply extends Complete {
  readonly specializations: {
    readonly abundant: readonly SpecializationHours[];
    readonly lacking: readonly (SpecializationHours & { readonly absent: readonly AbsentHolder[] })[];
  };
}

/** People against chairs of one island in one hour, with its chairs that its own people leave empty. */
export interface IslandHour {
  readonly islandId: string;
  readonly name: string;
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
}

export interface SpecializationDetailReply extends Complete {
  /** HHmm */
  readonly hour: string;
  /** Our own addition, for the room as it is now: all islands of the plant, in order. */
  readonly islands: readonly IslandHour[];
  readonly specializations: readonly (SpecializationCount & { readonly lacks: number })[];
}

interface CounterAddress {
  readonly timeslotId: string;
  /** `{division}-{YYYYMMDD}` */
  readonly counterId: string;
}

export const readCounterDetail = endpoint<{
  path: CounterAddress;
  query: { position?: string };
  reply: CounterDetailReply;
}>({
  id: 'counterDetail',
  method: 'GET',
  path: '/manager/counters/{timeslotId}/{counterId}',
  summary: 'Un contatore con isole, specializzazioni e ore',
  required: ['timeslotId', 'counterId'],
});

export const readSpecializationCategories = endpoint<{
  path: CounterAddress;
  query: { position?: string };
  reply: SpecializationCategoriesReply;
}>({
  id: 'counterSpecializationCategories',
  method: 'GET',
  path: '/manager/counters/specializations/categories/{timeslotId}/{counterId}',
  summary: 'Specializzazioni mancanti ed eccedenti di un contatore, con gli orari',
  required: ['timeslotId', 'counterId'],
});

export const readSpecializationDetail = endpoint<{
  /** `hour`: 0 to 23; with `-2` the second one of the night that has it twice. */
  path: CounterAddress & { readonly hour: string };
  query: { position?: string };
  reply: SpecializationDetailReply;
}>({
  id: 'counterSpecializationDetail',
  method: 'GET',
  path: '/manager/counters/specializations/{timeslotId}/{counterId}/{hour}',
  summary: 'Specializzazioni e isole di un contatore in una sua ora',
  required: ['timeslotId', 'counterId', 'hour'],
});

/** Counts the days anew from the tables; answers their counters. */
export const refreshCounters = endpoint<{
  /** Without a division it is refused in words of its own (E5.53), not with those for missing parameters. */
  query: { division?: string; from: string; to: string };
  reply: CountersReply;
}>({
  id: 'refreshCounters',
  method: 'PUT',
  path: '/counters',
  summary: 'Ricalcola i contatori dei giorni',
  required: ['from', 'to'],
});
