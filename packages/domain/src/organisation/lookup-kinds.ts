import { LOOKUP_LISTS } from '../lookups/index.ts';
import type { LookupList } from '../lookups/index.ts';
import type { FactKind } from './fact.ts';
import { DAY, LAST_DAY, NAME, ORDER, choice } from './fact-columns.ts';

const LISTS = Object.keys(LOOKUP_LISTS) as readonly LookupList[];
const VALUE_NAME = { ...NAME, most: 100 };
const SHORT_NAME = { type: 'text', most: 100 } as const;

type AttributesOf<L> = L extends LookupList ? keyof (typeof LOOKUP_LISTS)[L]['attributes'] : never;

/** The column in which a row says an attribute of its list; rows of other lists have none. */
export const ATTRIBUTE_COLUMN = {
  passesGuard: 'passes_guard',
  isDayStaff: 'is_day_staff',
  outsideTimeSystem: 'outside_time_system',
  shortIt: 'short_it',
  shortEn: 'short_en',
  day: 'day',
  month: 'month',
} as const satisfies Readonly<Record<AttributesOf<LookupList>, string>>;

/** Values of all lists that the organisation keeps (decision 0093), each state from a day on: a kind of its own (0114). */
export const LOOKUP_KINDS = {
  lookup_value: {
    of: 'all',
    // Whoever follows from a category or a patron day hears of it by the lists' own event.
    counts: false,
    key: ['list', 'code', 'valid_from'],
    columns: {
      list: choice(...LISTS),
      code: { type: 'text', required: true, most: 60 },
      valid_from: DAY,
      valid_to: LAST_DAY,
      name_it: VALUE_NAME,
      name_en: VALUE_NAME,
      aliases: { type: 'names', most: 20, initial: [] },
      ord: { ...ORDER, most: 10_000 },
      passes_guard: { type: 'boolean' },
      is_day_staff: { type: 'boolean' },
      outside_time_system: { type: 'boolean' },
      short_it: SHORT_NAME,
      short_en: SHORT_NAME,
      day: { type: 'integer', least: 1, most: 31 },
      month: { type: 'integer', least: 1, most: 12 },
    },
    states: { of: ['list', 'code'], from: 'valid_from', to: 'valid_to' },
  },
} as const satisfies Record<string, FactKind>;
