import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Category } from './category.ts';
import type { WorldDraft } from '../world.ts';
import { FIRST_ANCHOR, spreadPhases, turnsOf } from './base-cycles.ts';
import type { CycleId } from './base-cycles.ts';
import { numberedUuid } from './numbered-uuid.ts';
import { unitCode } from './plant-plan.ts';
import type { PlantPlan } from './plant-plan.ts';
import { SINCE } from './shift-list.ts';

/** A place of work, whoever holds it. */
export interface Post {
  /** null at headquarters. */
  readonly icao: string | null;
  readonly unitCode: string;
  readonly category: Category;
  readonly islandId: string | null;
  readonly cycle: CycleId | null;
  readonly phase: number;
  /** What whoever holds it is endorsed for, of the plant's specializations. */
  readonly specializations: readonly string[];
}

/** Employers (domain.md 9.3): the operator, its technical subsidiary and its third company. */
export type Company = 'Operatore' | 'Servizi tecnici' | 'Servizi informatici';

export interface DemoPerson extends Post {
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  readonly company: Company;
  /** Specializations that the roster counts on: none of whoever loses one within the world, so that more are there at most. */
  readonly reliedOn: readonly string[];
}

/** Somebody at a post, both days included; null: to this day. */
export interface Stay {
  readonly employeeId: string;
  readonly post: Post;
  readonly from: Day;
  readonly to: Day | null;
}

/** Employment condition LO (linea operativa); everybody else stands in ST (struttura). */
const OPERATIONAL_LINE: ReadonlySet<Category> = new Set(['CTA', 'EAV', 'METEO', 'PILOTI']);

export const isInLine = ({ category }: Pick<Post, 'category'>): boolean => OPERATIONAL_LINE.has(category);

/** The posts of a plant in the order of its staff. */
export function plantPosts(plan: PlantPlan): readonly Post[] {
  const inPhase = new Map<string, number[]>();
  return plan.staff.flatMap(({ category, cycle, unit, people }): Post[] => {
    const islands = Object.entries(people).flatMap(([island, count]) =>
      Array.from({ length: count }, () => island),
    );
    const phases =
      cycle === null || cycle === 'G36' ? [] : evenPhases(inPhase, category, cycle, islands.length);
    const nth = new Map<string, number>();
    return islands.map((island, index) => {
      const rank = nth.get(island) ?? 0;
      nth.set(island, rank + 1);
      return {
        icao: plan.plant.icao,
        unitCode: unitCode(plan, unit),
        category,
        islandId: island || null,
        cycle,
        phase: phases[index] ?? 0,
        specializations: specializationsOf(plan, category, island, rank / people[island]!),
      };
    });
  });
}

/** Phases of one more group: what remains of it begins where the groups of its category have fewest people so far. */
function evenPhases(
  inPhase: Map<string, number[]>,
  category: Category,
  cycle: CycleId,
  people: number,
): readonly number[] {
  const { length } = turnsOf(cycle);
  const key = `${category} ${length}`;
  const counts = inPhase.get(key) ?? Array.from({ length }, () => 0);
  const phases = spreadPhases(people, length, counts.indexOf(Math.min(...counts)));
  for (const phase of phases) counts[phase]!++;
  inPhase.set(key, counts);
  return phases;
}

/** Those of the category and the island, and of neighbours as far as the rank (0, the most senior, to 1) goes. */
function specializationsOf(
  plan: PlantPlan,
  category: Category,
  island: string,
  rank: number,
): readonly string[] {
  const own = plan.specializations.filter(
    (one) => !one.ofCategory && one.category === category && (one.island === '' || one.island === island),
  );
  const others = plan.neighbours.filter(
    (one) => one.island === island && one.part[0] <= rank && rank < one.part[1],
  );
  return [...own.map(({ id }) => id), ...others.map(({ specialization }) => specialization)];
}

/** So many posts of a unit without a plant. */
export function officePosts(unit: string, category: Category, count: number): readonly Post[] {
  return Array.from({ length: count }, () => ({
    icao: null,
    unitCode: unit,
    category,
    islandId: null,
    cycle: null,
    phase: 0,
    specializations: [],
  }));
}

export function addEmployees(world: WorldDraft, people: readonly DemoPerson[]): void {
  for (const { employeeId, name, surname, company, category } of people) {
    const person_type = category === 'STUD' ? 'ALLIEVO' : 'DIPENDENTE';
    world.employee.push({ employee_id: employeeId, name, surname, company, person_type });
  }
}

/** Everybody at one post since ever. */
export function lastingStays(people: readonly DemoPerson[]): readonly Stay[] {
  return people.map((person) => ({ employeeId: person.employeeId, post: person, from: SINCE, to: null }));
}

/** Assignments and cycles, dated. */
export function addStays(world: WorldDraft, stays: readonly Stay[]): void {
  stays.forEach(({ employeeId, post, from, to }, index) => {
    const dated = {
      employee_id: employeeId,
      valid_from: isoDay(from),
      valid_to: to === null ? null : isoDay(to),
    };
    world.assignment.push({
      assignment_id: numberedUuid(index + 1),
      ...dated,
      icao: post.icao,
      unit_code: post.unitCode,
      category: post.category,
      island_id: post.islandId,
      employment_condition: isInLine(post) ? 'LO' : 'ST',
    });
    if (post.icao === null || post.cycle === null) return;
    world.employee_cycle.push({
      ...dated,
      icao: post.icao,
      cycle_id: post.cycle,
      anchor_day: isoDay(addDays(FIRST_ANCHOR, post.phase)),
    });
  });
}
