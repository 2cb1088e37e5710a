import { mailSentence } from '@torre/contract/mail/sentences';
import { filledIn } from '@torre/contract/sentences';
import type { AddressedMail } from './mail.store.ts';

/** Subject and text of a mail in the language of its account; `publicUrl`: without a final slash. */
export function mailText(
  { language, name, details: { plant, count } }: Pick<AddressedMail, 'language' | 'name' | 'details'>,
  publicUrl: string,
): { readonly subject: string; readonly text: string } {
  const values = { name, plant, count, url: `${publicUrl}/dipendente/calendario` };
  const say = (key: string): string => filledIn(mailSentence.table, language, key, values)!;
  return { subject: say('shiftsSubject'), text: say('shifts') };
}
