import type { CounterRow } from '@torre/contract/counters';
import { compactDay, compactMinutes, dayFromIso } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { MonthCounters, chairTable } from '@torre/domain/counters';
import type { CountersInput, Presence, PresenceSpan } from '@torre/domain/counters';
import type { ShiftClass } from '@torre/domain/roster';
import type { ChangedCell } from '../roster/index.ts';
import { presenceKind } from './counters.reads.ts';
import type { CounterTables } from './counters.reads.ts';

const MS_PER_MINUTE = 60_000;

/** The counters of one plant and month in memory, brought up to date cell by cell. */
export class PlantMonth {
  readonly from: Day;
  readonly to: Day;
  readonly input: CountersInput;
  readonly #tables: CounterTables;
  readonly #counters: MonthCounters;
  readonly #people: ReadonlyMap<string, number>;
  /** Version of each cell that was counted, by person and day: an older state that arrives late is left out. */
  readonly #versions: Int32Array;

  constructor(tables: CounterTables, zone: ZoneTable, from: Day, to: Day) {
    this.from = from;
    this.to = to;
    this.#tables = tables;
    this.#people = new Map(tables.people.map((person, index) => [personKey(person.employeeId, person.category), index]));
    this.#versions = new Int32Array(tables.people.length * this.#days());
    this.input = {
      zone,
      from,
      to,
      timeslots: tables.timeslots,
      people: tables.people.map(({ employeeId, category }) => ({ personId: employeeId, category })),
      presence: this.#standing(),
      ...chairTable(tables.demand, (day) => tables.restDays.has(day)),
    };
    this.#counters = new MonthCounters(this.input);
    this.#counters.compute();
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

  /** The counters of one day of the month, in the order of the plant's timeslots. */
  rowsOf(day: Day): CounterRow[] {
    const { divisionId, timeslots } = this.#tables;
    const date = compactDay(day);
    const clock = (at: UtcMinute): string => compactMinutes(this.input.zone.local(at).minute);
    return timeslots.map((slot, index): CounterRow => {
      const { employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter } = this.#counters.row(index, day);
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
    return this.to - this.from + 3;
  }

  #reaches(day: Day): boolean {
    return this.from - 1 <= day && day <= this.to + 1;
  }

  #place(person: number, day: Day): number {
    return person * this.#days() + (day - this.from + 1);
  }

  #standing(): Presence[] {
    const presence: Presence[] = [];
    for (const row of this.#tables.shifts) {
      const personIndex = this.#people.get(personKey(row.employee_id, row.category));
      const day = dayFromIso(row.day);
      if (personIndex === undefined || day === null || !this.#reaches(day)) continue;
      this.#versions[this.#place(personIndex, day)] = row.version;
      const [start, end] = [row.start_at, row.end_at].map((at) => (at === null ? null : at / MS_PER_MINUTE));
      for (const span of spansOf(row.shift_class, start!, end!)) presence.push({ personIndex, day, ...span });
    }
    return presence;
  }
}

function personKey(employeeId: string, category: string): string {
  return `${employeeId} ${category}`;
}

function spansOf(shiftClass: ShiftClass | null, start: UtcMinute | null, end: UtcMinute | null): PresenceSpan[] {
  const kind = presenceKind(shiftClass);
  return kind === null || start === null || end === null ? [] : [{ kind, start, end }];
}
