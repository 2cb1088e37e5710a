import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { FilesScreen } from '../areas/files/index.ts';

const files = getRouteApi('/session/amministrazione/file');

/** What is kept and what arrives; filters and order stand in the address. */
export function FilesRoute(): JSX.Element {
  const search = files.useSearch();
  const navigate = useNavigate({ from: '/amministrazione/file' });
  return (
    <FilesScreen address={search} onAddress={(next) => void navigate({ search: next, replace: true })} />
  );
}
