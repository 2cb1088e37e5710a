import type { InsertableCause, JustificationBody } from '@torre/contract/requests';
import { addDays, dayFromCompact, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { MOST_NOTE } from '@torre/domain/requests';
import { MOST_SERIES, NO_SERIES, seriesFromKept, type SeriesFields } from './new-request-series.ts';

export type RequestUnit = InsertableCause['units'][number];
export type CauseShape = Pick<InsertableCause, 'idcausale' | 'units' | 'oneTime' | 'gestdoc'>;

/** A file that has arrived and goes with the request. */
export interface AttachedDocument {
  readonly fileId: string;
  readonly name: string;
}

/** What somebody fills in. Days are YYYYMMDD, '' while there is none. */
export interface NewRequestFields {
  /** '' until one is chosen. */
  readonly cause: string;
  /** null: the first that the cause allows. */
  readonly unit: RequestUnit | null;
  readonly from: string;
  readonly to: string;
  /** Minutes of the day. */
  readonly begin: number | null;
  readonly end: number | null;
  readonly quantity: string;
  readonly note: string;
  readonly documents: readonly AttachedDocument[];
  readonly series: SeriesFields;
}

export const MOST_DOCUMENTS = 5;
export const MOST_HOURS = 24;

export const emptyRequest = (part: Partial<NewRequestFields> = {}): NewRequestFields => ({
  cause: '',
  unit: null,
  from: '',
  to: '',
  begin: null,
  end: null,
  quantity: '',
  note: '',
  documents: [],
  series: NO_SERIES,
  ...part,
});

/** The unit in which the cause is asked for: the chosen one, where the cause allows it. */
export const unitOf = ({ unit }: NewRequestFields, { units }: CauseShape): RequestUnit =>
  units.find((one) => one === unit) ?? units[0] ?? 'G';

/** Writes the first day; the last one goes with it where it was the same, or would come before. */
export const withFrom = (fields: NewRequestFields, from: string): NewRequestFields => ({
  ...fields,
  from,
  to: fields.to === '' || fields.to === fields.from || fields.to < from ? from : fields.to,
});

/** Hours that end at or before the clock time at which they begin end on the next day. */
export const isOvernight = ({ begin, end }: Pick<NewRequestFields, 'begin' | 'end'>): boolean =>
  begin !== null && end !== null && end <= begin;

/** How many days one of a series lasts. */
export function lengthOf(fields: NewRequestFields, cause: CauseShape): number {
  const from = dayFromCompact(fields.from);
  const to = dayFromCompact(fields.to);
  return unitOf(fields, cause) === 'G' && from !== null && to !== null ? Math.max(1, to - from + 1) : 1;
}

export type RequestField =
  | 'cause'
  | 'from'
  | 'to'
  | 'begin'
  | 'end'
  | 'quantity'
  | 'note'
  | 'documents'
  | 'series';
export type RequestFault = 'needed' | 'reversed' | 'sameTime' | 'quantityRange' | 'many' | 'empty' | 'long';

/** What is missing or wrong, by field; the rules of the server say the rest. */
export function faultsOf(
  fields: NewRequestFields,
  cause: CauseShape | null,
  series: readonly Day[],
): ReadonlyMap<RequestField, RequestFault> {
  const faults = new Map<RequestField, RequestFault>();
  if (cause === null) return faults.set('cause', 'needed');
  const { from, to, begin, end, quantity } = fields;
  if (from === '') faults.set('from', 'needed');
  const unit = unitOf(fields, cause);
  if (unit === 'G' && to === '') faults.set('to', 'needed');
  else if (unit === 'G' && to < from) faults.set('to', 'reversed');
  if (unit === 'H' && begin === null) faults.set('begin', 'needed');
  if (unit === 'H' && !cause.oneTime && end === null) faults.set('end', 'needed');
  if (unit === 'H' && !cause.oneTime && end !== null && end === begin) faults.set('end', 'sameTime');
  if (unit === 'Q' && hoursOf(quantity) === null) faults.set('quantity', 'quantityRange');
  if (noteLength(fields) > MOST_NOTE) faults.set('note', 'long');
  if (cause.gestdoc !== '' && fields.documents.length > MOST_DOCUMENTS) faults.set('documents', 'many');
  if (fields.series.over !== 'none' && !cause.oneTime) {
    if (series.length === 0) faults.set('series', 'empty');
    if (series.length > MOST_SERIES) faults.set('series', 'long');
  }
  return faults;
}

/** In signs, as the server counts them. */
export const noteLength = ({ note }: Pick<NewRequestFields, 'note'>): number => [...note.trim()].length;

function hoursOf(text: string): number | null {
  if (!/^\d{1,2}$/.test(text.trim())) return null;
  const hours = Number(text);
  return hours >= 1 && hours <= MOST_HOURS ? hours : null;
}

/** What is sent; null while something is missing. `series`: its further first days. */
export function bodyOf(
  fields: NewRequestFields,
  cause: CauseShape | null,
  series: readonly Day[],
): JustificationBody | null {
  const from = dayFromCompact(fields.from);
  if (cause === null || from === null || faultsOf(fields, cause, series).size > 0) return null;
  const unit = unitOf(fields, cause);
  const { begin, end } = fields;
  // Of a cause chosen before they may still be there.
  const documents = cause.gestdoc === '' ? [] : fields.documents;
  const note = fields.note.trim();
  const shared = {
    idcausale: cause.idcausale,
    codunitamisura: unit,
    ...(note !== '' && { note }),
    ...(documents.length > 0 && { documenti: documents.map(({ fileId }) => fileId) }),
  };
  if (cause.oneTime) return { ...shared, data: slashDay(from), ora: begin };
  const repeated = { ...shared, ...(series.length > 0 && { serie: series.map(slashDay) }) };
  const datainizio = slashDay(from);
  switch (unit) {
    case 'G':
      return { ...repeated, datainizio, datafine: slashDay(dayFromCompact(fields.to) ?? from) };
    case 'H': {
      const last = addDays(from, isOvernight(fields) ? 1 : 0);
      return { ...repeated, datainizio, datafine: slashDay(last), orainizio: begin, orafine: end };
    }
    case 'Q':
      return { ...repeated, datainizio, datafine: datainizio, quantita: hoursOf(fields.quantity) };
  }
}

const UNITS: readonly RequestUnit[] = ['G', 'H', 'Q'];

/** The fields of a kept draft; null for what an older form kept. */
export function requestFromKept(value: unknown): NewRequestFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  const text = (name: string): string | null => {
    const one = kept[name];
    return typeof one === 'string' ? one : null;
  };
  const minutes = (name: string): number | null => {
    const one = kept[name];
    return typeof one === 'number' ? one : null;
  };
  const [cause, from, to] = [text('cause'), text('from'), text('to')];
  const [quantity, note, series] = [text('quantity'), text('note'), seriesFromKept(kept['series'])];
  if (cause === null || from === null || to === null) return null;
  if (quantity === null || note === null || series === null || !Array.isArray(kept['documents'])) return null;
  return {
    cause,
    from,
    to,
    quantity,
    note,
    series,
    unit: UNITS.find((unit) => unit === kept['unit']) ?? null,
    begin: minutes('begin'),
    end: minutes('end'),
    documents: kept['documents'].flatMap(documentFromKept),
  };
}

function documentFromKept(value: unknown): readonly AttachedDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const { fileId, name }: { readonly fileId?: unknown; readonly name?: unknown } = value;
  return typeof fileId === 'string' && typeof name === 'string' ? [{ fileId, name }] : [];
}
