import type { CallLoad } from '@torre/contract/endpoint';
import type { App } from '../deps.ts';

export interface DeclaredRoute {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** `open`: served without a session. */
  readonly access: 'session' | 'open';
  readonly load: CallLoad;
  /** As Endpoint.inBackground. */
  readonly inBackground?: true | undefined;
  /** Its body may also come as a form (`application/x-www-form-urlencoded`). */
  readonly takesForm?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: DeclaredRoute;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

/** Notes a route in the app's list and gives the config that `refuseUndeclared` asks for. */
export function declareRoute(app: App, declared: DeclaredRoute): { declared: DeclaredRoute } {
  app.declaredRoutes.push(declared);
  return { declared };
}

/** Makes a route below /api that did not pass through `route` or `openRoute` stop the start. */
export function refuseUndeclared(app: App): void {
  app.decorate('declaredRoutes', []);
  app.addHook('onRoute', (options) => {
    if (options.url.startsWith('/api') && !options.config?.declared) {
      throw new Error(`${String(options.method)} ${options.url} declares no access`);
    }
  });
}
