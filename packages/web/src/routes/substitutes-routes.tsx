import type { JSX } from 'react';
import { SubstitutesScreen } from '../areas/substitutions/index.ts';

/** A manager's own substitutes. */
export function ManagerSubstitutesRoute(): JSX.Element {
  return <SubstitutesScreen as="manager" />;
}

/** Substitutes of everybody. */
export function AdministratorSubstitutesRoute(): JSX.Element {
  return <SubstitutesScreen as="administrator" />;
}
