import { accept, addDays, dayIfReal, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { LOOKUP_LISTS, lookupAttributes } from './lookup-value.ts';
import type { LookupAttribute, LookupList, LookupValue } from './lookup-value.ts';

/** Why a value of a list does not become what was asked. */
export interface LookupRefusals {
  readonly 'bad-code': { readonly code: string };
  /** It ends before it begins. */
  readonly 'ends-first': NoDetails;
  /** It would rewrite days gone by without a reason. */
  readonly past: { readonly today: Day };
  /** A state that began would be replaced by one that begins before it; `from`: the first day that can be changed. */
  readonly 'began-later': { readonly from: Day };
  /** Another value of the list has this name on one of the days. */
  readonly 'name-taken': { readonly name: string; readonly code: string };
  /** Not the attributes of the list, or not their kind or bounds. */
  readonly 'bad-attribute': { readonly attribute: string };
  /** A patron day that no year has. */
  readonly 'no-such-day': NoDetails;
}

/** What happens to the states of one code. */
export interface LookupChange {
  /** States that begin on or after the first day: they go. */
  readonly replaced: readonly LookupValue[];
  /** The state before, as it now ends; null: none reaches that day. */
  readonly ended: LookupValue | null;
  readonly added: LookupValue;
}

export interface WantedLookup {
  readonly list: LookupList;
  readonly wanted: LookupValue;
  readonly reason: string | null;
}

/**
 * From its first day on a code stands as wanted, to its last day or without end; states that were planned later go, those that
 * began stay, the one before ends the day before. `values`: all of the list. A new code may begin on any day: it changes nothing that stood.
 */
export function decideLookupChange(
  { list, wanted, reason }: WantedLookup,
  values: readonly LookupValue[],
  today: Day,
): Decision<LookupChange, LookupRefusals> {
  const { code, validFrom, validTo, attributes } = wanted;
  if (!LOOKUP_LISTS[list].code.test(code)) return refuse('bad-code', { code });
  if (validTo !== null && validTo < validFrom) return refuse('ends-first');
  const bad = badAttribute(lookupAttributes(list), attributes);
  if (bad !== null) return refuse('bad-attribute', { attribute: bad });
  // 2028 is a leap year: the 29th of February is a day that some years have.
  if (
    list === 'patron-day' &&
    dayIfReal(2028, Number(attributes['month']), Number(attributes['day'])) === null
  )
    return refuse('no-such-day');
  const own = values.filter((value) => value.code === code);
  if (own.length > 0 && validFrom < today && !reason?.trim()) return refuse('past', { today });
  const [began] = own
    .filter((value) => value.validFrom <= today)
    .toSorted((one, other) => other.validFrom - one.validFrom);
  if (began && validFrom < began.validFrom) return refuse('began-later', { from: began.validFrom });
  const taken = takenName(wanted, values);
  if (taken !== null) return refuse('name-taken', taken);
  const before = own.find((value) => value.validFrom < validFrom && reaches(value, validFrom));
  return accept({
    replaced: own.filter((value) => value.validFrom >= validFrom),
    ended: before ? { ...before, validTo: addDays(validFrom, -1) } : null,
    added: wanted,
  });
}

const reaches = ({ validTo }: LookupValue, day: Day): boolean => validTo === null || validTo >= day;

function badAttribute(
  declared: Readonly<Record<string, LookupAttribute>>,
  given: LookupValue['attributes'],
): string | null {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(declared, name));
  if (unknown !== undefined) return unknown;
  const wrong = Object.entries(declared).find(([name, attribute]) => !fits(attribute, given[name]));
  return wrong?.[0] ?? null;
}

function fits({ kind, min = -Infinity, max = Infinity }: LookupAttribute, value: unknown): boolean {
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'text') return typeof value === 'string';
  return Number.isInteger(value) && min <= (value as number) && (value as number) <= max;
}

function takenName(
  wanted: LookupValue,
  values: readonly LookupValue[],
): { readonly name: string; readonly code: string } | null {
  const names = new Set(namesOf(wanted));
  for (const other of values) {
    if (other.code === wanted.code || !reaches(other, wanted.validFrom)) continue;
    if (wanted.validTo !== null && other.validFrom > wanted.validTo) continue;
    const name = namesOf(other).find((one) => names.has(one));
    if (name !== undefined) return { name, code: other.code };
  }
  return null;
}

const namesOf = ({ code, aliases }: LookupValue): readonly string[] =>
  [code, ...aliases].map((name) => name.trim().toUpperCase());
