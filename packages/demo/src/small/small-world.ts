import { civil } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { baseCycleRow } from '../organisation/base-cycles.ts';
import { chairDemandRows } from '../organisation/chair-demand-rows.ts';
import { monthsAround } from '../organisation/demo-months.ts';
import { holidayRows } from '../organisation/holiday-rows.ts';
import { SeededRandom } from '../organisation/seeded-random.ts';
import { shiftDefinitionRows } from '../organisation/shift-list.ts';
import { timeslotRows } from '../organisation/timeslot-rows.ts';
import { emptyWorld } from '../world.ts';
import type { World, WorldDraft } from '../world.ts';
import { addAccounts, employeeOf } from './small-accounts.ts';
import { HEADQUARTERS, addPeople, smallPeople } from './small-people.ts';
import type { DemoPerson } from './small-people.ts';
import { SMALL_PLANTS } from './small-plants.ts';
import type { SmallPlant } from './small-plants.ts';
import { addRoster } from './small-roster.ts';
import { addSpecializations } from './small-specializations.ts';

const SEED = 20_261_014;

const UNIT_NAMES = { OPS: 'Sala operativa', AMM: 'Amministrazione', TEC: 'Servizi tecnici' } as const;

/** Whose name the saves of a month carry; where no manager has an account, the office's own. */
function managersOf(people: readonly DemoPerson[], icao: string): readonly string[] {
  if (icao === 'LIRR')
    return ['responsabile.lirr', 'responsabile2.lirr'].map((name) => employeeOf(people, name));
  if (icao === 'LIRF') return [employeeOf(people, 'responsabile.lirf')];
  return people
    .filter((person) => person.icao === icao && person.unitCode === `${icao}-AMM`)
    .map((person) => person.employeeId);
}

function addPlant(world: WorldDraft, { plant, islands, staff, chairs }: SmallPlant): void {
  const { icao } = plant;
  world.plant.push(plant);
  world.division.push({ division_id: `DIV${icao}`, icao });
  for (const unit of new Set(staff.map((group) => group.unit))) {
    world.unit.push({ unit_code: `${icao}-${unit}`, icao, name: `${UNIT_NAMES[unit]} ${plant.name}` });
  }
  islands.forEach(([island_id, name], index) => world.island.push({ icao, island_id, name, ord: index + 1 }));
  world.shift_definition.push(...shiftDefinitionRows(icao));
  world.base_cycle.push(
    ...[...new Set(staff.map(({ cycle }) => cycle))].map((cycle) => baseCycleRow(icao, cycle)),
  );
  world.timeslot.push(...timeslotRows(icao, plant.shift_type));
  world.chair_demand.push(...chairDemandRows(icao, 'CTA', chairs));
}

/** The demo of domain.md 9.2: 250 people in four plants and the personas, three months either side of today. */
export function smallWorld(today: Day): World {
  const world = emptyWorld();
  for (const plan of SMALL_PLANTS) addPlant(world, plan);
  world.unit.push({ unit_code: HEADQUARTERS, icao: null, name: 'Direzione generale' });

  const months = monthsAround(today);
  const comuni = SMALL_PLANTS.map(({ plant }) => plant.comune);
  const [firstYear, lastYear] = [civil(months[0]!.first).year - 1, civil(months.at(-1)!.last).year + 1];
  world.holiday.push(...holidayRows(firstYear, lastYear, comuni));

  const people = smallPeople(SEED);
  addPeople(world, people);
  addAccounts(world, people);
  const random = new SeededRandom(SEED);
  for (const plan of SMALL_PLANTS) {
    const staff = people.filter(({ icao }) => icao === plan.plant.icao);
    addSpecializations(world, plan, staff, today, random);
    addRoster(world, plan, staff, managersOf(people, plan.plant.icao), { seed: SEED, today });
  }
  return world;
}
