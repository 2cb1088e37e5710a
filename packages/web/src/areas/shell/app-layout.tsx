import { Outlet } from '@tanstack/react-router';
import type { JSX, ReactNode } from 'react';
import { useBreakpoint } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './app-layout.module.css';
import { BottomBar } from './bottom-bar.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useLiveSession } from './use-live-session.ts';
import './shell.texts.ts';

interface AppLayoutProps {
  /** What of another area stands in the top bar, whatever the screen. */
  readonly bell: ReactNode;
}

/** Main layout (P2.01): navigation, top bar, and the screen in between. */
export function AppLayout({ bell }: AppLayoutProps): JSX.Element {
  const t = useTexts('shell');
  const { mobile } = useBreakpoint();
  useLiveSession();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#contenuto">
        {t('skipToContent')}
      </a>
      <div className={`${styles['nav']} no-print`}>{mobile ? <BottomBar /> : <SideNavigation />}</div>
      <TopBar bell={bell} />
      <main id="contenuto" tabIndex={-1} className={styles['main']} data-above-notices>
        <Outlet />
      </main>
    </div>
  );
}
