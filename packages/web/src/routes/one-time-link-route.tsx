import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { OneTimeLinkScreen } from '../areas/identity/index.ts';

const oneTimeLink = getRouteApi('/accesso/$token');

export function OneTimeLinkRoute(): JSX.Element {
  const { token } = oneTimeLink.useParams();
  const navigate = useNavigate();
  return <OneTimeLinkScreen token={token} onDone={() => void navigate({ to: '/login', replace: true })} />;
}
