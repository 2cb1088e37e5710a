import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, type JSX } from 'react';
import { OwnFindings } from '../areas/legality/index.ts';
import { BelowNotices } from '../areas/notices/index.ts';
import { OwnCalendarScreen, type OwnView } from '../areas/roster/index.ts';
import { NewRequestLink, SickButton } from '../areas/requests/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth } from './address.ts';

const ownCalendar = getRouteApi('/session/dipendente/calendario');

const inAddress = (view: OwnView) => (view === 'miei' ? undefined : view);

/** The person's own month; month, view and day stand in the address. */
export function OwnCalendarRoute(): JSX.Element {
  const { mese, giorno, vista } = ownCalendar.useSearch();
  const navigate = useNavigate({ from: '/dipendente/calendario' });
  const { today } = useSession();
  return (
    <OwnCalendarScreen
      belowNotices={(own) => <BelowNotices>{own}</BelowNotices>}
      belowMonth={(days) => (
        <Suspense>
          <OwnFindings {...days} />
        </Suspense>
      )}
      askFor={(day) => <NewRequestLink day={day} />}
      onNextShift={(day) => <SickButton day={day} />}
      month={parseMonth(mese) ?? monthOfCompact(today)}
      view={vista ?? 'miei'}
      selected={giorno ?? null}
      onMonth={(month, view) =>
        void navigate({
          search: (now) => ({
            ...now,
            mese: formatMonth(month),
            giorno: undefined,
            ...(view && { vista: inAddress(view) }),
          }),
        })
      }
      onView={(view) => void navigate({ search: (now) => ({ ...now, vista: inAddress(view) }) })}
      onSelect={(date) => void navigate({ search: (now) => ({ ...now, giorno: date ?? undefined }) })}
    />
  );
}
