import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifySwagger from '@fastify/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { PRODUCT } from '../product.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Encoding } from './accepted-encoding.ts';
import { declareRoute } from './declared-routes.ts';

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

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

/**
 * GET /api/docs and /api/docs/json: the OpenAPI 3.1 description of every call. It holds no data, so it is open, and is made
 * and compressed once: anybody may ask for it.
 */
export function serveApiDescription(app: App): void {
  let prepared: Readonly<Record<Encoding, Buffer>> | null = null;
  const prepare = () => {
    const identity = Buffer.from(JSON.stringify(app.swagger()));
    return { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, { params: BROTLI }) };
  };
  for (const url of ['/api/docs', '/api/docs/json']) {
    app.get(
      url,
      {
        config: declareRoute(app, { id: 'docs', method: 'GET', url, access: 'open', load: 'read' }),
        schema: { hide: true },
      },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const encoding = acceptedEncoding(request.headers['accept-encoding']);
        reply.type('application/json; charset=utf-8').header('Vary', 'Accept-Encoding');
        if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
        return (prepared ??= prepare())[encoding];
      },
    );
  }
}
