import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { administration } from './areas/administration/index.ts';
import { attendance } from './areas/attendance/index.ts';
import type { AttendanceDeps } from './areas/attendance/index.ts';
import { PublishedContent, articleFirstView, content } from './areas/content/index.ts';
import type { PublishedDeps } from './areas/content/index.ts';
import { PlantCounters, counters } from './areas/counters/index.ts';
import type { Counting } from './areas/counters/index.ts';
import { cover } from './areas/cover/index.ts';
import { entitlements } from './areas/entitlements/index.ts';
import { files } from './areas/files/index.ts';
import { identity } from './areas/identity/index.ts';
import type { SessionDeps } from './areas/identity/index.ts';
import { jobs } from './areas/jobs/index.ts';
import { operationsRoom } from './areas/operations-room/index.ts';
import { readInsertableCauses, readLeave, requestServices, requests } from './areas/requests/index.ts';
import { calendarFeed } from './areas/calendar-feed/index.ts';
import { cells, judgeSavesOf } from './areas/cells/index.ts';
import { cycles } from './areas/cycles/index.ts';
import { organisation } from './areas/organisation/index.ts';
import { organisationImport } from './areas/organisation-import/index.ts';
import { importExport } from './areas/import-export/index.ts';
import { PlantLegality, legality } from './areas/legality/index.ts';
import { mail } from './areas/mail/index.ts';
import { locks } from './areas/locks/index.ts';
import { lookups } from './areas/lookups/index.ts';
import { notices } from './areas/notices/index.ts';
import { people } from './areas/people/index.ts';
import { presence } from './areas/presence/index.ts';
import { draftsOfCells, drafts, readDraftMonth } from './areas/drafts/index.ts';
import { MonthCache, month } from './areas/month/index.ts';
import type { MonthDeps } from './areas/month/index.ts';
import type { SaveDeps } from './areas/cells/index.ts';
import { substitutions } from './areas/substitutions/index.ts';
import { shell } from './areas/shell/index.ts';
import { registerAreas } from './platform/area/area.ts';
import { AuditSealer, signAuditOf } from './platform/audit/index.ts';
import { isHttps } from './platform/access/own-cookie.ts';
import { PrincipalReader } from './platform/access/principal-reader.ts';
import { judgeNamedPersons } from './platform/access/named-person.ts';
import { readPrincipals } from './platform/access/request-principal.ts';
import { Configuration } from './platform/configuration/configuration.ts';
import { keepConfiguration } from './platform/configuration/keep-configuration.ts';
import type { App, AppDeps, AreaDeps } from './platform/deps.ts';
import { EventHub } from './platform/events/hub.ts';
import { namePositions } from './platform/events/name-positions.ts';
import { Files, FolderStore } from './platform/files/index.ts';
import { FreeSpace } from './platform/free-space.ts';
import type { FreeSpaceParts } from './platform/free-space.ts';
import { validateBodies } from './platform/http/address-values.ts';
import { discardUnreadBodies } from './platform/http/arriving-body.ts';
import { refuseUndeclared } from './platform/http/declared-routes.ts';
import { answerErrors } from './platform/http/error-handler.ts';
import { answerCallsOnce } from './platform/http/idempotency.ts';
import { describeApi, serveApiDescription } from './platform/http/open-api.ts';
import { readJsonBodies } from './platform/http/json-bodies.ts';
import type { BodyTotals } from './platform/http/json-bodies.ts';
import { refuseUnknownHosts } from './platform/http/known-hosts.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { WEB_FOLDER, serveWeb } from './platform/http/static-web.ts';
import { answerUnreadableAddress, answerUnreadableRequest } from './platform/http/unreadable-requests.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { BODY_LIMITS } from './platform/limits/body-budget.ts';
import { limitLoad } from './platform/limits/hold-under-load.ts';
import type { LimitParts } from './platform/limits/hold-under-load.ts';
import { serveInTurn, TURN_BOUNDS } from './platform/limits/serve-in-turn.ts';
import { LogAnswers } from './platform/log-requests.ts';
import { Lookups } from './platform/lookups/lookups.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { loadKeys } from './platform/torre-key.ts';
import { platform } from './platform/platform-area.ts';

/** All areas in their order: each imports the doors of earlier ones only (the house check reads the order here). */
export const AREAS = [
  platform,
  identity,
  lookups,
  people,
  month,
  locks,
  notices,
  substitutions,
  cells,
  drafts,
  cycles,
  presence,
  importExport,
  calendarFeed,
  legality,
  counters,
  organisation,
  organisationImport,
  operationsRoom,
  cover,
  entitlements,
  attendance,
  requests,
  content,
  shell,
  administration,
  files,
  jobs,
  mail,
] as const;

/** A piece of an upload on a slow line arrives within it; who sends a byte now and then does not hold a place for ever. */
const WHOLE_REQUEST_MS = 60_000;
const LOOKED_AT_EVERY_MS = 10_000;

/** Parts that a test may put in the place of the product's own. */
export interface AppParts {
  readonly counting?: (deps: AreaDeps) => Counting;
  readonly readFreeBytes?: NonNullable<FreeSpaceParts['read']>;
  readonly limits?: LimitParts;
  /** Milliseconds in which a request must have come whole. */
  readonly wholeRequestMs?: number;
  readonly bodyTotals?: BodyTotals;
  /** Further jobs, before the queue starts. */
  readonly jobs?: (deps: AreaDeps) => void;
  /** Where the built screens are. */
  readonly webFolder?: URL;
}

/**
 * The whole server, not yet listening. The database is open and migrated; `app.close()` ends streams and hub,
 * the caller closes the database.
 */
export async function buildApp(deps: AppDeps, parts: AppParts = {}): Promise<App> {
  const { config, db, clock, log } = deps;
  const { wholeRequestMs = WHOLE_REQUEST_MS } = parts;
  signAuditOf(db, await loadKeys(config));
  const metrics = new Metrics();
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogAnswers(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMITS.ordinary,
    requestTimeout: wholeRequestMs,
    http: {
      headersTimeout: wholeRequestMs,
      connectionsCheckingInterval: Math.min(wholeRequestMs, LOOKED_AT_EVERY_MS),
    },
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
    serverFactory: serveInTurn(parts.limits?.turns ?? TURN_BOUNDS, () => metrics.refused('unread')),
  });
  const configuration = new Configuration({ db, clock, log });
  const ofLookups = new Lookups({ db, clock, log });
  const principals = new PrincipalReader({ db, clock, configuration, lookups: ofLookups });
  const hub = new EventHub({ db, log, principals });
  const sealer = new AuditSealer({ db, clock, log });
  const freeSpace = new FreeSpace({
    folder: config.dataFolder,
    floor: config.minFreeBytes,
    log,
    ...(parts.readFreeBytes && { read: parts.readFreeBytes }),
  });
  const queue = new Jobs({ db, clock, log, runs: deps.runsJobs ?? true });
  const fileStore = new FolderStore(config.filesFolder);
  const contents = new Files({ db, clock, store: fileStore, jobs: queue });
  const ofPlatform = {
    configuration,
    lookups: ofLookups,
    metrics,
    freeSpace,
    fileStore,
    jobs: queue,
    files: contents,
  };
  const areaDeps: AreaDeps = { ...deps, hub, principals, ...ofPlatform };

  app.decorate('checksReplies', deps.checkReplies ?? false);
  app.setValidatorCompiler(validateBodies);
  // A serializer made from the schema costs double on large replies; tests compare replies with their schemas.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  discardUnreadBodies(app);
  refuseUndeclared(app);
  await sendSecurityHeaders(app, isHttps(config));
  refuseUnknownHosts(app, areaDeps);
  serveMetrics(app, areaDeps);
  limitLoad(app, areaDeps, parts.limits);
  requireSameOrigin(app, config);
  readJsonBodies(app, areaDeps, parts.bodyTotals);
  readPrincipals(app, areaDeps);
  judgeNamedPersons(app, deps);
  namePositions(app, hub);
  answerCallsOnce(app, deps);
  await app.register(fastifyCookie);
  await describeApi(app);

  const counting = parts.counting?.(areaDeps) ?? new PlantCounters(areaDeps);
  const published = new PublishedContent(areaDeps);
  const judged = new PlantLegality({ ...areaDeps, readLeave });
  judgeSavesOf(db, judged.judgeSave);
  // What an earlier area wants of a later one.
  const hooks: Omit<SaveDeps & MonthDeps & SessionDeps & AttendanceDeps & PublishedDeps, keyof AreaDeps> = {
    months: new MonthCache(areaDeps),
    published,
    readDraftMonth,
    requestServices: requestServices(areaDeps),
    readSessionCauses: async (employeeId) =>
      (await readInsertableCauses(areaDeps, employeeId)).map(
        ({ idcausale, descausale, gestdoc, insertable }) => ({ idcausale, descausale, gestdoc, insertable }),
      ),
    drafts: draftsOfCells,
    followers: [(cells) => counting.follow(cells)],
    forecast: async (icao, cells, drafted) => {
      const [effects, legality] = await Promise.all([
        counting.preview(icao, cells, drafted),
        judged.foresee(icao, { cells, ...(drafted && { drafted }) }),
      ]);
      return { effects, legality };
    },
  };
  await registerAreas(app, { ...areaDeps, ...hooks, counting, legality: judged }, AREAS);
  parts.jobs?.(areaDeps);

  serveApiDescription(app);
  await serveWeb(app, parts.webFolder ?? WEB_FOLDER, {
    videoSites: () => configuration.read('content.videoSites'),
    firstView: articleFirstView(app, published),
  });
  app.addHook('onReady', () => hub.start());
  app.addHook('onReady', () => sealer.start());
  metrics.gauge(
    'torre_audit_unsealed_seconds',
    'Time since the audit trail was sealed',
    () => sealer.lagSeconds,
  );
  keepConfiguration(app, areaDeps);
  app.addHook('onReady', () => ofLookups.reload());
  app.addHook('onClose', () => ofLookups.stop());
  app.addHook('onReady', () => queue.start());
  app.addHook('preClose', () => hub.stop());
  app.addHook('preClose', () => queue.stop());
  // After the last request: what it wrote is sealed too.
  app.addHook('onClose', () => sealer.stop());
  return app;
}
