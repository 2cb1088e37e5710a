import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OneTimeLinkReply } from '@torre/contract/identity';
import { PASSWORD_MIN_LENGTH } from '@torre/domain/identity';
import type { JSX } from 'react';
import { useTextForm } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
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
  const first = link.purpose === 'first-administrator';
  // People sign in at the identity provider: there is a name to give, and no password.
  const withoutPassword = useQuery(signInOptionsQuery).data?.externalRedirect ?? false;
  const { fieldProps, save, saving } = useTextForm({
    initial: { userName: link.userName ?? '', nome: '', cognome: '', next: '', repeated: '' },
    faultsOf: ({ userName, nome, cognome, next, repeated }) => ({
      userName: userName.trim() === '' ? t('required') : null,
      nome: first && nome.trim() === '' ? t('required') : null,
      cognome: first && cognome.trim() === '' ? t('required') : null,
      next: withoutPassword ? null : passwordError(t, next, userName.trim()),
      repeated: repeated === next ? null : t('notEqual'),
    }),
    save: ({ userName, nome, cognome, next }) => {
      const person = first ? { userName: userName.trim(), nome: nome.trim(), cognome: cognome.trim() } : {};
      return spendOneTimeLink(token, { ...(!withoutPassword && { newPassword: next }), ...person });
    },
    track: null,
    done: null,
    failed: t('passwordNotChanged'),
    onSaved: onDone,
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
          {...fieldProps('userName')}
        />
      )}
      {first && <TextInput size="md" label={t('nome')} autoComplete="given-name" {...fieldProps('nome')} />}
      {first && (
        <TextInput size="md" label={t('cognome')} autoComplete="family-name" {...fieldProps('cognome')} />
      )}
      {!withoutPassword && (
        <>
          <PasswordField
            label={t('newPassword')}
            description={t('passwordRule', { length: PASSWORD_MIN_LENGTH })}
            autoComplete="new-password"
            {...fieldProps('next')}
          />
          <PasswordField
            label={t('repeatPassword')}
            autoComplete="new-password"
            {...fieldProps('repeated')}
          />
        </>
      )}
      <Button type="submit" size="md" loading={saving}>
        {t('save')}
      </Button>
    </form>
  );
}
