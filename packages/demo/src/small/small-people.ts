import { addDays, isoDay } from '@torre/domain/kernel';
import type { Category } from '@torre/domain/identity';
import { FIRST_ANCHOR, spreadPhases, turnsOf } from '../organisation/base-cycles.ts';
import type { CycleId } from '../organisation/base-cycles.ts';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import { personNames } from '../organisation/person-names.ts';
import { SINCE } from '../organisation/shift-list.ts';
import type { WorldDraft } from '../world.ts';
import { SMALL_PLANTS } from './small-plants.ts';

const FIRST_EMPLOYEE = 800_101;

export interface DemoPerson {
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  /** null at headquarters. */
  readonly icao: string | null;
  readonly unitCode: string;
  readonly category: Category;
  readonly islandId: string | null;
  readonly cycle: CycleId | null;
  readonly phase: number;
}

type Place = Omit<DemoPerson, 'employeeId' | 'name' | 'surname'>;

export const HEADQUARTERS = 'HQ';

/** Employment condition LO (linea operativa); everybody else stands in ST (struttura). */
const OPERATIONAL_LINE: ReadonlySet<Category> = new Set(['CTA', 'EAV', 'METEO', 'PILOTI']);

/** People without a plant who exist for their personas (decisions.md, Demo accounts). */
const HEADQUARTERS_STAFF: readonly Category[] = [
  'PILOTI',
  'STUD',
  ...Array.from({ length: 7 }, (): Category => 'AMMINISTRATIVI'),
];

function places(): readonly Place[] {
  const inPlants = SMALL_PLANTS.flatMap(({ plant: { icao }, staff }) =>
    staff.flatMap(({ category, cycle, unit, people }): Place[] => {
      const islands = Object.entries(people).flatMap(([island, count]) =>
        Array.from({ length: count }, () => island),
      );
      const phases = cycle === 'G36' ? [] : spreadPhases(islands.length, turnsOf(cycle).length);
      return islands.map((island, index) => ({
        icao,
        unitCode: `${icao}-${unit}`,
        category,
        islandId: island || null,
        cycle,
        phase: phases[index] ?? 0,
      }));
    }),
  );
  const atHeadquarters = HEADQUARTERS_STAFF.map((category): Place => ({
    icao: null,
    unitCode: HEADQUARTERS,
    category,
    islandId: null,
    cycle: null,
    phase: 0,
  }));
  return [...inPlants, ...atHeadquarters];
}

/** The 250 people of the four plants in the order of their plants, then headquarters. */
export function smallPeople(seed: number): readonly DemoPerson[] {
  const names = personNames(seed);
  return places().map((place, index) => {
    const { name, surname } = names[index]!;
    return { employeeId: String(FIRST_EMPLOYEE + index), name, surname, ...place };
  });
}

/** Employees, their assignments and their cycles. */
export function addPeople(world: WorldDraft, people: readonly DemoPerson[]): void {
  const since = isoDay(SINCE);
  people.forEach((person, index) => {
    const { employeeId, name, surname, icao, cycle } = person;
    world.employee.push({
      employee_id: employeeId,
      name,
      surname,
      company: 'Operatore',
      person_type: person.category === 'STUD' ? 'ALLIEVO' : 'DIPENDENTE',
    });
    world.assignment.push({
      assignment_id: numberedUuid(index + 1),
      employee_id: employeeId,
      icao,
      unit_code: person.unitCode,
      category: person.category,
      island_id: person.islandId,
      employment_condition: OPERATIONAL_LINE.has(person.category) ? 'LO' : 'ST',
      valid_from: since,
      valid_to: null,
    });
    if (icao === null || cycle === null) return;
    world.employee_cycle.push({
      employee_id: employeeId,
      icao,
      cycle_id: cycle,
      anchor_day: isoDay(addDays(FIRST_ANCHOR, person.phase)),
      valid_from: since,
      valid_to: null,
    });
  });
}
