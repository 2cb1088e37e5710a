import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/index.ts';
import type { EventHub } from './events/hub.ts';
import type { PrincipalReader } from './access/principal-reader.ts';

/** What `buildApp` is given. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Tests: every reply is compared with its schema, a difference answers 500. */
  readonly checkReplies?: boolean;
}

/** What every area's `registerX(app, deps)` receives. */
export interface AreaDeps extends AppDeps {
  readonly hub: EventHub;
  readonly principals: PrincipalReader;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the logger's and server's generics do not matter to areas
export type App = FastifyInstance<any, any, any, any>;
