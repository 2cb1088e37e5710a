import { checkPassword } from '@torre/domain/identity';
import type { Texts } from '../../platform/text-catalogue.ts';

/** The sentence for a new password that the domain refuses, or null. The server asks the same function. */
export function passwordError(t: Texts<'identity'>, password: string, userName: string): string | null {
  if (password === '') return t('newPasswordRequired');
  const decision = checkPassword(password, { userName });
  if (decision.ok) return null;
  switch (decision.code) {
    case 'too-short':
      return t('too-short', {
        length: Number(decision.details['length']),
        required: Number(decision.details['required']),
      });
    case 'same-as-user-name':
    case 'easy-to-guess':
      return t(decision.code);
    default:
      return t('one-character');
  }
}
