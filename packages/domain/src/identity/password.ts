import { accept, refuse } from '../kernel/index.ts';
import type { Decision } from '../kernel/index.ts';

export const PASSWORD_MIN_LENGTH = 10;

/**
 * Whether a new password is good enough for this person.
 * Refuses with `too-short` { length, required }, `same-as-user-name`, `one-character` or `easy-to-guess`.
 */
export function checkPassword(password: string, person: { readonly userName: string }): Decision<void> {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return refuse('too-short', { length: characters.length, required: PASSWORD_MIN_LENGTH });
  }
  if (password.toLowerCase() === person.userName.toLowerCase()) return refuse('same-as-user-name');
  if (new Set(characters).size === 1) return refuse('one-character');
  return isEasyToGuess(password.toLowerCase()) ? refuse('easy-to-guess') : accept();
}

/** Rows that fingers walk along, in either direction and beyond the end. */
const ROWS = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopqwertyuiop',
];

/** Words that every guesser tries first, with whatever figures and signs behind them. */
const FIRST_GUESSES =
  /^(password|passw0rd|parola|segreta|segreto|qwerty|qwertyuiop|benvenuto|benvenuta|amministratore)$/;

function isEasyToGuess(password: string): boolean {
  const backwards = [...password].toReversed().join('');
  if (ROWS.some((row) => row.includes(password) || row.includes(backwards))) return true;
  if (/^(.+?)\1+$/su.test(password)) return true;
  return FIRST_GUESSES.test(password.replace(/[\d\p{P}\p{S}\s]+$/u, ''));
}
