import { accept, refuse } from '../kernel/index.ts';
import type { Decision, NoDetails } from '../kernel/index.ts';

export const PASSWORD_MIN_LENGTH = 10;

/** Why a password is not good enough. */
export interface PasswordRefusals {
  readonly 'too-short': { readonly length: number; readonly required: number };
  readonly 'same-as-user-name': NoDetails;
  readonly 'one-character': NoDetails;
  readonly 'easy-to-guess': NoDetails;
}

/**
 * Whether a new password is good enough for this person.
 * The deny rules look for what guessers try first, not for kinds of characters: a long sentence is always good.
 */
export function checkPassword(
  password: string,
  person: { readonly userName: string },
): Decision<void, PasswordRefusals> {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return refuse('too-short', { length: characters.length, required: PASSWORD_MIN_LENGTH });
  }
  const word = withoutTrimmings(password);
  const { userName } = person;
  const isUserName = word !== '' && word === withoutTrimmings(userName);
  if (isUserName || password.toLowerCase() === userName.toLowerCase()) return refuse('same-as-user-name');
  if (new Set(characters).size === 1) return refuse('one-character');
  return isEasyToGuess(password.toLowerCase(), word) ? refuse('easy-to-guess') : accept();
}

/** Rows that fingers walk along, in either direction and beyond the end. */
const ROWS = [
  '12345678901234567890',
  '1234567891011121314151617181920',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopqwertyuiop',
];

/** Words that every guesser tries first, also said twice. */
const FIRST_GUESSES =
  /^(password|passw[0o]rd|parola|segreta|segreto|benvenuto|benvenuta|amministratore|administrator|admin|torre|letmein|welcome|iloveyou|tiamo)+$/;

/** Lower case, without the figures and signs around it. */
function withoutTrimmings(text: string): string {
  const trimmings = /^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu;
  return text.toLowerCase().replace(trimmings, '');
}

/** `word`: the password without its trimmings. */
function isEasyToGuess(password: string, word: string): boolean {
  const isInRow = (text: string): boolean => {
    const backwards = [...text].toReversed().join('');
    return ROWS.some((row) => row.includes(text) || row.includes(backwards));
  };
  if (isInRow(password) || /^(.+?)\1+$/su.test(password)) return true;
  // Three letters that lie side by side happen by chance.
  return (word.length > 3 && isInRow(word)) || FIRST_GUESSES.test(word);
}
