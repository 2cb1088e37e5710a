import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { MonthDesk } from '../desks/month/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth, type Month } from './address.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const managerCalendar = getRouteApi('/session/responsabile/calendario');

/** Month roster: plant, month, person and day stand in the address. */
export function ManagerCalendarRoute(): JSX.Element | null {
  const { impianto, mese, persona, giorno, bozza } = managerCalendar.useSearch();
  const navigate = useNavigate({ from: '/responsabile/calendario' });
  const { today } = useSession();
  const plant = useAddressedPlant(impianto);
  if (plant === null) return null;
  const onMonth = (month: Month): void =>
    void navigate({
      search: (now) => ({
        ...now,
        mese: formatMonth(month),
        persona: undefined,
        giorno: undefined,
        bozza: undefined,
      }),
    });
  const onSelect = (cell: { employeeId: string; date: string } | null): void =>
    void navigate({
      search: (now) => ({ ...now, persona: cell?.employeeId, giorno: cell?.date }),
      replace: cell !== null && persona !== undefined,
    });
  return (
    <MonthDesk
      plant={plant}
      month={parseMonth(mese) ?? monthOfCompact(today)}
      selected={persona && giorno ? { employeeId: persona, date: giorno } : null}
      draft={bozza ?? null}
      onDraft={(draft) => void navigate({ search: (now) => ({ ...now, bozza: draft ?? undefined }) })}
      onMonth={onMonth}
      onSelect={onSelect}
      onCounter={(counterId, timeslotId) =>
        void navigate({
          to: '/responsabile/calendario/contatore/$contatore/$fascia',
          params: { contatore: counterId, fascia: timeslotId },
          search: { impianto: plant },
        })
      }
    />
  );
}
