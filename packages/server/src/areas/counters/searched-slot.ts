import { conditionOf, standingOf, takesAway } from '@torre/domain/counters';
import type { CounterDetail, MonthCounters, Standing, SubtractionRules } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { WishedCell } from '../cells/index.ts';
import { spansOf } from './counters-input.ts';
import type { CounterTables, Timeslot } from './counters.reads.ts';
import { wishOf } from './month-wish.ts';
import type { StandingMonth } from './month-wish.ts';
import { inDraft } from './wanted-change.ts';

/** Where somebody belongs on a date, and what they may do there. */
export interface StandingPlace extends Standing {
  readonly category: string;
}

/** What changed cells do to the slots of a month. */
export interface MissingAfter {
  /** Minutes of empty chairs that the searched slot would be left with. */
  readonly missing: number;
  /** What they add to the minutes of empty chairs of each slot of working shifts; negative: take away. */
  readonly added: readonly { readonly slot: string; readonly minutes: number }[];
  /** The empty chairs of no slot of working shifts become more. */
  readonly growsNowhere: boolean;
}

/** Begin and end of a shift. */
export interface ShiftSpan {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

interface Place {
  readonly slotIndex: number;
  readonly day: Day;
  /** First day of the month. */
  readonly from: Day;
}

interface Known {
  readonly tables: CounterTables;
  readonly rules: SubtractionRules;
}

/** One counter with the people of its plant, for who looks for somebody (docs/decisions/0086). */
export class SearchedSlot {
  readonly slot: Timeslot;
  readonly day: Day;
  readonly detail: CounterDetail;
  readonly #counters: MonthCounters;
  readonly #place: Place;
  readonly #standing: StandingMonth;
  readonly #known: Known;
  readonly #islands: readonly string[];

  constructor(counters: MonthCounters, place: Place, standing: StandingMonth, known: Known) {
    this.slot = known.tables.timeslots[place.slotIndex]!;
    this.day = place.day;
    this.detail = counters.detail(place.slotIndex, place.day);
    this.#counters = counters;
    this.#place = place;
    this.#standing = standing;
    this.#known = known;
    this.#islands = known.tables.islands.map(({ islandId }) => islandId);
  }

  /** Personnel codes of everybody with a post at the plant around the month. */
  get people(): readonly string[] {
    return this.#known.tables.people.map(({ employeeId }) => employeeId);
  }

  get names(): Pick<CounterTables, 'specializations' | 'islands'> {
    return this.#known.tables;
  }

  /** null: no post at the plant on the date. */
  placeOn(employeeId: string, day: Day): StandingPlace | null {
    const person = this.#person(employeeId);
    const post = person?.posts.find(({ from, to }) => from <= day && (to === null || day <= to));
    if (!person || !post) return null;
    const { specializations } = this.#known.tables;
    return {
      category: post.category,
      ...standingOf(person, day, { specializations, islands: this.#islands }),
    };
  }

  /** Whether an absence, approved or pending, or an activity takes the date from the person: whole, or some hours of it. */
  awayOn(employeeId: string, day: Day): 'day' | 'hours' | null {
    const person = this.#person(employeeId);
    const away = this.#standing.away().get(employeeId);
    if (!person || !away) return null;
    const { rules } = this.#known;
    const condition = conditionOf(person, day);
    const times = [
      ...away.absences.filter(
        (one) => one.fromDay <= day && day <= one.toDay && takesAway(one, condition, day, rules),
      ),
      ...away.activities.filter((one) => one.day === day && rules.activities.includes(one.code)),
    ];
    if (times.length === 0) return null;
    return times.some(({ start, end }) => start === null || end === null) ? 'day' : 'hours';
  }

  /** Whether the person is there already at some time of a shift, by the shifts of the dates beside it. */
  overlaps({ employeeId, day, shiftClass, start, end }: WishedCell): boolean {
    const person = this.#standing.personOf(employeeId);
    if (person === undefined) return false;
    const beside = [addDays(day, -1), addDays(day, 1)].flatMap((date) =>
      this.#standing.shiftOn(person, date),
    );
    return spansOf(shiftClass, start, end).some((span) =>
      beside.some((one) => one.start < span.end && span.start < one.end),
    );
  }

  /** What these cells together would do to the empty chairs. */
  with(cells: readonly WishedCell[]): MissingAfter {
    const changed = this.#preview(cells, (index, on) => this.#counters.missing(index, on));
    const own = changed.find(({ isOwn }) => isOwn);
    const added = changed
      .filter(({ slot: { kind } }) => kind === 'LAV')
      .map(({ slot, day, before, after }) => ({
        slot: `${slot.timeslotId} ${day}`,
        minutes: after - before,
      }));
    return {
      missing: own?.after ?? this.#counters.missing(this.#place.slotIndex, this.day),
      added,
      growsNowhere: added.every(({ minutes }) => minutes <= 0),
    };
  }

  /** The counter as it would be if these cells stood. */
  detailWith(cells: readonly WishedCell[]): CounterDetail {
    const changed = this.#preview(cells, (index, on) => this.#counters.detail(index, on));
    return changed.find(({ isOwn }) => isOwn)?.after ?? this.detail;
  }

  /** Minutes that a shift shares with the hours of the slot. */
  sharedWith({ start, end }: ShiftSpan): number {
    return this.detail.hours.reduce(
      (sum, hour) => sum + Math.max(0, Math.min(hour.end, end) - Math.max(hour.start, start)),
      0,
    );
  }

  #preview<T>(cells: readonly WishedCell[], look: (slotIndex: number, day: Day) => T) {
    const { slotIndex: ownIndex, from } = this.#place;
    const wish = wishOf(this.#standing, { ...inDraft([]), cells }, true);
    return this.#counters.preview(wish, look).map(({ slotIndex, dayIndex, before, after }) => {
      const [slot, day] = [this.#known.tables.timeslots[slotIndex]!, addDays(from, dayIndex)];
      return { slot, day, before, after, isOwn: slotIndex === ownIndex && day === this.day };
    });
  }

  #person(employeeId: string): CounterTables['people'][number] | undefined {
    const index = this.#standing.personOf(employeeId);
    return index === undefined ? undefined : this.#known.tables.people[index];
  }
}
