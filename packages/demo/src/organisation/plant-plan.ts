import type { Category } from './category.ts';
import type { PlantRow, WorldDraft } from '../world.ts';
import { baseCycleRow } from './base-cycles.ts';
import type { CycleId } from './base-cycles.ts';
import { addRoom } from './room-plan.ts';
import type { PlantConfiguration, PlantPosition } from './room-plan.ts';
import { shiftDefinitionRows } from './shift-list.ts';
import { timeslotRows } from './timeslot-rows.ts';

/** The three units of a centre or a large tower; elsewhere one unit holds everybody. */
export type UnitPart = 'OPS' | 'AMM' | 'TEC';

export interface PlantStaff {
  readonly category: Category;
  /** null: managed outside the rosters. */
  readonly cycle: CycleId | null;
  readonly unit: UnitPart;
  /** How many people, by island; the key '' is for people without one. */
  readonly people: Readonly<Record<string, number>>;
}

export interface PlantSpecialization {
  readonly id: string;
  readonly name: string;
  readonly rating: string;
  readonly category: Category;
  /** Island whose people hold it; '' stands for the whole category. */
  readonly island: string;
  /** Held by the whole category without an endorsement of one's own. */
  readonly ofCategory?: true;
}

/** Who holds a neighbour's specialization besides that of the own island: a part of each staff group, seniors first. */
export interface Neighbour {
  readonly island: string;
  readonly specialization: string;
  /** From 0, the most senior, to 1. */
  readonly part: readonly [from: number, to: number];
}

/** Any controller: what a place on call asks for. */
export const CONTROLLER: PlantSpecialization = {
  id: 'CTA',
  name: 'Controllore del traffico aereo',
  rating: 'CTA',
  category: 'CTA',
  island: '',
  ofCategory: true,
};

/** Ratings without licence, medical and English (domain.md 3.3). */
const UNLICENSED: ReadonlySet<string> = new Set(['AFIS', 'ARO', 'MET']);

/** Shifts that fill chairs, with an hour in which nobody of a reinforcing shift is there. */
export const HOUR_OF = { M: 8, P: 21, N: 3, N11: 3, M1: 8, P1: 16 } as const;
export type ChairTurn = keyof typeof HOUR_OF;

/** One plant of a demo world, from which its rows and its rosters are built. */
export interface PlantPlan {
  readonly plant: PlantRow;
  readonly islands: readonly (readonly [id: string, name: string])[];
  readonly staff: readonly PlantStaff[];
  readonly specializations: readonly PlantSpecialization[];
  /** Who sits on the chairs. */
  readonly chairCategory: Category;
  readonly neighbours: readonly Neighbour[];
  /** In the order in which they are filled. */
  readonly positions: readonly PlantPosition[];
  readonly configurations: readonly PlantConfiguration[];
  /** Shifts that the builder keeps near the chairs that are open in them. */
  readonly chairTurns: readonly ChairTurn[];
  /** One person on call by night and by day, as the chairs of kind REP ask. */
  readonly onCall: boolean;
}

const PART_NAMES = { OPS: 'Sala operativa', AMM: 'Amministrazione', TEC: 'Servizi tecnici' } as const;

function unitOf({ plant }: PlantPlan, part: UnitPart): { readonly code: string; readonly name: string } {
  const isLarge = plant.class.startsWith('ACC') || plant.class === 'A';
  return isLarge
    ? { code: `${plant.icao}-${part}`, name: `${PART_NAMES[part]} ${plant.name}` }
    : { code: `${plant.icao}-UO`, name: `Unità operativa ${plant.name}` };
}

/** Code of the unit in which a part of the plant's people stands. */
export function unitCode(plan: PlantPlan, part: UnitPart): string {
  return unitOf(plan, part).code;
}

/** So many people by day on weekdays, outside the islands. */
export function dayStaff(category: Category, unit: 'AMM' | 'TEC', people: number): PlantStaff {
  return { category, cycle: 'G36', unit, people: { '': people } };
}

/** The plant's rows, but for its people. */
export function addPlant(world: WorldDraft, plan: PlantPlan): void {
  const { plant, islands, staff } = plan;
  const { icao } = plant;
  world.plant.push(plant);
  world.division.push({ division_id: `DIV${icao}`, icao, name: plant.name });
  const units = new Map(staff.map((group) => [unitCode(plan, group.unit), unitOf(plan, group.unit).name]));
  for (const [unit_code, name] of units) world.unit.push({ unit_code, icao, name });
  islands.forEach(([island_id, name], index) => world.island.push({ icao, island_id, name, ord: index + 1 }));
  world.shift_definition.push(...shiftDefinitionRows(icao));
  const cycles = new Set(staff.map(({ cycle }) => cycle).filter((cycle) => cycle !== null));
  world.base_cycle.push(...[...cycles].map((cycle) => baseCycleRow(icao, cycle)));
  world.timeslot.push(...timeslotRows(icao, plant.shift_type));
  addSpecializations(world, icao, plan.specializations);
  addRoom(world, icao, plan.positions, plan.configurations);
}

export function addSpecializations(
  world: WorldDraft,
  icao: string,
  specializations: readonly PlantSpecialization[],
): void {
  for (const { id, name, rating, category, ofCategory = false } of specializations)
    world.specialization.push({
      icao,
      specialization_id: id,
      name,
      rating,
      category,
      licensed: !UNLICENSED.has(rating),
      of_category: ofCategory,
    });
}
