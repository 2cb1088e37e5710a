import { queryOptions } from '@tanstack/react-query';
import { readOwnAway } from '@torre/contract/away';
import { colleaguesCalendar, ownShifts } from '@torre/contract/month';
import { addDays, compactDay, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../../platform/call.ts';
import { organisationPosition } from '../../../platform/organisation-changes.ts';
import { awayAndOvertime } from '../away/away.queries.ts';
import type { AwayAndOvertime } from '../away/away.queries.ts';
import { monthDays, type MonthKey } from '../month-key.ts';
import { ownRoster } from './own-roster.ts';

const OWN = ['roster', 'own'];

/** Where all own shifts start; a live event that names the person ends them. */
export const ownShiftsKey: readonly string[] = OWN;

/** Yesterday counts: its night may still be running. */
const DAYS_BEFORE = 1;
/** How far the next shift is looked for. */
export const COMING_DAYS = 14;

function ownRange(from: Day, to: Day) {
  return queryOptions({
    queryKey: [...OWN, from, to],
    queryFn: async ({ signal }) =>
      ownRoster(await call(ownShifts, { query: { from: compactDay(from), to: compactDay(to) } }, { signal })),
    structuralSharing: false,
  });
}

/** The own shifts of one month. */
export function ownMonthQuery(month: MonthKey) {
  const { from, to } = monthDays(month);
  return ownRange(from, to);
}

/** First and last day of a year. */
export function yearDays(year: number): { readonly from: Day; readonly to: Day } {
  return { from: firstOfMonth(year, 1), to: lastOfMonth(year, 12) };
}

/** The own shifts of a whole year. */
export function ownYearQuery(year: number) {
  const { from, to } = yearDays(year);
  return ownRange(from, to);
}

/** The own shifts from yesterday to two weeks ahead. */
export function comingShiftsQuery(today: Day) {
  return ownRange(addDays(today, -DAYS_BEFORE), addDays(today, COMING_DAYS));
}

/** Where all own absences start. They do not begin as the own shifts do: whatever begins so is kept for who has no network. */
export const ownAwayKey: readonly string[] = ['roster', 'own-away'];

/** When one is away oneself on some days, and one's overtime; read anew whenever they are opened. */
export function ownAwayQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: [...ownAwayKey, from, to],
    queryFn: async ({ signal }): Promise<AwayAndOvertime> => {
      const query = { from: compactDay(from), to: compactDay(to) };
      return awayAndOvertime(await call(readOwnAway, { query }, { signal }));
    },
    staleTime: 0,
  });
}

/** Where the colleagues' months of one's own plant start. */
export const colleaguesKey: readonly string[] = ['roster', 'colleagues'];

/** Colleagues' shifts of one's own plant: codes only, never a reason for an absence. */
export function colleaguesQuery(month: MonthKey) {
  const { from, to } = monthDays(month);
  return queryOptions({
    queryKey: [...colleaguesKey, month.year, month.month],
    queryFn: ({ signal }) => {
      const position = organisationPosition();
      const days = { from: compactDay(from), to: compactDay(to) };
      return call(
        colleaguesCalendar,
        { query: { ...days, ...(position !== null && { position }) } },
        { signal },
      );
    },
    structuralSharing: false,
  });
}
