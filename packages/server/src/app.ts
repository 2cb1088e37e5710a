import fastifyCookie from '@fastify/cookie';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { registerAdministration } from './areas/administration/index.ts';
import { PlantCounters, registerCounters } from './areas/counters/index.ts';
import type { Counting } from './areas/counters/index.ts';
import { registerIdentity } from './areas/identity/index.ts';
import { registerRoster } from './areas/roster/index.ts';
import { registerShell } from './areas/shell/index.ts';
import { PrincipalReader } from './platform/access/principal-reader.ts';
import { readPrincipals } from './platform/access/request-principal.ts';
import type { App, AppDeps, AreaDeps } from './platform/deps.ts';
import { EventHub } from './platform/events/hub.ts';
import { refuseUndeclared } from './platform/http/declared-routes.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { describeApi, serveApiDescription } from './platform/http/open-api.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { serveWeb } from './platform/http/static-web.ts';
import { answerUnreadableAddress, answerUnreadableRequest } from './platform/http/unreadable-requests.ts';

const BODY_LIMIT = 1_000_000;

/** Parts that a test may put in the place of the product's own. */
export interface AppParts {
  readonly counting?: (deps: AreaDeps) => Counting;
}

/**
 * The whole server, not yet listening. The database is open and migrated; `app.close()` ends streams and hub,
 * the caller closes the database.
 */
export async function buildApp(deps: AppDeps, parts: AppParts = {}): Promise<App> {
  const { config, db, clock, log } = deps;
  const app: App = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  });
  const principals = new PrincipalReader(db, clock);
  const hub = new EventHub({ db, log, principals });
  const areaDeps: AreaDeps = { ...deps, hub, principals };

  app.decorate('checksReplies', deps.checkReplies ?? false);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // A serializer made from the schema costs double on large replies; tests compare replies with their schemas.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  refuseUndeclared(app);
  sendSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false);
  requireSameOrigin(app, config);
  readPrincipals(app, areaDeps);
  await app.register(fastifyCookie);
  await describeApi(app);

  registerIdentity(app, areaDeps);
  const counting = parts.counting?.(areaDeps) ?? new PlantCounters(areaDeps);
  registerRoster(app, areaDeps, [(cells) => counting.follow(cells)]);
  registerCounters(app, areaDeps, counting);
  registerShell(app, areaDeps);
  registerAdministration(app, areaDeps);

  serveApiDescription(app);
  await serveWeb(app);
  app.addHook('onReady', () => hub.start());
  app.addHook('preClose', () => hub.stop());
  return app;
}
