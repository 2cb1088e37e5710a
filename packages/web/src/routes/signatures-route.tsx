import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { UnsignedScreen } from '../areas/content/index.ts';
import { useSession } from '../platform/session.ts';
import { useAddressedPlant } from './use-addressed-plant.ts';

const signatures = getRouteApi('/session/responsabile/firme');

/** Who of a plant has not signed; plant, filters and order stand in the address. */
export function SignaturesRoute(): JSX.Element | null {
  const search = signatures.useSearch();
  const navigate = useNavigate({ from: '/responsabile/firme' });
  const { divisionList } = useSession();
  const plant = useAddressedPlant(search.impianto);
  if (plant === null) return null;
  const { impianto, ...address } = search;
  return (
    <UnsignedScreen
      key={plant}
      plant={plant}
      division={divisionList.find(({ icao }) => icao === plant)?.divisionId ?? ''}
      address={address}
      onAddress={(next) => void navigate({ search: { ...next, impianto }, replace: true })}
    />
  );
}
