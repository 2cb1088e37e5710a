import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { OneTimeLinkScreen } from '../areas/identity/index.ts';
import { oneTimeLink } from './route-tree.tsx';

export function OneTimeLinkRoute(): JSX.Element {
  const { token } = oneTimeLink.useParams();
  const navigate = useNavigate();
  return <OneTimeLinkScreen token={token} onDone={() => void navigate({ to: '/login', replace: true })} />;
}
