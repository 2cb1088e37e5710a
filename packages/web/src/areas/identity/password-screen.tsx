import { Button } from '@mantine/core';
import { PASSWORD_MIN_LENGTH } from '@torre/domain/identity';
import type { JSX } from 'react';
import { Callout } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { PasswordField } from './password-field.tsx';
import styles from './password-screen.module.css';
import { usePasswordChange } from './use-password-change.ts';
import './identity.texts.ts';

interface PasswordScreenProps {
  readonly onChanged: () => void;
}

/** `/password`. Who signs in at the identity provider has no password here: it says where it is kept. */
export function PasswordScreen({ onChanged }: PasswordScreenProps): JSX.Element {
  const t = useTexts('identity');
  if (!useSession().externalRedirect) return <PasswordForm onChanged={onChanged} />;
  return (
    <section className={styles['form']}>
      <h1>{t('changePassword')}</h1>
      <p>{t('passwordElsewhere')}</p>
    </section>
  );
}

/** Change of the own password, wished or forced (first sign-in, expiry): every other session ends. */
function PasswordForm({ onChanged }: PasswordScreenProps): JSX.Element {
  const t = useTexts('identity');
  const { utente, mustChangePassword } = useSession();
  const { fieldProps, saving, save } = usePasswordChange(utente.userName, onChanged);
  return (
    <form className={styles['form']} onSubmit={save} noValidate>
      <h1>{t('changePassword')}</h1>
      {mustChangePassword && <Callout tone="wait">{t('mustChange')}</Callout>}
      <input type="text" name="username" autoComplete="username" value={utente.userName} readOnly hidden />
      <PasswordField
        {...fieldProps('current')}
        label={t('currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        {...fieldProps('next')}
        label={t('newPassword')}
        description={t('passwordRule', { length: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField {...fieldProps('repeated')} label={t('repeatPassword')} autoComplete="new-password" />
      <Button type="submit" size="md" loading={saving}>
        {t('save')}
      </Button>
    </form>
  );
}
