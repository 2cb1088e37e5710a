import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { OwnCalendarScreen } from '../areas/roster/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth } from './address.ts';
import { ownCalendar } from './route-tree.tsx';

/** The person's own month; month and day stand in the address. */
export function OwnCalendarRoute(): JSX.Element {
  const { mese, giorno } = ownCalendar.useSearch();
  const navigate = useNavigate({ from: ownCalendar.fullPath });
  const { today } = useSession();
  return (
    <OwnCalendarScreen
      month={parseMonth(mese) ?? monthOfCompact(today)}
      selected={giorno ?? null}
      onMonth={(month) => void navigate({ search: { mese: formatMonth(month) } })}
      onSelect={(date) => void navigate({ search: (now) => ({ ...now, giorno: date ?? undefined }) })}
    />
  );
}
