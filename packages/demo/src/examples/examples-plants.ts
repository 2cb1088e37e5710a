import { dayFromIso } from '@torre/domain/kernel';
import { baseCycleRow } from '../organisation/base-cycles.ts';
import { CONTROLLER, addSpecializations } from '../organisation/plant-plan.ts';
import type { PlantSpecialization } from '../organisation/plant-plan.ts';
import { addConfiguration, addRoom } from '../organisation/room-plan.ts';
import type { Hours, PlantPosition } from '../organisation/room-plan.ts';
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

type Opening = readonly [hours: Hours, specialization: string, chairs: number, island?: string];

/** Chairs of domain.md 3.7, on the days of the examples only; where it says nothing of specializations any controller sits. */
const CHAIRS: readonly {
  readonly icao: string;
  readonly day: string;
  readonly name: string;
  readonly openings: readonly Opening[];
}[] = [
  {
    icao: 'LIRF',
    day: '2026-10-14',
    name: 'Esempio 1',
    openings: [
      [[[7, 15]], 'ADC-TWR', 4],
      [[[12, 15]], 'ADC-TWR', 1],
    ],
  },
  {
    icao: 'LIXX',
    day: '2026-10-14',
    name: 'Esempi 2 e 3',
    openings: [
      [[[7, 15]], 'ACS-N', 2, 'NORD'],
      [[[7, 15]], 'APS-TMA', 2, 'TMA'],
      [[[23, 24]], 'CTA', 3],
    ],
  },
  {
    icao: 'LIXX',
    day: '2026-10-15',
    name: 'Esempio 2',
    openings: [
      [[[0, 7]], 'CTA', 2],
      [[[6, 7]], 'CTA', 1],
    ],
  },
  {
    icao: 'LIXX',
    day: '2026-10-16',
    name: 'Esempio 4',
    openings: [
      [[[15, 23]], 'CTA', 4],
      [[[15, 22]], 'CTA', 1],
      [[[15, 20]], 'CTA', 1],
    ],
  },
];

/** What controllers of the examples are endorsed for, by plant. */
const SPECIALIZATIONS: Readonly<Record<string, readonly PlantSpecialization[]>> = {
  LIXX: [
    CONTROLLER,
    { id: 'ACS-N', name: 'Settori Nord', rating: 'ACS', category: 'CTA', island: 'NORD' },
    { id: 'APS-TMA', name: 'TMA', rating: 'APS', category: 'CTA', island: 'TMA' },
  ],
  LIRF: [{ id: 'ADC-TWR', name: 'Torre', rating: 'ADC', category: 'CTA', island: 'SALA' }],
};

/** LIXX has the islands of example 3; everybody else stands in the room. */
const ISLANDS: readonly (readonly [id: string, name: string, icao?: string])[] = [
  ['SALA', 'Sala'],
  ['NORD', 'Nord', 'LIXX'],
  ['TMA', 'TMA', 'LIXX'],
];

/** The positions of an example's day: one of a plant with the same specialization and island is the same on all days. */
function positionsOf(openings: readonly Opening[]): readonly PlantPosition[] {
  const numbers = new Map<string, number>();
  return openings.flatMap(([hours, specialization, chairs, island = null]) =>
    Array.from({ length: chairs }, (): PlantPosition => {
      const nth = (numbers.get(specialization) ?? 0) + 1;
      numbers.set(specialization, nth);
      return {
        id: `${specialization}-${nth}`,
        name: `${specialization} ${nth}`,
        island,
        specialization,
        hours,
      };
    }),
  );
}

/** LIXX and LIRF with their shifts, slots and chairs. */
export function addExamplePlants(world: WorldDraft): void {
  const plants = [LIXX, ...SMALL_PLANTS.map(({ plant }) => plant).filter(({ icao }) => icao === 'LIRF')];
  for (const plant of plants) {
    const { icao } = plant;
    world.plant.push(plant);
    world.division.push({ division_id: `DIV${icao}`, icao, name: plant.name });
    world.unit.push({ unit_code: `${icao}-OPS`, icao, name: `Sala operativa ${plant.name}` });
    ISLANDS.filter(([, , only = icao]) => only === icao).forEach(([island_id, name], index) =>
      world.island.push({ icao, island_id, name, ord: index + 1 }),
    );
    world.shift_definition.push(...shiftDefinitionRows(icao));
    world.base_cycle.push(baseCycleRow(icao, 'G36'));
    world.timeslot.push(...timeslotRows(icao, plant.shift_type));
  }
  for (const [icao, specializations] of Object.entries(SPECIALIZATIONS)) {
    addSpecializations(world, icao, specializations);
    const days = CHAIRS.filter((one) => one.icao === icao).map((one) => ({
      ...one,
      opened: positionsOf(one.openings),
    }));
    const all = new Map(days.flatMap(({ opened }) => opened.map((position) => [position.id, position])));
    addRoom(world, icao, [...all.values()], []);
    for (const { day, name, opened } of days) {
      const valid = dayFromIso(day)!;
      addConfiguration(world, icao, { id: day, name, validity: { from: valid, to: valid } }, opened);
    }
  }
}
