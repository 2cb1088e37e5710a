import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Categories, LOOKUP_LISTS, isLookupList } from '@torre/domain/lookups';
import type { LookupList, LookupValue } from '@torre/domain/lookups';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/index.ts';
import { LatestReading } from '../latest-reading.ts';

/** A state with the version of its code. */
export interface StoredLookup extends LookupValue {
  readonly version: number;
}

type Lists = Readonly<Record<LookupList, readonly StoredLookup[]>>;

const READ = `
  select list, code, valid_from, valid_to, name_it, name_en, aliases, ord, attributes, version
    from lookup_value order by list, ord, code, valid_from`;

/**
 * The lists of values in the memory of one process: read whole at the start and again after each change, which every process
 * hears through the outbox. Who needs them on a call asks no query.
 */
export class Lookups {
  readonly #clock: Clock;
  #lists: Lists = emptyLists();
  #categories = new Map<Day, Categories>();
  readonly #latest: LatestReading<Lists>;

  constructor(parts: { db: Database; clock: Clock; log: FastifyBaseLogger }) {
    this.#clock = parts.clock;
    this.#latest = new LatestReading({
      read: () => readLookups(parts.db),
      keep: (lists) => {
        this.#lists = lists;
        this.#categories = new Map();
      },
      log: parts.log,
      failed: 'the lookups could not be read and are tried again',
    });
  }

  /** Every list with all its states, in order. */
  get lists(): Lists {
    return this.#lists;
  }

  /** The categories of staff as they stand on a day; today's without one. */
  categories(day: Day = this.#clock.today()): Categories {
    const known = this.#categories.get(day);
    if (known) return known;
    if (this.#categories.size >= MOST_DAYS) this.#categories.clear();
    const made = new Categories(this.#lists.category, day);
    this.#categories.set(day, made);
    return made;
  }

  /** Reads everything again. Throws when the database does not answer. */
  reload(): Promise<void> {
    return this.#latest.reload();
  }

  /** As reload, for who cannot wait: tried again each second until the database answers. */
  refresh(): void {
    this.#latest.refresh();
  }

  stop(): void {
    this.#latest.stop();
  }
}

/** Days whose categories are kept at once. */
const MOST_DAYS = 500;

/** Every list as it is stored; one that this release does not declare is left out. */
export async function readLookups(on: Queryable): Promise<Lists> {
  const { rows } = await on.query({ name: 'lookups-read', text: READ });
  const lists = emptyLists();
  for (const row of rows) {
    const list: string = row.list;
    if (!isLookupList(list)) continue;
    lists[list].push({
      code: row.code,
      validFrom: storedDay(row.valid_from),
      validTo: row.valid_to === null ? null : storedDay(row.valid_to),
      nameIt: row.name_it,
      nameEn: row.name_en,
      aliases: row.aliases,
      ord: row.ord,
      attributes: row.attributes,
      version: row.version,
    });
  }
  return lists;
}

function emptyLists(): Record<LookupList, StoredLookup[]> {
  const names = Object.keys(LOOKUP_LISTS) as LookupList[];
  return Object.fromEntries(names.map((list) => [list, []])) as unknown as Record<LookupList, StoredLookup[]>;
}

function storedDay(iso: string): Day {
  const day = dayFromIso(iso);
  if (day === null) throw new Error(`no calendar day: ${iso}`);
  return day;
}
