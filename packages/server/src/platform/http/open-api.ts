import fastifySwagger from '@fastify/swagger';
import type { App } from '../deps.ts';
import { PRODUCT } from '../product.ts';
import { declareRoute } from './declared-routes.ts';

/** Must be registered before the routes that it describes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: PRODUCT.name, version: PRODUCT.version } },
  });
}

/** GET /api/docs and /api/docs/json: the OpenAPI 3.1 description of every call. It holds no data, so it is open. */
export function serveApiDescription(app: App): void {
  for (const url of ['/api/docs', '/api/docs/json']) {
    app.get(
      url,
      {
        config: declareRoute(app, { id: 'docs', method: 'GET', url, access: 'open' }),
        schema: { hide: true },
      },
      async () => app.swagger(),
    );
  }
}
