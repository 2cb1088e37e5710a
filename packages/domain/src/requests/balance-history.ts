import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { SPECIFIED_EDIT_WINDOW, nationalHolidays } from '../roster/index.ts';
import { BALANCE } from './cause.ts';
import type { BalanceCode, LeaveUnit } from './cause.ts';
import { cellOf, personDays, the } from './example-days.ts';
import { leaveFacts } from './leave-facts.ts';
import type { BalanceAccount, OpenedYear } from './leave-balance.ts';
import { LEAVE } from './leave.ts';
import type { LeaveActor, LeaveOperation } from './leave.ts';
import { balanceFor } from './request-limits.ts';
import { decideRequest } from './requested-request.ts';
import type { RequestScene } from './requested-request.ts';
import type { DayCell, PersonDays, StandingRequest } from './requested-time.ts';

export const BALANCES = Object.keys(BALANCE) as readonly BalanceCode[];
const FIRST = dayOf(2026, 11, 1);
export const TURNS = 'M P N N11 TB RPD RPN RID R SM RC FLES FREE'.split(' ');
const HOLIDAYS = new Set(
  [2026, 2027, 2028, 2029].flatMap((year) => nationalHolidays(year).map(({ day }) => day)),
);
/** Who does what; tried more often what leads further. */
export const STEPS: readonly (readonly [LeaveOperation, readonly LeaveActor[]])[] = [
  ['authorize', ['manager']],
  ['approve', ['manager', 'second']],
  ['approve', ['manager', 'second']],
  ['approve', ['manager', 'second']],
  ['reject', ['manager', 'second']],
  ['delete', ['owner']],
  ['delete', ['manager']],
  ['askAnnulment', ['owner']],
  ['askAnnulment', ['owner']],
  ['withdraw', ['owner']],
  ['annul', ['manager']],
];

interface Amounts {
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
}

/** What happens to a person; days count from the today of the history. */
export type Happening =
  | {
      readonly what: 'ask';
      readonly cause: string;
      readonly actor: 'owner' | 'manager';
      readonly at: number;
      readonly length: number;
      readonly minute: number;
      readonly minutes: number;
      readonly unit: LeaveUnit;
    }
  | { readonly what: 'step'; readonly request: number; readonly step: (typeof STEPS)[number] }
  | { readonly what: 'cells'; readonly at: number; readonly turns: readonly string[] }
  | ({ readonly what: 'open' } & Amounts)
  | ({ readonly what: 'amend'; readonly year: number } & Amounts)
  | { readonly what: 'pass'; readonly days: number };

export interface History {
  /** Of leave in days, of rows in hours in hours. */
  readonly brought: BalanceAccount['brought'];
  readonly first: Amounts;
  readonly happenings: readonly Happening[];
}

/** One person over two years, as the rules let things happen. */
export class BalanceHistory {
  today = FIRST;
  requests: StandingRequest[] = [];
  readonly #cells = new Map<Day, DayCell>();
  readonly #brought: BalanceAccount['brought'];
  #years: OpenedYear[];
  /** Amounts are days; rows in hours have hours of them. */
  readonly #unit = (balance: BalanceCode): number => (BALANCE[balance].unit === 'days' ? 1 : 60);

  constructor({ brought, first }: History) {
    this.#brought = brought;
    this.#years = [{ year: 2026, ...first }];
  }

  get days(): PersonDays {
    const { zone } = personDays('');
    return { cellOn: (day) => this.#cells.get(day) ?? null, isHoliday: (day) => HOLIDAYS.has(day), zone };
  }

  account(balance: BalanceCode): BalanceAccount {
    const unit = this.#unit(balance);
    const { residuoAnniPrec, residuoAnnoPrec } = this.#brought;
    return {
      balance,
      brought: { residuoAnniPrec: residuoAnniPrec * unit, residuoAnnoPrec: residuoAnnoPrec * unit },
      years: this.#years.map(({ year, teorica, riduzioni, forzate }) => ({
        year,
        teorica: teorica * unit,
        riduzioni: riduzioni * unit,
        forzate: forzate * unit,
      })),
    };
  }

  /** The request that was let in or approved, and draws on a balance; else null. */
  happen(one: Happening): StandingRequest | null {
    switch (one.what) {
      case 'ask':
        return this.#ask(one);
      case 'step':
        return this.#step(one);
      case 'cells':
        one.turns.forEach((turn, index) => {
          const day = addDays(this.today, one.at + index);
          if (turn === '-') this.#cells.delete(day);
          else this.#cells.set(day, cellOf(turn, day));
        });
        return null;
      case 'open': {
        const { what: _, ...opened } = one;
        if (this.#years.length < 3) this.#years.push({ year: 2026 + this.#years.length, ...opened });
        return null;
      }
      case 'amend': {
        const { what: _, year, ...amended } = one;
        this.#years = this.#years.map((opened) =>
          opened.year === 2026 + year ? { year: opened.year, ...amended } : opened,
        );
        return null;
      }
      case 'pass':
        if (this.today < dayOf(2028, 6, 1)) this.today = addDays(this.today, one.days);
        return null;
    }
  }

  #scene(requests: readonly StandingRequest[]): Omit<RequestScene, 'actor'> {
    return {
      today: this.today,
      window: SPECIFIED_EDIT_WINDOW,
      isClosed: () => false,
      person: { condition: 'LO', prefix: '', rights: [] },
      requests,
      days: this.days,
      punches: [],
      accountOf: (balance) => this.account(balance),
      law104: () => ({ own: { ceiling: 1440, days: 0, minutes: 0 }, others: [] }),
    };
  }

  #ask(one: Extract<Happening, { what: 'ask' }>): StandingRequest | null {
    const cause = the(one.cause);
    const unit = cause.units.includes(one.unit) ? one.unit : cause.units[0]!;
    const fromDay = addDays(this.today, one.at);
    const decided = decideRequest(
      {
        idcausale: one.cause,
        unit,
        fromDay,
        toDay: unit === 'G' ? addDays(fromDay, one.length - 1) : fromDay,
        fromMinute: one.minute,
        toMinute: one.minute + one.minutes,
        quantity: one.length,
      },
      cause,
      { ...this.#scene(this.requests), actor: one.actor },
    );
    if (!decided.ok) return null;
    const { state, time, balance } = decided.value;
    const request = { ...time, state, requestId: String(this.requests.length) };
    this.requests.push(request);
    return balance === null ? null : request;
  }

  #step({
    request: index,
    step: [operation, actors],
  }: Extract<Happening, { what: 'step' }>): StandingRequest | null {
    const request = this.requests[index % Math.max(1, this.requests.length)];
    if (request === undefined) return null;
    const scene = this.#scene(this.requests.filter((other) => other !== request));
    const balance = balanceFor(request, scene);
    const facts = { ...scene, condition: 'LO' as const, balance, hasDocuments: false, note: 'x' };
    const decided = LEAVE.decide(request.state, operation, actors, leaveFacts(request, facts));
    if (!decided.ok) return null;
    const after = { ...request, state: decided.value! };
    this.requests = this.requests.map((other) => (other === request ? after : other));
    return after.state === 10 && request.state !== 20 && balance !== null ? after : null;
  }
}
