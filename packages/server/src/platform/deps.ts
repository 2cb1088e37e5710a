import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/index.ts';
import type { EventHub } from './events/hub.ts';
import type { Files, FileStore } from './files/index.ts';
import type { FreeSpace } from './free-space.ts';
import type { JobPace } from './jobs/job-options.ts';
import type { Lookups } from './lookups/lookups.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PrincipalReader } from './access/principal-reader.ts';
import type { Configuration } from './configuration/configuration.ts';

/** What `buildApp` is given. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Tests: every reply is compared with its schema, a difference answers 500. */
  readonly checkReplies?: boolean;
  /** false: this process puts jobs into their queues and runs none. Without it: runs them, at the usual pace. */
  readonly runsJobs?: boolean | JobPace;
}

/** What every area's `registerX(app, deps)` receives. */
export interface AreaDeps extends AppDeps {
  readonly hub: EventHub;
  readonly principals: PrincipalReader;
  readonly configuration: Configuration;
  readonly lookups: Lookups;
  readonly metrics: Metrics;
  /** Jobs that write much wait while it has no room. */
  readonly freeSpace: FreeSpace;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly fileStore: FileStore;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the logger's and server's generics do not matter to areas
export type App = FastifyInstance<any, any, any, any>;
