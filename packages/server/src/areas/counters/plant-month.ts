import type { CounterEffect, CounterRow } from '@torre/contract/counters';
import { addDays, compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { MonthCounters } from '@torre/domain/counters';
import type { ChangedCell } from '../roster/index.ts';
import type { WishedPresence } from './counter-effect.reads.ts';
import { countersInput, peopleIndex, personKey, spansOf } from './counters-input.ts';
import type { CounterTables } from './counters.reads.ts';

/** The counters of one plant and month in memory, brought up to date cell by cell. */
export class PlantMonth {
  readonly #from: Day;
  readonly #to: Day;
  readonly #zone: ZoneTable;
  readonly #tables: CounterTables;
  readonly #counters: MonthCounters;
  readonly #people: ReadonlyMap<string, number>;
  /** Version of each cell that was counted, by person and day: an older state that arrives late is left out. */
  readonly #versions: Int32Array;

  constructor(tables: CounterTables, zone: ZoneTable, from: Day, to: Day) {
    this.#from = from;
    this.#to = to;
    this.#zone = zone;
    this.#tables = tables;
    this.#people = peopleIndex(tables);
    this.#versions = new Int32Array(tables.people.length * this.#days());
    this.#counters = new MonthCounters(countersInput(tables, zone, from, to));
    this.#counters.compute();
    for (const { employee_id, category, day, version } of tables.shifts) {
      const person = this.#people.get(personKey(employee_id, category));
      if (person !== undefined && this.#reaches(day)) this.#versions[this.#place(person, day)] = version;
    }
  }

  /** Takes over a changed cell; false when the month does not know the person: it must be read again. */
  apply(cell: ChangedCell): boolean {
    if (!this.#reaches(cell.day)) return true;
    const person = this.#people.get(personKey(cell.employeeId, cell.category ?? ''));
    if (person === undefined) return false;
    const place = this.#place(person, cell.day);
    if (cell.version <= this.#versions[place]!) return true;
    this.#versions[place] = cell.version;
    this.#counters.change(person, cell.day, spansOf(cell.shiftClass, cell.start, cell.end));
    return true;
  }

  /** What the counters of the month would become if the person had this on that day; nothing is kept of it. */
  preview(employeeId: string, day: Day, { category, spans }: WishedPresence): CounterEffect[] {
    const person = this.#people.get(personKey(employeeId, category));
    if (person === undefined || !this.#reaches(day)) return [];
    return this.#counters.preview(person, day, spans).map(({ slotIndex, dayIndex, before, after }) => {
      const slot = this.#tables.timeslots[slotIndex]!;
      return {
        counterId: `${this.#tables.divisionId}-${compactDay(addDays(this.#from, dayIndex))}`,
        timeslotId: slot.timeslotId,
        daySelected: compactDay(addDays(this.#from, dayIndex)),
        description: slot.description,
        before: before.employees - before.chairs,
        after: after.employees - after.chairs,
      };
    });
  }

  /** The counters of one day of the month, in the order of the plant's timeslots. */
  rowsOf(day: Day): CounterRow[] {
    const { divisionId, timeslots } = this.#tables;
    const date = compactDay(day);
    const clock = (at: UtcMinute): string => compactMinutes(this.#zone.local(at).minute);
    return timeslots.map((slot, index): CounterRow => {
      const { employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter } = this.#counters.row(
        index,
        day,
      );
      return {
        counterId: `${divisionId}-${date}`,
        timeslotId: slot.timeslotId,
        daySelected: date,
        timeSlot: {
          description: slot.description,
          beginTime: compactMinutes(slot.beginTime),
          endTime: compactMinutes(slot.endTime),
          beginCounterTime: clock(beginCounter),
          endCounterTime: clock(endCounter),
        },
        employees,
        chairs,
        lacks,
        hasAnotherLacks,
      };
    });
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
