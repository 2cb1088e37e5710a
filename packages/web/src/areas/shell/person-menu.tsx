import { Suspense, type JSX } from 'react';
import { usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';
import { useCategories } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import { fullNameOf, initialsOf } from './person.ts';
import styles from './top-bar.module.css';

const loadItems = () => import('./person-items.tsx');
const PersonItems = lazyWithRetry(async () => ({ default: (await loadItems()).PersonItems }));

export function PersonMenu(): JSX.Element {
  const t = useTexts('shell');
  const { utente } = useSession();
  const { button, popup } = usePopup('menu', loadItems);
  // Asked for with the screen: opening the menu waits for nothing and tells nobody that the session is over.
  useCategories();
  return (
    <>
      <button
        type="button"
        className={styles['avatar']}
        aria-label={t('account', { initials: initialsOf(utente), name: fullNameOf(utente) })}
        {...button}
      >
        {initialsOf(utente)}
      </button>
      {popup && (
        <Suspense>
          <PersonItems {...popup} />
        </Suspense>
      )}
    </>
  );
}
