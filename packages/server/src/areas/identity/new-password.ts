import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { checkPassword } from '@torre/domain/identity';
import { refused } from '../../platform/http/refused.ts';

/** Refuses with 409 and the reason when the domain finds the password too weak. */
export function requireGoodPassword(password: string, userName: string): void {
  const decision = checkPassword(password, { userName });
  if (decision.ok) return;
  const { code, details } = decision;
  const sentence =
    code === 'too-short' ? identitySentence(code, { required: details.required }) : identitySentence(code);
  throw refused(409, OUTCOME.passwordTooWeak, sentence);
}
