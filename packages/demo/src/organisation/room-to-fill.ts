import { ruleSetOn } from '@torre/domain/configuration';
import { conditionOf, standingOf } from '@torre/domain/counters';
import type { Competences, Specialization } from '@torre/domain/counters';
import { addDays, dayFromIso, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { onDuty, openTimePlans, overlap, quarterHours, without } from '@torre/domain/operations-room';
import type { FillPerson, OnDuty, RoomToFill, Span, WorkingShift } from '@torre/domain/operations-room';
import type { World } from '../world.ts';
import { restDays } from './holiday-rows.ts';
import { SUBTRACTS, askedSpecializations, competences, minuteOf, roomOf, timeOf } from './plant-counters.ts';
import { shiftNamed } from './shift-list.ts';

/** The room of a plant of a world on some days, empty: what its filler is asked. */
export function roomToFill(world: World, icao: string, days: readonly Day[]): RoomToFill {
  const [from, to] = [days[0]!, addDays(days.at(-1)!, 1)];
  const zone = zoneTable(from, to);
  const { comune } = world.plant.find((row) => row.icao === icao)!;
  const plan = roomOf(world, icao);
  const opened = days.flatMap((day) =>
    openTimePlans(plan, day, restDays(world.holiday, comune)).map(({ positionId, begin, end }) => ({
      positionId,
      begin: zone.utc(day, begin, 'start'),
      end: zone.utc(day, end, 'end'),
    })),
  );
  const span = { begin: zone.utc(from, 0, 'start'), end: zone.utc(to, 0, 'start') };
  return {
    positions: plan.positions
      .filter(({ kind }) => kind === 'LAV')
      .map(({ positionId, islandId, specializationId }) => ({
        positionId,
        islandId,
        specializationId,
        open: opened.filter((one) => one.positionId === positionId),
      })),
    people: peopleOnDuty(world, icao, { from, to, span }),
    seats: [],
    rules: ruleSetOn(new Map(), null, 'CTA', from).rules,
    cuts: quarterHours(zone, from, days.at(-1)!),
    wanted: [span],
    now: span.begin,
  };
}

interface Days {
  readonly from: Day;
  readonly to: Day;
  readonly span: Span;
}

/** Who works at some time of these days, and what may be taken then. */
function peopleOnDuty(world: World, icao: string, days: Days): readonly FillPerson[] {
  const shifts = shiftsNear(world, icao, days);
  const codes = [...shifts.keys()].toSorted();
  const known = competences(world, icao, codes);
  const names = askedSpecializations(world, icao);
  const absences = Map.groupBy(world.absence, (row) => row.employee_id);
  const activities = Map.groupBy(world.activity, (row) => row.employee_id);
  return codes.flatMap((employeeId, index): FillPerson[] => {
    const own = known[index]!;
    const duty = onDuty(
      shifts.get(employeeId)!,
      (absences.get(employeeId) ?? []).map((row) => ({
        absenceId: row.absence_id,
        cause: row.cause,
        state: row.state,
        fromDay: dayFromIso(row.from_day)!,
        toDay: dayFromIso(row.to_day)!,
        start: timeOf(row.start_at),
        end: timeOf(row.end_at),
      })),
      (activities.get(employeeId) ?? []).map((row) => ({
        code: row.code,
        day: dayFromIso(row.day)!,
        start: timeOf(row.start_at),
        end: timeOf(row.end_at),
      })),
      { ...SUBTRACTS, causesOfWork: ['SFS', 'VM'] },
      (day) => conditionOf(own, day),
    );
    const placeable = placeableOf(duty, own, names);
    const { category } = own.posts[0]!;
    const duties = duty.duties.map(({ start, end, elsewhere }) => ({
      begin: start,
      end,
      activities: elsewhere,
    }));
    return placeable.length === 0 ? [] : [{ employeeId, category, placeable, duties }];
  });
}

function shiftsNear(
  world: World,
  icao: string,
  { from, to, span }: Days,
): ReadonlyMap<string, readonly WorkingShift[]> {
  const near = world.day_shift.flatMap((cell) => {
    const day = dayFromIso(cell.day)!;
    if (cell.icao !== icao || day < addDays(from, -1) || day > addDays(to, 1)) return [];
    if (cell.start_at === null || cell.end_at === null || shiftNamed(cell.turn).shiftClass !== 'LAV')
      return [];
    const shift = { day, turn: cell.turn, start: minuteOf(cell.start_at), end: minuteOf(cell.end_at) };
    return overlap({ begin: shift.start, end: shift.end }, span)
      ? [{ employeeId: cell.employee_id, shift }]
      : [];
  });
  const byPerson = Map.groupBy(near, ({ employeeId }) => employeeId);
  return new Map([...byPerson].map(([employeeId, own]) => [employeeId, own.map(({ shift }) => shift)]));
}

/** domain.md 1.5, point 35: within presence, with the endorsements of the shift's date. */
function placeableOf(
  { duties, present, busy }: OnDuty,
  own: Competences,
  names: readonly Specialization[],
): FillPerson['placeable'] {
  const free = without(present, busy);
  return duties.flatMap(({ day, start, end }) => {
    const { specializations: usable } = standingOf(own, day, { specializations: names, islands: [] });
    const specializations = names.flatMap(({ specializationId }, index) =>
      ((usable >>> index) & 1) === 1 ? [specializationId] : [],
    );
    return free
      .filter((span) => overlap(span, { begin: start, end }))
      .map((span) => ({
        begin: Math.max(span.begin, start),
        end: Math.min(span.end, end),
        specializations,
      }))
      .filter(() => specializations.length > 0);
  });
}
