import type { EntitlementBody, StandingEntitlement } from '@torre/contract/entitlements';
import { BALANCE_CODES, checkEntitlement, type Entitlement } from '@torre/domain/entitlements';
import type { Day } from '@torre/domain/kernel';
import { BALANCE, type BalanceCode } from '@torre/domain/requests';

export const BROUGHT = ['residuoAnniPrec', 'residuoAnnoPrec'] as const;
export const AMOUNTS = [...BROUGHT, 'teorica', 'riduzioni', 'forzate'] as const;
export type AmountField = (typeof AMOUNTS)[number];

/** What is written in the window of an entitlement; amounts as they were typed. */
export interface EntitlementFields extends Readonly<Record<AmountField, string>> {
  readonly balance: BalanceCode;
  readonly year: string;
  readonly reason: string;
}

const MINUTES_PER_HOUR = 60;

/** `28`, `32`, `32:30`: an amount of a balance as it is typed. */
export function amountText(balance: BalanceCode, amount: number): string {
  if (BALANCE[balance].unit === 'days') return String(amount);
  const [minutes, sign] = [Math.abs(amount), amount < 0 ? '-' : ''];
  const rest = minutes % MINUTES_PER_HOUR;
  const hours = `${sign}${(minutes - rest) / MINUTES_PER_HOUR}`;
  return rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`;
}

/** What was typed as days or minutes; null for what is none, and below nothing where nothing is owed. */
export function readAmount(balance: BalanceCode, field: AmountField, text: string): number | null {
  const isDays = BALANCE[balance].unit === 'days';
  const match = (isDays ? /^(-?)(\d{1,4})$/ : /^(-?)(\d{1,4})(?::([0-5]\d))?$/).exec(text.trim());
  if (match === null) return null;
  const [, sign, whole, minutes = '0'] = match;
  const amount = isDays ? Number(whole) : Number(whole) * MINUTES_PER_HOUR + Number(minutes);
  if (sign === '') return amount;
  return BROUGHT.some((brought) => brought === field) ? -amount : null;
}

/** The fields as the window opens; a new one has nothing yet. */
export function openedEntitlement(standing: StandingEntitlement | null, year: number): EntitlementFields {
  const balance = standing?.balance ?? 'FER';
  const text = (field: AmountField): string => amountText(balance, standing?.[field] ?? 0);
  return {
    balance,
    year: String(standing?.year ?? year),
    residuoAnniPrec: text('residuoAnniPrec'),
    residuoAnnoPrec: text('residuoAnnoPrec'),
    teorica: text('teorica'),
    riduzioni: text('riduzioni'),
    forzate: text('forzate'),
    reason: '',
  };
}

export type EntitlementFault = 'unreadable' | 'too-much' | 'reduced-too-far' | 'past-year';

/**
 * What cannot be sent, by field; the server alone says the rest. `opened`: years of the balance that the person has, as far as
 * the screen knows.
 */
export function entitlementFaults(
  fields: EntitlementFields,
  opened: readonly number[],
  today: Day,
): ReadonlyMap<AmountField | 'reason', EntitlementFault> {
  const amounts = amountsOf(fields);
  const unreadable = AMOUNTS.filter((field) => amounts[field] === null);
  if (unreadable.length > 0) return new Map(unreadable.map((field) => [field, 'unreadable'] as const));
  const { balance, year, reason } = fields;
  const wanted = { balance, year: Number(year), ...entitlementOf(fields), reason };
  const decision = checkEntitlement(wanted, opened, today);
  if (decision.ok) return new Map();
  switch (decision.code) {
    case 'too-much':
      return new Map([['teorica', decision.code]]);
    case 'reduced-too-far':
      return new Map([['riduzioni', decision.code]]);
    case 'past-year':
      return new Map([['reason', decision.code]]);
    default:
      return new Map();
  }
}

function amountsOf(fields: EntitlementFields): Readonly<Record<AmountField, number | null>> {
  const read = (field: AmountField): number | null => readAmount(fields.balance, field, fields[field]);
  return {
    residuoAnniPrec: read('residuoAnniPrec'),
    residuoAnnoPrec: read('residuoAnnoPrec'),
    teorica: read('teorica'),
    riduzioni: read('riduzioni'),
    forzate: read('forzate'),
  };
}

/** The amounts that are typed; the fields have no faults. */
function entitlementOf(fields: EntitlementFields): Entitlement {
  const { residuoAnniPrec, residuoAnnoPrec, teorica, riduzioni, forzate } = amountsOf(fields);
  return {
    residuoAnniPrec: residuoAnniPrec!,
    residuoAnnoPrec: residuoAnnoPrec!,
    teorica: teorica!,
    riduzioni: riduzioni!,
    forzate: forzate!,
  };
}

/** The body of the save; the fields have no faults. */
export function entitlementBody(fields: EntitlementFields, version: number): EntitlementBody {
  return { ...entitlementOf(fields), version, reason: fields.reason.trim() || null };
}

/** The fields that the tab kept; null for anything else. */
export function entitlementFromKept(value: unknown): EntitlementFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<string, unknown>> = { ...value };
  const text = (name: string): string | null => (typeof kept[name] === 'string' ? kept[name] : null);
  const balance = BALANCE_CODES.find((code) => code === kept['balance']);
  const year = text('year');
  const [residuoAnniPrec, residuoAnnoPrec] = [text('residuoAnniPrec'), text('residuoAnnoPrec')];
  const [teorica, riduzioni] = [text('teorica'), text('riduzioni')];
  const [forzate, reason] = [text('forzate'), text('reason')];
  const isWhole =
    balance !== undefined &&
    year !== null &&
    residuoAnniPrec !== null &&
    residuoAnnoPrec !== null &&
    teorica !== null &&
    riduzioni !== null &&
    forzate !== null &&
    reason !== null;
  return isWhole
    ? { balance, year, residuoAnniPrec, residuoAnnoPrec, teorica, riduzioni, forzate, reason }
    : null;
}
