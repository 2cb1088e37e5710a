import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { filterCalendar } from '@torre/contract/roster';
import type { CalendarEmployee } from '@torre/contract/roster';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { storedTimes } from '../../../areas/roster/index.ts';
import type { MonthStore } from '../../../areas/roster/index.ts';
import { call } from '../../../platform/call.ts';
import { useLive } from '../../../platform/live.ts';
import type { RoomShift } from './room-now.ts';

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

/** The people near today with their hours, read again whenever a shift of the plant changes. */
export function useRoom(plant: string, today: Day) {
  const client = useQueryClient();
  const readAgain = (): void => void client.invalidateQueries({ queryKey: [...ROOM, plant] });
  useLive('roster', (patch) => patch.plant === plant && readAgain());
  useLive('reset', readAgain);
  return useQuery(roomQuery(plant, today));
}

/** Shifts in the room and on call, with the groups and the meaning of codes that the month knows. */
export function roomShifts(
  people: readonly CalendarEmployee[],
  month: MonthStore,
  zone: ZoneTable,
): readonly RoomShift[] {
  return people.flatMap(({ employeeId, employeeName, employeeSurname, shifts }) => {
    const group = month.people[month.indexOf(employeeId)]?.group ?? month.groups.length;
    return shifts.flatMap((shift): RoomShift[] => {
      const day = dayFromCompact(shift.date);
      const times = storedTimes(shift);
      if (day === null || times === null) return [];
      const shiftClass = month.book.meaning(shift.turn, day).definition?.shiftClass;
      if (shiftClass !== 'LAV' && shiftClass !== 'REP') return [];
      return [
        {
          employeeId,
          name: `${employeeSurname} ${employeeName}`,
          group,
          date: shift.date,
          turn: shift.turn,
          begin: zone.utc(times.start.day, times.start.minute, 'start'),
          end: zone.utc(times.end.day, times.end.minute, 'end'),
          onCall: shiftClass === 'REP',
        },
      ];
    });
  });
}
