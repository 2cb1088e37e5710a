import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ownAttendance, personAttendance, timetableDirectory } from '@torre/contract/attendance';
import { addDays, compactDay, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { useSession } from '../../platform/session.ts';

const OWN = ['attendance', 'own'] as const;
const PERSON = ['attendance', 'person'] as const;

/** A calendar month; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The own days of a month: no event says that punches were imported, so they are read whenever the screen opens. */
export const ownMonthQuery = ({ year, month }: Month) =>
  queryOptions({
    queryKey: [...OWN, year, month],
    queryFn: ({ signal }) => {
      const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
      return call(ownAttendance, { query: { from: compactDay(from), to: compactDay(to) } }, { signal });
    },
    staleTime: 0,
  });

/** A person's day with the one before it (M2.4.23): a night is punched on both. */
export const personDayQuery = (employeeId: string, day: Day) =>
  queryOptions({
    queryKey: [...PERSON, employeeId, day],
    queryFn: ({ signal }) => {
      const [from, to] = [addDays(day, -1), day].map(compactDay);
      return call(personAttendance, { query: { employeeId, from: from!, to: to! } }, { signal });
    },
    staleTime: 0,
  });

export const timetablesQuery = queryOptions({
  queryKey: ['attendance', 'timetables'],
  queryFn: async ({ signal }) => (await call(timetableDirectory, {}, { signal })).ris.orario,
});

/** Reads the own days again when one of the own shifts changes. */
export function useLiveAttendance(): void {
  const client = useQueryClient();
  const { codicePersonale } = useSession().utente;
  const readAgain = (): void => void client.invalidateQueries({ queryKey: OWN });
  useLive(
    'roster',
    ({ cells }) => cells.some(({ employeeId }) => employeeId === codicePersonale) && readAgain(),
  );
  useLive('reset', readAgain);
}

/** Reads the days of people again when a shift of this person or a request changes. */
export function useLivePersonDays(employeeId: string): void {
  const client = useQueryClient();
  const readAgain = (): void => void client.invalidateQueries({ queryKey: [...PERSON, employeeId] });
  useLive('roster', ({ cells }) => cells.some((cell) => cell.employeeId === employeeId) && readAgain());
  useLive('requests', readAgain);
  useLive('reset', readAgain);
}
