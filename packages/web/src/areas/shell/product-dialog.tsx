import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Dialog, Facts } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
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
  const categories = useCategories();
  // Watches the session without asking for it: the dialog also opens in front of the sign-in.
  const { data: session } = useQuery({ ...sessionQuery, enabled: knownSession() !== undefined });
  return (
    <Dialog onClose={onClose} title="Torre" size={WIDTH_PX}>
      <div className={styles['columns']}>
        <section>
          <h3>{t('product')}</h3>
          <Facts
            facts={[
              [t('version'), session?.product.version ?? null],
              [t('backendVersion'), BACKEND_VERSION],
            ]}
          />
        </section>
        <section>
          <h3>{t('session')}</h3>
          {session ? (
            <Facts
              facts={[
                [t('user'), `${fullNameOf(session.utente)} (${session.utente.userName})`],
                [t('roles'), roleNames(t, session.utente, categories).join(', ') || t('noRoles')],
                [t('plant'), session.selectedImpiantoIcao ?? session.ownPlant ?? t('noPlant')],
                [t('sessionLabel'), session.sessionLabel],
              ]}
            />
          ) : (
            <p>{t('noSession')}</p>
          )}
        </section>
      </div>
      <KeyboardHelp />
    </Dialog>
  );
}
