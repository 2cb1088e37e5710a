import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PASSWORD_MIN_LENGTH } from '@torre/domain/identity';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { queryClient } from '../../platform/query-client.ts';
import { sessionQuery, useSession } from '../../platform/session.ts';
import { makePasswordChange } from './identity.queries.ts';
import { passwordError } from './password-error.ts';
import { PasswordField } from './password-field.tsx';
import styles from './password-screen.module.css';
import './identity.texts.ts';

/** Change of the own password, wished or forced (first sign-in, expiry): every other session ends. */
export function PasswordScreen({ onChanged }: { readonly onChanged: () => void }): JSX.Element {
  const t = useTexts('identity');
  const { utente, mustChangePassword } = useSession();
  const [saving, setSaving] = useState(false);
  const form = useForm({
    initialValues: { current: '', next: '', repeated: '' },
    validate: {
      current: (value) => (value === '' ? t('required') : null),
      next: (value) => passwordError(t, value, utente.userName),
      repeated: (value, values) => (value === values.next ? null : t('notEqual')),
    },
  });
  const save = form.onSubmit(async ({ current, next }) => {
    setSaving(true);
    try {
      await makePasswordChange({ currentPassword: current, newPassword: next });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      notify({ type: NOTICE.success, text: t('passwordChanged') });
      onChanged();
    } catch (error) {
      notify(failureNotice(error, t('passwordNotChanged')));
      setSaving(false);
    }
  });
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      <h1>{t('changePassword')}</h1>
      {mustChangePassword && <p className={styles['forced']}>{t('mustChange')}</p>}
      <input type="text" name="username" autoComplete="username" value={utente.userName} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        value={form.values.current}
        onChange={(value) => form.setFieldValue('current', value)}
        error={form.errors['current']}
      />
      <PasswordField
        label={t('newPassword')}
        description={t('passwordRule', { length: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        value={form.values.next}
        onChange={(value) => form.setFieldValue('next', value)}
        error={form.errors['next']}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        value={form.values.repeated}
        onChange={(value) => form.setFieldValue('repeated', value)}
        error={form.errors['repeated']}
      />
      <Button type="submit" size="md" loading={saving}>
        {t('save')}
      </Button>
    </form>
  );
}
