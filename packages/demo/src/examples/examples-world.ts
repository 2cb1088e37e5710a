import { addDays, dayFromIso, dayOf, isoDay, zoneTable } from '@torre/domain/kernel';
import { REST, cycleTurn } from '@torre/domain/roster';
import type { ClockTimes } from '@torre/domain/roster';
import { FIRST_ANCHOR, restsOnHolidays, turnsOf } from '../organisation/base-cycles.ts';
import { demoMonth, generationDay, generationInstant } from '../organisation/demo-months.ts';
import { holidayRows, restDays } from '../organisation/holiday-rows.ts';
import { isoInstant } from '../organisation/instants.ts';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import { CellWriter, replacedVersion } from '../organisation/roster-cells.ts';
import { SINCE } from '../organisation/shift-list.ts';
import { emptyWorld } from '../world.ts';
import type { World, WorldDraft } from '../world.ts';
import { EXAMPLES_CAST } from './examples-cast.ts';
import { EXAMPLES_COMUNE, addExamplePlants } from './examples-plants.ts';

/** The day on which the examples are looked at. */
export const EXAMPLES_TODAY = dayOf(2026, 10, 14);

/** Only the months that the examples need. */
const MONTHS = [
  demoMonth(2026, 3),
  demoMonth(2026, 9),
  demoMonth(2026, 10),
  demoMonth(2026, 11),
  demoMonth(2027, 3),
  demoMonth(2027, 10),
];

const MANAGER = EXAMPLES_CAST[0]!;

function addCast(world: WorldDraft): void {
  const since = isoDay(SINCE);
  EXAMPLES_CAST.forEach(({ employeeId, name, surname, icao, category, cycle, island = 'SALA' }, index) => {
    world.employee.push({
      employee_id: employeeId,
      name,
      surname,
      company: 'Operatore',
      person_type: 'DIPENDENTE',
    });
    world.assignment.push({
      assignment_id: numberedUuid(index + 1),
      employee_id: employeeId,
      icao,
      unit_code: `${icao}-OPS`,
      category,
      island_id: category === 'CTA' ? island : null,
      employment_condition: category === 'CTA' ? 'LO' : 'ST',
      valid_from: since,
      valid_to: null,
    });
    if (!cycle) return;
    world.employee_cycle.push({
      employee_id: employeeId,
      icao,
      cycle_id: cycle,
      anchor_day: isoDay(FIRST_ANCHOR),
      valid_from: since,
      valid_to: null,
    });
  });
}

/** Everything that lasts in the examples lasts from the first to the last of their days. */
const VALID = { valid_from: isoDay(SINCE), valid_to: isoDay(dayOf(2028, 12, 31)) };

/** Endorsements, and licence, medical and English of every controller. */
function addEndorsements(world: WorldDraft): void {
  for (const { employeeId: employee_id, icao, category, holds = [] } of EXAMPLES_CAST) {
    if (category !== 'CTA') continue;
    for (const specialization_id of holds)
      world.employee_specialization.push({ employee_id, icao, specialization_id, ...VALID });
    for (const kind of ['LICENCE', 'MEDICAL', 'ENGLISH'] as const)
      world.qualification.push({ employee_id, kind, ...VALID });
  }
}

/** Who of the examples is away, and what takes people from their chairs. */
function addWithdrawals(world: WorldDraft): void {
  const zone = zoneTable(MONTHS[0]!.first, MONTHS.at(-1)!.last);
  const times = (day: string, hours: ClockTimes | undefined) => ({
    start_at: hours ? isoInstant(zone.utc(dayFromIso(day)!, hours.begin, 'start')) : null,
    end_at: hours ? isoInstant(zone.utc(dayFromIso(day)!, hours.end, 'end')) : null,
    version: 1,
  });
  EXAMPLES_CAST.forEach(({ employeeId: employee_id, icao, away, activity }, index) => {
    if (away) {
      const { day, cause, state, hours } = away;
      world.absence.push({
        absence_id: numberedUuid(index + 1),
        employee_id,
        cause,
        state,
        unit: hours ? 'H' : 'G',
        from_day: day,
        to_day: day,
        ...times(day, hours),
      });
    }
    if (activity) {
      const { day, code, hours } = activity;
      const activity_id = numberedUuid(EXAMPLES_CAST.length + index + 1);
      world.activity.push({ activity_id, employee_id, icao, day, code, ...times(day, hours) });
    }
  });
}

function addManager(world: WorldDraft): void {
  const user_name = 'responsabile.lixx';
  world.account.push({
    user_name,
    employee_id: MANAGER.employeeId,
    responsabile: true,
    responsabile_h35: false,
    is_demo: true,
    demo_description: 'Responsabile, impianto degli esempi',
    demo_ord: 1,
  });
  for (const icao of ['LIXX', 'LIRF']) {
    world.managed_plant.push({ user_name, icao, valid_from: isoDay(SINCE), valid_to: null });
  }
}

function addScenes(world: WorldDraft): void {
  const zone = zoneTable(addDays(MONTHS[0]!.first, -31), MONTHS.at(-1)!.last);
  const writer = new CellWriter(zone);
  const isHoliday = restDays(world.holiday, EXAMPLES_COMUNE);
  for (const month of MONTHS) {
    const generatedOn = generationDay(month, EXAMPLES_TODAY);
    const modifyDate = generationInstant(zone, generatedOn);
    for (const { employeeId, icao, cycle, scenes } of EXAMPLES_CAST) {
      for (const day of month.days) {
        const scene = scenes.find((candidate) => candidate.day === isoDay(day));
        const usual = cycle
          ? cycleTurn(
              { turns: turnsOf(cycle), anchorDay: FIRST_ANCHOR, restsOnHolidays: restsOnHolidays(cycle) },
              day,
              isHoliday(day),
            )
          : REST;
        const cell = writer.generated(icao, employeeId, day, scene?.turn ?? usual, modifyDate);
        if (!scene?.overtime) {
          world.day_shift.push(cell);
          continue;
        }
        const overtime = { times: scene.overtime, isStr: true, modifyUser: MANAGER.employeeId };
        world.shift_history.push(replacedVersion(cell));
        world.day_shift.push(
          writer.edited(cell, day, {
            ...overtime,
            modifyDate: generationInstant(zone, addDays(generatedOn, 1)),
          }),
        );
      }
    }
  }
}

/** The situations 1 (its counters), 4, 5 and 10 of domain.md 9.4, with the names and dates of the handbook. */
export function examplesWorld(): World {
  const world = emptyWorld();
  addExamplePlants(world);
  world.holiday.push(...holidayRows(2025, 2028, [EXAMPLES_COMUNE]));
  addCast(world);
  addEndorsements(world);
  addWithdrawals(world);
  addManager(world);
  addScenes(world);
  return world;
}
