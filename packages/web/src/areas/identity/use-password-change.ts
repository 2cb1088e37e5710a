import { useForm } from '@mantine/form';
import { OUTCOME } from '@torre/contract/outcome';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { queryClient } from '../../platform/query-client.ts';
import { sessionQuery } from '../../platform/session.ts';
import { makePasswordChange } from './identity.queries.ts';
import { passwordError } from './password-error.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import './identity.texts.ts';

const EMPTY = { current: '', next: '', repeated: '' };
const FIELDS = ['current', 'next', 'repeated'] as const;
type FieldName = (typeof FIELDS)[number];

/** Which field a refusal of the server is about. */
const FIELD_OF: Readonly<Record<number, FieldName>> = {
  [OUTCOME.wrongPair]: 'current',
  [OUTCOME.passwordTooWeak]: 'next',
};

interface PasswordChange {
  readonly fieldProps: (name: FieldName) => {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    readonly error: ReactNode;
    readonly onChange: (value: string) => void;
  };
  readonly saving: boolean;
  readonly save: ReturnType<ReturnType<typeof useForm<typeof EMPTY>>['onSubmit']>;
}

/** The form of `/password`: what is wrong stands at its field, the server's word too, and the first such has the focus. */
export function usePasswordChange(userName: string, onChanged: () => void): PasswordChange {
  const t = useTexts('identity');
  const [saving, setSaving] = useState(false);
  const lastNotice = useRef(0);
  const [current, next, repeated] = [useRef(null), useRef(null), useRef(null)];
  const inputs: Record<FieldName, RefObject<HTMLInputElement | null>> = { current, next, repeated };
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      current: (value) => (value === '' ? t('currentPasswordRequired') : null),
      next: (value) => passwordError(t, value, userName),
      repeated: (value, values) => (value === values.next ? null : t('notEqual')),
    },
  });

  const attempt = async (values: typeof EMPTY): Promise<void> => {
    setSaving(true);
    try {
      await makePasswordChange({ currentPassword: values.current, newPassword: values.next });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      notify({ type: NOTICE.success, text: t('passwordChanged') });
      onChanged();
    } catch (error) {
      setSaving(false);
      const field = error instanceof CallFailed ? FIELD_OF[error.outcome?.code ?? 0] : undefined;
      if (field === undefined) {
        lastNotice.current = notify(failureNotice(error, t('passwordNotChanged')));
        return;
      }
      form.setFieldError(field, refusalWords(error));
      inputs[field].current?.focus();
    }
  };
  const focusFirst = (errors: typeof form.errors): void => {
    const first = FIELDS.find((name) => Boolean(errors[name]));
    if (first) inputs[first].current?.focus();
  };

  return {
    fieldProps: (name) => ({
      ref: inputs[name],
      value: form.values[name],
      error: form.errors[name],
      onChange: (value) => form.setFieldValue(name, value),
    }),
    saving,
    save: (event) => {
      // What was said of the attempt before is over with it.
      closeNotice(lastNotice.current);
      form.onSubmit(attempt, focusFirst)(event);
    },
  };
}
