import { listAccounts } from '@torre/contract/administration';
import { ownAttendance } from '@torre/contract/attendance';
import { readOwnAway } from '@torre/contract/away';
import { listArticles } from '@torre/contract/content';
import { readCounters } from '@torre/contract/counters';
import type { Endpoint } from '@torre/contract/endpoint';
import { getSession, type SessionReply } from '@torre/contract/identity';
import { readOwnLegality } from '@torre/contract/legality';
import { compactCalendar, ownShifts } from '@torre/contract/month';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareMonth } from '../testing/fake-month.ts';
import { declareSettings } from '../testing/fake-people.ts';
import { ADMINISTRATOR, CONTROLLER, DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

/** One call of each area, and the screen that makes it. */
const AREAS: readonly { area: string; session: SessionReply; screen: string; call: Endpoint }[] = [
  { area: 'administration', session: ADMINISTRATOR, screen: '/amministrazione/persone', call: listAccounts },
  { area: 'roster', session: MANAGER, screen: '/responsabile/calendario', call: compactCalendar },
  { area: 'counters', session: MANAGER, screen: '/responsabile/calendario', call: readCounters },
  { area: 'attendance', session: CONTROLLER, screen: '/dipendente/presenze', call: ownAttendance },
  { area: 'portal', session: CONTROLLER, screen: '/articoli', call: listArticles },
  { area: 'own roster', session: CONTROLLER, screen: '/dipendente/calendario', call: ownShifts },
];

const ENDINGS = [
  { status: 401, code: -403 },
  { status: 500, code: 401 },
];

/** What the screens of all these areas ask besides. */
function declareScreens(server: FakeServer): void {
  declareMonth(server);
  declareSettings(server);
  server.answers(readOwnLegality, { outcome: DONE, findings: [], position: '10' });
  server.answers(readOwnAway, { outcome: DONE, away: [], overtime: [], position: '10' });
}

function open(screen: string, declare: (server: FakeServer) => void): MountedApp {
  const app = openApp(screen, declare);
  onTestFinished(app.close);
  return app;
}

describe.each(AREAS)('$area', ({ session, screen, call }) => {
  test.each(ENDINGS)(
    '[P0.02][P7.21][P7.22] an answer $status with the inner code $code logs out and keeps the way back',
    async ({ status, code }) => {
      const app = open(screen, (server) => {
        signedIn(server, session);
        declareScreens(server);
        server.refuses(call, status, code);
      });
      await expect.poll(app.left).toBe(`/login?motivo=scaduta&da=${encodeURIComponent(screen)}`);
    },
  );

  test('[P7.23] an answer 500 without the inner code logs nobody out: the screen says what is missing and tries again', async () => {
    const app = open(screen, (server) => {
      signedIn(server, session);
      declareScreens(server);
      server.refuses(call, 500, -500, 'Guasto.');
    });
    await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(app.address()).toBe(screen);
    expect(app.left()).toBeNull();
  });
});

test('[P7.23] a session that cannot be read says so and is read again', async () => {
  const app = open('/', (server) => server.refuses(getSession, 500, -500, 'Guasto.'));
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  expect(app.address()).toBe('/');
});
