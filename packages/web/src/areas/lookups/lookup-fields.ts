import type { LookupBody } from '@torre/contract/lookups';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { lookupAttributes, standsOn, type LookupList } from '@torre/domain/lookups';
import type { KnownLookup } from '../../platform/lookups.ts';

/** What is written in the window of a value; numbers and names as they were typed. */
export interface LookupFields {
  readonly code: string;
  readonly nameIt: string;
  readonly nameEn: string;
  readonly aliases: string;
  readonly ord: string;
  readonly attributes: Readonly<Record<string, boolean | string>>;
  /** null: no day that can be read. */
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
  /** Something is written there that is no day; without it the value would have no end. */
  readonly isEndUnreadable: boolean;
  readonly reason: string;
}

export const HIGHEST_PLACE = 10_000;

/** The state that a window shows first: today's, else the next one, else the last one. */
export function shownState(states: readonly KnownLookup[], today: Day): KnownLookup | null {
  return (
    states.find((state) => standsOn(state, today)) ??
    states.find(({ validFrom }) => validFrom > today) ??
    states.at(-1) ??
    null
  );
}

/** The fields as the window opens: what is shown, from today or from where it begins; a new value goes to the end. */
export function openedLookup(
  list: LookupList,
  states: readonly KnownLookup[],
  today: Day,
  place: number,
): LookupFields {
  const state = shownState(states, today);
  const isOver = state?.validTo != null && state.validTo < today;
  return {
    code: state?.code ?? '',
    nameIt: state?.nameIt ?? '',
    nameEn: state?.nameEn ?? '',
    aliases: state?.aliases.join(', ') ?? '',
    ord: String(state?.ord ?? place),
    attributes: Object.fromEntries(
      Object.entries(lookupAttributes(list)).map(([name, { kind }]) => {
        const value = state?.attributes[name];
        return [name, kind === 'boolean' ? value === true : String(value ?? '')];
      }),
    ),
    validFrom: state !== null && state.validFrom > today ? state.validFrom : today,
    validTo: isOver ? null : (state?.validTo ?? null),
    isEndUnreadable: false,
    reason: '',
  };
}

export type LookupFault = 'code' | 'nameIt' | 'nameEn' | 'ord' | 'validFrom' | 'validTo' | 'reason';

/** What is still missing or cannot be sent; an attribute by its name. */
export function lookupFaults(
  list: LookupList,
  fields: LookupFields,
  states: readonly KnownLookup[],
  today: Day,
): ReadonlySet<string> {
  const { code, nameIt, nameEn, ord, validFrom, isEndUnreadable, reason, attributes } = fields;
  const isPast = states.length > 0 && validFrom !== null && validFrom < today;
  const faults: readonly (readonly [LookupFault, boolean])[] = [
    ['code', code.trim() === ''],
    ['nameIt', nameIt.trim() === ''],
    ['nameEn', nameEn.trim() === ''],
    ['ord', !isWhole(ord, 0, HIGHEST_PLACE)],
    ['validFrom', validFrom === null],
    ['validTo', isEndUnreadable],
    ['reason', isPast && reason.trim() === ''],
  ];
  const wrong = Object.entries(lookupAttributes(list)).filter(
    ([name, { kind, min = 0, max = HIGHEST_PLACE }]) =>
      kind === 'integer' && !isWhole(String(attributes[name] ?? ''), min, max),
  );
  return new Set([...faults.flatMap(([name, is]) => (is ? [name] : [])), ...wrong.map(([name]) => name)]);
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

/** The body of the save; the fields have no faults. */
export function lookupBody(list: LookupList, fields: LookupFields, version: number): LookupBody {
  const { nameIt, nameEn, aliases, ord, attributes, validFrom, validTo, reason } = fields;
  return {
    nameIt: nameIt.trim(),
    nameEn: nameEn.trim(),
    aliases: aliases
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ord: Number(ord),
    attributes: Object.fromEntries(
      Object.entries(lookupAttributes(list)).map(([name, { kind }]) => {
        const value = attributes[name] ?? '';
        return [name, kind === 'integer' ? Number(value) : kind === 'text' ? String(value).trim() : value];
      }),
    ),
    validFrom: compactDay(validFrom!),
    validTo: validTo === null ? null : compactDay(validTo),
    version,
    reason: reason.trim() || null,
  };
}

/** The fields that the tab kept; null for anything else. */
export function lookupFromKept(list: LookupList, value: unknown): LookupFields | null {
  const kept = (value ?? {}) as Record<string, unknown>;
  const attributes = (kept['attributes'] ?? {}) as Record<string, unknown>;
  const texts = ['code', 'nameIt', 'nameEn', 'aliases', 'ord', 'reason'];
  const isDay = (day: unknown): boolean => day === null || typeof day === 'number';
  const whole =
    texts.every((name) => typeof kept[name] === 'string') &&
    Object.entries(lookupAttributes(list)).every(
      ([name, { kind }]) => typeof attributes[name] === (kind === 'boolean' ? 'boolean' : 'string'),
    ) &&
    isDay(kept['validFrom']) &&
    isDay(kept['validTo']) &&
    typeof kept['isEndUnreadable'] === 'boolean';
  return whole ? (value as LookupFields) : null;
}
