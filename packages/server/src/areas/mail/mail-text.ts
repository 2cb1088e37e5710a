import type { MailKind } from '@torre/contract/mail';
import { mailSentence } from '@torre/contract/mail/sentences';
import { filledIn } from '@torre/contract/sentences';
import type { AddressedMail } from './mail.store.ts';

/** Of each kind, what it says and where there is more. */
const WORDS: Readonly<
  Record<MailKind, { readonly subject: string; readonly text: string; readonly path: string }>
> = {
  SHIFTS: { subject: 'shiftsSubject', text: 'shifts', path: '/dipendente/calendario' },
  REQUESTS: { subject: 'requestSubject', text: 'request', path: '/dipendente/richieste' },
  SUBSTITUTIONS: { subject: 'substitutionSubject', text: 'substitution', path: '/' },
  WAITING: { subject: 'waitingSubject', text: 'waiting', path: '/responsabile/richieste' },
  ABSENCES: { subject: 'absenceSubject', text: 'absence', path: '/responsabile/richieste' },
};

/** Subject and text of a mail in the language of its account; `publicUrl`: without a final slash. */
export function mailText(
  {
    kind,
    language,
    name,
    details: { plant, count },
  }: Pick<AddressedMail, 'kind' | 'language' | 'name' | 'details'>,
  publicUrl: string,
): { readonly subject: string; readonly text: string } {
  const { subject, text, path } = WORDS[kind];
  const values = { name, plant, count, url: `${publicUrl}${path}` };
  const say = (key: string): string => filledIn(mailSentence.table, language, key, values)!;
  return { subject: say(subject), text: say(text) };
}
