import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { JobsScreen } from '../areas/jobs/index.ts';

const jobs = getRouteApi('/session/amministrazione/lavori');

/** Background work; filters and order stand in the address. */
export function JobsRoute(): JSX.Element {
  const search = jobs.useSearch();
  const navigate = useNavigate({ from: '/amministrazione/lavori' });
  return <JobsScreen address={search} onAddress={(next) => void navigate({ search: next, replace: true })} />;
}
