import { addDays, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { PLANNED_DAYS, PUNCHED_DAYS, TIMETABLES, addAttendance } from '../organisation/attendance.ts';
import { addOtherAccounts, addPersonas } from '../organisation/demo-accounts.ts';
import { demoMonth } from '../organisation/demo-months.ts';
import type { DemoMonth } from '../organisation/demo-months.ts';
import { holidayRows, restDays } from '../organisation/holiday-rows.ts';
import { addEmployees, addStays } from '../organisation/plant-people.ts';
import type { DemoPerson } from '../organisation/plant-people.ts';
import { addPlant } from '../organisation/plant-plan.ts';
import { publishMonth } from '../organisation/plant-roster.ts';
import { CellWriter } from '../organisation/roster-cells.ts';
import { SeededRandom } from '../organisation/seeded-random.ts';
import { emptyWorld } from '../world.ts';
import type { RosterPart, World, WorldDraft } from '../world.ts';
import { OFFICES, exchanges, fullPeople, rosteredOn, staysOf } from './full-people.ts';
import type { Exchange } from './full-people.ts';
import { FIRST_YEAR, FULL_PLANTS, LAST_YEAR } from './full-plants.ts';
import { addDatedQualifications } from './full-qualifications.ts';
import { addDatedHolders } from './full-specializations.ts';

const SEED = 20_260_101;

const MONTHS = Array.from({ length: (LAST_YEAR - FIRST_YEAR + 1) * 12 }, (_, index) =>
  demoMonth(FIRST_YEAR, index + 1),
);

export interface FullWorld {
  /** Everything but the rosters. */
  readonly world: World;
  /** How many cells the rosters have in all. */
  readonly cells: number;
  /** The rosters, plant by plant and month by month, built as they are asked for. */
  readonly rosters: () => Iterable<RosterPart>;
}

/** Whose name the saves of a plant carry: its first clerks; a unit without any plans for itself. */
function managersOf(people: readonly DemoPerson[], icao: string): readonly string[] {
  const inPlant = people.filter((person) => person.icao === icao);
  const clerks = inPlant.filter(({ category }) => category === 'AMMINISTRATIVI').slice(0, 2);
  return (clerks.length > 0 ? clerks : inPlant.slice(0, 1)).map(({ employeeId }) => employeeId);
}

function* rosters(
  world: World,
  people: readonly DemoPerson[],
  moves: readonly Exchange[],
  today: Day,
): Iterable<RosterPart> {
  // The first month was generated in the month before it, or the day before an earlier today.
  const zone = zoneTable(
    addDays(Math.min(MONTHS[0]!.first, today) as Day, -62),
    addDays(MONTHS.at(-1)!.last, 1),
  );
  const writer = new CellWriter(zone);
  for (const plan of FULL_PLANTS) {
    const { icao, comune, ord } = plan.plant;
    const isHoliday = restDays(world.holiday, comune);
    const [standIn] = managersOf(people, FULL_PLANTS.find(({ plant }) => plant.icao !== icao)!.plant.icao);
    const publication = {
      plan,
      managers: managersOf(people, icao),
      standIn: standIn!,
      today,
      zone,
      writer,
      isHoliday,
    };
    for (const month of MONTHS) {
      const staff = rosteredOn(month.first, icao, people, moves);
      if (staff.length === 0) break;
      const random = new SeededRandom(SEED + (month.year * 12 + month.month) * 64 + ord);
      const published = publishMonth(publication, staff, month, random);
      yield { ...published, ...clocked(world, published, month, today) };
    }
  }
}

/** What the clocks sent of a month, where it lies around today. */
function clocked(
  { assignment }: World,
  { day_shift, absence }: Pick<RosterPart, 'day_shift' | 'absence'>,
  { first, last }: DemoMonth,
  today: Day,
): Pick<RosterPart, 'punch' | 'day_timetable'> {
  const sent: Pick<WorldDraft, 'punch' | 'day_timetable'> = { punch: [], day_timetable: [] };
  if (first > addDays(today, PLANNED_DAYS) || last < addDays(today, -PUNCHED_DAYS)) return sent;
  const rosters = { assignment: [...assignment], day_shift: [...day_shift], absence: [...absence], ...sent };
  addAttendance(rosters, today, new SeededRandom(SEED + first));
  return sent;
}

/**
 * The demo of domain.md 9.3: 50 plants, 4,200 people, the years 2026 and 2027. Of `today` depends only when the rosters
 * were generated and changed: nothing was written after it.
 */
export function fullWorld(today: Day): FullWorld {
  const world = emptyWorld();
  for (const plan of FULL_PLANTS) addPlant(world, plan);
  for (const { unit, name } of OFFICES) world.unit.push({ unit_code: unit, icao: null, name });
  const comuni = FULL_PLANTS.map(({ plant }) => plant.comune);
  world.holiday.push(...holidayRows(FIRST_YEAR - 1, LAST_YEAR + 1, comuni));

  const people = fullPeople(SEED);
  const random = new SeededRandom(SEED);
  const moves = exchanges(people, random);
  const stays = staysOf(people, moves);
  addEmployees(world, people);
  addStays(world, stays);
  addPersonas(world, people);
  addOtherAccounts(world, people);
  world.orario.push(...TIMETABLES);
  for (const plan of FULL_PLANTS) addDatedHolders(world, plan, stays, random);
  addDatedQualifications(world, people, random);

  const [first] = MONTHS;
  const rostered = FULL_PLANTS.reduce(
    (sum, { plant }) => sum + rosteredOn(first!.first, plant.icao, people, moves).length,
    0,
  );
  const days = MONTHS.reduce((sum, month) => sum + month.days.length, 0);
  return { world, cells: rostered * days, rosters: () => rosters(world, people, moves, today) };
}
