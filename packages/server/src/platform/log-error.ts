/** What the log keeps of an error. */
export interface Failure {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly cause?: Failure | undefined;
  readonly errors?: readonly Failure[] | undefined;
}

/** Deeper chains of causes say nothing new. */
const DEEPEST = 4;

/**
 * An error without the values that its message may quote: PostgreSQL quotes rows in message and detail (its code, table
 * and constraint are kept instead), a parser quotes what it could not read. All other messages are our own words or a
 * library's.
 */
export function describeError(error: Error, depth = 0): Failure {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  const message = safeMessage(error);
  const frames = (error.stack ?? '').slice(Math.max(0, (error.stack ?? '').indexOf('\n    at ')));
  const isDeep = depth >= DEEPEST;
  return {
    type: error.name,
    message,
    stack: frames,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error.cause instanceof Error && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && {
        errors: error.errors
          .filter((one) => one instanceof Error)
          .map((one) => describeError(one, depth + 1)),
      }),
  };
}

/** Kinds whose message quotes the value that they did not like. */
const QUOTING = new Set(['SyntaxError', 'RangeError', 'URIError', 'TypeError']);

function safeMessage(error: Error): string {
  if ('severity' in error) return `PostgreSQL error ${(error as { code?: string }).code}`;
  if (!QUOTING.has(error.name)) return error.message;
  // A name in quotes is code (`x is not a function`), a value is not.
  return error.message.replaceAll(/"[^"]*"|'[^']*'|:\s.*$/g, '…');
}
