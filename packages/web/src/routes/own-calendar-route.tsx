import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { OwnCalendarScreen } from '../areas/roster/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth } from './address.ts';

const ownCalendar = getRouteApi('/session/dipendente/calendario');

/** The person's own month; month, view and day stand in the address. */
export function OwnCalendarRoute(): JSX.Element {
  const { mese, giorno, vista } = ownCalendar.useSearch();
  const navigate = useNavigate({ from: '/dipendente/calendario' });
  const { today } = useSession();
  return (
    <OwnCalendarScreen
      month={parseMonth(mese) ?? monthOfCompact(today)}
      view={vista ?? 'miei'}
      selected={giorno ?? null}
      onMonth={(month) =>
        void navigate({ search: (now) => ({ ...now, mese: formatMonth(month), giorno: undefined }) })
      }
      onView={(view) =>
        void navigate({ search: (now) => ({ ...now, vista: view === 'colleghi' ? view : undefined }) })
      }
      onSelect={(date) => void navigate({ search: (now) => ({ ...now, giorno: date ?? undefined }) })}
    />
  );
}
