import { addDays, dayOf, isoDay, zoneTable } from '@torre/domain/kernel';
import { REST, cycleTurn } from '@torre/domain/roster';
import { FIRST_ANCHOR, restsOnHolidays, turnsOf } from '../organisation/base-cycles.ts';
import { demoMonth, generationDay, generationInstant } from '../organisation/demo-months.ts';
import { holidayRows, restDays } from '../organisation/holiday-rows.ts';
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
  EXAMPLES_CAST.forEach(({ employeeId, name, surname, icao, category, cycle }, index) => {
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
      island_id: category === 'CTA' ? 'SALA' : null,
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

/** The situations of domain.md 9.4 that need rosters only: 1, 4, 5 and 10, with the names and dates of the handbook. */
export function examplesWorld(): World {
  const world = emptyWorld();
  addExamplePlants(world);
  world.holiday.push(...holidayRows(2025, 2028, [EXAMPLES_COMUNE]));
  addCast(world);
  addManager(world);
  addScenes(world);
  return world;
}
