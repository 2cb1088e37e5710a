import {
  canTake,
  codeOn,
  codeOptions,
  coverCandidates,
  dayOptions,
  daysBesideCell,
  firstMend,
  givenAway,
  personOptions,
} from '@torre/domain/cover';
import type { BrokenCell, CoverCode, FindingMend, MendCell, MendOption } from '@torre/domain/cover';
import { addDays, civil } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { FREE } from '@torre/domain/roster';
import type { WishedCell } from '../cells/index.ts';
import type { Counting, SearchedSlot } from '../counters/index.ts';
import type { JudgedFinding, RosterSearch } from '../legality/index.ts';
import { readCalls } from './call.reads.ts';
import { readCoverPlant } from './cover.reads.ts';
import type { CoverPlant } from './cover.reads.ts';
import { missingByKind } from './search-cover.ts';
import { SlotPeople } from './slot-people.ts';
import { coverSlot, holidayRange, inTurns, readJudged, shiftZone } from './slot-scene.ts';
import type { SearchDeps } from './slot-scene.ts';

/** A finding of a person (domain.md 1.5, point 24) and the cell on which it is mended. */
export interface FindingKey {
  readonly icao: string;
  readonly employeeId: string;
  readonly rule: string;
  readonly limit: string;
  readonly from: Day;
  readonly day: Day;
  /** The shift that is wished for the cell and adds the finding; null: the finding stands. */
  readonly turn: string | null;
}

/** A mend with what its cells say now. */
export interface SearchedFindingMend {
  readonly mend: FindingMend<JudgedFinding>;
  readonly plant: CoverPlant;
}

/**
 * The first mend of a finding (domain.md 1.5, point 31); null where there is none, where the cell holds no shift of class
 * LAV, or where the person has no post at the plant on its date. Throws in a request of who does not manage the plant.
 */
export async function searchFindingMend(
  deps: SearchDeps,
  key: FindingKey,
): Promise<SearchedFindingMend | null> {
  const { icao, employeeId, day } = key;
  const days = [...daysBesideCell(day), day];
  const plant = await readCoverPlant(deps.db, icao, days, holidayRange(day));
  const shift = shiftOf(plant, key);
  const seen = shift && (await slotOfShift(deps.counting, icao, shift));
  if (!shift || !seen || seen.placeOn(employeeId, day) === null) return null;
  const stands = key.turn === null || key.turn === plant.cellOn(employeeId, day)?.turn;
  const search = new MendSearch(deps, key, { plant, seen, broken: { employeeId, shift, stands } });
  const mend = await search.first();
  return mend && { mend, plant };
}

function shiftOf(plant: CoverPlant, { employeeId, day, turn }: FindingKey): CoverCode | null {
  const name = turn ?? plant.cellOn(employeeId, day)?.turn;
  const definition = name === undefined ? null : plant.definitionOn(name, day);
  return definition?.shiftClass === 'LAV' ? codeOn(definition, day, shiftZone(day)) : null;
}

/** A night that begins on its own date fills a slot of the date after. */
async function slotOfShift(counting: Counting, icao: string, shift: CoverCode): Promise<SearchedSlot | null> {
  const own = await counting.search(icao, shift, shift.day);
  const next = await counting.search(icao, shift, addDays(shift.day, 1));
  if (own === null || next === null) return own ?? next;
  return next.sharedWith(shift) > own.sharedWith(shift) ? next : own;
}

interface Scene {
  readonly plant: CoverPlant;
  /** The slot that the shift fills. */
  readonly seen: SearchedSlot;
  readonly broken: BrokenCell;
}

/** Who is read only when the codes of the cell do not help. */
class MendSearch {
  readonly #deps: SearchDeps;
  readonly #key: FindingKey;
  readonly #scene: Scene;
  readonly #people: SlotPeople;
  readonly #searches = new Map<string, RosterSearch>();
  /** Of the months that cells around the date reach. */
  #months: readonly SearchedSlot[] = [];

  constructor(deps: SearchDeps, key: FindingKey, scene: Scene) {
    this.#deps = deps;
    this.#key = key;
    this.#scene = scene;
    this.#people = new SlotPeople(scene.seen, scene.plant, scene.seen.day);
  }

  async first(): Promise<FindingMend<JudgedFinding> | null> {
    const { icao, employeeId, day, turn } = this.#key;
    const { plant, broken } = this.#scene;
    const reached = { from: addDays(day, -3), to: addDays(day, 3) };
    this.#searches.set(employeeId, await this.#deps.legality.search(icao, [employeeId], reached));
    this.#months = await this.#monthsReached(day);
    if (!broken.stands && !this.#wishBreaks()) return null;
    const found = await this.#try(codeOptions(broken, this.#codesOn(day)));
    if (found !== null || (turn === null && plant.shiftIdOf(FREE, day) === null)) return found;
    return (
      (await this.#try(personOptions(broken, await this.#takers()))) ??
      (await this.#try(dayOptions(broken, (on) => this.#shiftOn(on))))
    );
  }

  #try(options: readonly MendOption[]): Promise<FindingMend<JudgedFinding> | null> {
    const { broken } = this.#scene;
    const { rule, limit, from } = this.#key;
    const wished = broken.stands ? [] : [{ ...broken, day: broken.shift.day, code: broken.shift }];
    const allowed = this.#added(wished);
    const steps = firstMend(options, {
      broken,
      finding: { rule: rule as JudgedFinding['rule'], limit, from },
      judge: (employeeId, cells) =>
        this.#searches.get(employeeId)!.difference(cells.map((cell) => this.#wished(cell))),
      // a wish may open a slot itself: its mend may leave that as open as the wish
      grows: (cells) =>
        [...this.#added(cells)].some(([slot, minutes]) => minutes > Math.max(0, allowed.get(slot) ?? 0)),
    });
    return inTurns(steps);
  }

  /** Whether the wish adds the finding that is named. */
  #wishBreaks(): boolean {
    const { employeeId, rule, limit, from } = this.#key;
    const wished = this.#people.cellWith(employeeId, this.#scene.broken.shift);
    const { added } = this.#searches.get(employeeId)!.difference([wished]);
    return added.some((one) => one.rule === rule && one.limit === limit && one.from === from);
  }

  #codesOn(day: Day): readonly CoverCode[] {
    return this.#scene.plant.definitions.flatMap((definition) => {
      const code = definition.shiftClass === 'LAV' ? codeOn(definition, day, shiftZone(day)) : null;
      return code === null ? [] : [code];
    });
  }

  /** The legal ones of those who can take the shift, in their order (points 32 and 33). */
  async #takers(): Promise<readonly string[]> {
    const { icao, employeeId } = this.#key;
    const { seen, plant, broken } = this.#scene;
    const given = givenAway(broken).map((cell) => this.#wished(cell));
    const slot = coverSlot(seen, seen.detailWith(given));
    const people = this.#people;
    const sought = seen.people.filter(
      (one) => one !== employeeId && canTake({ on: (at) => people.on(one, at) }, broken.shift.day, slot),
    );
    if (sought.length === 0) return [];
    const days = [addDays(seen.day, -1), seen.day] as const;
    const calls = await readCalls(this.#deps.db, { icao, day: seen.day, timeslotId: seen.slot.timeslotId });
    const declined = calls.filter(({ answer }) => answer === 'no').map((call) => call.employeeId);
    const scene = { icao, seen, slot, plant, people, days };
    const { search, personOf } = await readJudged(this.#deps, scene, sought, new Set(declined));
    for (const one of sought) this.#searches.set(one, search);
    const steps = coverCandidates({
      slot,
      codes: [broken.shift],
      people: sought.map(personOf),
      judge: (one, code) => search.judge([people.cellWith(one, code)]),
      missingAfter: missingByKind(seen, people, given),
    });
    return (await inTurns(steps)).legal.map((one) => one.employeeId);
  }

  /** The shift on a date on which the person is off. */
  #shiftOn(day: Day): CoverCode | null {
    const { plant, seen, broken } = this.#scene;
    const month = this.#months.find((one) => isSameMonth(one.day, day)) ?? seen;
    const on = new SlotPeople(month, plant, day).on(broken.employeeId, day);
    const definition = on?.state === 'off' ? plant.definitionOn(broken.shift.turn, day) : null;
    return definition && codeOn(definition, day, shiftZone(broken.shift.day));
  }

  async #monthsReached(day: Day): Promise<readonly SearchedSlot[]> {
    const { seen, broken } = this.#scene;
    const { counting } = this.#deps;
    const months = [seen];
    for (const reached of [addDays(day, -4), addDays(day, 4)]) {
      if (months.some((one) => isSameMonth(one.day, reached))) continue;
      const month =
        (await counting.search(this.#key.icao, seen.slot.timeslotId, reached)) ??
        // the slot does not hold there: any other sees the same month
        (await counting.search(this.#key.icao, broken.shift, reached));
      if (month !== null) months.push(month);
    }
    return months;
  }

  /** What cells add to the minutes of empty chairs, by slot. */
  #added(cells: readonly MendCell[]): ReadonlyMap<string, number> {
    const wished = cells.map((cell) => this.#wished(cell));
    const added = this.#months.flatMap((month) => month.with(wished).added);
    return new Map(added.map(({ slot, minutes }) => [slot, minutes]));
  }

  #wished({ employeeId, day, code }: MendCell): WishedCell {
    return code === null ? this.#people.freeCell(employeeId, day) : this.#people.cellWith(employeeId, code);
  }
}

function isSameMonth(one: Day, other: Day): boolean {
  const [first, second] = [civil(one), civil(other)];
  return first.year === second.year && first.month === second.month;
}
