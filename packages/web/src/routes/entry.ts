import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { SessionReply } from '@torre/contract/identity';
import { CallFailed } from '../platform/call-failure.ts';
import { textsOf } from '../platform/language.ts';
import { NOTICE, notify } from '../platform/notify.ts';
import { queryClient } from '../platform/query-client.ts';
import { sessionQuery } from '../platform/session.ts';
import { refusingGuard, type GuardName } from './guards.ts';
import './guards.texts.ts';

interface Entering {
  readonly location: ParsedLocation;
}

/** P2.01, P2.04: without a session the page 'login' takes over and keeps the wanted address. */
export async function requireSession({ location }: Entering): Promise<void> {
  const session = await readSession(location.href);
  if (session.mustChangePassword && location.pathname !== '/password')
    throw redirect({ to: '/password', replace: true });
}

/** P2.19: a guard that refuses leads to '/' with a warning that says why. */
export function requireAll(...guards: GuardName[]): (entering: Entering) => Promise<void> {
  return async ({ location }) => {
    const refusing = refusingGuard(guards, await readSession(location.href));
    if (refusing === null) return;
    const t = textsOf('guards');
    notify({ type: NOTICE.warning, header: t('header'), text: t(refusing), staysMs: null });
    throw redirect({ to: '/', replace: true });
  };
}

async function readSession(wanted: string): Promise<SessionReply> {
  try {
    return await queryClient.ensureQueryData(sessionQuery);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      throw redirect({ to: '/login', search: wanted === '/' ? {} : { da: wanted }, replace: true });
    }
    throw error;
  }
}
