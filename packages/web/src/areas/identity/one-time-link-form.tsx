import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { OneTimeLinkReply } from '@torre/contract/identity';
import { PASSWORD_MIN_LENGTH } from '@torre/domain/identity';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { romeDateTime } from '../../platform/rome-time.ts';
import styles from './gate.module.css';
import { signInOptionsQuery, spendOneTimeLink } from './identity.queries.ts';
import { passwordError } from './password-error.ts';
import { PasswordField } from './password-field.tsx';

interface OneTimeLinkFormProps {
  readonly token: string;
  readonly link: OneTimeLinkReply;
  readonly onDone: () => void;
}

export function OneTimeLinkForm({ token, link, onDone }: OneTimeLinkFormProps): JSX.Element {
  const t = useTexts('identity');
  const [saving, setSaving] = useState(false);
  const first = link.purpose === 'first-administrator';
  // People sign in at the identity provider: there is a name to give, and no password.
  const withoutPassword = useQuery(signInOptionsQuery).data?.externalRedirect ?? false;
  const form = useForm({
    initialValues: { userName: link.userName ?? '', nome: '', cognome: '', next: '', repeated: '' },
    validate: {
      userName: (value) => (value.trim() === '' ? t('required') : null),
      nome: (value) => (first && value.trim() === '' ? t('required') : null),
      cognome: (value) => (first && value.trim() === '' ? t('required') : null),
      next: (value, values) => (withoutPassword ? null : passwordError(t, value, values.userName.trim())),
      repeated: (value, values) => (value === values.next ? null : t('notEqual')),
    },
  });
  const save = form.onSubmit(async ({ userName, nome, cognome, next }) => {
    setSaving(true);
    const person = first ? { userName: userName.trim(), nome: nome.trim(), cognome: cognome.trim() } : {};
    try {
      await spendOneTimeLink(token, { ...(!withoutPassword && { newPassword: next }), ...person });
      onDone();
    } catch (error) {
      notify(failureNotice(error, t('passwordNotChanged')));
      setSaving(false);
    }
  });
  const expires = romeDateTime(link.expiresAt);
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      <div>
        <h1>{first ? t('firstAdministrator') : t('linkTitle')}</h1>
        <p className={styles['lead']}>
          {first
            ? t('firstAdministratorWhy', { expires })
            : t('linkFor', { userName: link.userName ?? '', expires })}
        </p>
      </div>
      {first && (
        <TextInput
          size="md"
          label={t('userName')}
          autoComplete="username"
          autoCapitalize="none"
          {...form.getInputProps('userName')}
        />
      )}
      {first && (
        <TextInput size="md" label={t('nome')} autoComplete="given-name" {...form.getInputProps('nome')} />
      )}
      {first && (
        <TextInput
          size="md"
          label={t('cognome')}
          autoComplete="family-name"
          {...form.getInputProps('cognome')}
        />
      )}
      {!withoutPassword && (
        <>
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
        </>
      )}
      <Button type="submit" size="md" loading={saving}>
        {t('save')}
      </Button>
    </form>
  );
}
