import {
  MonthCounters,
  askedBy,
  conditionOf,
  openPositions,
  standingOf,
  withdrawalsOf,
} from '@torre/domain/counters';
import type {
  Competences,
  CountersInput,
  RoomPlan,
  Specialization,
  SubtractionRules,
} from '@torre/domain/counters';
import { DEFAULT_CAUSES, causesThatStay } from '@torre/domain/requests';
import { addDays, dayFromIso, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { World } from '../world.ts';
import { restDays } from './holiday-rows.ts';
import { shiftNamed } from './shift-list.ts';

const dayOfRow = (text: string): Day => dayFromIso(text)!;
const endOfRow = (text: string | null): Day | null => (text === null ? null : dayOfRow(text));
export const minuteOf = (instant: string): number =>
  Temporal.Instant.from(instant).epochMilliseconds / 60_000;
export const timeOf = (instant: string | null): number | null =>
  instant === null ? null : minuteOf(instant);
const validity = (row: { readonly valid_from: string; readonly valid_to: string | null }) => ({
  from: dayOfRow(row.valid_from),
  to: endOfRow(row.valid_to),
});

/** domain.md 3.6, 3.7 and 4 */
export const SUBTRACTS: SubtractionRules = {
  absenceStates: [10, 20, 40, 50, 60],
  causesThatStay: causesThatStay(DEFAULT_CAUSES),
  activities: ['ADD', 'AULA', 'SIM', 'CT', 'UCS', 'PSIN', 'STP', 'SUPP', 'FNOP'],
};

function presenceIn(
  world: World,
  icao: string,
  people: readonly string[],
  from: Day,
  to: Day,
): CountersInput['presence'] {
  const indexes = new Map(people.map((employeeId, index) => [employeeId, index]));
  const shifts = world.day_shift.flatMap((cell) => {
    const day = dayOfRow(cell.day);
    const { shiftClass: kind } = shiftNamed(cell.turn);
    if (cell.icao !== icao || day < addDays(from, -1) || day > addDays(to, 1)) return [];
    if (cell.start_at === null || cell.end_at === null || (kind !== 'LAV' && kind !== 'REP')) return [];
    const personIndex = indexes.get(cell.employee_id)!;
    return [{ personIndex, day, kind, start: minuteOf(cell.start_at), end: minuteOf(cell.end_at) }];
  });
  const overtime = world.activity.flatMap(({ icao: where, code, employee_id, day, start_at, end_at }) =>
    where === icao && code === 'STR' && start_at !== null && end_at !== null
      ? [
          {
            personIndex: indexes.get(employee_id)!,
            day: dayOfRow(day),
            kind: 'LAV' as const,
            start: minuteOf(start_at),
            end: minuteOf(end_at),
            overtime: true,
          },
        ]
      : [],
  );
  return [...shifts, ...overtime];
}

/** What each of these people may do at the plant, when. */
export function competences(world: World, icao: string, people: readonly string[]): readonly Competences[] {
  const posts = Map.groupBy(
    world.assignment.filter((row) => row.icao === icao),
    (row) => row.employee_id,
  );
  const endorsements = Map.groupBy(
    world.employee_specialization.filter((row) => row.icao === icao),
    (row) => row.employee_id,
  );
  const qualifications = Map.groupBy(world.qualification, (row) => row.employee_id);
  return people.map((employeeId) => ({
    posts: posts.get(employeeId)!.map((row) => ({
      ...validity(row),
      category: row.category,
      islandId: row.island_id,
      condition: row.employment_condition,
    })),
    endorsements: (endorsements.get(employeeId) ?? []).map((row) => ({
      ...validity(row),
      specializationId: row.specialization_id,
    })),
    qualifications: (qualifications.get(employeeId) ?? []).map((row) => ({
      ...validity(row),
      kind: row.kind,
    })),
  }));
}

/** What takes each of these people away, with who they are by their index. */
function withdrawalsIn(
  world: World,
  people: readonly string[],
  known: readonly Competences[],
): CountersInput['withdrawals'] {
  const absences = Map.groupBy(world.absence, (row) => row.employee_id);
  const activities = Map.groupBy(world.activity, (row) => row.employee_id);
  return people.flatMap((employeeId, index) =>
    withdrawalsOf(
      index,
      (absences.get(employeeId) ?? []).map((row) => ({
        absenceId: row.absence_id,
        cause: row.cause,
        state: row.state,
        fromDay: dayOfRow(row.from_day),
        toDay: dayOfRow(row.to_day),
        start: timeOf(row.start_at),
        end: timeOf(row.end_at),
      })),
      (activities.get(employeeId) ?? []).map((row) => ({
        code: row.code,
        day: dayOfRow(row.day),
        start: timeOf(row.start_at),
        end: timeOf(row.end_at),
      })),
      SUBTRACTS,
      (day) => conditionOf(known[index]!, day),
    ),
  );
}

/** Positions and timeslots of a world have one state, from the first day that the database gives them. */
const FROM_THE_FIRST = { validFrom: dayOfRow('2000-01-01'), validTo: null };

/** When which positions of the plant are open. */
export function roomOf(world: World, icao: string): RoomPlan {
  const here = <Row extends { readonly icao: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter((row) => row.icao === icao);
  return {
    positions: here(world.position).map((row) => ({
      positionId: row.position_id,
      kind: row.kind,
      islandId: row.island_id,
      specializationId: row.specialization_id,
      ...FROM_THE_FIRST,
    })),
    configurations: here(world.operating_configuration).map((row) => ({
      configurationId: row.configuration_id,
      dayType: row.day_type,
      validFrom: dayOfRow(row.valid_from),
      validTo: endOfRow(row.valid_to),
    })),
    openings: here(world.position_opening).map((row) => ({
      configurationId: row.configuration_id,
      positionId: row.position_id,
      beginHour: row.begin_hour,
      endHour: row.end_hour,
      ...FROM_THE_FIRST,
    })),
  };
}

/** Specializations that some position of the plant asks for. */
export function askedSpecializations(world: World, icao: string): readonly Specialization[] {
  const asked = new Set(
    world.position.filter((row) => row.icao === icao).map((row) => row.specialization_id),
  );
  return world.specialization
    .filter((row) => row.icao === icao && asked.has(row.specialization_id))
    .map((row) => ({
      specializationId: row.specialization_id,
      category: row.category,
      licensed: row.licensed,
      ofCategory: row.of_category,
    }));
}

export interface PlantCounters {
  readonly counters: MonthCounters;
  /** In the order of their indexes; specializations are those that some position asks for. */
  readonly people: readonly string[];
  readonly specializations: readonly string[];
  readonly competences: readonly Competences[];
}

/** Counters of one plant of a world, computed; slots in the order of their ids given here. */
export function plantCounters(
  world: World,
  icao: string,
  { from, to, timeslots }: { readonly from: Day; readonly to: Day; readonly timeslots: readonly string[] },
): PlantCounters {
  const people = [
    ...new Set(world.assignment.filter((row) => row.icao === icao).map((row) => row.employee_id)),
  ];
  const names = askedSpecializations(world, icao);
  const specializations = names.map(({ specializationId }) => specializationId);
  const islands = world.island.filter((row) => row.icao === icao).map((row) => row.island_id);
  const slots = timeslots.map((id) =>
    world.timeslot.find((row) => row.icao === icao && row.timeslot_id === id)!,
  );
  const known = competences(world, icao, people);
  const room = roomOf(world, icao);
  const { comune } = world.plant.find((row) => row.icao === icao)!;
  const counters = new MonthCounters({
    zone: zoneTable(from, to),
    from,
    to,
    timeslots: slots.map((row) => ({
      timeslotId: row.timeslot_id,
      beginTime: row.begin_time,
      endTime: row.end_time,
      kind: row.kind,
      ...FROM_THE_FIRST,
    })),
    people: people.length,
    standing: (person, day) => standingOf(known[person]!, day, { specializations: names, islands }),
    specializations: names.length,
    islands: islands.length,
    withdrawals: withdrawalsIn(world, people, known),
    ignored: world.absence_ignored
      .filter((row) => row.icao === icao && timeslots.includes(row.timeslot_id))
      .map((row) => ({
        absenceId: row.absence_id,
        day: dayOfRow(row.day),
        slotIndex: timeslots.indexOf(row.timeslot_id),
      })),
    presence: presenceIn(world, icao, people, from, to),
    asked: askedBy(room, specializations),
    chairs: openPositions(room, { specializations, islands }, restDays(world.holiday, comune)),
  });
  counters.compute();
  return { counters, people, specializations, competences: known };
}
