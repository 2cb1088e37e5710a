import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { LookupsScreen } from '../areas/lookups/index.ts';

const lookups = getRouteApi('/session/amministrazione/elenchi');

/** The lists of values; the open window stands in the address. */
export function LookupsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/elenchi' });
  return (
    <LookupsScreen
      address={lookups.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
