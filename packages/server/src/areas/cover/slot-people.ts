import { dayStateOf } from '@torre/domain/cover';
import type { CoverCode, DayState } from '@torre/domain/cover';
import { civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Categories } from '@torre/domain/lookups';
import { FREE, dueMinutes } from '@torre/domain/roster';
import type { WeeklyMinutes } from '@torre/domain/roster';
import type { WishedCell } from '../cells/index.ts';
import type { SearchedSlot } from '../counters/index.ts';
import type { PeopleLoads, RosterSearch } from '../legality/index.ts';
import type { CoverPlant } from './cover.reads.ts';

/** What people owe by their contract: hours a week, and which categories work a timetable on a day. */
export interface ContractHours {
  readonly weekly: WeeklyMinutes;
  readonly categoriesOn: (day: Day) => Categories;
}

/** The people of a plant around a slot, as the search asks for them. */
export class SlotPeople {
  readonly #seen: SearchedSlot;
  readonly #plant: CoverPlant;
  readonly #day: Day;
  /** By `category island`: the mean of the loads of its people. */
  readonly #means = new Map<string, number>();

  constructor(seen: SearchedSlot, plant: CoverPlant, day: Day) {
    this.#seen = seen;
    this.#plant = plant;
    this.#day = day;
  }

  /** What a date is to somebody, and what they may do on it; null: no post at the plant then. */
  on(employeeId: string, day: Day): { readonly state: DayState; readonly specializations: number } | null {
    const place = this.#seen.placeOn(employeeId, day);
    if (place === null) return null;
    const cell = this.#plant.cellOn(employeeId, day);
    const standing = cell && {
      turn: cell.turn,
      shiftClass: this.#plant.definitionOn(cell.turn, day)?.shiftClass ?? null,
      away: this.#seen.awayOn(employeeId, day),
    };
    return { state: dayStateOf(standing), specializations: place.specializations };
  }

  /** Those of the categories of these people: whose loads they are compared with. */
  inCategoriesOf(employees: readonly string[]): readonly string[] {
    const categoryOf = (employeeId: string) => this.#seen.placeOn(employeeId, this.#day)?.category;
    const categories = new Set(employees.map(categoryOf));
    return this.#seen.people.filter((employeeId) => {
      const category = categoryOf(employeeId);
      return category !== undefined && categories.has(category);
    });
  }

  /** The cell that a code would make of somebody's date. */
  cellWith(employeeId: string, { turn, day, start, end }: CoverCode): WishedCell {
    const category = this.#seen.placeOn(employeeId, day)?.category ?? null;
    const shiftClass = this.#plant.definitionOn(turn, day)?.shiftClass ?? null;
    return { employeeId, day, category, turn, shiftClass, start, end, marks: '' };
  }

  /** The cell of somebody's date without a shift. */
  freeCell(employeeId: string, day: Day): WishedCell {
    const category = this.#seen.placeOn(employeeId, day)?.category ?? null;
    const shiftClass = this.#plant.definitionOn(FREE, day)?.shiftClass ?? null;
    return { employeeId, day, category, turn: FREE, shiftClass, start: null, end: null, marks: '' };
  }

  /** Heavy duties of the days before per known day, less the mean of the people of the same category and island. */
  load(employeeId: string, { loads }: PeopleLoads): number {
    return (loads.get(employeeId) ?? 0) - this.#mean(this.#groupOf(employeeId), loads);
  }

  /** Minutes of the roster of the slot's month above the contract, days of absence left out. */
  minutesAbove(employeeId: string, search: RosterSearch, { weekly, categoriesOn }: ContractHours): number {
    const { year, month } = civil(this.#day);
    const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
    const { days, duties } = search.timeline(employeeId);
    const within = ({ day }: { readonly day: Day }): boolean => from <= day && day <= to;
    const due = days.filter((day) => within(day) && !day.isNeutral).map(({ day }) => day);
    const planned = duties
      .filter((duty) => duty.kind === 'LAV' && within(duty))
      .reduce((sum, { nominalMinutes }) => sum + nominalMinutes, 0);
    const category = this.#seen.placeOn(employeeId, this.#day)?.category ?? '';
    const isDayStaff = (day: Day): boolean => categoriesOn(day).isDayStaff(category);
    return planned - dueMinutes(isDayStaff, due, weekly, this.#plant.isHoliday);
  }

  #mean(group: string, loads: PeopleLoads['loads']): number {
    const known = this.#means.get(group);
    if (known !== undefined) return known;
    const own = [...loads].filter(([employeeId]) => this.#groupOf(employeeId) === group);
    const mean = own.reduce((sum, [, load]) => sum + load, 0) / own.length;
    this.#means.set(group, mean);
    return mean;
  }

  #groupOf(employeeId: string): string {
    const place = this.#seen.placeOn(employeeId, this.#day);
    return `${place?.category} ${place?.island}`;
  }
}
