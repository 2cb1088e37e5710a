import { MonthCounters, chairTable } from '@torre/domain/counters';
import type { CountersInput } from '@torre/domain/counters';
import { addDays, dayFromIso, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { World } from '../world.ts';
import { shiftNamed } from './shift-list.ts';

const dayOfRow = (text: string): Day => dayFromIso(text)!;
const minuteOf = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds / 60_000;

function presenceIn(
  world: World,
  icao: string,
  people: readonly string[],
  from: Day,
  to: Day,
): CountersInput['presence'] {
  const indexes = new Map(people.map((employeeId, index) => [employeeId, index]));
  return world.day_shift.flatMap((cell) => {
    const day = dayOfRow(cell.day);
    const { shiftClass: kind } = shiftNamed(cell.turn);
    if (cell.icao !== icao || day < addDays(from, -1) || day > addDays(to, 1)) return [];
    if (cell.start_at === null || cell.end_at === null || (kind !== 'LAV' && kind !== 'REP')) return [];
    const personIndex = indexes.get(cell.employee_id)!;
    return [{ personIndex, day, kind, start: minuteOf(cell.start_at), end: minuteOf(cell.end_at) }];
  });
}

/** Counters of one plant of a world, computed; slots in the order of their ids given here. */
export function plantCounters(
  world: World,
  icao: string,
  { from, to, timeslots }: { readonly from: Day; readonly to: Day; readonly timeslots: readonly string[] },
): MonthCounters {
  const people = world.assignment.filter((row) => row.icao === icao);
  const demand = world.chair_demand.filter((row) => row.icao === icao);
  const slots = timeslots.map((id) =>
    world.timeslot.find((row) => row.icao === icao && row.timeslot_id === id)!,
  );
  const counters = new MonthCounters({
    zone: zoneTable(from, to),
    from,
    to,
    timeslots: slots.map((row) => ({
      timeslotId: row.timeslot_id,
      beginTime: row.begin_time,
      endTime: row.end_time,
      kind: row.kind,
    })),
    people: people.map((row) => ({ personId: row.employee_id, category: row.category })),
    presence: presenceIn(
      world,
      icao,
      people.map((row) => row.employee_id),
      from,
      to,
    ),
    ...chairTable(
      demand.map((row) => ({
        category: row.category,
        kind: row.kind,
        dayType: row.day_type,
        hour: row.hour,
        chairs: row.chairs,
        validFrom: dayOfRow(row.valid_from),
        validTo: row.valid_to === null ? null : dayOfRow(row.valid_to),
      })),
      () => false,
    ),
  });
  counters.compute();
  return counters;
}
