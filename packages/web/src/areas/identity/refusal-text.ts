import { CallFailed } from '../../platform/call-failure.ts';

/** The server's own sentence about a refusal, or null where it sent none. */
export function refusalText(error: unknown): string | null {
  return (error instanceof CallFailed && error.outcome?.messageIT) || null;
}
