import type { Day } from '../kernel/index.ts';

interface Labels {
  readonly it: string;
  readonly en: string;
}

/** What the values of a list say besides their names: yes or no, a short text, or a whole number. */
export interface LookupAttribute {
  readonly kind: 'boolean' | 'text' | 'integer';
  readonly label: Labels;
  /** Bounds of an integer. */
  readonly min?: number;
  readonly max?: number;
}

interface LookupListEntry {
  readonly label: Labels;
  /** What a code of the list may look like. */
  readonly code: RegExp;
  readonly attributes: Readonly<Record<string, LookupAttribute>>;
}

/** The lists of values that the organisation keeps; which values they hold is data (E7.10.02). */
export const LOOKUP_LISTS = {
  category: {
    label: { it: 'Categorie del personale', en: 'Categories of staff' },
    code: /^[A-Za-z]{1,20}$/,
    attributes: {
      passesGuard: {
        kind: 'boolean',
        label: { it: 'Vede il calendario dei turni', en: 'Sees the calendar of shifts' },
      },
      isDayStaff: {
        kind: 'boolean',
        label: { it: 'Lavora dal lunedì al venerdì', en: 'Works from Monday to Friday' },
      },
      outsideTimeSystem: {
        kind: 'boolean',
        label: {
          it: 'Nel mese sta nel gruppo «Altri»; le sue ore si gestiscono altrove',
          en: 'Stands in the group “Altri” of the month; its hours are kept elsewhere',
        },
      },
      shortIt: { kind: 'text', label: { it: 'Nome breve', en: 'Short name in Italian' } },
      shortEn: { kind: 'text', label: { it: 'Nome breve in inglese', en: 'Short name' } },
    },
  },
  'patron-day': {
    label: { it: 'Feste patronali', en: 'Patron days' },
    code: /^[\p{L}' .-]{1,60}$/u,
    attributes: {
      day: { kind: 'integer', min: 1, max: 31, label: { it: 'Giorno', en: 'Day' } },
      month: { kind: 'integer', min: 1, max: 12, label: { it: 'Mese', en: 'Month' } },
    },
  },
  // E7.6.12: which there are is the organisation's to say
  'trade-union': {
    label: { it: 'Sigle sindacali', en: 'Trade unions' },
    code: /^[A-Za-z][A-Za-z0-9 .-]{0,59}$/,
    attributes: {},
  },
} as const satisfies Record<string, LookupListEntry>;

export type LookupList = keyof typeof LOOKUP_LISTS;

export function isLookupList(name: string): name is LookupList {
  return Object.hasOwn(LOOKUP_LISTS, name);
}

/** The attributes that the values of a list have, by name. */
export function lookupAttributes(list: LookupList): Readonly<Record<string, LookupAttribute>> {
  return LOOKUP_LISTS[list].attributes;
}

/** How a code of a list stands from one day to another, both included. */
export interface LookupValue {
  readonly code: string;
  readonly validFrom: Day;
  /** null: it goes on. */
  readonly validTo: Day | null;
  readonly nameIt: string;
  readonly nameEn: string;
  /** Other names under which sources write the same value (B13); compared without regard to case. */
  readonly aliases: readonly string[];
  /** Place in the list. */
  readonly ord: number;
  readonly attributes: Readonly<Record<string, boolean | number | string>>;
}

export function standsOn(
  { validFrom, validTo }: Pick<LookupValue, 'validFrom' | 'validTo'>,
  day: Day,
): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

/** The values that a list offers on a day, in their order. */
export function offeredOn<V extends LookupValue>(values: readonly V[], day: Day): readonly V[] {
  return values.filter((value) => standsOn(value, day)).sort(inOrder);
}

export function inOrder(one: LookupValue, other: LookupValue): number {
  return one.ord - other.ord || (one.code < other.code ? -1 : 1);
}

/** Of each code the state of a day or, where it has none then, the last one before it, else the first one after. */
export function knownOn<V extends LookupValue>(values: readonly V[], day: Day): ReadonlyMap<string, V> {
  const known = new Map<string, V>();
  for (const value of values.toSorted((one, other) => one.validFrom - other.validFrom)) {
    if (value.validFrom <= day || !known.has(value.code)) known.set(value.code, value);
  }
  return known;
}
