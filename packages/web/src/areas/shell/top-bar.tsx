import { IconChevronRight } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import type { JSX, ReactNode } from 'react';
import { ScreenHeadPlace, useBreakpoint } from '../../kit/index.ts';
import { LanguageSwitch } from '../../kit/switches/language-switch.tsx';
import { ThemeSwitch } from '../../kit/switches/theme-switch.tsx';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { entryAt, screenBelow } from './navigation.ts';
import { PersonMenu } from './person-menu.tsx';
import { PlantSwitch } from './plant-switch.tsx';
import { StaleBar } from './stale-bar.tsx';
import styles from './top-bar.module.css';

/** Where I am, for which plant, and as whom. On the phone the last part but the bell moves to the bottom bar. */
export function TopBar({ bell }: { readonly bell: ReactNode }): JSX.Element {
  const { mobile } = useBreakpoint();
  return (
    <header className={`${styles['bar']} no-print`}>
      <PlantSwitch />
      {mobile && <ScreenHeadPlace className={styles['screenHead']} />}
      <Breadcrumbs short={mobile} />
      <StaleBar />
      {bell}
      {!mobile && (
        <>
          <LanguageSwitch />
          <ThemeSwitch />
          <PersonMenu />
        </>
      )}
    </header>
  );
}

function Breadcrumbs({ short }: { readonly short: boolean }): JSX.Element {
  const t = useTexts('shell');
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const entry = entryAt(pathname);
  const group = entry?.group;
  // Of one's own account, reached by the person's menu.
  const screen = t(entry?.text ?? (pathname === '/sessioni' ? 'sessions' : 'password'));
  const below = screenBelow(pathname);
  const current = below === null ? screen : t(below);
  useScreenTitle(current);
  return (
    <nav aria-label={t('path')} style={{ flex: 1, minWidth: 0, overflow: 'hidden' }}>
      <ol className={styles['crumbs']}>
        {group && !short && (
          <li>
            {t(group)}
            <IconChevronRight size={13} aria-hidden />
          </li>
        )}
        {entry && below !== null && !short && (
          <li>
            <Link to={entry.to} activeOptions={{ exact: true }}>
              {screen}
            </Link>
            <IconChevronRight size={13} aria-hidden />
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
