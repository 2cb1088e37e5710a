import type { DemoAccount } from '@torre/contract/identity';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import styles from './gate.module.css';

/** `look/README.md`: ten are shown, the others on request. */
const SHOWN_FIRST = 10;

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly password: string | null;
  readonly chosen: string;
  readonly onChoose: (userName: string) => void;
}

/** P2.05: the accounts of the demo world; the server names none outside it. */
export function DemoAccounts({ accounts, password, chosen, onChoose }: DemoAccountsProps): JSX.Element {
  const t = useTexts('identity');
  const [all, setAll] = useState(false);
  const shown = all ? accounts : accounts.slice(0, SHOWN_FIRST);
  const others = accounts.length - shown.length;
  return (
    <section className={styles['accounts']}>
      <h2>{t('demoAccounts')}</h2>
      <p className={styles['hint']}>
        {t('demoPassword')} <b>{password}</b>.
      </p>
      <ul>
        {shown.map(({ userName, description }) => (
          <li key={userName}>
            <button
              type="button"
              className={styles['account']}
              aria-pressed={chosen === userName}
              onClick={() => onChoose(userName)}
            >
              <b>{userName}</b>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          {t('showOtherAccounts', { count: others })}
        </button>
      )}
    </section>
  );
}
