import { addDays } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { slotInterval } from './cell-grid.ts';
import type { CountersInput, CounterTimeslot, CounterValue } from './counters-input.ts';

const HOUR = 60;

interface Cell {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** Clock hours, cut where a slot of the plant begins or ends. */
function cellsOf(input: CountersInput, slot: CounterTimeslot, day: Day): readonly Cell[] {
  const { start, end } = slotInterval(input.zone, slot, day);
  const cuts = input.timeslots
    .flatMap((other) => [-1, 0, 1].map((step) => slotInterval(input.zone, other, addDays(day, step))))
    .flatMap((interval) => [interval.start, interval.end]);
  const cells: Cell[] = [];
  for (let at = start; at < end;) {
    const hourEnd = (Math.floor(at / HOUR) + 1) * HOUR;
    const next = Math.min(hourEnd, ...cuts.filter((cut) => cut > at));
    cells.push({ start: at, end: next });
    at = next;
  }
  return cells;
}

/** Minute by minute, so that nothing is shared with the quick way. */
function covers(spans: readonly Cell[], cell: Cell): boolean {
  for (let at = cell.start; at < cell.end; at++) {
    if (!spans.some(({ start, end }) => start <= at && at < end)) return false;
  }
  return true;
}

function employeesIn(input: CountersInput, slot: CounterTimeslot, cell: Cell): number {
  const { absences = [], activities = [], usable } = input;
  return input.people.filter((person, personIndex) => {
    if (!input.chairCategories.has(person.category)) return false;
    if (usable && !usable(personIndex, cell.start)) return false;
    const taken = [...absences, ...activities].some(
      (taking) => taking.personIndex === personIndex && taking.start < cell.end && cell.start < taking.end,
    );
    const spans = input.presence.filter(
      (span) => span.personIndex === personIndex && span.kind === slot.kind,
    );
    return !taken && covers(spans, cell);
  }).length;
}

function counterOf(input: CountersInput, slot: CounterTimeslot, day: Day): CounterValue {
  const counted = cellsOf(input, slot, day).map((cell) => {
    const { day: cellDay, minute } = input.zone.local(cell.start);
    const employees = employeesIn(input, slot, cell);
    const chairs = input.chairs(cellDay, Math.floor(minute / HOUR), slot.kind);
    return { ...cell, employees, chairs, difference: employees - chairs };
  });
  const worst = counted.reduce((one, other) => (other.difference < one.difference ? other : one));
  return {
    employees: worst.employees,
    chairs: worst.chairs,
    lacks: Math.max(0, -worst.difference),
    hasAnotherLacks: counted.some((cell) => cell !== worst && cell.difference < 0),
    beginCounter: worst.start,
    endCounter: worst.end,
  };
}

/**
 * All counters counted plainly from nothing, by slot index and day index: slow, and right by inspection.
 * The measure for MonthCounters, and the way back when its columns are in doubt.
 */
export function recount(input: CountersInput): readonly (readonly CounterValue[])[] {
  const days = Array.from({ length: input.to - input.from + 1 }, (_, index) => addDays(input.from, index));
  return input.timeslots.map((slot) => days.map((day) => counterOf(input, slot, day)));
}
