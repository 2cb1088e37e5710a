import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { RoomDesk } from '../desks/operations-room/index.ts';
import { useSession } from '../platform/session.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const room = getRouteApi('/session/responsabile/sala');

/** The operations room of a plant: plant, day, view and the view's filters stand in the address. */
export function RoomRoute(): JSX.Element | null {
  const { impianto, giorno, vista, ...table } = room.useSearch();
  const navigate = useNavigate({ from: '/responsabile/sala' });
  const { today } = useSession();
  const plant = useAddressedPlant(impianto);
  if (plant === null) return null;
  return (
    <RoomDesk
      key={plant}
      plant={plant}
      day={dayFromCompact(giorno ?? today)!}
      onDay={(day) => void navigate({ search: (now) => ({ ...now, giorno: compactDay(day) }) })}
      view={vista ?? 'piano'}
      onView={(view) =>
        void navigate({ search: { impianto, giorno, vista: view === 'piano' ? undefined : view } })
      }
      address={table}
      onAddress={(next) => void navigate({ search: { ...next, impianto, giorno, vista }, replace: true })}
    />
  );
}
