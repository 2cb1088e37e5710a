import type { CompactMonth } from '@torre/contract/month';
import {
  addDays,
  civil,
  dayFromCompact,
  formatMinutes,
  MONTHS,
  WEEKDAYS,
  weekday,
} from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { ABSENT, tileForm } from '@torre/domain/roster';
import type { ShiftDefinition, TileForm } from '@torre/domain/roster';
import { NOT_HERE, NO_SHIFT, compactMonth, domainDefinition } from '../month/index.thread.ts';
import type { MonthData } from '../month/index.thread.ts';

/** What a month is wanted as, besides what stands in it. */
export interface SheetOptions {
  /** Personnel codes; null: everybody. */
  readonly employees: readonly string[] | null;
}

export interface SheetDay {
  readonly day: Day;
  readonly number: number;
  /** 'lun' … 'dom' */
  readonly weekday: string;
  /** Sundays and holidays rest, Saturdays a little. */
  readonly rest: 'saturday' | 'holiday' | null;
}

export interface SheetPerson {
  readonly employeeId: string;
  readonly surname: string;
  readonly name: string;
  readonly category: string;
  /** Code a day as colleagues read it; '' without a shift, null while the person is not in the plant. */
  readonly cells: readonly (string | null)[];
}

export interface SheetGroup {
  readonly name: string;
  readonly isIsland: boolean;
  readonly people: readonly SheetPerson[];
}

/** A code and what it means. */
export interface SheetCode {
  readonly name: string;
  readonly description: string;
  /** '07:00–15:00'; '' without times. */
  readonly hours: string;
  readonly form: TileForm;
}

/** A month as it goes on paper or into a table: what colleagues may read, in the order of the screen. */
export interface MonthSheet {
  readonly plant: string;
  /** 'Novembre 2026' */
  readonly title: string;
  readonly days: readonly SheetDay[];
  readonly holidays: readonly { readonly day: Day; readonly name: string }[];
  readonly groups: readonly SheetGroup[];
  /** People in the sheet and in the month. */
  readonly shown: number;
  readonly total: number;
  /** The codes of the plant that hold in the month. */
  readonly codes: readonly SheetCode[];
}

/** 'LIRR 2026-11': name of the sheet and, with a hyphen, of the files. */
export function sheetName({ icao, from }: MonthData['key']): string {
  const { year, month } = civil(from);
  return `${icao} ${year}-${String(month).padStart(2, '0')}`;
}

/** 'Novembre 2026' */
export function monthTitle(day: Day): string {
  const { year, month } = civil(day);
  return `${MONTHS[month - 1]} ${year}`;
}

/** The month as everybody of the plant may read it: absences without their cause, no marks. */
export function openMonth(data: MonthData): CompactMonth {
  return compactMonth(data, { kind: 'colleague', firstDay: 0, lastDay: data.key.to - data.key.from });
}

export function monthSheet(data: MonthData, { employees }: SheetOptions): MonthSheet {
  const month = openMonth(data);
  const wanted = employees && new Set(employees);
  const people = month.people.filter(({ employeeId }) => wanted?.has(employeeId) ?? true);
  const byGroup = Map.groupBy(people, ({ group }) => group);
  const holidays = month.holidays.map(({ date, name }) => ({ day: dayFromCompact(date)!, name }));
  const isHoliday = new Set(holidays.map(({ day }) => day));
  return {
    plant: month.plant,
    title: monthTitle(data.key.from),
    days: Array.from({ length: data.key.to - data.key.from + 1 }, (_, index) => {
      const day = addDays(data.key.from, index);
      return sheetDay(day, isHoliday.has(day));
    }),
    holidays,
    groups: month.groups.flatMap(({ name, kind }, index) => {
      const members = byGroup.get(index) ?? [];
      return members.length === 0
        ? []
        : [{ name, isIsland: kind === 'island', people: members.map(sheetPerson) }];
    }),
    shown: people.length,
    total: month.people.length,
    codes: sheetCodes(data),
  };
}

function sheetDay(day: Day, isHoliday: boolean): SheetDay {
  const number = weekday(day);
  const rest = isHoliday || number === 7 ? 'holiday' : number === 6 ? 'saturday' : null;
  return { day, number: civil(day).day, weekday: WEEKDAYS[number - 1]!, rest };
}

function sheetPerson(person: CompactMonth['people'][number]): SheetPerson {
  return {
    employeeId: person.employeeId,
    surname: person.employeeSurname,
    name: person.employeeName,
    category: person.category,
    cells: person.cells.split(' ').map((code) => (code === NOT_HERE ? null : code === NO_SHIFT ? '' : code)),
  };
}

function sheetCodes({ frame }: MonthData): readonly SheetCode[] {
  const definitions = frame.definitions.map(domainDefinition);
  const first = [...Map.groupBy(definitions, ({ name }) => name).values()].map(([one]) => one!);
  const absence: SheetCode = { name: ABSENT, description: 'Assenza', hours: '', form: 'absence' };
  return [...first.map(sheetCode), absence];
}

function sheetCode(definition: ShiftDefinition): SheetCode {
  const { name, description, beginTime: begin, endTime: end } = definition;
  const hours = begin === null || end === null ? '' : `${formatMinutes(begin)}–${formatMinutes(end)}`;
  return { name, description, hours, form: tileForm(definition) };
}
