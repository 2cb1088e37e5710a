import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import {
  ImportScreen,
  PersonQualificationsScreen,
  QualificationsScreen,
} from '../areas/organisation/index.ts';

const list = getRouteApi('/session/personale/titoli');
const imports = getRouteApi('/session/personale/titoli/importa');
const person = getRouteApi('/session/personale/titoli/$persona');

/** Qualifications of everybody; filters and order stand in the address. */
export function QualificationsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/personale/titoli' });
  return (
    <QualificationsScreen
      address={list.useSearch()}
      onAddress={(next) => void navigate({ search: next, replace: true })}
    />
  );
}

/** Qualifications of one person. */
export function PersonQualificationsRoute(): JSX.Element {
  const { persona } = person.useParams();
  return <PersonQualificationsScreen key={persona} employeeId={persona} />;
}

/** Files of qualifications out and in; the import that is shown stands in the address. */
export function ImportQualificationsRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/personale/titoli/importa' });
  return (
    <ImportScreen
      qualifications
      address={imports.useSearch()}
      onAddress={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
