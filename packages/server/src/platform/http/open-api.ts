import fastifySwagger from '@fastify/swagger';
import type { App } from '../deps.ts';
import { PRODUCT } from '../product.ts';
import { declareRoute } from './declared-routes.ts';

/** Must be registered before the routes that it describes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: PRODUCT.name, version: PRODUCT.version } },
    // Only the declared ones: `exposeHeadRoutes` of Fastify itself is off.
    exposeHeadRoutes: true,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      // The package adds a word to the names of HEAD operations; ours are unique as they are.
      for (const path of Object.values(document.openapiObject.paths ?? {})) {
        const head = path?.head;
        if (head?.operationId) head.operationId = head.operationId.replace(/-head$/, '');
      }
      return document.openapiObject;
    },
  });
}

/** GET /api/docs and /api/docs/json: the OpenAPI 3.1 description of every call. It holds no data, so it is open. */
export function serveApiDescription(app: App): void {
  for (const url of ['/api/docs', '/api/docs/json']) {
    app.get(
      url,
      {
        config: declareRoute(app, { id: 'docs', method: 'GET', url, access: 'open', load: 'read' }),
        schema: { hide: true },
      },
      async () => app.swagger(),
    );
  }
}
