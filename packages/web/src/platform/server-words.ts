import type { Outcome } from '@torre/contract/outcome';
import type { SentenceValues } from '@torre/contract/sentences';
import { currentLanguage } from './language.ts';

type InEnglish = (key: string, values: SentenceValues) => string | null;

let inEnglish: InEnglish | null = null;
let loading: Promise<void> | null = null;

/**
 * Brings the English words of what the server says, once; the Italian interface never loads them. Without them (the network
 * is gone) the sentence stays Italian.
 */
export async function loadServerWords(): Promise<void> {
  if (currentLanguage() !== 'en' || inEnglish !== null) return;
  loading ??= import('@torre/contract/all-sentences').then(
    (words) => void (inEnglish = words.inEnglish),
    () => void (loading = null),
  );
  await loading;
}

/** What the server said, in the language of the interface (decision 0053); a key of a newer server stays Italian. */
export function serverWords({ messageIT, text }: Pick<Outcome, 'messageIT' | 'text'>): string {
  if (text === undefined || currentLanguage() !== 'en') return messageIT;
  return inEnglish?.(text.key, text.values) ?? messageIT;
}
