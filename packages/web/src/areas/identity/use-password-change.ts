import { OUTCOME } from '@torre/contract/outcome';
import { useTextForm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { queryClient } from '../../platform/query-client.ts';
import { sessionQuery } from '../../platform/session.ts';
import { makePasswordChange } from './identity.queries.ts';
import { passwordError } from './password-error.ts';
import './identity.texts.ts';

/** The form of `/password`. */
export function usePasswordChange(userName: string, onChanged: () => void) {
  const t = useTexts('identity');
  return useTextForm({
    initial: { current: '', next: '', repeated: '' },
    faultsOf: ({ current, next, repeated }) => ({
      current: current === '' ? t('currentPasswordRequired') : null,
      next: passwordError(t, next, userName),
      repeated: repeated === next ? null : t('notEqual'),
    }),
    fieldOf: { [OUTCOME.wrongPair]: 'current', [OUTCOME.passwordTooWeak]: 'next' },
    save: async ({ current, next }) => {
      await makePasswordChange({ currentPassword: current, newPassword: next });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    // A session that must change its password may call nothing else.
    track: null,
    done: t('passwordChanged'),
    failed: t('passwordNotChanged'),
    onSaved: onChanged,
  });
}
