import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../within.ts';

/** A value that takes longer to read than this is missing from the answer: a scrape must not wait for a sick database. */
const PATIENCE_MS = 1000;

/** Seconds; the promises of the product lie at 0.05, 0.1 and 2. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

type RefusalReason =
  | 'crowd_read'
  | 'crowd_save'
  | 'rate_person'
  | 'rate_address'
  | 'no_room'
  | 'bodies'
  | 'unread'
  | 'host';

/** What an operator watches. Names of series and labels are fixed words and patterns of addresses, never data. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'torre_http_request_duration_seconds',
    help: 'Requests by pattern of the address, method and status, and how long they took',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: DURATIONS,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'torre_refused_total',
    help: 'Refused to keep the others going: crowd_read, crowd_save, rate_person, rate_address, no_room, bodies, unread, host',
    labelNames: ['reason'] as const,
    registers: [this.#registry],
  });

  request(route: string, method: string, status: number, seconds: number): void {
    this.#requests.observe({ route, method, status }, seconds);
  }

  refused(reason: RefusalReason): void {
    this.#refused.inc({ reason });
  }

  /** A value read at each scrape; one that fails or takes over a second is left out. `name` begins with `torre_`. */
  gauge(name: `torre_${string}`, help: string, read: () => number | null | Promise<number | null>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const value = await within(
          PATIENCE_MS,
          (async () => read())().catch(() => null),
          null,
        );
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
