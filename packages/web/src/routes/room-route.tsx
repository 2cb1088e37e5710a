import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { RoomDesk } from '../desks/operations-room/index.ts';
import { useSession } from '../platform/session.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const room = getRouteApi('/session/responsabile/sala');

/** The operations room of a plant: plant and day stand in the address. */
export function RoomRoute(): JSX.Element | null {
  const { impianto, giorno } = room.useSearch();
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
    />
  );
}
