import { setImmediate } from 'node:timers/promises';
import { canTake, coverCandidates, coverCodes, missingMinutes } from '@torre/domain/cover';
import type { Cover, CoverCandidate, CoverCode, CoverSlot } from '@torre/domain/cover';
import { addDays, civil, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { WeeklyMinutes } from '@torre/domain/roster';
import type { Queryable } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { Counting, SearchedSlot } from '../counters/index.ts';
import type { JudgedFinding, PlantLegality, RosterSearch } from '../legality/index.ts';
import type { SlotKey } from './call.reads.ts';
import { readCoverPlant } from './cover.reads.ts';
import type { CoverPlant } from './cover.reads.ts';
import { SlotPeople } from './slot-people.ts';

/** Of how many days before the slot load and use of codes are counted (domain.md 1.5, points 32 and 33). */
const LOAD_DAYS = 90;

/** What a search asks. */
export interface SearchDeps {
  readonly db: Queryable;
  readonly counting: Counting;
  readonly legality: PlantLegality;
  readonly weekly: WeeklyMinutes;
}

/** A slot with who could take it, and what the answer says of them. */
export interface SearchedCover {
  readonly seen: SearchedSlot;
  readonly slot: CoverSlot;
  readonly plant: CoverPlant;
  readonly cover: Cover<JudgedFinding>;
  /** null: nobody had to be judged. */
  readonly search: RosterSearch | null;
}

/**
 * Who of the plant could take the slot (domain.md 1.5, points 32, 33 and 36); null when the plant has no such timeslot.
 * `saidNo`: who was asked and refused. Throws in a request of who does not manage the plant.
 */
export async function searchCover(
  { db, counting, legality, weekly }: SearchDeps,
  { icao, day, timeslotId }: SlotKey,
  saidNo: ReadonlySet<string>,
): Promise<SearchedCover | null> {
  const seen = await counting.search(icao, timeslotId, day);
  if (seen === null) return null;
  const slot = coverSlot(seen, day);
  const days = [addDays(day, -1), day];
  const plant = await readCoverPlant(db, icao, days, holidaysAround(day));
  const people = new SlotPeople(seen, plant, day);
  const zone = zoneOf(addDays(day, -2), addDays(day, 2));
  const sought = seen.people.filter((employeeId) =>
    days.some((date) => canTake({ on: (at) => people.on(employeeId, at) }, date, slot)),
  );
  const nobody = sought.length === 0 || missingMinutes(slot.hours) === 0;
  const before = { from: addDays(day, -LOAD_DAYS), to: addDays(day, -1) };
  const loads = nobody
    ? null
    : await legality.loads(icao, people.inCategoriesOf(sought), before, plant.isHoliday);
  const search = nobody ? null : await legality.search(icao, sought, { from: days[0]!, to: day });
  const codes =
    loads === null
      ? []
      : coverCodes(plant.definitions, { ...slot, start: slot.hours[0]!.start }, zone, loads.uses);
  const missingAfter = missingByKind(seen, people);
  const steps = coverCandidates({
    slot,
    codes,
    people: seen.people.map((employeeId) => ({
      employeeId,
      on: (date) => people.on(employeeId, date),
      load: () => people.load(employeeId, loads!),
      minutesAbove: () => people.minutesAbove(employeeId, search!, weekly),
      saidNo: saidNo.has(employeeId),
    })),
    judge: (employeeId, code) => search!.judge([people.cellWith(employeeId, code)]),
    missingAfter,
  });
  const cover = await inTurns(steps);
  return { seen, slot, plant, cover, search };
}

/** So many people are judged before others have their turn. */
const AT_ONCE = 10;

async function inTurns<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (let judged = 1; ; judged += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (judged % AT_ONCE === 0) await setImmediate();
  }
}

function coverSlot({ slot, detail }: SearchedSlot, day: Day): CoverSlot {
  return {
    day,
    kind: slot.kind,
    hours: detail.hours,
    specializations: detail.lacking.reduce((bits, { specialization }) => bits | (1 << specialization), 0),
  };
}

/** The days whose holidays load and contract ask for. */
function holidaysAround(day: Day): { readonly from: Day; readonly to: Day } {
  const { year, month } = civil(day);
  return { from: addDays(day, -LOAD_DAYS - 1), to: lastOfMonth(year, month) };
}

/** People who may do the same leave the slot with the same hours: each kind is counted once. */
function missingByKind(
  seen: SearchedSlot,
  people: SlotPeople,
): (employeeId: CoverCandidate['employeeId'], code: CoverCode) => number {
  const known = new Map<string, number>();
  return (employeeId, code) => {
    const cell = people.cellWith(employeeId, code);
    const kind = people.on(employeeId, code.day)?.specializations ?? 0;
    const key = `${code.turn} ${code.day} ${seen.overlaps(cell) ? employeeId : kind}`;
    const missing = known.get(key) ?? seen.with([cell]).missing;
    known.set(key, missing);
    return missing;
  };
}
