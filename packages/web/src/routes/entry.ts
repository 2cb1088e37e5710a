import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { SessionReply } from '@torre/contract/identity';
import { isBack, signInOptionsQuery } from '../areas/identity/index.ts';
import { CallFailed } from '../platform/call-failure.ts';
import { textsOf } from '../platform/language.ts';
import { NOTICE, notify } from '../platform/notify.ts';
import { queryClient } from '../platform/query-client.ts';
import { sessionQuery } from '../platform/session.ts';
import { wantedAddress, type SearchText } from './address.ts';
import { entranceOf } from './authentication-guard.ts';
import { refusingGuard, type GuardName } from './guards.ts';
import { keepAddress } from './kept-address.ts';
import './guards.texts.ts';

/** Id of the route of the main layout. */
const LAYOUT_ID = '/session';

interface Entering {
  readonly location: ParsedLocation;
}

/** The routes that the address matches. The router's own type of them needs the guards' types first: it is told here. */
interface Matching {
  readonly matches: readonly { readonly routeId: string }[];
}

/** P2.01, P2.13 to P2.15: what waits behind the address for a session, and where everybody else is led. */
export async function requireSession(entering: Entering): Promise<void> {
  const { location, matches } = entering as Entering & Matching;
  const session = await sessionOrNull();
  const search = location.search as SearchText;
  const cameBack = isBack({ code: search['code'], error: search['error'] });
  // A way back that was gone already (the browser's own button): its code is worth nothing, also to look at.
  if (session && cameBack && location.pathname === '/')
    throw redirect({ to: '/', search: {}, replace: true });
  const entrance = entranceOf({
    signedIn: session !== null,
    externalRedirect: session === null && (await redirectsOutside()),
    // The layout itself has children, the screens below it have none.
    hasChildRoutes: matches.at(-1)?.routeId === LAYOUT_ID,
    cameBack,
  });
  if (entrance === 'login') throw toLogin(location.href);
  // The way to the provider begins and ends at the root (P2.03, P2.09).
  if (entrance === 'external' && location.pathname !== '/') throw toProvider(location.href);
  if (session?.mustChangePassword && location.pathname !== '/password')
    throw redirect({ to: '/password', replace: true });
}

/** P2.02, P2.03: the page 'login' is for passwords. */
export async function requirePasswords({ location }: Entering): Promise<void> {
  if (await redirectsOutside()) throw toProvider(wantedAddress((location.search as SearchText)['da']));
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
  const session = await sessionOrNull();
  if (session) return session;
  throw (await redirectsOutside()) ? toProvider(wanted) : toLogin(wanted);
}

/** null: nobody is signed in. Throws what is no answer. */
async function sessionOrNull(): Promise<SessionReply | null> {
  try {
    return await queryClient.ensureQueryData(sessionQuery);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) return null;
    throw error;
  }
}

/** A server that does not say is taken for one with passwords: the page 'login' tells that it is away. */
async function redirectsOutside(): Promise<boolean> {
  const options = await queryClient.ensureQueryData(signInOptionsQuery).catch(() => null);
  return options?.externalRedirect ?? false;
}

function toLogin(wanted: string): unknown {
  return redirect({ to: '/login', search: wanted === '/' ? {} : { da: wanted }, replace: true });
}

function toProvider(wanted: string): unknown {
  keepAddress(wanted);
  return redirect({ to: '/', replace: true });
}
