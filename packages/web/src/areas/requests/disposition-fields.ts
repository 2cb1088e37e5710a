import type { InsertableCause, JustificationBody } from '@torre/contract/requests';
import { MINUTES_PER_DAY, addDays, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

type Unit = JustificationBody['codunitamisura'];

export interface DispositionFields {
  /** Its code, as typed. */
  readonly cause: string;
  readonly unit: Unit;
  readonly from: Day | null;
  readonly to: Day | null;
  /** Minutes of the day. */
  readonly begin: number | null;
  readonly end: number | null;
  readonly quantity: string;
  readonly note: string;
}

/** M9.02: what belongs to a shift has this cause, in hours. */
const SHIFT_CAUSE = { idcausale: '7510', unit: 'H' } as const;

/** What the day begins with: the cause of shifts over the hours of the standing one. */
export function fieldsOfDay(
  day: Day,
  shift: {
    readonly start: { readonly day: Day; readonly minute: number };
    readonly end: { readonly minute: number };
  } | null,
): DispositionFields {
  const from = shift?.start.day ?? day;
  return {
    cause: SHIFT_CAUSE.idcausale,
    unit: SHIFT_CAUSE.unit,
    from,
    to: from,
    begin: shift?.start.minute ?? null,
    end: shift?.end.minute ?? null,
    quantity: '',
    note: '',
  };
}

/** What a stretch of the day begins with: the same cause over its minutes, which count from midnight of `day`; null: unknown. */
export function fieldsOfStretch(day: Day, begin: number | null, end: number | null): DispositionFields {
  const clock = (minute: number | null): number | null =>
    minute === null ? null : ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const from = addDays(day, Math.floor((begin ?? end ?? 0) / MINUTES_PER_DAY));
  return { ...fieldsOfDay(from, null), begin: clock(begin), end: clock(end) };
}

export type DispositionField = 'cause' | 'from' | 'to' | 'begin' | 'end' | 'quantity';

/** Which fields a unit asks for; a clock-in correction has one time. */
export function askedFields(unit: Unit, isOneTime: boolean): readonly DispositionField[] {
  if (isOneTime) return ['cause', 'from', 'begin'];
  switch (unit) {
    case 'G':
      return ['cause', 'from', 'to'];
    case 'H':
      return ['cause', 'from', 'begin', 'end'];
    case 'Q':
      return ['cause', 'from', 'quantity'];
  }
}

/** Whole hours of a unit; null for what is none. */
export const quantityOf = (text: string): number | null =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 24 ? Number(text) : null;

/** The fields that are still empty or are not what they ask for. */
export function missingFields(
  fields: DispositionFields,
  cause: Pick<InsertableCause, 'oneTime'> | null,
): readonly DispositionField[] {
  const isThere: Readonly<Record<DispositionField, boolean>> = {
    cause: cause !== null,
    from: fields.from !== null,
    to: fields.to !== null,
    begin: fields.begin !== null,
    end: fields.end !== null,
    quantity: quantityOf(fields.quantity) !== null,
  };
  return askedFields(fields.unit, cause?.oneTime ?? false).filter((field) => !isThere[field]);
}

/** What is sent for the person, of the day that is open (M3.17); null while something is missing. */
export function dispositionBody(
  fields: DispositionFields,
  cause: Pick<InsertableCause, 'idcausale' | 'oneTime'> | null,
  whose: { readonly employeeId: string; readonly day: Day },
): JustificationBody | null {
  const { unit, from, to, begin, end, note } = fields;
  if (cause === null || from === null || missingFields(fields, cause).length > 0) return null;
  const shared = {
    idcausale: cause.idcausale,
    codunitamisura: unit,
    giornoriferimento: slashDay(whose.day),
    numindividuale: whose.employeeId,
    ...(note.trim() !== '' && { note: note.trim() }),
  };
  const day = slashDay(from);
  if (cause.oneTime) return { ...shared, data: day, ora: begin };
  switch (unit) {
    case 'G':
      return { ...shared, datainizio: day, datafine: slashDay(to ?? from) };
    case 'H': {
      // What ends at or before its begin ends on the next day.
      const isOverMidnight = begin !== null && end !== null && end <= begin;
      const last = isOverMidnight ? addDays(from, 1) : from;
      return { ...shared, datainizio: day, datafine: slashDay(last), orainizio: begin, orafine: end };
    }
    case 'Q':
      return { ...shared, datainizio: day, datafine: day, quantita: quantityOf(fields.quantity) };
  }
}
