import { without } from '../kernel/index.ts';
import type { Span } from '../kernel/index.ts';
import type { ExpectedWork, Justification } from './attendance-input.ts';
import { wholeRow } from './performance-row.ts';
import type { PerformanceRow, PerformanceStatus } from './performance-row.ts';
import { causeOf, spanOf, waits, within } from './presence.ts';
import type { Presence } from './presence.ts';

/** A presence with what is in doubt where one of its punches is missing: up to the neighbouring punch. */
export interface PlacedPresence {
  readonly presence: Presence;
  readonly doubt: Span | null;
}

/** Time of a piece of work that something says something of. */
interface Claim extends Span {
  readonly status: PerformanceStatus;
  readonly cause: string | null;
}

/**
 * One piece of planned work, divided: each minute goes to the first that claims it (leave of the whole day, presence, other
 * decided requests, corrections and requests that wait), what is in doubt to the row of the missing punch, and what nobody
 * claims is uncovered, where it is longer than the tolerance.
 */
export function rowsOfWork(
  work: ExpectedWork,
  placed: readonly PlacedPresence[],
  justifications: readonly Justification[],
  tolerance: number,
): readonly PerformanceRow[] {
  const { day, performance } = work;
  const whole = placed.flatMap(({ presence }) => present(work, presence));
  const asked = justifications.flatMap((one) => justified(work, one));
  const leave = asked.filter(({ one, status }) => status === 'V' && one.span === null && !one.isWork);
  const claims: readonly Claim[] = [
    ...leave,
    ...whole.filter(({ status }) => status === 'V'),
    ...asked.filter(({ status }) => status === 'V'),
    ...whole.filter(({ status }) => status === 'G'),
    ...asked.filter(({ status }) => status === 'G'),
  ];
  const rows: PerformanceRow[] = [];
  let left: readonly Span[] = [work];
  for (const claim of claims) {
    const { status, cause } = claim;
    for (const piece of left) {
      const taken = within(piece, claim);
      if (taken) rows.push(wholeRow(taken, { day, performance, status, cause }));
    }
    left = without(left, [claim]);
  }
  for (const { presence, doubt } of placed) {
    if (spanOf(presence) !== null) continue;
    if (doubt) left = without(left, [doubt]);
    rows.push(halfRow(presence, { day, performance }));
  }
  const uncovered = left.filter(({ begin, end }) => end - begin > tolerance);
  const contradicting = leave.length > 0 ? whole : [];
  return [
    ...rows,
    ...uncovered.map((span) => wholeRow(span, { day, performance, status: 'R' })),
    ...contradicting.map((span) =>
      wholeRow(span, { day, performance, status: 'E', contradiction: 'while-away' }),
    ),
  ];
}

/** The row of a punch without its other one. */
export function halfRow(
  { entrance, exit }: Presence,
  of: Pick<PerformanceRow, 'day' | 'performance'>,
): PerformanceRow {
  return {
    ...of,
    status: 'E',
    begin: entrance?.at ?? null,
    end: exit?.at ?? null,
    minutes: 0,
    cause: null,
    contradiction: entrance ? 'exit-missing' : 'entrance-missing',
  };
}

function present(work: ExpectedWork, presence: Presence): readonly Claim[] {
  const span = spanOf(presence);
  const taken = span && within(span, work);
  return taken ? [{ ...taken, status: waits(presence) ? 'G' : 'V', cause: causeOf(presence) }] : [];
}

function justified(
  work: ExpectedWork,
  one: Justification,
): readonly (Claim & { readonly one: Justification })[] {
  const { cause, decided, fromDay, toDay } = one;
  const asked = one.span ?? (fromDay <= work.day && work.day <= toDay ? work : null);
  const taken = asked && within(asked, work);
  return taken ? [{ begin: taken.begin, end: taken.end, status: decided ? 'V' : 'G', cause, one }] : [];
}
