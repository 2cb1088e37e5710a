import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ImportScreen, PersonScreen, PlantScreen, PlantsScreen } from '../areas/organisation/index.ts';

const organisation = getRouteApi('/session/amministrazione/organizzazione');
const person = getRouteApi('/session/amministrazione/organizzazione/persone/$persona');
const imports = getRouteApi('/session/amministrazione/organizzazione/importa');
const plant = getRouteApi('/session/amministrazione/organizzazione/$icao');

/** Plants, units, holidays; part, search and year stand in the address. */
export function OrganisationRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/organizzazione' });
  return (
    <PlantsScreen
      address={organisation.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}

/** One plant; its part stands in the address. */
export function PlantRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/organizzazione/$icao' });
  const { icao } = plant.useParams();
  return (
    <PlantScreen
      key={icao}
      icao={icao}
      address={plant.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next } })}
    />
  );
}

/** One person: places of work, endorsements, cycles. */
export function PersonRoute(): JSX.Element {
  const { persona } = person.useParams();
  return <PersonScreen key={persona} employeeId={persona} />;
}

/** Files of the organisation; the import that is shown stands in the address. */
export function ImportRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/organizzazione/importa' });
  return (
    <ImportScreen
      address={imports.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
