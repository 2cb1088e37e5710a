import { hoursAgo } from '../../platform/area/cleanup.ts';
import type { Cleanup } from '../../platform/area/cleanup.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { deleteOldAttempts } from './external/attempt.store.ts';
import { deleteTokensLeft } from './external/provider-token.store.ts';
import { KNOWN_BROWSER_DAYS } from './known-browser-cookie.ts';
import { deleteUnusedBrowsers } from './known-browser.store.ts';
import { deleteUsedLinks } from './link.store.ts';
import { deleteEndedSessions } from './session.store.ts';

/** How long what is over stays: long enough to answer questions about it. */
const KEPT_HOURS = {
  sessions: 90 * 24,
  links: 30 * 24,
  attempts: 24,
  browsers: KNOWN_BROWSER_DAYS * 24,
} as const;

const job = { name: 'housekeeping.sign-in', cron: '10 3 * * *' };

export const IDENTITY_CLEANUP: readonly Cleanup<AreaDeps>[] = [
  {
    job,
    table: 'session',
    remove: (tx, deps) => deleteEndedSessions(tx, hoursAgo(deps, KEPT_HOURS.sessions)),
  },
  {
    job,
    table: 'one_time_link',
    remove: (tx, deps) => deleteUsedLinks(tx, hoursAgo(deps, KEPT_HOURS.links)),
  },
  {
    job,
    table: 'oidc_attempt',
    remove: (tx, deps) => deleteOldAttempts(tx, hoursAgo(deps, KEPT_HOURS.attempts)),
  },
  {
    job,
    table: 'known_browser',
    remove: (tx, deps) => deleteUnusedBrowsers(tx, hoursAgo(deps, KEPT_HOURS.browsers)),
  },
  {
    job,
    table: 'provider_token',
    remove: (tx, { clock, configuration }) =>
      deleteTokensLeft(tx, clock.now(), configuration.read('identity.sessionIdle')),
  },
];
