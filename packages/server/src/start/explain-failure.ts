import { ConfigError } from '../platform/config.ts';
import { EmbeddedProblem } from '../platform/embedded/index.ts';
import { DatabaseNotEmpty } from '../seed/load-world.ts';
import { StartProblem } from './start-problem.ts';

const SENTENCES = [StartProblem, ConfigError, EmbeddedProblem, DatabaseNotEmpty];

/** What a failed start prints: the sentence of what was foreseen, the whole of what was not. */
export function explainFailure(error: unknown): string {
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
