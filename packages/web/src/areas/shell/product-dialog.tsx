import { useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { Dialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { knownSession, sessionQuery } from '../../platform/session.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { fullNameOf } from './person.ts';
import styles from './product-dialog.module.css';
import { roleNames } from './role-names.ts';
import './shell.texts.ts';

/** P2.21 */
const WIDTH_PX = 850;
/** P9.02 */
const BACKEND_VERSION = '5.2.1';

/** Opened by Shift+F8 (P2.20, P2.22): what support asks for, and the keys. */
export function ProductDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('shell');
  // Watches the session without asking for it: the dialog also opens in front of the sign-in.
  const { data: session } = useQuery({ ...sessionQuery, enabled: knownSession() !== undefined });
  return (
    <Dialog onClose={onClose} title="Torre" size={WIDTH_PX}>
      <div className={styles['columns']}>
        <section>
          <h3>{t('product')}</h3>
          <dl className={styles['facts']}>
            {session && <Fact name={t('version')}>{session.product.version}</Fact>}
            <Fact name={t('backendVersion')}>{BACKEND_VERSION}</Fact>
          </dl>
        </section>
        <section>
          <h3>{t('session')}</h3>
          {session ? (
            <dl className={styles['facts']}>
              <Fact name={t('user')}>{`${fullNameOf(session.utente)} (${session.utente.userName})`}</Fact>
              <Fact name={t('roles')}>{roleNames(t, session.utente).join(', ') || t('noRoles')}</Fact>
              <Fact name={t('plant')}>
                {session.selectedImpiantoIcao ?? session.ownPlant ?? t('noPlant')}
              </Fact>
              <Fact name={t('sessionLabel')}>{session.sessionLabel}</Fact>
            </dl>
          ) : (
            <p>{t('noSession')}</p>
          )}
        </section>
      </div>
      <KeyboardHelp />
    </Dialog>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
