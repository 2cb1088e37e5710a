import { Link } from '@tanstack/react-router';
import type { JSX } from 'react';
import { EmptyState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import styles from './not-found-screen.module.css';
import './shell.texts.ts';

/** Page 'not-found' (P2.07). */
export function NotFoundScreen(): JSX.Element {
  const t = useTexts('shell');
  useScreenTitle(t('notFound'));
  return (
    <main className={styles['page']}>
      <EmptyState
        heading

        title={t('notFound')}
        why={t('notFoundWhy')}
        action={<Link to="/">{t('toHome')}</Link>}
      />
    </main>
  );
}
