import { accept, refuse } from '../kernel/index.ts';
import type { Decision } from '../kernel/index.ts';

export const PASSWORD_MIN_LENGTH = 10;

/**
 * Whether a new password is good enough for this person.
 * Refuses with `too-short` { length, required }, `same-as-user-name` or `one-character`.
 */
export function checkPassword(password: string, person: { readonly userName: string }): Decision<void> {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return refuse('too-short', { length: characters.length, required: PASSWORD_MIN_LENGTH });
  }
  if (password.toLowerCase() === person.userName.toLowerCase()) return refuse('same-as-user-name');
  return new Set(characters).size === 1 ? refuse('one-character') : accept();
}
