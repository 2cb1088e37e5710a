import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { App, AreaDeps } from '../deps.ts';
import { gaugeJobs } from './gauge-jobs.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { gaugeProcess } from './process-gauges.ts';

const MS_PER_S = 1000;

/** GET /metrics for Prometheus. It is no call of the product: no session, no envelope, an access rule of its own. */
export function serveMetrics(app: App, { config, db, hub, metrics, freeSpace }: AreaDeps): void {
  gaugeProcess(app, metrics);
  gaugeJobs(metrics, db);
  metrics.gauge(
    'torre_database_pool_connections',
    'Open connections to the database',
    () => db.pool.totalCount,
  );
  metrics.gauge('torre_database_pool_idle', 'Of these, idle', () => db.pool.idleCount);
  metrics.gauge('torre_database_pool_waiting', 'Who waits for a connection', () => db.pool.waitingCount);
  metrics.gauge('torre_live_streams', 'Open streams of live events', () => hub.openStreams);
  metrics.gauge('torre_outbox_lag_seconds', 'Time since the outbox was last read', () => hub.lagSeconds);
  metrics.gauge('torre_free_space_bytes', 'Free space of the data folder', () => freeSpace.bytes);
  metrics.gauge('torre_writes_accepted', '0 while the disk is nearly full', () => Number(freeSpace.hasRoom));

  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    const url = request.routeOptions.url ?? '';
    // Files of the screens have a route each: one name for all of them.
    const route = url.startsWith('/api') || url === '/metrics' ? url : 'web';
    metrics.request(route, request.method, reply.statusCode, reply.elapsedTime / MS_PER_S);
    done();
  });
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (!mayReadMetrics(request, config)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').type('text/plain').send('');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
