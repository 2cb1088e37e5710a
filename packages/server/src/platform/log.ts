import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';
import type { DestinationStream } from 'pino';

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly cause?: Failure | undefined;
}

const OPTIONS = {
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? '-' }),
    err: describeError,
  },
  redact: ['*.password', '*.currentPassword', '*.newPassword', '*.token', '*.secret', '*.cookie'],
};

/**
 * Structured logs without personal data: a request is its method and the pattern of its address (the address
 * itself may hold personnel codes and links), never body, query, cookies or headers.
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  return destination ? pino({ ...OPTIONS, level }, destination) : pino({ ...OPTIONS, level });
}

/** An error of PostgreSQL quotes values in message and detail: its code, table and constraint are kept instead. */
function describeError(error: Error): Failure {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const isFromDatabase = 'severity' in error;
  const stack = error.stack ?? '';
  return {
    type: error.name,
    message: isFromDatabase ? `PostgreSQL error ${code}` : error.message,
    stack: isFromDatabase ? stack.slice(Math.max(0, stack.indexOf('\n    at '))) : stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
