import { OUTCOME } from '@torre/contract/outcome';
import { checkPassword } from '@torre/domain/identity';
import { refused } from '../../platform/http/refused.ts';

const WEAK: Readonly<Record<string, string>> = {
  'too-short': 'La nuova password deve avere almeno 10 caratteri.',
  'same-as-user-name': 'La nuova password non può essere il nome utente, neanche con cifre o segni intorno.',
  'one-character': 'La nuova password non può ripetere un solo carattere.',
  'easy-to-guess':
    'La nuova password è tra le prime che si provano: evita sequenze, ripetizioni e parole come «password».',
};

/** Refuses with 409 and the reason when the domain finds the password too weak. */
export function requireGoodPassword(password: string, userName: string): void {
  const decision = checkPassword(password, { userName });
  if (decision.ok) return;
  throw refused(
    409,
    OUTCOME.passwordTooWeak,
    WEAK[decision.code] ?? 'La nuova password non è abbastanza sicura.',
  );
}
