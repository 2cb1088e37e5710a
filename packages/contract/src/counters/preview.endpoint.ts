import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** People against chairs in one hour, or in the worst one. */
export interface Figures {
  readonly employees: number;
  readonly chairs: number;
  readonly lacks: number;
}

export interface Compared {
  readonly before: Figures;
  readonly after: Figures;
}

/** One counter before and after a change: in all, by island, by specialization and by hour. Times HHmm, day YYYYMMDD. */
export interface PreviewedCounter extends Compared {
  readonly counterId: string;
  readonly timeslotId: string;
  readonly daySelected: string;
  /** Name of the timeslot. */
  readonly description: string;
  readonly beginTime: string;
  readonly endTime: string;
  readonly islands: readonly (Compared & { readonly islandId: string; readonly name: string })[];
  readonly specializations: readonly (Compared & {
    readonly specializationId: string;
    readonly name: string;
    /** When chairs of it would stay empty, merged. */
    readonly lacking: readonly { readonly from: string; readonly to: string }[];
  })[];
  /** `hour` is its begin; on the night that has an hour twice, twice. */
  readonly hours: readonly (Compared & { readonly hour: string })[];
}

/** A cell as it would stand. Times YYYYMMDD HHmm; without them those of the definition. A swap is two of these. */
export interface WishedShift {
  readonly kind: 'shift';
  readonly employeeId: string;
  readonly date: string;
  readonly turn: string;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

/** Time away: whole days, or with times (YYYYMMDD HHmm) a stretch of hours. */
export interface WishedAbsence {
  readonly kind: 'absence';
  readonly employeeId: string;
  readonly from: string;
  readonly to: string;
  readonly codcausale: string;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

/** A secondary activity; without times the whole shift of the day. */
export interface WishedActivity {
  readonly kind: 'activity';
  readonly employeeId: string;
  readonly date: string;
  readonly turnId: string;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

export type WishedChange = WishedShift | WishedAbsence | WishedActivity;

export interface PreviewBody {
  /** Of each cell one shift at most. */
  readonly changes: readonly WishedChange[];
  /** Absences that count neither before nor, but for what `changes` name, after: a request that is being decided. */
  readonly without?: readonly string[];
}

export interface PreviewReply extends OutcomeReply {
  /** The counters that would differ, by day and timeslot. */
  readonly counters: readonly PreviewedCounter[];
  /** Event position up to which the answer is complete. */
  readonly position: string;
}

export const previewCounters = endpoint<{
  /** `draft`: before and after as they would stand if this open draft were published. */
  query: { division: string; draft?: string };
  body: PreviewBody;
  reply: PreviewReply;
}>({
  id: 'counterPreview',
  method: 'POST',
  path: '/manager/counters/preview',
  summary: 'Effetto di turni, assenze e attività sui contatori, senza salvarli',
  load: 'read',
  required: ['division', 'body'],
});
