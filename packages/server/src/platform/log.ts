import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';
import type { DestinationStream, LogFn } from 'pino';
import { describeError } from './log-error.ts';
import { withoutPersonalData } from './log-redaction.ts';

const OPTIONS = {
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? '-' }),
    err: describeError,
  },
  formatters: { log: withoutPersonalData },
  hooks: { logMethod: sayInOwnWords },
};

/**
 * Structured logs without personal data: a request is its method and the pattern of its address (the address
 * itself may hold personnel codes and links), never body, query, cookies or headers.
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return destination ? pino({ ...OPTIONS, level }, destination) : pino({ ...OPTIONS, level });
}

/** Without a message pino takes the one of the error, which may quote what somebody typed or what a row holds. */
function sayInOwnWords(this: unknown, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message] = args as unknown[];
  if (message !== undefined || typeof first === 'string') return method.apply(this as never, args);
  method.apply(this as never, [first, 'an error'] as never);
}
