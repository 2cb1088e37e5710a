import { CallFailed, refusalWords } from '../../platform/call-failure.ts';

export interface SignInRefusal {
  readonly text: 'wrongPair' | 'tooManyTries' | 'tooBusy' | 'serviceAway';
  /** Of `tooManyTries`. */
  readonly seconds?: number;
  /** The server's own sentence, where it knows more than the status says. */
  readonly words?: string;
}

/**
 * Why a sign-in failed. P7.17, P7.27: every 401 shows the one text of the wrong pair, whatever the reason;
 * 503 asks for patience, 429 says how long to wait after wrong tries; anything else means that the service is away.
 */
export function signInRefusal(error: unknown): SignInRefusal {
  if (!(error instanceof CallFailed)) return { text: 'serviceAway' };
  if (error.status === 401) return { text: 'wrongPair' };
  if (error.status === 429) return { text: 'tooManyTries', seconds: error.retryAfter ?? 60 };
  if (error.status === 503) return { text: 'tooBusy' };
  const words = error.status < 500 ? refusalWords(error) : undefined;
  return words ? { text: 'serviceAway', words } : { text: 'serviceAway' };
}
