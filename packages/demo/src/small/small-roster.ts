import { addDays, zoneTable } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { REST, cycleTurn } from '@torre/domain/roster';
import { FIRST_ANCHOR, restsOnHolidays, turnsOf } from '../organisation/base-cycles.ts';
import { generationDay, generationInstant, monthsAround } from '../organisation/demo-months.ts';
import type { DemoMonth } from '../organisation/demo-months.ts';
import { restDays } from '../organisation/holiday-rows.ts';
import { CellWriter, replacedVersion } from '../organisation/roster-cells.ts';
import { SeededRandom } from '../organisation/seeded-random.ts';
import type { WorldDraft } from '../world.ts';
import { awayAlone, awayFromChairs } from './away-days.ts';
import { plannedEdits } from './roster-edits.ts';
import type { DemoPerson } from './small-people.ts';
import type { SmallPlant } from './small-plants.ts';

/** One night in a dozen nobody is found for the call. */
const ON_CALL_FOUND = 0.92;
const ON_CALL = ['RPN', 'RPD'] as const;

type IsHoliday = (day: Day) => boolean;

function cycleOf(person: DemoPerson, month: DemoMonth, isHoliday: IsHoliday): string[] {
  const { cycle } = person;
  if (cycle === null) throw new Error(`${person.employeeId} has no cycle`);
  const base = {
    turns: turnsOf(cycle),
    anchorDay: addDays(FIRST_ANCHOR, person.phase),
    restsOnHolidays: restsOnHolidays(cycle),
  };
  return month.days.map((day) => cycleTurn(base, day, isHoliday(day)));
}

/** The month of these people as published, before any save of a manager. */
function publishedTurns(
  plan: SmallPlant,
  people: readonly DemoPerson[],
  month: DemoMonth,
  isHoliday: IsHoliday,
  random: SeededRandom,
): string[][] {
  const turns = people.map((person) => cycleOf(person, month, isHoliday));
  const onChairs = people
    .keys()
    .filter((index) => people[index]!.category === 'CTA')
    .toArray();
  const others = people
    .keys()
    .filter((index) => people[index]!.category !== 'CTA')
    .toArray();
  const restedByCycle = onChairs.map((index) => turns[index]!.map((turn) => turn === REST));

  const apply = (indexes: readonly number[], away: readonly (readonly boolean[])[]): void =>
    indexes.forEach((index, row) =>
      away[row]!.forEach((isAway, day) => {
        if (isAway) turns[index]![day] = REST;
      }),
    );
  const cellsOf = (indexes: readonly number[]) => indexes.map((index) => turns[index]!);
  apply(onChairs, awayFromChairs(cellsOf(onChairs), plan.chairsByTurn, random));
  apply(others, awayAlone(cellsOf(others), random));

  if (!plan.onCall) return turns;
  for (const day of month.days.keys()) {
    const resting = random.shuffled(onChairs.filter((_, row) => restedByCycle[row]![day]));
    for (const [nth, turn] of ON_CALL.entries()) {
      if (random.chance(ON_CALL_FOUND)) turns[resting[nth]!]![day] = turn;
    }
  }
  return turns;
}

/** Published cells of a plant for the seven months around today, with the managers' saves and what they replaced. */
export function addRoster(
  world: WorldDraft,
  plan: SmallPlant,
  people: readonly DemoPerson[],
  managers: readonly string[],
  { seed, today }: { readonly seed: number; readonly today: Day },
): void {
  const { icao, comune, ord } = plan.plant;
  const months = monthsAround(today);
  const zone: ZoneTable = zoneTable(addDays(months[0]!.first, -31), months.at(-1)!.last);
  const writer = new CellWriter(zone);
  const isHoliday = restDays(world.holiday, comune);
  for (const month of months) {
    // a month looks the same whatever day it is seen from
    const random = new SeededRandom(seed + (month.year * 12 + month.month) * 16 + ord);
    const turns = publishedTurns(plan, people, month, isHoliday, random);
    const generatedOn = generationDay(month, today);
    const modifyDate = generationInstant(zone, generatedOn);
    const edits = plannedEdits(turns, month, { generatedOn, today, managers }, zone, random);
    const edited = new Map(edits.map((edit) => [`${edit.person} ${edit.day}`, edit.saves]));
    for (const [index, { employeeId }] of people.entries()) {
      for (const [dayIndex, day] of month.days.entries()) {
        let cell = writer.generated(icao, employeeId, day, turns[index]![dayIndex]!, modifyDate);
        for (const save of edited.get(`${index} ${day}`) ?? []) {
          world.shift_history.push(replacedVersion(cell));
          cell = writer.edited(cell, day, save);
        }
        world.day_shift.push(cell);
      }
    }
  }
}
