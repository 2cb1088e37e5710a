import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Gate } from './gate.tsx';
import styles from './gate.module.css';
import { makeSignIn, signInOptionsQuery } from './identity.queries.ts';
import { PasswordField } from './password-field.tsx';
import { signInRefusal, type SignInRefusal } from './sign-in-refusal.ts';
import './identity.texts.ts';

interface SignInScreenProps {
  /** The person is in: the route leads to `/init`. */
  readonly onSignedIn: () => void;
  /** The pair is being checked: time to fetch what comes next. */
  readonly onTrying: () => void;
}

/** Page 'login' (P2.05). Errors stand beside the fields, and what was typed stays. */
export function SignInScreen({ onSignedIn, onTrying }: SignInScreenProps): JSX.Element {
  const t = useTexts('identity');
  const { data: options } = useQuery(signInOptionsQuery);
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [trying, setTrying] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  useScreenTitle(t('signIn'));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setRefusal(null);
    setMissing(userName.trim() === '' || password === '');
    if (userName.trim() === '' || password === '') return;
    setTrying(true);
    onTrying();
    try {
      await makeSignIn(userName.trim(), password);
      onSignedIn();
    } catch (error) {
      setRefusal(signInRefusal(error));
      setTrying(false);
      passwordField.current?.select();
    }
  };

  const choose = (account: string): void => {
    setUserName(account);
    setPassword(options?.demoPassword ?? '');
    setRefusal(null);
    setMissing(false);
    passwordField.current?.focus();
  };

  const accounts = options?.demoAccounts ?? [];
  return (
    <Gate
      beside={
        accounts.length > 0 && (
          <DemoAccounts
            accounts={accounts}
            password={options?.demoPassword ?? null}
            chosen={userName}
            onChoose={choose}
          />
        )
      }
    >
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <h1>{t('signIn')}</h1>
          <p className={styles['lead']}>{t('purpose')}</p>
        </div>
        <TextInput
          label={t('userName')}
          size="md"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={userName}
          onChange={(event) => setUserName(event.currentTarget.value)}
          error={missing && userName.trim() === '' && t('userNameRequired')}
        />
        <PasswordField
          ref={passwordField}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={missing && password === '' ? t('passwordRequired') : refusal?.text === 'wrongPair'}
        />
        <Button type="submit" size="md" loading={trying}>
          {t('signIn')}
        </Button>
        {refusal && (
          <p role="alert" className={styles['alert']}>
            {refusal.words ?? t(refusal.text, { seconds: refusal.seconds ?? 0 })}
          </p>
        )}
        <p className={styles['hint']}>{t('forgotten')}</p>
      </form>
    </Gate>
  );
}
