import { conditionOf, standingOf, takesAway } from '@torre/domain/counters';
import type { CounterDetail, MonthCounters, Standing, SubtractionRules } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
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
  /** The empty chairs of no slot of working shifts become more. */
  readonly growsNowhere: boolean;
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
  readonly detail: CounterDetail;
  readonly #counters: MonthCounters;
  readonly #place: Place;
  readonly #standing: StandingMonth;
  readonly #known: Known;
  readonly #islands: readonly string[];

  constructor(counters: MonthCounters, place: Place, standing: StandingMonth, known: Known) {
    this.slot = known.tables.timeslots[place.slotIndex]!;
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
        (one) => one.fromDay <= day && day <= one.toDay && takesAway(one, condition, rules),
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
    const { slotIndex, day, from } = this.#place;
    const { timeslots } = this.#known.tables;
    const wish = wishOf(this.#standing, { ...inDraft([]), cells }, true);
    const changed = this.#counters.preview(wish, (index, on) => this.#counters.missing(index, on));
    const own = changed.find((one) => one.slotIndex === slotIndex && addDays(from, one.dayIndex) === day);
    return {
      missing: own?.after ?? this.#counters.missing(slotIndex, day),
      growsNowhere: changed.every(
        (one) => timeslots[one.slotIndex]!.kind !== 'LAV' || one.after <= one.before,
      ),
    };
  }

  #person(employeeId: string): CounterTables['people'][number] | undefined {
    const index = this.#standing.personOf(employeeId);
    return index === undefined ? undefined : this.#known.tables.people[index];
  }
}
