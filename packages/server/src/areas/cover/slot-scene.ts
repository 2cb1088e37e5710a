import { setImmediate } from 'node:timers/promises';
import { coverCodes } from '@torre/domain/cover';
import type { CoverCode, CoverPerson, CoverSlot } from '@torre/domain/cover';
import { addDays, civil, lastOfMonth } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { Counting, SearchedSlot } from '../counters/index.ts';
import type { PeopleLoads, PlantLegality, RosterSearch } from '../legality/index.ts';
import type { SlotKey } from './call.reads.ts';
import { readCoverPlant } from './cover.reads.ts';
import type { CoverPlant } from './cover.reads.ts';
import { SlotPeople } from './slot-people.ts';
import type { ContractHours } from './slot-people.ts';

/** Of how many days before the slot load and use of codes are counted (domain.md 1.5, points 32 and 33). */
const LOAD_DAYS = 90;

/** What a search asks. */
export interface SearchDeps {
  readonly db: Queryable;
  readonly counting: Counting;
  readonly legality: PlantLegality;
  readonly contract: ContractHours;
}

/** A slot with its plant and people, before anybody is judged. */
export interface SlotScene {
  readonly icao: string;
  readonly seen: SearchedSlot;
  readonly slot: CoverSlot;
  readonly plant: CoverPlant;
  readonly people: SlotPeople;
  /** The date of the slot and the one before it: on which a code may be written. */
  readonly days: readonly [before: Day, day: Day];
}

/** null when the plant has no such timeslot. Throws in a request of who does not manage the plant. */
export async function readScene(
  { db, counting }: Pick<SearchDeps, 'db' | 'counting'>,
  { icao, day, timeslotId }: SlotKey,
): Promise<SlotScene | null> {
  const seen = await counting.search(icao, timeslotId, day);
  if (seen === null) return null;
  const days = [addDays(day, -1), day] as const;
  const plant = await readCoverPlant(db, icao, days, holidayRange(day));
  const people = new SlotPeople(seen, plant, day);
  return { icao, seen, slot: coverSlot(seen, seen.detail), plant, people, days };
}

/** The people who are judged, and the codes that may be written for the slot. */
export interface JudgedPeople {
  readonly search: RosterSearch;
  readonly codes: readonly CoverCode[];
  readonly personOf: (employeeId: string) => CoverPerson;
}

/** Reads the rosters of these people, and what the people of their categories did before. */
export async function readJudged(
  { legality, contract }: Pick<SearchDeps, 'legality' | 'contract'>,
  { icao, slot, plant, people, days }: SlotScene,
  employees: readonly string[],
  declined: ReadonlySet<string>,
): Promise<JudgedPeople> {
  const before = { from: addDays(slot.day, -LOAD_DAYS), to: days[0] };
  const loads: PeopleLoads = await legality.loads(
    icao,
    people.inCategoriesOf(employees),
    before,
    plant.isHoliday,
  );
  const search = await legality.search(icao, employees, { from: days[0], to: days[1] });
  return {
    search,
    codes: coverCodes(
      plant.definitions,
      { ...slot, start: slot.hours[0]!.start },
      shiftZone(slot.day),
      loads.uses,
    ),
    personOf: (employeeId) => ({
      employeeId,
      on: (date) => people.on(employeeId, date),
      load: () => people.load(employeeId, loads),
      minutesAbove: () => people.minutesAbove(employeeId, search, contract),
      declined: declined.has(employeeId),
    }),
  };
}

/** The hours of shifts around a date, a mend's days included. */
export const shiftZone = (day: Day): ZoneTable => zoneOf(addDays(day, -5), addDays(day, 5));

/** So many people are judged before others have their turn. */
const AT_ONCE = 10;

export async function inTurns<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (let judged = 1; ; judged += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (judged % AT_ONCE === 0) await setImmediate();
  }
}

export function coverSlot({ slot, day }: SearchedSlot, detail: SearchedSlot['detail']): CoverSlot {
  return {
    day,
    kind: slot.kind,
    hours: detail.hours,
    specializations: detail.lacking.reduce((bits, { specialization }) => bits | (1 << specialization), 0),
  };
}

/** The days whose holidays load and contract ask for. */
export function holidayRange(day: Day): { readonly from: Day; readonly to: Day } {
  const { year, month } = civil(day);
  return { from: addDays(day, -LOAD_DAYS - 1), to: lastOfMonth(year, month) };
}
