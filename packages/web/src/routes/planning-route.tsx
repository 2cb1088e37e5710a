import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { PlanningDesk } from '../desks/planning/index.ts';
import { useSession } from '../platform/session.ts';
import { formatMonth, monthOfCompact, parseMonth } from './address.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const planning = getRouteApi('/session/responsabile/pianificazione');

/** Drafts, publications and cycles of a plant: plant, month and view stand in the address. */
export function PlanningRoute(): JSX.Element | null {
  const { impianto, mese, vista } = planning.useSearch();
  const navigate = useNavigate({ from: '/responsabile/pianificazione' });
  const { today } = useSession();
  const plant = useAddressedPlant(impianto);
  if (plant === null) return null;
  return (
    <PlanningDesk
      key={plant}
      plant={plant}
      month={parseMonth(mese) ?? monthOfCompact(today)}
      view={vista === 'cicli' ? 'cycles' : 'month'}
      onMonth={(month) => void navigate({ search: (now) => ({ ...now, mese: formatMonth(month) }) })}
      onView={(view) =>
        void navigate({ search: (now) => ({ ...now, vista: view === 'cycles' ? 'cicli' : undefined }) })
      }
      onCalendar={(month, draft) =>
        void navigate({
          to: '/responsabile/calendario',
          search: { impianto: plant, mese: formatMonth(month), bozza: draft ?? undefined },
        })
      }
    />
  );
}
