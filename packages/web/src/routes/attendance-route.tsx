import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { AttendanceScreen } from '../areas/attendance/index.ts';
import { monthAfter, monthTitle, PeriodSwitch } from '../areas/roster/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth } from './address.ts';

const attendance = getRouteApi('/session/dipendente/presenze');

/** The own days; month, view, what is shown of it and filters stand in the address. */
export function AttendanceRoute(): JSX.Element {
  const address = attendance.useSearch();
  const navigate = useNavigate({ from: '/dipendente/presenze' });
  const { today } = useSession();
  const month = parseMonth(address.mese) ?? monthOfCompact(today);
  return (
    <AttendanceScreen
      month={month}
      monthSwitch={
        <PeriodSwitch
          span="month"
          title={monthTitle(month)}
          onStep={(step) =>
            void navigate({ search: (now) => ({ ...now, mese: formatMonth(monthAfter(month, step)) }) })
          }
        />
      }
      address={address}
      onAddress={(next) => void navigate({ search: { ...next } })}
    />
  );
}
