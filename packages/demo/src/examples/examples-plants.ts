import { dayFromIso } from '@torre/domain/kernel';
import { baseCycleRow } from '../organisation/base-cycles.ts';
import { chairDemandRows } from '../organisation/chair-demand-rows.ts';
import type { HourlyChairs } from '../organisation/chair-demand-rows.ts';
import { shiftDefinitionRows } from '../organisation/shift-list.ts';
import { timeslotRows } from '../organisation/timeslot-rows.ts';
import { SMALL_PLANTS } from '../small/small-plants.ts';
import type { PlantRow, WorldDraft } from '../world.ts';

export const EXAMPLES_COMUNE = 'Roma';

/** The invented plant of the examples. */
const LIXX: PlantRow = {
  icao: 'LIXX',
  name: 'Impianto degli esempi',
  class: 'X',
  shift_type: 'H24',
  kind: 'FUNZIONE',
  is_strategic: true,
  comune: EXAMPLES_COMUNE,
  ord: 1,
};

/** Chairs of domain.md 3.7, on the days of the examples only. */
const CHAIRS: readonly {
  readonly icao: string;
  readonly day: string;
  readonly hours: readonly HourlyChairs[];
}[] = [
  {
    icao: 'LIRF',
    day: '2026-10-14',
    hours: [
      { from: 7, to: 12, chairs: 4 },
      { from: 12, to: 15, chairs: 5 },
    ],
  },
  { icao: 'LIXX', day: '2026-10-14', hours: [{ from: 23, to: 24, chairs: 3 }] },
  {
    icao: 'LIXX',
    day: '2026-10-15',
    hours: [
      { from: 0, to: 6, chairs: 2 },
      { from: 6, to: 7, chairs: 3 },
    ],
  },
  {
    icao: 'LIXX',
    day: '2026-10-16',
    hours: [
      { from: 15, to: 20, chairs: 6 },
      { from: 20, to: 22, chairs: 5 },
      { from: 22, to: 23, chairs: 4 },
    ],
  },
];

/** LIXX and LIRF with their shifts, slots and chairs. */
export function addExamplePlants(world: WorldDraft): void {
  const plants = [LIXX, ...SMALL_PLANTS.map(({ plant }) => plant).filter(({ icao }) => icao === 'LIRF')];
  for (const plant of plants) {
    const { icao } = plant;
    world.plant.push(plant);
    world.division.push({ division_id: `DIV${icao}`, icao });
    world.unit.push({ unit_code: `${icao}-OPS`, icao, name: `Sala operativa ${plant.name}` });
    world.island.push({ icao, island_id: 'SALA', name: 'Sala', ord: 1 });
    world.shift_definition.push(...shiftDefinitionRows(icao));
    world.base_cycle.push(baseCycleRow(icao, 'G36'));
    world.timeslot.push(...timeslotRows(icao, plant.shift_type));
  }
  for (const { icao, day, hours } of CHAIRS) {
    const valid = dayFromIso(day)!;
    world.chair_demand.push(...chairDemandRows(icao, 'CTA', hours, { from: valid, to: valid }));
  }
}
