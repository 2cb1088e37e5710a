import { addDays, civil, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { addContent } from '../content/add-content.ts';
import { TIMETABLES, addAttendance } from '../organisation/attendance.ts';
import { addCorrections } from '../organisation/corrections.ts';
import { addPersonas, employeeOf } from '../organisation/demo-accounts.ts';
import { generationInstant, neighbouringMonths } from '../organisation/demo-months.ts';
import { addFilledDays } from '../organisation/filled-days.ts';
import { holidayRows, restDays } from '../organisation/holiday-rows.ts';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import { addEmployees, addStays, lastingStays } from '../organisation/plant-people.ts';
import type { DemoPerson } from '../organisation/plant-people.ts';
import { addPlant } from '../organisation/plant-plan.ts';
import { publishMonth } from '../organisation/plant-roster.ts';
import type { Publication, PublishedMonth } from '../organisation/plant-roster.ts';
import { CellWriter } from '../organisation/roster-cells.ts';
import { SeededRandom } from '../organisation/seeded-random.ts';
import { emptyWorld } from '../world.ts';
import type { AbsenceIgnoredRow, World, WorldDraft } from '../world.ts';
import { addCallList } from './small-call-list.ts';
import { addEntitlements } from './small-entitlements.ts';
import { addPermits } from './small-permits.ts';
import { HEADQUARTERS, smallPeople, whoIsExemptFromNights } from './small-people.ts';
import { SMALL_PLANTS } from './small-plants.ts';
import { addQualifications } from './small-qualifications.ts';
import { addRights } from './small-rights.ts';
import { addHolders } from './small-specializations.ts';

const SEED = 20_261_014;
/** Above all ids of the rosters. */
const PLAN_IDS = 2 ** 40;

/** Whose name the saves of a month carry; where no manager has an account, the office's own. */
function managersOf(people: readonly DemoPerson[], icao: string): readonly string[] {
  if (icao === 'LIRR')
    return ['responsabile.lirr', 'responsabile2.lirr'].map((name) => employeeOf(people, name));
  if (icao === 'LIRF') return [employeeOf(people, 'responsabile.lirf')];
  return people
    .filter((person) => person.icao === icao && person.category === 'AMMINISTRATIVI')
    .map((person) => person.employeeId);
}

/** Who decides on requests of a plant: its managers, then who stands in for them. */
const decidersOf =
  (people: readonly DemoPerson[]) =>
  (icao: string): readonly string[] => [...managersOf(people, icao), employeeOf(people, 'responsabile.lirr')];

/** How many absences of the month of today the managers of LIRR left out of a counter. */
const IGNORED = 2;
/** Around today. */
const EXEMPT_DAYS = 180;

/** Hours of people without whom the slot has enough all the same: the first ones of the month, looked at yesterday. */
function ignoredAbsences(
  { icao, harmless }: PublishedMonth,
  { managers, today, zone }: Publication,
): readonly AbsenceIgnoredRow[] {
  return harmless.slice(0, IGNORED).map(({ absence_id, from_day, turn }, index) => ({
    absence_id,
    icao,
    day: from_day,
    timeslot_id: turn,
    ignored_by: managers[index % managers.length]!,
    ignored_at: generationInstant(zone, addDays(today, -1)),
  }));
}

/** The seven months around today of all plants. */
function addRosters(world: WorldDraft, people: readonly DemoPerson[], today: Day): void {
  const months = neighbouringMonths(today);
  const zone = zoneTable(addDays(months[0]!.first, -31), months.at(-1)!.last);
  const writer = new CellWriter(zone);
  for (const plan of SMALL_PLANTS) {
    const { icao, comune, ord } = plan.plant;
    const staff = people.filter((person) => person.icao === icao);
    const isHoliday = restDays(world.holiday, comune);
    const publication = {
      plan,
      managers: managersOf(people, icao),
      standIn: employeeOf(people, 'responsabile.lirr'),
      today,
      zone,
      writer,
      isHoliday,
    };
    for (const month of months) {
      // a month looks the same whatever day it is seen from
      const random = new SeededRandom(SEED + (month.year * 12 + month.month) * 16 + ord);
      const published = publishMonth(publication, staff, month, random);
      world.day_shift.push(...published.day_shift);
      world.shift_history.push(...published.shift_history);
      world.absence.push(...published.absence);
      world.absence_history.push(...published.absence_history);
      world.activity.push(...published.activity);
      if (icao === 'LIRR' && month.first <= today && today <= month.last)
        world.absence_ignored.push(...ignoredAbsences(published, publication));
    }
  }
}

/** The demo of domain.md 9.2: 250 people in four plants and the personas, three months either side of today. */
export function smallWorld(today: Day): World {
  const world = emptyWorld();
  for (const plan of SMALL_PLANTS) addPlant(world, plan);
  world.unit.push({ unit_code: HEADQUARTERS, icao: null, name: 'Direzione generale' });

  const months = neighbouringMonths(today);
  const comuni = SMALL_PLANTS.map(({ plant }) => plant.comune);
  const [firstYear, lastYear] = [civil(months[0]!.first).year - 1, civil(months.at(-1)!.last).year + 1];
  world.holiday.push(...holidayRows(firstYear, lastYear, comuni));

  const people = smallPeople(SEED);
  addEmployees(world, people);
  addStays(world, lastingStays(people));
  addPersonas(world, people);
  const random = new SeededRandom(SEED);
  for (const plan of SMALL_PLANTS) addHolders(world, plan, people, today, random);
  addQualifications(world, people, { first: months[0]!.first, last: months.at(-1)!.last, today }, random);
  world.night_exemption.push({
    employee_id: whoIsExemptFromNights(people).employeeId,
    valid_from: isoDay(addDays(today, -EXEMPT_DAYS)),
    valid_to: isoDay(addDays(today, EXEMPT_DAYS)),
  });
  addRosters(world, people, today);
  addPermits(world, months, today, decidersOf(people));
  const ofRights = new SeededRandom(SEED);
  addRights(world, people, months[0]!.first, ofRights);
  const years = [...new Set(months.map(({ year }) => year))];
  addEntitlements(world, people, years, employeeOf(people, 'cta.lirr'), ofRights);
  world.orario.push(...TIMETABLES);
  addAttendance(world, today, new SeededRandom(SEED));
  addCorrections(world, today, decidersOf(people));
  addCallList(world, managersOf(people, 'LIRR'), today);
  addContent(world, today, {
    editor: employeeOf(people, 'redattore'),
    commenters: ['eav.lirn', 'impiegato', 'pilota'].map((name) => employeeOf(people, name)),
  });
  let ids = PLAN_IDS;
  addFilledDays(world, {
    icao: 'LIRR',
    days: [addDays(today, -1), today],
    savedBy: employeeOf(people, 'responsabile.lirr'),
    nextId: () => numberedUuid(++ids),
  });
  return world;
}
