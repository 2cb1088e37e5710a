import type { CounterEffect, CounterRow, PreviewedCounter } from '@torre/contract/counters';
import { addDays, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { MonthCounters } from '@torre/domain/counters';
import type {
  ChangedCounter,
  CounterDifferences,
  PresenceSpan,
  SubtractionRules,
  Wish,
  WishedPresence,
} from '@torre/domain/counters';
import type { ChangedCell, WishedCell } from '../cells/index.ts';
import {
  countersInput,
  ignoredOf,
  overtimeOn,
  peopleIndex,
  spansOf,
  withAskedSpecializations,
  withdrawalsIn,
} from './counters-input.ts';
import { absentPeople } from './absent-holders.ts';
import { counterEffect } from './counter-effect.ts';
import { counterRow } from './counter-row.ts';
import { holdersOf, wishOf } from './month-wish.ts';
import type { StandingMonth } from './month-wish.ts';
import { previewedCounter } from './previewed-counter.ts';
import type { CountedSlot } from './previewed-counter.ts';
import { SearchedSlot } from './searched-slot.ts';
import type { ShiftSpan } from './searched-slot.ts';
import type { SeenCounter } from './shown-counter.ts';
import { inDraft } from './wanted-change.ts';
import type { WantedChange } from './wanted-change.ts';
import type { CounterTables, IgnoredRow, TimeAway, Timeslot } from './counters.reads.ts';

/** The counters of one plant and month in memory, brought up to date cell by cell. */
export class PlantMonth {
  readonly #from: Day;
  readonly #to: Day;
  readonly #zone: ZoneTable;
  readonly #tables: CounterTables;
  readonly #rules: SubtractionRules;
  /** By personnel code; who has nothing is missing. */
  readonly #away: Map<string, TimeAway>;
  /** Whose absence it is, by its id; null: asked anew when it is next needed. */
  #holders: ReadonlyMap<string, string> | null = null;
  #ignored: readonly IgnoredRow[];
  /** The shift of each cell that was counted or changed, beside which overtime stands. */
  readonly #shifts = new Map<number, readonly PresenceSpan[]>();
  readonly #counters: MonthCounters;
  readonly #people: ReadonlyMap<string, number>;
  /** Version of each cell that was counted, by person and day: an older state that arrives late is left out. */
  readonly #versions: Int32Array;

  constructor(read: CounterTables, rules: SubtractionRules, zone: ZoneTable, from: Day, to: Day) {
    const tables = withAskedSpecializations(read);
    this.#from = from;
    this.#to = to;
    this.#zone = zone;
    this.#tables = tables;
    this.#rules = rules;
    this.#away = new Map(tables.away);
    this.#ignored = tables.ignored;
    this.#people = peopleIndex(tables);
    this.#versions = new Int32Array(tables.people.length * this.#days());
    this.#counters = new MonthCounters(countersInput(tables, rules, zone, from, to));
    this.#counters.compute();
    for (const { employee_id, day, version, shift_class, start, end } of tables.shifts) {
      const person = this.#people.get(employee_id);
      if (person === undefined || !this.#reaches(day)) continue;
      this.#versions[this.#place(person, day)] = version;
      this.#shifts.set(this.#place(person, day), spansOf(shift_class, start, end));
    }
  }

  /** Takes over changed cells; false when the month does not know one of the people: it must be read again. */
  apply(cells: readonly ChangedCell[]): boolean {
    let knowsAll = true;
    const changes: WishedPresence[] = [];
    for (const cell of cells) {
      if (!this.#reaches(cell.day)) continue;
      const personIndex = this.#people.get(cell.employeeId);
      // who has no post here on that day fills no chair
      if (personIndex === undefined) knowsAll &&= cell.category === null;
      if (personIndex === undefined) continue;
      const place = this.#place(personIndex, cell.day);
      if (cell.version <= this.#versions[place]!) continue;
      this.#versions[place] = cell.version;
      const spans = spansOf(cell.shiftClass, cell.start, cell.end);
      this.#shifts.set(place, spans);
      const presence = this.#withOvertime(cell.employeeId, cell.day, spans);
      changes.push({ personIndex, day: cell.day, presence });
    }
    if (changes.length > 0) this.#counters.changeAll(changes);
    return knowsAll;
  }

  /** Whom the month counts. */
  has(employeeId: string): boolean {
    return this.#people.has(employeeId);
  }

  get range(): { readonly from: Day; readonly to: Day } {
    return { from: this.#from, to: this.#to };
  }

  /** Takes over all absences and activities of a person, as they now stand. */
  withdraw(employeeId: string, away: TimeAway): void {
    const person = this.#people.get(employeeId);
    if (person === undefined) return;
    const before = this.#away.get(employeeId);
    this.#away.set(employeeId, away);
    this.#holders = null;
    const days = new Set([...(before?.activities ?? []), ...away.activities].map(({ day }) => day));
    for (const day of days) {
      if (!this.#reaches(day)) continue;
      const shift = this.#shifts.get(this.#place(person, day)) ?? [];
      this.#counters.change(person, day, this.#withOvertime(employeeId, day, shift));
    }
    this.#counters.withdraw(person, withdrawalsIn(this.#tables, this.#rules, person, away));
  }

  /** Takes over what the managers leave out of which counter. */
  ignore(rows: readonly IgnoredRow[]): void {
    this.#ignored = rows;
    this.#counters.ignore(ignoredOf(rows, this.#tables));
  }

  /** What a change does to the counters of the month, in figures; nothing is kept of it. As `compare` otherwise. */
  preview(wanted: WantedChange): CounterEffect[] {
    const look = (slotIndex: number, day: Day): CounterDifferences =>
      this.#counters.differences(slotIndex, day);
    return this.#beforeAndAfter(wanted, look).flatMap(
      ({ at, ...both }) => counterEffect(this.#tables, at, both) ?? [],
    );
  }

  /**
   * The counters of the month before and after a change, with islands, specializations and hours; nothing is kept of it.
   * `without` counts neither before nor after, what is `drafted` both.
   */
  compare(wanted: WantedChange): PreviewedCounter[] {
    const look = (slotIndex: number, day: Day): CountedSlot => ({
      detail: this.#counters.detail(slotIndex, day),
      verdict: this.#counters.verdict(slotIndex, day),
    });
    return this.#beforeAndAfter(wanted, look).flatMap(
      ({ at, ...both }) => previewedCounter(this.#tables, this.#clock, at, both) ?? [],
    );
  }

  /** The counters that a change reaches, by day and slot, as `look` sees them. */
  #beforeAndAfter<T>(
    wanted: WantedChange,
    look: (slotIndex: number, day: Day) => T,
  ): readonly { readonly at: { slotIndex: number; day: Day }; readonly before: T; readonly after: T }[] {
    const after = this.#wish(wanted, true);
    const asItStands = wanted.without.size === 0 && wanted.drafted.length === 0;
    const base = asItStands ? null : this.#wish(wanted, false);
    const standing = new Map(
      base && this.#counters.preview(base, look).map((one) => [keyOf(one), one] as const),
    );
    const changed = this.#counters.preview(after, look);
    const touched = new Set(changed.map(keyOf));
    const counters = [
      ...changed.map((one) => ({ ...one, before: standing.get(keyOf(one))?.after ?? one.before })),
      // what was left out and came back as it was moves nothing; what only was left out does
      ...[...standing.values()]
        .filter((one) => !touched.has(keyOf(one)))
        .map((one) => ({ ...one, before: one.after, after: one.before })),
    ].toSorted((one, other) => one.dayIndex - other.dayIndex || one.slotIndex - other.slotIndex);
    return counters.map(({ slotIndex, dayIndex, before, after: then }) => ({
      at: { slotIndex, day: addDays(this.#from, dayIndex) },
      before,
      after: then,
    }));
  }

  /**
   * The counters of these days of the month, in their order and that of the plant's timeslots. `drafted`: as they would be
   * if these cells stood; nothing is kept of them.
   */
  rows(days: readonly Day[], drafted: readonly WishedCell[] = []): CounterRow[] {
    const row = (slotIndex: number, day: Day): CounterRow => this.#row(slotIndex, day);
    const laid = drafted.length === 0 ? [] : this.#counters.preview(this.#wish(inDraft(drafted), false), row);
    const moved = new Map(laid.map(({ after, ...counter }) => [keyOf(counter), after]));
    return days.flatMap((day) =>
      this.#slotsOn(day).map(
        (slotIndex) => moved.get(keyOf({ slotIndex, dayIndex: day - this.#from })) ?? row(slotIndex, day),
      ),
    );
  }

  /** Indexes of the timeslots that hold on a day, in their order. */
  #slotsOn(day: Day): readonly number[] {
    return [...this.#tables.timeslots.keys()].filter((slotIndex) => this.#counters.has(slotIndex, day));
  }

  #row(slotIndex: number, day: Day): CounterRow {
    const [row, verdict] = [this.#counters.row(slotIndex, day), this.#counters.verdict(slotIndex, day)];
    return counterRow(this.#tables, this.#clock, { slotIndex, day }, row, verdict);
  }

  #wish(wanted: WantedChange, withChange: boolean): Wish {
    return wishOf(this.#standing, wanted, withChange);
  }

  /** A counter in all its parts; null when the plant has no such timeslot on that day. */
  look(timeslotId: string, day: Day): SeenCounter | null {
    const slotIndex = this.#slotsOn(day).find((index) => this.#slot(index).timeslotId === timeslotId);
    if (slotIndex === undefined) return null;
    return {
      row: this.#row(slotIndex, day),
      detail: this.#counters.detail(slotIndex, day),
      verdict: this.#counters.verdict(slotIndex, day),
      names: this.#tables,
      clock: this.#clock,
      specializationsAt: (start) => this.#counters.specializationsAt(slotIndex, day, start),
      islandsAt: (start) => this.#counters.islandsAt(slotIndex, day, start),
      absent: () => this.#absentIn(slotIndex, day),
    };
  }

  /** As `Counting.search`. */
  search(timeslot: string | ShiftSpan, day: Day): SearchedSlot | null {
    const [most] = this.#slotsOn(day)
      .filter((slotIndex) => {
        const { timeslotId, kind } = this.#slot(slotIndex);
        return typeof timeslot === 'string' ? timeslotId === timeslot : kind === 'LAV';
      })
      .map((slotIndex) => this.#searched(slotIndex, day))
      .toSorted((one, other) =>
        typeof timeslot === 'string' ? 0 : other.sharedWith(timeslot) - one.sharedWith(timeslot),
      );
    return most ?? null;
  }

  #slot(slotIndex: number): Timeslot {
    return this.#tables.timeslots[slotIndex]!;
  }

  #searched(slotIndex: number, day: Day): SearchedSlot {
    return new SearchedSlot(this.#counters, { slotIndex, day, from: this.#from }, this.#standing, {
      tables: this.#tables,
      rules: this.#rules,
    });
  }

  #absentIn(slotIndex: number, day: Day): ReturnType<SeenCounter['absent']> {
    const { hours } = this.#counters.detail(slotIndex, day);
    const slot = this.#slot(slotIndex);
    const [first, last] = [hours[0], hours.at(-1)];
    // a spring night can skip a slot whole
    if (!first || !last) return [];
    const ignored = this.#ignored.filter((one) => one.day === day && one.timeslotId === slot.timeslotId);
    return absentPeople(
      { day, kind: slot.kind, start: first.start, end: last.end },
      {
        tables: this.#tables,
        rules: this.#rules,
        away: this.#away,
        shiftOn: this.#standing.shiftOn,
      },
      new Set(ignored.map(({ absenceId }) => absenceId)),
    );
  }

  /** As it is asked for what would stand instead. */
  readonly #standing: StandingMonth = {
    personOf: (employeeId) => this.#people.get(employeeId),
    away: () => this.#away,
    holderOf: (absenceId) => (this.#holders ??= holdersOf(this.#away)).get(absenceId),
    withdrawals: (person, away) => withdrawalsIn(this.#tables, this.#rules, person, away),
    shiftOn: (person, day) => (this.#reaches(day) ? (this.#shifts.get(this.#place(person, day)) ?? []) : []),
    reaches: (day) => this.#reaches(day),
  };

  readonly #clock = (at: UtcMinute): string => compactMinutes(this.#zone.local(at).minute);

  #withOvertime(employeeId: string, day: Day, shift: readonly PresenceSpan[]): readonly PresenceSpan[] {
    return [...shift, ...overtimeOn(this.#away.get(employeeId), day)];
  }

  /** Competence dates that reach a slot of the month: one day more on each side. */
  #days(): number {
    return this.#to - this.#from + 3;
  }

  #reaches(day: Day): boolean {
    return this.#from - 1 <= day && day <= this.#to + 1;
  }

  #place(person: number, day: Day): number {
    return person * this.#days() + (day - this.#from + 1);
  }
}

const keyOf = ({ slotIndex, dayIndex }: ChangedCounter): string => `${slotIndex} ${dayIndex}`;
