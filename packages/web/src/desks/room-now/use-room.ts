import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { filterCalendar } from '@torre/contract/month';
import type { CalendarEmployee } from '@torre/contract/month';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { awayQuery, storedTimes, useLiveOverlays } from '../../areas/roster/index.ts';
import type { AwayDays, MonthStore } from '../../areas/roster/index.ts';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { RoomAway, RoomShift } from './room-now.ts';

const ROOM = ['roster', 'room'];

/** Shifts with their real hours: yesterday's may still run, tomorrow's night begins tonight. */
function roomQuery(plant: string, today: Day) {
  return queryOptions({
    queryKey: [...ROOM, plant, today],
    queryFn: async ({ signal }): Promise<readonly CalendarEmployee[]> => {
      const body = { from: compactDay(addDays(today, -1)), to: compactDay(addDays(today, 1)) };
      const reply = await call(
        filterCalendar,
        { query: { plant }, body },
        { signal, kind: 'read', acceptCodes: [100] },
      );
      return reply.employees;
    },
  });
}

/** The people near today with their hours and who of them is away, read again whenever one of the two changes. */
export function useRoom(plant: string, today: Day) {
  const client = useQueryClient();
  const readAgain = (): void => void client.invalidateQueries({ queryKey: [...ROOM, plant] });
  useLive('roster', (patch) => patch.plant === plant && readAgain());
  useLive('reset', readAgain);
  useLiveOverlays(plant);
  const people = useQuery(roomQuery(plant, today));
  const away = useQuery({
    ...awayQuery(plant, addDays(today, -1), addDays(today, 1)),
    select: (read) => read.away,
  });
  return { people, away };
}

/** The parts of a shift in which its person is away. */
function awayFrom(
  times: readonly AwayDays[],
  shift: Pick<RoomShift, 'employeeId' | 'begin' | 'end'>,
  day: Day,
  zone: ZoneTable,
): readonly RoomAway[] {
  return times
    .filter(({ employeeId }) => employeeId === shift.employeeId)
    .flatMap(({ from, to, hours, reason }): RoomAway[] => {
      if (hours === null)
        return from <= day && day <= to ? [{ begin: shift.begin, end: shift.end, reason }] : [];
      const begin = Math.max(shift.begin, zone.utc(hours.start.day, hours.start.minute, 'start'));
      const end = Math.min(shift.end, zone.utc(hours.end.day, hours.end.minute, 'end'));
      return begin < end ? [{ begin: begin as UtcMinute, end: end as UtcMinute, reason }] : [];
    });
}

/** Shifts in the room and on call, with the groups and the meaning of codes that the month knows. */
export function roomShifts(
  people: readonly CalendarEmployee[],
  times: readonly AwayDays[],
  month: MonthStore,
  zone: ZoneTable,
): readonly RoomShift[] {
  return people.flatMap(({ employeeId, employeeName, employeeSurname, shifts }) => {
    const group = month.people[month.indexOf(employeeId)]?.group ?? month.groups.length;
    return shifts.flatMap((shift): RoomShift[] => {
      const day = dayFromCompact(shift.date);
      const stored = storedTimes(shift);
      if (day === null || stored === null) return [];
      const shiftClass = month.book.meaning(shift.turn, day).definition?.shiftClass;
      if (shiftClass !== 'LAV' && shiftClass !== 'REP') return [];
      const begin = zone.utc(stored.start.day, stored.start.minute, 'start');
      const end = zone.utc(stored.end.day, stored.end.minute, 'end');
      return [
        {
          employeeId,
          name: `${employeeSurname} ${employeeName}`,
          group,
          date: shift.date,
          turn: shift.turn,
          begin,
          end,
          onCall: shiftClass === 'REP',
          away: awayFrom(times, { employeeId, begin, end }, day, zone),
        },
      ];
    });
  });
}
