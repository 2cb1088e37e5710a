import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { MailScreen } from '../areas/mail/index.ts';

const mail = getRouteApi('/session/amministrazione/posta');

/** What was sent to people; filters and order stand in the address. */
export function MailRoute(): JSX.Element {
  const search = mail.useSearch();
  const navigate = useNavigate({ from: '/amministrazione/posta' });
  return <MailScreen address={search} onAddress={(next) => void navigate({ search: next, replace: true })} />;
}
