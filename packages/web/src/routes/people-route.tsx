import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { PeopleScreen } from '../areas/administration/index.ts';

const people = getRouteApi('/session/amministrazione/persone');

/** Accounts of people; filters and order stand in the address. */
export function PeopleRoute(): JSX.Element {
  const search = people.useSearch();
  const navigate = useNavigate({ from: '/amministrazione/persone' });
  return (
    <PeopleScreen address={search} onAddress={(next) => void navigate({ search: next, replace: true })} />
  );
}
