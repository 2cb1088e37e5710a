import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { FirstStepsScreen } from '../areas/first-steps/index.ts';

const firstSteps = getRouteApi('/session/amministrazione/avvio');

/** The guide of a plant; which one stands in the address. */
export function FirstStepsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/avvio' });
  return (
    <FirstStepsScreen
      address={firstSteps.useSearch()}
      onAddress={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
