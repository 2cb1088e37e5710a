import type { NewRightBody, PersonRightRow, RightBody } from '@torre/contract/entitlements';
import { LEAVE_RIGHTS, assistedKey, checkRight, type PersonRight } from '@torre/domain/entitlements';
import { compactDay, dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LeaveRight } from '@torre/domain/requests';

/** What is written in the window of a right. */
export interface RightFields {
  readonly right: LeaveRight;
  /** Of whom the person assists. */
  readonly assisted: string;
  /** Of a child; null: no day that can be read. */
  readonly born: Day | null;
  readonly validFrom: Day | null;
  readonly validTo: Day | null;
  /** Something is written there that is no day; without it the right would have no end. */
  readonly isEndUnreadable: boolean;
  readonly note: string;
  readonly reason: string;
}

/** The fields as the window opens; a new right begins today. */
export function openedRight(standing: PersonRightRow | null, today: Day): RightFields {
  const { right = '104', assisted = null } = standing ?? {};
  return {
    right,
    assisted: right === 'CHILD' ? '' : (assisted ?? ''),
    born: right === 'CHILD' && assisted !== null ? dayFromIso(assisted) : null,
    validFrom: standing === null ? today : dayFromCompact(standing.validFrom),
    validTo: standing?.validTo == null ? null : dayFromCompact(standing.validTo),
    isEndUnreadable: false,
    note: standing?.note ?? '',
    reason: '',
  };
}

/** A right as the rules know it. */
export function knownRight({ right, assisted, validFrom, validTo }: PersonRightRow): PersonRight {
  return {
    right,
    assisted,
    validFrom: dayFromCompact(validFrom)!,
    validTo: validTo === null ? null : dayFromCompact(validTo),
  };
}

function assistedOf({ right, assisted, born }: RightFields): string | null {
  if (right === '104') return assistedKey(assisted);
  return right === 'CHILD' && born !== null ? isoDay(born) : null;
}

export type RightField = 'born' | 'validFrom' | 'validTo' | 'reason';
export type RightFault = 'day-needed' | 'ends-first' | 'held-already' | 'began-before' | 'past-days';

/** What cannot be sent, by field; `others`: the person's other rights. */
export function rightFaults(
  fields: RightFields,
  standing: PersonRightRow | null,
  others: readonly PersonRightRow[],
  today: Day,
): ReadonlyMap<RightField, RightFault> {
  const { right, validFrom, validTo, isEndUnreadable, born, reason } = fields;
  const missing: readonly (readonly [RightField, boolean])[] = [
    ['born', right === 'CHILD' && born === null],
    ['validFrom', validFrom === null],
    ['validTo', isEndUnreadable],
  ];
  const needed = missing.flatMap(([field, is]) => (is ? [[field, 'day-needed'] as const] : []));
  if (needed.length > 0 || validFrom === null) return new Map(needed);
  const wanted = { right, assisted: assistedOf(fields), validFrom, validTo, reason };
  const before = standing === null ? null : knownRight(standing);
  const decision = checkRight(wanted, before, others.map(knownRight), today);
  if (decision.ok) return new Map();
  switch (decision.code) {
    case 'ends-first':
      return new Map([['validTo', decision.code]]);
    case 'held-already':
    case 'began-before':
      return new Map([['validFrom', decision.code]]);
    case 'past-days':
      return new Map([['reason', decision.code]]);
    default:
      return new Map();
  }
}

/** Whether the fields change days gone by: the reason is asked for. */
export function asksReason(fields: RightFields, standing: PersonRightRow | null, today: Day): boolean {
  return rightFaults({ ...fields, reason: '' }, standing, [], today).get('reason') === 'past-days';
}

/** The body of the save; the fields have no faults. */
export function newRightBody(fields: RightFields): NewRightBody {
  return { right: fields.right, ...sharedBody(fields) };
}

/** As `newRightBody`, of one that stands. */
export function rightBody(fields: RightFields, version: number): RightBody {
  return { ...sharedBody(fields), version };
}

function sharedBody(fields: RightFields) {
  const { validFrom, validTo, note, reason } = fields;
  return {
    assisted: assistedOf(fields),
    validFrom: compactDay(validFrom!),
    validTo: validTo === null ? null : compactDay(validTo),
    note: note.trim() || null,
    reason: reason.trim() || null,
  };
}

/** The fields that the tab kept; null for anything else. */
export function rightFromKept(value: unknown): RightFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<string, unknown>> = { ...value };
  const right = LEAVE_RIGHTS.find((one) => one === kept['right']);
  const { assisted, note, reason, isEndUnreadable } = kept;
  const days = [kept['born'], kept['validFrom'], kept['validTo']].map(keptDay);
  const [born, validFrom, validTo] = days;
  const isWhole =
    right !== undefined &&
    typeof assisted === 'string' &&
    typeof note === 'string' &&
    typeof reason === 'string' &&
    typeof isEndUnreadable === 'boolean' &&
    born !== undefined &&
    validFrom !== undefined &&
    validTo !== undefined;
  return isWhole ? { right, assisted, born, validFrom, validTo, isEndUnreadable, note, reason } : null;
}

/** undefined: no day and not none. */
function keptDay(text: unknown): Day | null | undefined {
  if (text === null) return null;
  return typeof text === 'string' ? (dayFromCompact(text) ?? undefined) : undefined;
}

/** The fields as JSON holds them; `rightFromKept` reads them. */
export function keptRight({ born, validFrom, validTo, ...texts }: RightFields): unknown {
  const text = (day: Day | null): string | null => (day === null ? null : compactDay(day));
  return { ...texts, born: text(born), validFrom: text(validFrom), validTo: text(validTo) };
}
