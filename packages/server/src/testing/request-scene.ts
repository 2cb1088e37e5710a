import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { startTestServer } from './index.ts';
import type { TestServer } from './index.ts';
import { furnishRequests } from './request-steps.ts';
import type { TestClient } from './test-client.ts';

/** Somebody of LIRR without absences before each test, and who manages there or elsewhere; known from the first test on. */
export interface RequestsScene {
  server: TestServer;
  /** Sees every row. */
  owner: Database;
  person: TestClient;
  /** Personnel code of `person`. */
  code: string;
  manager: TestClient;
  otherManager: TestClient;
}

/** A server of its own on 14/11/2026, with its people, for the tests of a file. */
export function requestsScene(): RequestsScene {
  const scene = {} as RequestsScene;
  beforeAll(async () => {
    scene.server = await startTestServer({ today: '2026-11-14' });
    scene.owner = openAsOwner(scene.server.databaseUrl);
    scene.person = await scene.server.signIn('cta.lirr');
    scene.manager = await scene.server.signIn('responsabile.lirr');
    scene.otherManager = await scene.server.signIn('responsabile.lirf');
  });
  beforeEach(async () => {
    scene.code = await furnishRequests(scene.owner, 'cta.lirr');
  });
  afterAll(async () => {
    await scene.owner.close();
    await scene.server.close();
  });
  return scene;
}

/** The days around the mornings of `person`. */
export const PERIOD = { dal: '2026/11/20', al: '2026/11/30' };
