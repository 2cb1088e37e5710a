import type { Day } from '../kernel/index.ts';
import { inOrder, knownOn, offeredOn, standsOn } from './lookup-value.ts';
import type { LookupValue } from './lookup-value.ts';

type Language = 'it' | 'en';

/** The categories of staff as the organisation has them on a day (domain.md 3.2). */
export class Categories {
  /** Those that can be chosen, in their order. */
  readonly offered: readonly LookupValue[];
  /** Those too that ended, or begin later: a row that names one keeps its name. In their order. */
  readonly known: readonly LookupValue[];
  readonly #day: Day;
  readonly #known: ReadonlyMap<string, LookupValue>;
  readonly #byName: ReadonlyMap<string, LookupValue>;

  constructor(values: readonly LookupValue[], day: Day) {
    this.#day = day;
    this.offered = offeredOn(values, day);
    this.#known = knownOn(values, day);
    this.known = [...this.#known.values()].sort(inOrder);
    // A name that an ended category had may be the name of one that stands: that one comes last and wins.
    const ended = [...this.#known.values()].filter((value) => !standsOn(value, day));
    this.#byName = new Map(
      [...ended, ...this.offered].flatMap((value) =>
        [value.code, ...value.aliases].map((name) => [comparable(name), value] as const),
      ),
    );
  }

  /** The category behind a short or long name, also one that has ended; null for a name that none has. */
  named(name: string): LookupValue | null {
    return this.#byName.get(comparable(name)) ?? null;
  }

  /** Whether a category has or had this code, to the letter. */
  has(code: string): boolean {
    return this.#known.has(code);
  }

  /** P2.18: which categories see the calendar of shifts; one that has ended does not. */
  passesGuard(name: string | null): boolean {
    const value = name === null ? null : this.named(name);
    return value !== null && standsOn(value, this.#day) && value.attributes['passesGuard'] === true;
  }

  /** Whether its people work a timetable from Monday to Friday (domain.md 3.5). */
  isDayStaff(name: string): boolean {
    return this.named(name)?.attributes['isDayStaff'] === true;
  }

  /** As people say it, for lists; a code that no category has stands for itself. */
  shortName(code: string, language: Language): string {
    const value = this.#known.get(code);
    return String(value?.attributes[language === 'it' ? 'shortIt' : 'shortEn'] || code);
  }
}

const comparable = (name: string): string => name.trim().toUpperCase();
