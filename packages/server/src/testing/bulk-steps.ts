import { filterCalendar } from '@torre/contract/month';
import type { CalendarEmployee } from '@torre/contract/month';
import type { SeenCell } from '@torre/contract/bulk';
import type { TestClient } from './index.ts';
import { cellOf } from './roster-steps.ts';
import type { StandingCell } from './roster-steps.ts';

export const DIVISION = 'DIVLIRR';

/** The controllers of LIRR by number: each test has people of its own. */
export class Controllers {
  readonly #manager: TestClient;
  readonly people: readonly CalendarEmployee[];

  private constructor(manager: TestClient, people: readonly CalendarEmployee[]) {
    this.#manager = manager;
    this.people = people;
  }

  static async of(manager: TestClient): Promise<Controllers> {
    const body = { from: '20261201', to: '20261231' };
    const { reply } = await manager.call(filterCalendar, { query: { plant: 'LIRR' }, body });
    return new Controllers(
      manager,
      reply.employees.filter(({ category }) => category === 'CTA'),
    );
  }

  id(nth: number): string {
    return this.people[nth]!.employeeId;
  }

  /** Who has the turn on the day, but for these. */
  standing(turn: string, day: string, but: ReadonlySet<string>): readonly string[] {
    return this.people
      .filter(({ employeeId }) => !but.has(employeeId))
      .filter(({ shifts }) => shifts.find(({ date }) => date === day)?.turn === turn)
      .map(({ employeeId }) => employeeId);
  }

  cell(nth: number, date: string): Promise<StandingCell> {
    return cellOf(this.#manager, this.id(nth), date);
  }

  async seen(nth: number, date: string): Promise<SeenCell> {
    const { person, shift } = await this.cell(nth, date);
    return { employeeId: person.employeeId, date, version: shift.version };
  }

  versions(rows: readonly number[], dates: readonly string[]): Promise<readonly SeenCell[]> {
    return Promise.all(rows.flatMap((nth) => dates.map((date) => this.seen(nth, date))));
  }

  turns(nth: number, dates: readonly string[]): Promise<readonly string[]> {
    return Promise.all(dates.map(async (date) => (await this.cell(nth, date)).shift.turn));
  }

  block(rows: readonly number[], dates: readonly string[]) {
    return rows.flatMap((nth) => dates.map((date) => ({ employeeId: this.id(nth), date })));
  }
}
