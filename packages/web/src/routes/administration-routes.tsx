import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import {
  AuditScreen,
  ClosedMonthsScreen,
  ConfigurationScreen,
  RightsScreen,
  RulesScreen,
} from '../areas/administration/index.ts';

const rights = getRouteApi('/session/amministrazione/persone/$utente');
const rules = getRouteApi('/session/amministrazione/regole');
const configuration = getRouteApi('/session/amministrazione/configurazione');
const months = getRouteApi('/session/amministrazione/mesi');
const audit = getRouteApi('/session/amministrazione/audit');

/** What one person may do. */
export function RightsRoute(): JSX.Element {
  return <RightsScreen userName={rights.useParams().utente} />;
}

/** Rule sets; the shown profile and the open window stand in the address. */
export function RulesRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/regole' });
  return (
    <RulesScreen
      address={rules.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}

/** Settings; what is looked for and the open window stand in the address. */
export function ConfigurationRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/configurazione' });
  return (
    <ConfigurationScreen
      address={configuration.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}

/** Months that the payroll closed; the year stands in the address. */
export function ClosedMonthsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/mesi' });
  return (
    <ClosedMonthsScreen
      address={months.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next } })}
    />
  );
}

/** The trail; filters, order and open row stand in the address. */
export function AuditRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/amministrazione/audit' });
  return (
    <AuditScreen
      address={audit.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
