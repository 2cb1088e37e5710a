import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { EntitlementsScreen, PersonEntitlementsScreen } from '../areas/entitlements/index.ts';

const list = getRouteApi('/session/personale/spettanze');
const person = getRouteApi('/session/personale/spettanze/$persona');

/** Entitlements of everybody; filters and order stand in the address. */
export function EntitlementsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/personale/spettanze' });
  return (
    <EntitlementsScreen
      address={list.useSearch()}
      onAddress={(next) => void navigate({ search: next, replace: true })}
    />
  );
}

/** Entitlements and rights of one person. */
export function PersonEntitlementsRoute(): JSX.Element {
  const { persona } = person.useParams();
  return <PersonEntitlementsScreen key={persona} employeeId={persona} />;
}
