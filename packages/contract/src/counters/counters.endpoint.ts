import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

export * from './detail.endpoint.ts';
export * from './preview.endpoint.ts';

/** One counter: a timeslot of a day. Times HHmm, day YYYYMMDD. */
export interface CounterRow {
  /** `{division}-{YYYYMMDD}` */
  readonly counterId: string;
  readonly timeslotId: string;
  readonly daySelected: string;
  readonly timeSlot: {
    readonly description: string;
    readonly beginTime: string;
    readonly endTime: string;
    /** The worst hour, h* of `domain.md` 3.7 step 6. */
    readonly beginCounterTime: string;
    readonly endCounterTime: string;
  };
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
  readonly hasAnotherLacks: boolean;
}

export interface CountersReply extends OutcomeReply {
  readonly counters: readonly CounterRow[];
  /** Event position up to which the answer is complete. */
  readonly position: string;
}

export const readCounters = endpoint<{
  /** `draft`: as they would stand if this open draft were published. */
  query: { division: string; from: string; to: string; position?: string; draft?: string };
  reply: CountersReply;
}>({
  id: 'counters',
  method: 'GET',
  path: '/manager/counters',
  summary: 'Contatori per fascia e giorno',
  required: ['division', 'from', 'to'],
});

/** An island or a specialization of a counter: employees minus chairs in its own worst hour, before and after. */
export interface PartEffect {
  /** Of an island its name, of a specialization its id. */
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/**
 * What a change would do to a counter: employees minus chairs in its worst hour, before and after. Where that stays and the chairs
 * left empty do not, what the bar shows (`domain.md` 3.7 step 8).
 */
export interface CounterEffect {
  readonly counterId: string;
  readonly timeslotId: string;
  readonly daySelected: string;
  /** Name of the timeslot. */
  readonly description: string;
  readonly before: number;
  readonly after: number;
  /** Islands, then specializations, that would differ; also where the counter itself stays. */
  readonly parts: readonly PartEffect[];
}

/** Changed counters of a plant in the live stream: [timeslot index, day index from `from`] in the compact form. */
export interface CountersPatch {
  readonly plant: string;
  readonly counters: readonly CounterRow[];
}
