import type { EmploymentCondition, StayingCause, Subtracts } from '../counters/index.ts';
import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { standsOn } from '../lookups/index.ts';
import type { CauseCategory } from './cause-category.ts';
import type { LeavePath } from './leave.ts';

/** G days, H hours with times, Q units of one date without times (domain.md 4). */
export type LeaveUnit = 'G' | 'H' | 'Q';

/** Of documents: none, allowed (volontario), needed before approval (vincolante). */
export type Gestdoc = '' | 'V' | 'VIC';

/** What a person draws on; carry-over and end of the year as in domain.md 4.1.4. Rows in hours count minutes. */
export const BALANCE = {
  FER: { unit: 'days', carries: true },
  ROS: { unit: 'minutes', carries: true },
  RFS: { unit: 'minutes', carries: false },
  PRLS: { unit: 'minutes', carries: false },
  ESAU: { unit: 'minutes', carries: false },
} as const satisfies Record<string, { readonly unit: 'days' | 'minutes'; readonly carries: boolean }>;

export type BalanceCode = keyof typeof BALANCE;

/** What somebody must have for a cause, from a day to a day: an active 104 request, a child, an office. */
export type LeaveRight = '104' | 'CHILD' | 'RLS' | 'UNION';

/** A cause code with its rule (domain.md 4): a row that ROLE_ADMIN edits. */
export interface AbsenceCause {
  readonly idcausale: string;
  readonly descausale: string;
  /** null: outside the mapping (M3.54). */
  readonly category: CauseCategory | null;
  /** Empty for none. */
  readonly units: readonly LeaveUnit[];
  /** A clock-in correction: one time instead of two. */
  readonly oneTime: boolean;
  readonly gestdoc: Gestdoc;
  readonly pathLo: LeavePath;
  readonly pathSt: LeavePath;
  /** By the employee; a manager inserts what is not generated. */
  readonly insertable: boolean;
  /** The product writes it: nobody inserts it. */
  readonly generated: boolean;
  /** Who of those who are away for it leaves the counters. */
  readonly subtracts: Subtracts;
  readonly balance: BalanceCode | null;
  /** Only while something of earlier years is left in the balance (8118). */
  readonly earlierYears: boolean;
  /** Days of one calendar month. */
  readonly mostPerMonth: number | null;
  /** Days of leave under it cost nothing (domain.md 4.1.6). */
  readonly givesLeaveBack: boolean;
  /** Work of who is called in: a duty, never time away (domain.md 4.1.10). */
  readonly isDuty: boolean;
  /** Only for people of this condition. */
  readonly condition: EmploymentCondition | null;
  /** Only for people whose employer's codes begin so: leave has a code for each (D13); '' the operator, null everybody. */
  readonly prefix: string | null;
  readonly right: LeaveRight | null;
  /** Only on a day with one of these turns; empty: on any. */
  readonly turns: readonly string[];
}

/** A cause as it stands from one day to another, both included; `validTo` null: it goes on. */
export interface DatedCause extends AbsenceCause {
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

/** The cause of a code on a day; null for a code that none has then. */
export function causeOn<C extends DatedCause>(causes: readonly C[], idcausale: string, day: Day): C | null {
  return causes.find((cause) => cause.idcausale === idcausale && standsOn(cause, day)) ?? null;
}

/** A permit of law 104: never refused, counted per shift with the holidays, under the ceilings of domain.md 2.2. */
export function isLaw104({ category }: Pick<AbsenceCause, 'category'>): boolean {
  return category === '104';
}

/** How a request of a person of this condition goes; without a post as in the operational line, which asks most. */
export function pathOf(
  { pathLo, pathSt }: Pick<AbsenceCause, 'pathLo' | 'pathSt'>,
  condition: EmploymentCondition | null,
): LeavePath {
  return condition === 'ST' ? pathSt : pathLo;
}

/** Whether an approval still waits for the document (VIC); that of law 104 is given once, with its active request. */
export function lacksDocument(
  cause: Pick<AbsenceCause, 'gestdoc' | 'right'>,
  hasDocuments: boolean,
): boolean {
  return cause.gestdoc === 'VIC' && cause.right !== '104' && !hasDocuments;
}

/** Causes of people who work all the same, as the counters are given them; without dates on all days. */
export function causesThatStay(
  causes: readonly (Pick<AbsenceCause, 'idcausale' | 'subtracts'> &
    Partial<Pick<DatedCause, 'validFrom' | 'validTo'>>)[],
): readonly StayingCause[] {
  return causes.flatMap(({ idcausale: cause, subtracts, validFrom = null, validTo = null }) =>
    subtracts === 'always' ? [] : [{ cause, subtracts, validFrom, validTo }],
  );
}

/** Of a person on the first day that a request asks for. */
export interface InsertingPerson {
  /** null without a post. */
  readonly condition: EmploymentCondition | null;
  /** With which the codes of the person's employer begin: `I_`, `T_`, '' for the operator. */
  readonly prefix: string;
  readonly rights: readonly LeaveRight[];
  /** What is left of earlier years in the balance of a cause, in its unit; requests still to decide taken off. */
  readonly earlierYearsLeft: (balance: BalanceCode) => number;
}

export interface InsertRefusals {
  /** A manager inserts it, or the product writes it. */
  readonly 'not-insertable': { readonly cause: string };
  readonly 'other-employer': { readonly cause: string };
  readonly 'other-condition': { readonly condition: EmploymentCondition };
  readonly 'right-missing': { readonly right: LeaveRight };
  readonly 'earlier-years-spent': NoDetails;
}

/** Whether the person may ask for the cause, or (`manager`) a manager may dispose it for the person (domain.md 4; F1, F2). */
export function checkInsertable(
  cause: AbsenceCause,
  person: InsertingPerson,
  actor: 'owner' | 'manager',
): Decision<void, InsertRefusals> {
  const { idcausale, condition, prefix, right, balance } = cause;
  if (cause.generated || (actor === 'owner' && !cause.insertable))
    return refuse('not-insertable', { cause: idcausale });
  if (prefix !== null && prefix !== person.prefix) return refuse('other-employer', { cause: idcausale });
  if (condition !== null && condition !== person.condition) return refuse('other-condition', { condition });
  if (right !== null && !person.rights.includes(right)) return refuse('right-missing', { right });
  if (cause.earlierYears && balance !== null && person.earlierYearsLeft(balance) <= 0)
    return refuse('earlier-years-spent');
  return accept();
}
